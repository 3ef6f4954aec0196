internal import CNcurses
public import Canvas

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What is known of the terminal before anything is drawn: from the descriptors and the
/// environment, which is read here and nowhere else.
public enum StandardTerminal {
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  public static var outputIsTerminal: Bool { isatty(1) == 1 }
  public static var inputIsTerminal: Bool { isatty(0) == 1 }

  /// The type that `TERM` names; nil when there is none.
  static var type: String? { environment("TERM") }

  /// Whether the terminal cannot be drawn on: lines and prompts are all it takes.
  public static var isDumb: Bool { type == nil || type == "dumb" }

  public static var isOverSSH: Bool { environment("SSH_CONNECTION") != nil }

  /// Whether the person asked for plain lines and prompts (`ACCESSIBLE`).
  public static var wantsAccessible: Bool { environment("ACCESSIBLE") != nil }

  /// Whether the locale's characters are UTF-8, so that more than ASCII can be written.
  public static var isUnicode: Bool {
    setlocale(LC_ALL, "")
    guard let codeset = nl_langinfo(nl_item(CODESET)) else { return false }
    let name = String(cString: codeset).uppercased()
    return name == "UTF-8" || name == "UTF8"
  }

  /// The columns of the terminal at standard output; nil when it is none.
  public static var width: Int? {
    guard outputIsTerminal else { return nil }
    return size(of: 1)?.width
  }

  /// Whether the person wants no colours at all (no-color.org).
  static var refusesColors: Bool { environment("NO_COLOR") != nil }

  /// The most colours that `TERM`, `COLORTERM` and `NO_COLOR` speak of, for text output.
  public static var colorDepth: ColorDepth {
    if refusesColors { return .none }
    switch environment("COLORTERM") {
    case "truecolor", "24bit": return .truecolor
    default: break
    }
    guard let type, type != "dumb" else { return .none }
    if type.hasSuffix("256color") { return .indexed }
    if type.hasPrefix("vt") { return .none }
    return .eight
  }

  static let mostColumns = 1000
  static let mostRows = 1000

  /// The size of the terminal at a descriptor: absurd sizes are clamped, no size is 80x24.
  static func size(of descriptor: Int32) -> Size? {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard cards_window_size(descriptor, &columns, &rows) == 0 else { return nil }
    guard columns > 0, rows > 0 else { return Size(width: 80, height: 24) }
    return Size(
      width: min(Int(columns), mostColumns), height: min(Int(rows), mostRows))
  }
}
