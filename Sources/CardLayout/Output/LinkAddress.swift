/// Which addresses may leave a card: be opened by another program, or be a link in a page.
public enum LinkAddress {
  /// Schemes that may be opened; anything else is only shown.
  public static let schemes = ["https", "http", "mailto", "tel"]

  /// Whether an address has a known scheme, something behind it, and no character that an address
  /// does not have.
  ///
  /// - Parameter others: more schemes that the host allows, in lower case.
  public static func isSafe(_ url: String, allowing others: [String] = []) -> Bool {
    guard let colon = url.firstIndex(of: ":"),
      (schemes + others).contains(url[..<colon].lowercased()),
      url.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x5C && $0 != 0x22 && $0 != 0x27 })
    else { return false }
    let rest = url[url.index(after: colon)...]
    let authority =
      rest.hasPrefix("//") ? rest.dropFirst(2).prefix { $0 != "/" && $0 != "?" && $0 != "#" } : ""
    switch url[..<colon].lowercased() {
    case "http", "https":
      // A name before the host looks like the host and is not.
      return !authority.isEmpty && !authority.contains("@")
    default:
      // The program behind a scheme may hand a host or a user on to another as an argument, and
      // one that begins with a hyphen would be an option there.
      let parts = authority.split(separator: "@", omittingEmptySubsequences: false)
      return !rest.isEmpty && !([rest] + parts).contains { $0.hasPrefix("-") }
        && !authority.contains { $0 == "%" }
    }
  }
}
