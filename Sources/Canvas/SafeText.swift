#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Text that may be drawn or written: nothing in it makes a terminal do anything but show it.
///
/// The only way to get one from a card's text is the sanitiser, so whatever takes a `SafeText`
/// needs no check of its own. A literal goes through it as well.
public struct SafeText: Hashable, Sendable {
  /// What kind of text it is, which decides how hidden characters are treated.
  public enum Place: Sendable {
    /// A card's running text; may have line feeds.
    case body
    /// Titles, addresses, prompts, file names, errors: one line, and everything hidden is shown.
    case strict
  }

  /// The text; of control characters it has the line feed alone, and that only in body text.
  public let string: String
  /// Whether all of it is ASCII, so that each character is one byte and one column.
  public let isASCII: Bool
  /// Whether hidden characters were taken out, which `check` and the status line tell.
  public let hadHidden: Bool
  /// The columns of the widest line.
  public let width: Int
  /// Where a row may end though nothing shows it; ascending.
  let breakChances: [BreakChance]

  /// Makes any text safe to draw; idempotent.
  ///
  /// Control characters become visible, line ends become line feeds (`strict`: spaces), hidden
  /// characters are taken out (`strict`: shown as `<U+202E>`), a base keeps four marks at most.
  public init(_ raw: String, _ place: Place = .body) {
    if let columns = SafeText.columns(ofPlain: raw, place) {
      self.init(unchecked: raw, isASCII: true, width: columns)
    } else {
      self = Sanitizer.clean(raw, place)
    }
  }

  /// Takes a string that has been through the sanitiser already.
  init(
    unchecked string: String, isASCII: Bool, width: Int, hadHidden: Bool = false,
    breakChances: [BreakChance] = []
  ) {
    self.string = string
    self.isASCII = isASCII
    self.width = width
    self.hadHidden = hadHidden
    self.breakChances = breakChances
  }

  /// No text at all.
  public static let empty = SafeText(unchecked: "", isASCII: true, width: 0)

  /// Whether there is no character in it.
  public var isEmpty: Bool { string.isEmpty }

  /// The columns of the widest line, when the text is printable ASCII and needs no cleaning.
  private static func columns(ofPlain raw: String, _ place: Place) -> Int? {
    let lineFeed: UInt8? = place == .body ? 0x0A : nil
    var raw = raw
    return raw.withUTF8 { bytes in
      var widest = 0
      var lineStart = 0
      for offset in bytes.indices {
        let byte = bytes[offset]
        if byte >= 0x20, byte < 0x7F { continue }
        guard byte == lineFeed else { return nil }
        widest = max(widest, offset - lineStart)
        lineStart = offset + 1
      }
      return max(widest, bytes.count - lineStart)
    }
  }
}

/// A place where a word may be divided: what a zero width space or a soft hyphen left behind.
struct BreakChance: Hashable, Sendable {
  /// In bytes of the text's UTF-8.
  var offset: Int
  /// Whether a hyphen is drawn where the row ends.
  var hasHyphen: Bool
}

extension SafeText: ExpressibleByStringLiteral {
  /// A literal is cleaned as body text.
  public init(stringLiteral value: String) { self.init(value) }
}

extension SafeText: CustomStringConvertible {
  public var description: String { string }
}

extension SafeText {
  /// Both texts, one after the other.
  public static func + (one: SafeText, other: SafeText) -> SafeText {
    [one, other].joined(separator: .empty)
  }

  /// Puts a text behind another.
  public static func += (one: inout SafeText, other: SafeText) { one = one + other }

  /// The text cut to `columns`, its end replaced by `ellipsis` when something is missing.
  ///
  /// Of several lines only the first is left. Never cuts inside a cluster.
  public func truncated(to columns: Int, ellipsis: SafeText = "…") -> SafeText {
    if width <= columns, !hasLineFeed { return self }
    return StyledText(self).lines(width: columns, wrap: false, ellipsis: ellipsis)
      .first?.runs.map(\.text).joined(separator: .empty) ?? .empty
  }
}

extension SafeText {
  /// Whether it is more than one line; looked for by the C library, as every frame asks.
  private var hasLineFeed: Bool {
    var text = string
    return text.withUTF8 { bytes in
      guard let base = bytes.baseAddress else { return false }
      return memchr(base, 0x0A, bytes.count) != nil
    }
  }
}

extension Sequence<SafeText> {
  /// All texts in one, with `separator` between each two.
  public func joined(separator: SafeText) -> SafeText {
    var string = ""
    var isASCII = true
    var hadHidden = false
    var chances: [BreakChance] = []
    var isFirst = true
    for text in self {
      for part in isFirst ? [text] : [separator, text] {
        let length = string.utf8.count
        chances += part.breakChances.map {
          BreakChance(offset: $0.offset + length, hasHyphen: $0.hasHyphen)
        }
        string += part.string
        isASCII = isASCII && part.isASCII
        hadHidden = hadHidden || part.hadHidden
      }
      isFirst = false
    }
    // Measured anew: two clusters may have become one where the parts meet.
    return SafeText(
      unchecked: string, isASCII: isASCII, width: Measure(string).widest, hadHidden: hadHidden,
      breakChances: chances)
  }
}
