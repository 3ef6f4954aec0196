internal import AdaptiveCards

/// The parts of an address (WHATWG URL, as far as cards have them).
enum AddressFunctions {
  static func apply(_ function: Function, _ given: Arguments) throws(ExpressionFault) -> Value {
    let text = try given.string(0)
    guard let address = Address(text) else {
      throw given.fault("\(quoted(text)) is not an address with a scheme")
    }
    switch function {
    case .uriScheme: return .text(address.scheme)
    case .uriHost: return .text(address.host)
    case .uriPort: return address.port.map { .int($0) } ?? .missing
    case .uriPath: return .text(address.path)
    case .uriQuery: return .text(address.query)
    case .uriPathAndQuery: return .text(address.path + address.query)
    default: return .missing
    }
  }
}

/// An address taken apart.
struct Address {
  var scheme: String
  var host = ""
  /// nil when none is written, or the scheme's own is.
  var port: Int?
  var path: String
  /// With its question mark; empty when there is none.
  var query = ""

  init?(_ text: String) {
    let text = TextFunctions.trimmed(text)
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    scheme = String(text[..<colon]).lowercased()
    guard let first = scheme.utf8.first, first.isLetter,
      scheme.utf8.allSatisfy({ $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) })
    else { return nil }
    var rest = text[text.index(after: colon)...]
    if let hash = rest.firstIndex(of: "#") { rest = rest[..<hash] }
    if let mark = rest.firstIndex(of: "?") {
      query = rest.utf8.count > 1 ? String(rest[mark...]) : ""
      if query == "?" { query = "" }
      rest = rest[..<mark]
    }
    guard rest.hasPrefix("//") else {
      path = String(rest)
      return
    }
    rest = rest.dropFirst(2)
    let slash = rest.firstIndex(of: "/") ?? rest.endIndex
    path = slash == rest.endIndex ? "/" : String(rest[slash...])
    guard readHost(rest[..<slash]) else { return nil }
  }

  private mutating func readHost(_ authority: Substring) -> Bool {
    var authority = authority
    if let at = authority.lastIndex(of: "@") { authority = authority[at...].dropFirst() }
    let end = authority.lastIndex(of: "]") ?? authority.startIndex
    if let colon = authority[end...].lastIndex(of: ":") {
      let digits = authority[colon...].dropFirst()
      guard digits.isEmpty || UInt16(digits) != nil else { return false }
      port = Int(digits).flatMap { $0 == Self.standardPort(of: scheme) ? nil : $0 }
      authority = authority[..<colon]
    }
    host = authority.lowercased()
    return !host.isEmpty || scheme == "file"
  }

  private static func standardPort(of scheme: String) -> Int? {
    switch scheme {
    case "http", "ws": 80
    case "https", "wss": 443
    case "ftp": 21
    default: nil
    }
  }
}
