import AdaptiveCards
import Canvas
import CardLayout
import Testing

@testable import CardActions

/// What a host can do about a menu, and what is done about odd ones: F5, F8, F9, F11, F18.
@Suite("A host and its menus")
struct HostMenuTests {
  @Test("F5: the fallback of an unknown action stands in the menu in its place")
  func fallback() throws {
    let unknown = #"{"type":"Action.Dance","title":"D","mode":"secondary""#
    let play = try Play(
      Make.card(body: [
        Make.set(
          unknown + #","fallback":"# + Make.submit("F", Make.secondary) + "}",
          unknown + "}", Make.submit("Rest", Make.secondary))
      ]))
    try play.press("Tab Enter")
    #expect(play.menu == "{F,Rest|Cancel}")
  }

  @Test("F5: a choice whose requirements are not met is left out, or its fallback is there")
  func requires() throws {
    let play = try Play(
      Make.card(body: [
        Make.set(
          Make.submit("A", Make.secondary + #","requires":{"moon":"1.0"}"#),
          Make.submit(
            "B",
            Make.secondary + #","requires":{"moon":"1.0"},"fallback":"#
              + Make.submit("C", Make.secondary)), Make.submit("Rest", Make.secondary))
      ]))
    try play.press("Tab Enter")
    #expect(play.menu == "{C,Rest|Cancel}")
  }

  @Test("F8: no empty place is kept for an icon that is not drawn")
  func icons() throws {
    let play = try Play(
      Make.card(body: [
        Make.set(
          Make.submit("A", Make.secondary + #","iconUrl":"https://x/i.png""#),
          Make.submit("B", Make.secondary))
      ]))
    try play.press("Tab Enter")
    #expect(play.screen.contains { $0.contains("│ A      │") })
    #expect(play.screen.contains { $0.contains("│ B      │") })
  }

  @Test("F9: what has changed while the menu was closed is in it when it opens")
  func changedWhileClosed() throws {
    let host = RecordingHost()
    let play = try Play(OverflowTests.nine, host: host)
    #expect(play.session.menuActions(at: OverflowTests.spot) == [])
    host.allows = true
    play.session.arrange()
    try play.press("Shift-Tab Enter")
    #expect(play.menu == "{Action 6,Action 7,Action 8,Action 9|Cancel}")
  }

  @Test("F9: a menu that is open is cancelled when the actions change")
  func changedWhileOpen() throws {
    let host = RecordingHost()
    host.allows = true
    let play = try Play(OverflowTests.nine, host: host)
    try play.press("Shift-Tab Enter")
    _ = host.take()
    play.session.arrange()
    #expect(play.menu == nil)
    #expect(
      host.take() == [
        "sheetCancel", "willDismiss(cancel)", "didDismiss(cancel)", "allow?", "render(4,false)",
      ])
  }

  @Test("F9: a card that is read again takes its open menu away")
  func readAgain() throws {
    let play = try Play(OverflowTests.submitEditDelete)
    try play.press("Tab Tab Enter")
    let again = try Play(OverflowTests.submitEditDelete)
    again.session.takeOver(from: play.session)
    #expect(play.menu == nil)
    #expect(again.menu == nil)
    #expect(play.host.take().last == "didDismiss(cancel)")
  }

  @Test("F11: an action that is gone is refused with a message, whoever kept it")
  func gone() throws {
    let host = RecordingHost()
    host.allows = true
    let play = try Play(OverflowTests.nine, host: host)
    let target = try #require(host.targets.first)
    let item = try #require(target.menuItems.last)
    #expect(item.title == "Action 9")
    host.allows = false
    play.session.arrange()
    _ = host.take()
    target.perform(item)
    #expect(Play.said(play.session.takeEffects()) == ["This action is not there any more"])
    #expect(host.take() == [])
  }

  @Test("F18: the menu of a split button is read and left alone")
  func splitButton() throws {
    let play = try Play(
      Make.card(actions: [
        Make.submit("Main", #","menuActions":["# + Make.submit("Other") + "]")
      ]))
    #expect(play.buttons == "[Main]")
    #expect(play.host.take() == ["allow?"])
  }

  @Test("a host changes the sheet before it is shown")
  func changedSheet() throws {
    final class Sorter: CardActionDelegate {
      var performed: [String] = []
      func onDisplayOverflowActionMenu(
        _ menuItems: [OverflowMenuItem], sheet: ActionSheet, isAtRootLevel: Bool
      ) -> Bool {
        sheet.title = "Choose"
        sheet.items.reverse()
        sheet.add(
          ActionSheet.Item("About") { [weak self] in
            self?.performed.append("About")
          })
        return false
      }
      func card(_: CardSession, didFetchUserResponses: [GatheredInput], for action: Action)
        -> ActionAnswer
      {
        performed.append(action.title ?? "")
        return .handled
      }
    }
    let sorter = Sorter()
    let play = try Play(OverflowTests.submitEditDelete)
    play.session.delegate = sorter
    try play.press("Tab Tab Enter")
    #expect(play.menu == "{Delete,Edit,About|Cancel}")
    try play.press("Enter")
    try play.press("Enter Down Down Enter")
    #expect(sorter.performed == ["Delete", "About"])
    #expect(play.session.takeEffects() == [])
  }

  @Test("a host keeps the sheet and presents it when it likes, at its button or in the middle")
  func keptSheet() throws {
    final class Keeper: CardActionDelegate {
      var sheet: ActionSheet?
      func onDisplayOverflowActionMenu(
        _ menuItems: [OverflowMenuItem], sheet: ActionSheet, isAtRootLevel: Bool
      ) -> Bool {
        self.sheet = sheet
        return true
      }
    }
    let keeper = Keeper()
    let play = try Play(OverflowTests.submitEditDelete)
    play.session.delegate = keeper
    try play.press("Tab Tab Enter")
    #expect(play.menu == nil)
    let sheet = try #require(keeper.sheet)
    play.session.present(sheet, at: OverflowTests.spot)
    #expect(play.session.sheetDrawing?.rect.x == 13)
    #expect(play.session.state.expandedList == "/body/0/actions")
    play.session.present(sheet)
    #expect(play.session.sheetDrawing?.rect.x == 35)
    #expect(play.session.state.expandedList == nil)
  }

  @Test("a host that has handled a link opens none")
  func handledLink() throws {
    let play = try Play(Make.card(actions: [Make.open("Go")]))
    play.host.answersActions = { _ in .handled }
    #expect(try play.press("Tab Enter") == [])
    #expect(play.host.take().last == "exec(Go,{})")
    play.host.answersActions = { _ in .pass }
    #expect(try play.press("Enter") == [.openURL("https://x")])
  }
}
