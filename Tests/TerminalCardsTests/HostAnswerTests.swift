import TerminalCards
import Testing

/// What a host may answer to an action, and the sheets and buttons it may make, by what is public.
@Suite("Answers of a host")
struct HostAnswerTests {
  /// A host that answers every action as it was told.
  private final class Host: HostDelegate {
    var answer: () -> ActionAnswer = { .pass }
    private(set) var dismissed: [Int] = []

    func card(
      _ session: CardSession, didFetchUserResponses inputs: [GatheredInput], for action: Action
    ) -> ActionAnswer { answer() }

    func actionSheet(_ sheet: ActionSheet, didDismissWithButtonAt index: Int) {
      dismissed.append(index)
    }

    func actionManager(
      _ actionManager: ActionManager, viewForActionItemWithName name: ActionName
    ) -> (any ActionItem)? {
      guard name == "mail" else { return nil }
      let button = actionManager.systemItem(for: name)
      button.badgeText = "2"
      return button
    }
  }

  private let host = Host()

  private func session() throws -> CardSession {
    let json = #"""
      {"type": "AdaptiveCard", "version": "1.5",
       "actions": [{"type": "Action.Submit", "title": "Send"}]}
      """#
    let card = try #require(CardReader.read(SourceText(name: "card.json", text: json)).card)
    return CardSession(card: card, delegate: host, viewport: Size(width: 40, height: 12))
  }

  private func press(_ session: CardSession) throws -> [Effect] {
    session.perform(try #require(session.card.actions.first))
    return session.takeEffects()
  }

  @Test("pass is the result, handled is nothing more")
  func passed() throws {
    let session = try session()
    guard case .submitted? = try press(session).first else {
      Issue.record("nothing was submitted")
      return
    }
    host.answer = { .handled }
    #expect(try press(session) == [])
  }

  @Test("of several handlers the person chooses one; a single one takes it at once")
  func handlers() throws {
    let session = try session()
    var took: [String] = []
    func handler(_ name: String) -> ActionHandler {
      ActionHandler(name) {
        took.append(name)
        return .handled
      }
    }
    host.answer = { .choose(title: "Send to", [handler("Operations"), handler("Sales")]) }
    #expect(try press(session) == [])
    #expect(session.sheet?.title == "Send to")
    session.choose(row: 1)
    #expect(took == ["Sales"])
    #expect(host.dismissed == [1])
    host.answer = { .choose(title: "Send to", [handler("Operations")]) }
    #expect(try press(session) == [])
    #expect(session.sheet == nil)
    #expect(took == ["Sales", "Operations"])
  }

  @Test("a card comes next, at once or at a moment of the host's choice")
  func next() throws {
    let session = try session()
    let source = SourceText(name: "next.json", text: #"{"type": "AdaptiveCard", "version": "1.5"}"#)
    let card = try #require(CardReader.read(source).card)
    let next = NextCard(card, source: source, placing: .following)
    host.answer = { .next(next) }
    #expect(try press(session) == [.next(next)])
    host.answer = { .handled }
    #expect(try press(session) == [])
    session.take(.next(next))
    #expect(session.takeEffects() == [.next(next)])
  }

  @Test("a sheet of the host's own: choices that stay open, and another word for Cancel")
  func sheet() throws {
    let session = try session()
    var ticked = 0
    let sheet = ActionSheet(title: "Toppings")
    sheet.cancelTitle = "Done"
    sheet.add(ActionSheet.Item("Cheese", staysOpen: true) { ticked += 1 })
    session.present(sheet)
    #expect(session.sheetState?.rows.map(\.title.string) == ["Cheese", "Done"])
    session.choose(row: 0)
    session.choose(row: 0)
    #expect(ticked == 2)
    #expect(host.dismissed == [])
    session.choose(row: sheet.cancelIndex)
    #expect(session.sheet == nil)
    #expect(host.dismissed == [1])
  }

  @Test("the system's button with a badge of the host's, its title and key as the screen offers")
  func badge() throws {
    let manager = ActionManager(delegate: host)
    manager.show(
      ActionScreen("card", offers: [ActionScreen.Offer("mail", title: "Mail", key: "m")]))
    manager.updateIfNeeded()
    let item = try #require(manager.systemContainer.item(for: "mail"))
    #expect([item.title, item.key, item.badgeText] == ["Mail", "m", "2"])
  }
}
