internal import CPcre2

/// A card's regular expression: ECMAScript's syntax as far as PCRE2 has it, searched for anywhere
/// in a text, and never without a bound (DECISIONS, row 8).
package enum Pattern {
  /// What a search gave.
  package enum Verdict: Equatable, Sendable {
    case found
    case missing
    /// The expression is none; the sentence of the library says why.
    case invalid(String)
    /// The bound was reached; nothing is known.
    case gaveUp
  }

  /// The longest expression and the longest text that are looked at, in bytes.
  static let patternBytes = 8_192
  static let textBytes = 65_536

  /// The most that one search may do, in steps of the library.
  package static let work = 1_000_000

  /// Looks for an expression in a text.
  package static func search(_ pattern: String, in text: String) -> Verdict {
    var left = work
    return search(pattern, in: text, work: &left)
  }

  /// Looks for an expression in a text.
  ///
  /// - Parameter work: how much may be done at most, in steps of the library; what was done is
  ///   taken off it.
  package static func search(_ pattern: String, in text: String, work: inout Int) -> Verdict {
    guard text.utf8.count <= textBytes else { return .gaveUp }
    let code: OpaquePointer
    switch compile(pattern) {
    case .success(let compiled): code = compiled
    case .failure(let fault): return .invalid(fault.sentence)
    }
    defer { pcre2_code_free_8(code) }
    return run(code, on: text, &work)
  }

  /// What is wrong with an expression; nil when it can be used.
  package static func fault(of pattern: String) -> String? {
    switch compile(pattern) {
    case .success(let code):
      pcre2_code_free_8(code)
      return nil
    case .failure(let fault): return fault.sentence
    }
  }

  private struct Fault: Error { var sentence: String }

  private static func compile(_ pattern: String) -> Result<OpaquePointer, Fault> {
    guard pattern.utf8.count <= patternBytes else {
      return .failure(Fault(sentence: "it is longer than \(patternBytes) bytes"))
    }
    // A verb at the beginning would be an order to the library; in ECMAScript it is a mistake.
    guard !pattern.hasPrefix("(*") else {
      return .failure(Fault(sentence: "quantifier does not follow a repeatable item"))
    }
    guard let context = pcre2_compile_context_create_8(nil) else {
      return .failure(Fault(sentence: "no memory"))
    }
    defer { pcre2_compile_context_free_8(context) }
    // A point stands for anything but a line end.
    pcre2_set_newline_8(context, UInt32(PCRE2_NEWLINE_ANYCRLF))
    pcre2_set_compile_extra_options_8(
      context, PCRE2_EXTRA_ALT_BSUX | PCRE2_EXTRA_BAD_ESCAPE_IS_LITERAL)
    let options =
      PCRE2_UTF | PCRE2_ALT_BSUX | PCRE2_ALLOW_EMPTY_CLASS | PCRE2_MATCH_UNSET_BACKREF
      | PCRE2_DOLLAR_ENDONLY | PCRE2_NEVER_BACKSLASH_C | PCRE2_AUTO_CALLOUT
    var number: Int32 = 0
    var offset = 0
    var pattern = pattern
    let code = pattern.withUTF8 { bytes in
      pcre2_compile_8(bytes.baseAddress, bytes.count, options, &number, &offset, context)
    }
    if let code { return .success(code) }
    return .failure(Fault(sentence: sentence(number)))
  }

  private static func run(_ code: OpaquePointer, on text: String, _ left: inout Int) -> Verdict {
    guard let data = pcre2_match_data_create_8(1, nil) else { return .gaveUp }
    defer { pcre2_match_data_free_8(data) }
    guard let context = pcre2_match_context_create_8(nil) else { return .gaveUp }
    defer { pcre2_match_context_free_8(context) }
    pcre2_set_match_limit_8(context, UInt32(work))
    pcre2_set_depth_limit_8(context, 100_000)
    pcre2_set_heap_limit_8(context, 8_192)
    var work = Work(length: text.utf8.count, left: left)
    var text = text
    let result = text.withUTF8 { bytes in
      withUnsafeMutablePointer(to: &work) { work in
        pcre2_set_callout_8(context, Work.count, work)
        return pcre2_match_8(
          code, bytes.baseAddress, bytes.count, 0, PCRE2_NO_UTF_CHECK, data, context)
      }
    }
    left = max(0, work.left)
    if result >= 0 { return .found }
    return result == PCRE2_ERROR_NOMATCH ? .missing : .gaveUp
  }

  /// The work a search may do, counted by the library's calls before each item of an expression.
  ///
  /// Its own limits start again at every character of the text, so that a long text would multiply
  /// them; and one item may run over the whole rest of the text, so a start costs that much more.
  private struct Work {
    let length: Int
    var left: Int

    static let count:
      @convention(c) (UnsafeMutablePointer<pcre2_callout_block_8>?, UnsafeMutableRawPointer?) ->
        Int32 = { block, data in
          guard let block, let work = data?.assumingMemoryBound(to: Work.self) else { return 0 }
          var cost = 1
          if block.pointee.callout_flags & PCRE2_CALLOUT_STARTMATCH != 0 {
            cost += (work.pointee.length - block.pointee.start_match) / 64
          }
          work.pointee.left -= cost
          return work.pointee.left > 0 ? 0 : PCRE2_ERROR_CALLOUT
        }
  }

  private static func sentence(_ number: Int32) -> String {
    var buffer = [UInt8](repeating: 0, count: 200)
    let count = pcre2_get_error_message_8(number, &buffer, buffer.count)
    return count > 0
      ? String(decoding: buffer.prefix(Int(count)), as: UTF8.self) : "it is not valid"
  }
}
