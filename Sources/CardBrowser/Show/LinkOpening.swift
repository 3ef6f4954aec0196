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

  func choices(for url: String) -> [Choice] {
    var choices: [Choice] = []
    if let program, LinkAddress.isSafe(url) { choices.append(.open(program: program)) }
    if canCopy { choices.append(.copy) }
    choices.append(.show)
    return choices
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
