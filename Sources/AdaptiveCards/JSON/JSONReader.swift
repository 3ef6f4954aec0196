/// What reading a text gave.
public struct JSONReading: Sendable, Equatable {
  /// The value; nil when the text is not JSON, and then a diagnostic says why.
  public var value: JSONValue?
  /// What was wrong, in the order of the text.
  public var diagnostics: [Diagnostic]

  /// A reading that was made.
  public init(value: JSONValue?, diagnostics: [Diagnostic]) {
    self.value = value
    self.diagnostics = diagnostics
  }
}

/// Reads JSON as RFC 8259 defines it, and remembers where everything stands.
///
/// A fault of the grammar ends the reading with one error. Faults inside of strings, repeated keys
/// and what exceeds a limit are told, and the reading goes on: a string's bytes that are no UTF-8
/// and lone surrogates become U+FFFD, of a repeated key the last value counts, strings are cut at
/// `Limits.stringBytes`, and arrays and objects deeper than `Limits.jsonDepth` are read as empty.
public enum JSONReader {
  /// Every code a reading can have.
  public static let codes = JSONCode.allCases.map {
    DiagnosticCode($0.rawValue, $0.severity, $0.meaning)
  }

  /// Reads the one JSON value that the whole text is.
  public static func read(_ source: SourceText) -> JSONReading {
    source.bytes.withUnsafeBufferPointer { bytes in
      var parser = JSONParser(bytes, log: DiagnosticLog(of: source))
      let value: JSONValue?
      do throws(JSONFault) {
        try checkEncoding(bytes)
        value = try parser.readText(from: byteOrderMark(bytes), to: bytes.count)
      } catch {
        parser.note(error)
        value = nil
      }
      return JSONReading(value: value, diagnostics: parser.log.all())
    }
  }

  /// Reads a text of one JSON value a line; blank lines are skipped.
  ///
  /// Each line is read whatever the others hold. All lines together share the limits, and the last
  /// reading tells what was only counted.
  public static func readLines(_ source: SourceText) -> [JSONReading] {
    source.bytes.withUnsafeBufferPointer { bytes in
      var parser = JSONParser(bytes, log: DiagnosticLog(of: source))
      do throws(JSONFault) { try checkEncoding(bytes) } catch {
        parser.note(error)
        return [JSONReading(value: nil, diagnostics: parser.log.all())]
      }
      var readings: [JSONReading] = []
      var start = byteOrderMark(bytes)
      while start < bytes.count {
        let end = lineEnd(bytes, from: start)
        if parser.hasText(from: start, to: end) {
          readings.append(readLine(&parser, from: start, to: end))
        }
        start = end + 1
      }
      let untold = parser.log.untold()
      if !untold.isEmpty { readings[readings.count - 1].diagnostics += untold }
      return readings
    }
  }

  private static func readLine(
    _ parser: inout JSONParser, from start: Int, to end: Int
  ) -> JSONReading {
    do throws(JSONFault) {
      let value = try parser.readText(from: start, to: end)
      return JSONReading(value: value, diagnostics: parser.log.take())
    } catch {
      parser.note(error)
      return JSONReading(value: nil, diagnostics: parser.log.take())
    }
  }

  /// The end of a line: a line feed, a carriage return, or the end of the text.
  private static func lineEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    return index
  }

  /// The bytes of a byte order mark at the start, which RFC 8259 lets a reader ignore.
  private static func byteOrderMark(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  private static func checkEncoding(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONFault) {
    guard bytes.count <= Limits.fileBytes else {
      throw JSONFault(
        code: .size, offset: 0,
        message: "the text has \(bytes.count) bytes; the limit is \(Limits.fileBytes) (100 MB)")
    }
    guard !looksWide(bytes) else {
      throw JSONFault(
        code: .encoding, offset: 0,
        message: "the text looks like UTF-16 or UTF-32; save it as UTF-8")
    }
  }

  /// Whether a text seems to be UTF-16 or UTF-32, with a byte order mark or without.
  ///
  /// JSON begins with ASCII characters, so every second byte of those is zero.
  private static func looksWide(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= 2 else { return false }
    let (first, second) = (bytes[0], bytes[1])
    if (first == 0xFF && second == 0xFE) || (first == 0xFE && second == 0xFF) { return true }
    guard bytes.count % 2 == 0 else { return false }
    guard bytes.count >= 4 else { return (first == 0) != (second == 0) }
    let (third, fourth) = (bytes[2], bytes[3])
    if first == 0, second == 0, third == 0xFE, fourth == 0xFF { return true }
    if first == 0 { return third == 0 && (second != 0 || fourth != 0) }
    return second == 0 && fourth == 0
  }
}
