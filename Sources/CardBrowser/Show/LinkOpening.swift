internal import Canvas
internal import CardActions
internal import CardLayout

/// What can be done with a link at the moment it is pressed.
///
/// The choices are found then, because they depend on the machine, on SSH and on the terminal
/// (seed "Dynamic UIActionSheet"): one is done at once, several are asked for.
struct LinkOpening {
  enum Choice: Equatable {
    case open(program: String)
    case copy
    case show

    var title: String {
      switch self {
      case .open: "Open it here"
      case .copy: "Copy the address"
      case .show: "Show the address"
      }
    }
  }

  /// The program that opens links on this machine; nil when there is none, or for guests.
  var program: String?
  /// Whether the terminal takes texts into the clipboard.
  var canCopy: Bool

  /// Off screen there is no machine to open anything on.
  static let none = LinkOpening(program: nil, canCopy: false)

  /// Schemes that may be opened; anything else is only shown.
  static let schemes = ["https", "http", "mailto", "tel"]

  func choices(for url: String) -> [Choice] {
    var choices: [Choice] = []
    if let program, LinkOpening.isSafe(url) { choices.append(.open(program: program)) }
    if canCopy { choices.append(.copy) }
    choices.append(.show)
    return choices
  }

  /// Whether an address may be given to another program: a known scheme, something behind it, and
  /// no character that an address does not have.
  static func isSafe(_ url: String) -> Bool {
    guard let colon = url.firstIndex(of: ":"),
      schemes.contains(url[..<colon].lowercased()),
      url.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x5C && $0 != 0x22 && $0 != 0x27 })
    else { return false }
    let rest = url[url.index(after: colon)...]
    switch url[..<colon].lowercased() {
    case "http", "https":
      guard rest.hasPrefix("//") else { return false }
      let authority = rest.dropFirst(2).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
      // A name before the host looks like the host and is not.
      return !authority.isEmpty && !authority.contains("@")
    default: return !rest.isEmpty && !rest.hasPrefix("-")
    }
  }
}

extension CardSession {
  /// Acts on a pressed link: at once when there is one way to, else after a sheet.
  func open(
    _ url: String, with opening: LinkOpening, say: @escaping (SafeText) -> Void,
    act: @escaping (LinkOpening.Choice, String) -> Void = { _, _ in }
  ) {
    let choice = ActionSheet.choose(
      title: "Link", message: url, targets: opening.choices(for: url),
      row: { SheetState.Row(title: SafeText($0.title)) },
      act: { choice in
        switch choice {
        case .show: say(SafeText("Link: " + url, .strict))
        case .open, .copy: act(choice, url)
        }
      })
    if case .ask(let sheet) = choice { present(sheet) }
  }
}
