internal import CardActions

/// The actions of the program itself, in the order of their places on the bar.
enum HostAction: String, CaseIterable {
  case next, previous, find, source, boxes, theme, host, reload, edit, help, quit

  init?(_ command: Command) {
    guard let action = HostAction.allCases.first(where: { $0.command == command }) else {
      return nil
    }
    self = action
  }

  /// What a press stands for, the same as its key.
  var command: Command {
    switch self {
    case .next: .nextCard
    case .previous: .previousCard
    case .find: .view(.search)
    case .source: .view(.source)
    case .boxes: .view(.boxes)
    case .theme: .view(.theme)
    case .host: .view(.host)
    case .reload: .reload
    case .edit: .view(.edit)
    case .help: .help
    case .quit: .quit
    }
  }

  private var title: String {
    switch self {
    case .next: "Next"
    case .previous: "Previous"
    case .find: "Find"
    case .source: "Source"
    case .boxes: "Boxes"
    case .theme: "Theme"
    case .host: "Host"
    case .reload: "Reload"
    case .edit: "Edit"
    case .help: "Help"
    case .quit: "Quit"
    }
  }

  /// Leaves room between two for those of a host's delegate.
  private var sortIndex: Int {
    switch self {
    case .next: 10
    case .previous: 20
    case .find: 30
    case .source: 34
    case .boxes: 36
    case .reload: 40
    case .edit: 50
    case .theme: 60
    case .host: 62
    case .help: 70
    case .quit: 80
    }
  }

  /// A person who is lost looks for these two.
  private var staysVisible: Bool { self == .help || self == .quit }

  /// How the bar shows it, with its key.
  func offer(_ keys: KeyMap) -> ActionScreen.Offer {
    ActionScreen.Offer(
      ActionName(rawValue), title: title, key: keys.key(for: command), sortIndex: sortIndex,
      staysVisible: staysVisible)
  }
}
