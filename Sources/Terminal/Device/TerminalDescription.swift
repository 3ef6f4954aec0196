import CNcurses
import Canvas
import Events

/// What the database says about the terminal that ncurses has just been opened for.
struct TerminalDescription {
  /// Whether the cursor can be sent anywhere, without which nothing can be drawn.
  let canAddressCursor: Bool
  let colorDepth: ColorDepth
  /// How many pairs of colours there may be at a time.
  let pairs: Int
  let keys: TerminalKeys
  let showCursor: String
  let hideCursor: String
  /// What takes the terminal for drawing.
  let enter: String
  /// What gives it back, wherever a frame was cut.
  let leave: String

  init(usesMouse: Bool) {
    let address = Self.string("cup") ?? ""
    canAddressCursor = !address.isEmpty
    let isANSI = address.hasPrefix("\u{1B}[")
    switch Self.number("colors") {
    case 256...: colorDepth = .indexed
    case 16...: colorDepth = .sixteen
    case 8...: colorDepth = .eight
    default: colorDepth = .none
    }
    pairs = max(0, Self.number("pairs"))
    keys = TerminalKeys(Self.keyStrings())
    let hide = Self.string("civis") ?? ""
    hideCursor = hide
    // The database's `cnorm` of xterm also stops the cursor's blinking, which is not ours to do.
    showCursor = hide == Escapes.hideCursor ? Escapes.showCursor : Self.string("cnorm") ?? ""
    enter = Self.enterString(isANSI: isANSI, usesMouse: usesMouse, hide: hide)
    leave = Self.leaveString(isANSI: isANSI, usesMouse: usesMouse, show: showCursor)
  }

  private static func enterString(isANSI: Bool, usesMouse: Bool, hide: String) -> String {
    let alternate = string("smcup") ?? ""
    var text =
      alternate.hasPrefix(Escapes.alternateScreen) ? Escapes.alternateScreen : alternate
    text += string("smkx") ?? ""
    if isANSI {
      text += Escapes.bracketedPaste
      if usesMouse { text += Escapes.mouse }
    }
    return text + hide
  }

  private static func leaveString(isANSI: Bool, usesMouse: Bool, show: String) -> String {
    var text = isANSI ? Escapes.stringEnd : ""
    text += string("sgr0") ?? (isANSI ? Escapes.plain : "")
    text += string("op") ?? ""
    text += string("rmir") ?? ""
    if isANSI {
      if usesMouse { text += Escapes.noMouse }
      text += Escapes.plainPaste
      if string("smam") != nil { text += Escapes.wrapsLines }
      if string("csr") != nil { text += Escapes.wholeScreenScrolls }
    }
    text += string("rmkx") ?? ""
    text += show
    let main = string("rmcup") ?? ""
    if main.hasPrefix(Escapes.mainScreen) { return text + Escapes.mainScreen }
    if !main.isEmpty { return text + main }
    return text + (isANSI ? Escapes.lastRow : "\r\n")
  }

  /// A string of the database; nil when the terminal has none.
  private static func string(_ name: String) -> String? {
    let bytes = name.withCString { tigetstr(UnsafeMutablePointer(mutating: $0)) }
    // -1 says that the name is not one of a string.
    guard let bytes, Int(bitPattern: bytes) != -1, bytes.pointee != 0 else { return nil }
    return withoutPadding(String(cString: bytes))
  }

  /// Drops `$<5>`, the waiting times of terminals made of tubes.
  static func withoutPadding(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "$") {
      let after = rest.index(after: start)
      guard after < rest.endIndex, rest[after] == "<",
        let end = rest[after...].firstIndex(of: ">")
      else {
        result += rest[...start]
        rest = rest[after...]
        continue
      }
      result += rest[..<start]
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func number(_ name: String) -> Int {
    name.withCString { Int(tigetnum(UnsafeMutablePointer(mutating: $0))) }
  }

  /// What the terminal sends for its keys.
  private static func keyStrings() -> [(bytes: [UInt8], key: Key)] {
    let functions = (1...24).map { ("kf\($0)", Key(.function($0))) }
    return (keyNames + functions).compactMap { name, key in
      string(name).map { (Array($0.utf8), key) }
    }
  }

  private static let keyNames: [(String, Key)] = [
    ("kcuu1", Key(.up)), ("kcud1", Key(.down)), ("kcub1", Key(.left)), ("kcuf1", Key(.right)),
    ("khome", Key(.home)), ("kend", Key(.end)), ("kpp", Key(.pageUp)), ("knp", Key(.pageDown)),
    ("kdch1", Key(.delete)), ("kich1", Key(.insert)), ("kcbt", Key(.tab, .shift)),
    ("kent", Key(.enter)), ("kfnd", Key(.home)), ("kslt", Key(.end)), ("ka1", Key(.home)),
    ("ka3", Key(.pageUp)), ("kc1", Key(.end)), ("kc3", Key(.pageDown)),
  ]
}
