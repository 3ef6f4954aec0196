import TerminalCards

/// A card in a program of one's own, which draws the menu behind `...` itself and has an action on
/// the bar. `swift run host-example` shows it.
@main
final class HostExample: HostDelegate {
  private static let json = #"""
    {"type": "AdaptiveCard", "version": "1.5",
     "body": [{"type": "TextBlock", "text": "Shall it go out?"}],
     "actions": [{"type": "Action.Submit", "title": "Yes", "style": "positive"},
                 {"type": "Action.Submit", "title": "Later", "mode": "secondary"},
                 {"type": "Action.Submit", "title": "Never", "mode": "secondary"}]}
    """#

  private let screen: NcursesScreen
  private let card: Card
  private lazy var session = CardSession(card: card, delegate: self, viewport: place)
  private lazy var manager = ActionManager(delegate: self)
  private let bell = ActionButton("Ring", key: "F2")
  /// Our own menu; empty while it is closed.
  private var menu: [OverflowMenuItem] = []
  private var result: String?

  private init(_ card: Card, on screen: NcursesScreen) { (self.card, self.screen) = (card, screen) }

  static func main() {
    let source = SourceText(name: "card.json", text: json)
    guard let card = CardReader.read(source).card, let screen = try? NcursesScreen.open() else {
      return print("host-example needs a terminal")
    }
    let example = HostExample(card, on: screen)
    example.run()
    screen.close()
    print(example.result ?? "nothing was chosen")
  }

  private func run() {
    manager.show(ActionScreen("card", offers: [ActionScreen.Offer("ring", title: "Ring")]))
    while result == nil, !session.takeEffects().contains(.close) {
      manager.updateIfNeeded()
      screen.show(frame, cursor: session.cursor)
      switch screen.nextEvent(timeout: nil) {
      case .signal, .hangUp, nil: return
      case .resize: session.resize(to: place)
      case .key(let key) where !menu.isEmpty: choose(key)
      case .key(Key(.function(2))): manager.performAction("ring", item: bell)
      case let event?: session.handle(event)
      }
    }
  }

  private var place: Size { Size(width: screen.size.width, height: max(1, screen.size.height - 1)) }

  private var frame: Canvas {
    var canvas = Canvas(size: screen.size)
    session.paint(on: &canvas)
    session.paintSheet(on: &canvas)
    let row = Rect(x: 0, y: place.height, width: screen.size.width, height: 1)
    manager.systemContainer.drawing(in: row).paint(on: &canvas, theme: session.theme)
    let choices = menu.enumerated().map { " \($0 + 1) \($1.title) " }.joined()
    canvas.write(SafeText(choices), at: Point(x: 2, y: row.y), style: Style.plain.with(.reverse))
    return canvas
  }

  /// A digit chooses from our menu; every key closes it.
  private func choose(_ key: Key) {
    if case .character(let digit) = key.code, let number = digit.wholeNumberValue,
      menu.indices.contains(number - 1)
    {
      session.perform(menu[number - 1].action)
    }
    menu = []
  }

  func onDisplayOverflowActionMenu(
    _ menuItems: [OverflowMenuItem], sheet: ActionSheet, isAtRootLevel: Bool
  ) -> Bool {
    menu = menuItems
    return true
  }

  func card(_: CardSession, didFetchUserResponses inputs: [GatheredInput], for action: Action)
    -> ActionAnswer
  {
    result = action.title
    return .handled
  }

  func actionManager(_: ActionManager, viewForActionItemWithName name: ActionName)
    -> (any ActionItem)?
  { name == "ring" ? bell : nil }

  func actionManager(
    _: ActionManager, performActionWithName name: ActionName, actionItem: (any ActionItem)?
  ) -> Bool {
    bell.badgeText = "rung"
    return true
  }
}
