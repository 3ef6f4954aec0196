import TerminalCards
import Testing

/// What the overview of the module promises, done as a host in another package does it: with what
/// is public, by the one import.
@Suite("Embedding")
struct EmbeddingTests {
  private static let form = #"""
    {"type": "AdaptiveCard", "version": "1.5",
     "body": [{"type": "Input.Text", "id": "name", "label": "Name", "isRequired": true,
               "errorMessage": "Say who you are"}],
     "actions": [{"type": "Action.Submit", "id": "send", "title": "Send"},
                 {"type": "Action.Submit", "title": "Later", "mode": "secondary"},
                 {"type": "Action.Submit", "title": "Never", "mode": "secondary"}]}
    """#

  private func card() throws -> Card {
    let reading = CardReader.read(
      SourceText(name: "card.json", text: EmbeddingTests.form))
    #expect(!reading.hasErrors)
    return try #require(reading.card)
  }

  /// The loop of the overview, on a screen in memory.
  private func play(_ keys: String, on screen: MemoryScreen, _ session: CardSession) throws
    -> [Effect]
  {
    screen.play(try KeyScript.parse(keys))
    var effects: [Effect] = []
    repeat {
      var frame = Canvas(size: screen.size)
      session.paint(on: &frame)
      session.paintSheet(on: &frame)
      screen.show(frame, cursor: session.cursor)
      guard let event = screen.nextEvent(timeout: nil) else { break }
      if case .resize(let size) = event { session.resize(to: size) }
      session.handle(event)
      effects += session.takeEffects()
    } while true
    return effects
  }

  @Test("a card is shown, filled in and sent")
  func show() throws {
    let screen = MemoryScreen(size: Size(width: 40, height: 12))
    let session = CardSession(card: try card(), viewport: screen.size, theme: Theme(.none))
    let refused = try play("Tab Enter", on: screen, session)
    #expect(refused == [])
    #expect(session.invalid.map(\.message) == ["Say who you are"])
    #expect(screen.frame?.text.contains("Say who you are") == true)
    #expect(screen.cursor != nil)
    let name = try #require(session.inputs.first)
    #expect(session.value(of: name) == nil)
    let effects = try play("\"Ada\" Resize(60x12) Tab Enter", on: screen, session)
    #expect(session.value(of: name) == "Ada")
    guard case .submitted(let result)? = effects.last else {
      Issue.record("nothing was submitted")
      return
    }
    #expect(
      result.line(forTerminal: false)
        == #"{"type":"Action.Submit","id":"send","title":"Send","data":{"name":"Ada"},"#
        + #""inputs":{"name":"Ada"}}"#)
  }

  @Test("a card is drawn without a session, and what can have the focus is known")
  func draw() throws {
    let drawing = CardDrawing(
      card: try card(), state: CardState(), theme: Theme(.none), width: 40)
    var canvas = Canvas(size: drawing.size)
    drawing.paint(on: &canvas, state: CardState(), theme: Theme(.none))
    #expect(canvas.rows().contains { $0.contains("[ Send ]") })
    #expect(drawing.stops.map(\.item.role) == [.textbox, .button, .button])
    #expect(drawing.stops.map(\.item.label) == ["Name", nil, "More options"])
  }

  /// A host that decides about all it can.
  private final class Host: HostDelegate {
    var takesButton = false
    var menu: [OverflowMenuItem] = []
    var target: OverflowTarget?
    var answer = ActionAnswer.pass
    private(set) var pressed: [String] = []
    let bell = ActionButton("Bell", key: "F2")

    func card(_ session: CardSession, shouldPerform command: Command, for input: Event)
      -> KeyAnswer
    { command == .help ? .instead(.focusNext) : .pass }

    func onRenderOverflowAction(
      _ button: OverflowSpot, target: OverflowTarget, isAtRootLevelActions: Bool
    ) -> Bool {
      self.target = target
      return takesButton
    }

    func onDisplayOverflowActionMenu(
      _ menuItems: [OverflowMenuItem], sheet: ActionSheet, isAtRootLevel: Bool
    ) -> Bool {
      menu = menuItems
      return true
    }

    func card(
      _ session: CardSession, didFetchUserResponses inputs: [GatheredInput], for action: Action
    ) -> ActionAnswer {
      pressed.append((action.title ?? "") + inputs.map { " \($0.id)=\($0.value)" }.joined())
      return answer
    }

    func actionManager(_: ActionManager, viewForActionItemWithName name: ActionName)
      -> (any ActionItem)?
    { name == "bell" ? bell : nil }

    func actionManager(
      _: ActionManager, performActionWithName name: ActionName, actionItem: (any ActionItem)?
    ) -> Bool {
      bell.badgeText = "rung"
      return true
    }
  }

  @Test("a host draws the menu itself, and what is chosen there is validated and answered")
  func ownMenu() throws {
    let host = Host()
    let screen = MemoryScreen(size: Size(width: 40, height: 12))
    let session = CardSession(card: try card(), delegate: host, viewport: screen.size)
    _ = try play("Tab Tab Enter", on: screen, session)
    #expect(session.sheet == nil)
    #expect(host.menu.map(\.title) == ["Later", "Never"])
    session.perform(host.menu[1].action)
    #expect(host.pressed == [])
    #expect(session.state.focus == "/body/0")
    host.answer = .refuse(Refusal("Not now", inputs: ["name": "Another name, please"]))
    _ = try play("\"Bob\"", on: screen, session)
    session.perform(host.menu[1].action)
    #expect(host.pressed == ["Never name=Bob"])
    #expect(session.takeEffects() == [.say("Not now")])
    #expect(session.invalid.map(\.message) == ["Another name, please"])
  }

  @Test("a host takes the ... button over and opens the menu by its target")
  func ownButton() throws {
    let host = Host()
    host.takesButton = true
    let session = CardSession(
      card: try card(), delegate: host, viewport: Size(width: 40, height: 12))
    #expect(session.drawing.stops.map(\.item.title) == ["Name", "Send"])
    let target = try #require(host.target)
    #expect(target.menuItems.map(\.title) == ["Later", "Never"])
    target.open()
    #expect(host.menu.map(\.title) == ["Later", "Never"])
  }

  @Test("a key does what the host puts in its place")
  func keys() throws {
    let host = Host()
    let screen = MemoryScreen(size: Size(width: 40, height: 12))
    let session = CardSession(card: try card(), delegate: host, viewport: screen.size)
    _ = try play("Tab ?", on: screen, session)
    #expect(session.state.focus == "/actions/overflow")
  }

  @Test("the host's own actions stand on a bar, with a button of its own")
  func bar() throws {
    let host = Host()
    let manager = ActionManager(delegate: host)
    manager.show(
      ActionScreen(
        "card",
        offers: [
          ActionScreen.Offer("bell", title: "Ring"),
          ActionScreen.Offer("save", title: "Save", key: "s", sortIndex: 10),
        ]))
    manager.updateIfNeeded()
    func row() -> String {
      var canvas = Canvas(size: Size(width: 40, height: 1))
      let row = Rect(x: 0, y: 0, width: 40, height: 1)
      manager.systemContainer.drawing(in: row).paint(on: &canvas, theme: Theme(.none))
      return canvas.text
    }
    #expect(row() == "  s Save  F2 Bell")
    #expect(manager.performAction("bell", item: host.bell))
    #expect(row() == "  s Save  F2 Bell (rung)")
  }

  @Test("a template becomes a card with its data")
  func template() throws {
    let text = #"{"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "Hi ${name}"}]}"#
    let source = SourceText(name: "template.json", text: text)
    let value = try #require(JSONReader.read(source).value)
    let expansion = Template(value, in: source).expanded(
      data: .object([("name", .string("Ada"))]))
    let card = try #require(expansion.value.flatMap { CardReader.read($0, in: source).card })
    guard case .textBlock(let block)? = card.body.first else {
      Issue.record("there is no text")
      return
    }
    #expect(block.text == "Hi Ada")
  }
}
