/// Text that may be drawn or written: nothing in it makes a terminal do anything but show it.
///
/// The only way to get one from a card's text is the sanitiser, so whatever takes a `SafeText`
/// needs no check of its own.
public struct SafeText: Hashable, Sendable {
  /// What kind of text it is, which decides how hidden characters are treated.
  public enum Place: Sendable {
    /// A card's running text; may have line feeds.
    case body
    /// Titles, addresses, prompts, file names, errors: one line, and everything hidden is shown.
    case strict
  }

  public let string: String
  public let isASCII: Bool
  /// Whether hidden characters were taken out, which `check` and the status line tell.
  public let hadHidden: Bool

  public init(_ raw: String, _ place: Place = .body) {
    string = raw
    isASCII = raw.utf8.allSatisfy { $0 < 0x80 }
    hadHidden = false
  }
}
