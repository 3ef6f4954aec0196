import Canvas
import CardLayout
import Testing

@testable import CardActions

/// Sheets that are filled when they open: S24, and the filter of long ones.
@Suite("Dynamic sheets")
struct ChooseTests {
  /// The phone numbers of a contact, found when the button is pressed.
  final class Contact {
    var numbers: [String] = []
    var called: [String] = []
    var asked = 0

    func find() -> [String] {
      asked += 1
      return numbers
    }
  }

  let contact = Contact()

  private func press(_ play: Play, erasing: String? = nil) {
    let choice = ActionSheet.choose(
      title: "Select", targets: contact.find(),
      row: { SheetState.Row(title: SafeText($0), isDestructive: $0 == erasing) },
      act: { contact.called.append($0) })
    if case .ask(let sheet) = choice { play.session.present(sheet) }
  }

  private func play() throws -> Play { try Play(Make.card(body: [Make.text("A contact")])) }

  @Test("S24: no target does nothing, and no sheet is told of")
  func none() throws {
    let play = try play()
    press(play)
    #expect(play.menu == nil)
    #expect(contact.called == [])
    #expect(play.host.take() == [])
  }

  @Test("S24: a single target is acted upon at once, without a sheet")
  func one() throws {
    let play = try play()
    contact.numbers = ["+1 555"]
    press(play)
    #expect(play.menu == nil)
    #expect(contact.called == ["+1 555"])
    #expect(play.host.take() == [])
  }

  @Test("S24: several are asked for, in the middle, with Cancel last")
  func several() throws {
    let play = try play()
    contact.numbers = ["Home", "Work"]
    press(play)
    #expect(play.menu == "{Home,Work|Cancel}")
    #expect(play.focus == "Home")
    #expect(play.screen.contains { $0.contains("┌─ Select ─┐") })
    #expect(play.host.take() == ["willPresent", "didPresent"])
    try play.press("Down Enter")
    #expect(contact.called == ["Work"])
    #expect(play.host.take() == ["clicked(1)", "willDismiss(1)", "didDismiss(1)"])
    press(play)
    try play.press("End Enter")
    #expect(contact.called == ["Work"])
    #expect(
      play.host.take().suffix(3) == [
        "clicked(cancel)", "willDismiss(cancel)", "didDismiss(cancel)",
      ])
  }

  @Test("S24: the targets are those of the moment of the press")
  func found() throws {
    let play = try play()
    contact.numbers = ["Home", "Work"]
    press(play)
    try play.press("Esc")
    contact.numbers.append("Car")
    press(play)
    #expect(play.menu == "{Home,Work,Car|Cancel}")
    #expect(contact.asked == 2)
  }

  @Test("what destroys stands at the top, the others in their order")
  func destructive() throws {
    let play = try play()
    contact.numbers = ["Keep", "Hide", "Erase"]
    press(play, erasing: "Erase")
    #expect(play.menu == "{Erase,Keep,Hide|Cancel}")
    #expect(play.screen.contains { $0.contains("! Erase") })
    try play.press("Down Enter")
    #expect(contact.called == ["Keep"])
  }

  @Test("a sheet that opens while one is open cancels it: there never are two")
  func never() throws {
    let play = try play()
    contact.numbers = ["Home", "Work"]
    press(play)
    _ = play.host.take()
    press(play)
    #expect(
      play.host.take() == [
        "sheetCancel", "willDismiss(cancel)", "didDismiss(cancel)", "willPresent", "didPresent",
      ])
    try play.press("Esc")
    #expect(play.menu == nil)
  }

  // MARK: The filter

  private func long() throws -> Play {
    let play = try play()
    contact.numbers = (1...12).map { "Extension \($0)" } + ["Doorman"]
    press(play)
    return play
  }

  private func lines(_ play: Play) -> [String] {
    play.session.sheetState.map { state in state.shown.map { state.rows[$0].title.string } } ?? []
  }

  @Test("/ narrows more than ten choices down; Cancel stays")
  func narrow() throws {
    let play = try long()
    #expect(play.screen.contains { $0.contains("/ to find") })
    try play.press("/ d o")
    #expect(lines(play) == ["Doorman", "Cancel"])
    #expect(play.focus == "Doorman")
    #expect(play.screen.contains { $0.contains("┌─ /do_ ") })
    try play.press("Enter")
    #expect(contact.called == ["Doorman"])
  }

  @Test("letters are taken back one by one, and then the filter itself")
  func takeBack() throws {
    let play = try long()
    try play.press("/ 1 2")
    #expect(lines(play) == ["Extension 12", "Cancel"])
    try play.press("Backspace")
    #expect(
      lines(play) == ["Extension 1", "Extension 10", "Extension 11", "Extension 12", "Cancel"])
    try play.press("Backspace Backspace")
    #expect(lines(play).count == 14)
    #expect(play.session.sheetState?.filter == nil)
  }

  @Test("Esc ends the filter first, then the sheet; nothing found leaves Cancel")
  func escape() throws {
    let play = try long()
    try play.press("/ x y z")
    #expect(lines(play) == ["Cancel"])
    try play.press("Esc")
    #expect(lines(play).count == 14)
    try play.press("Esc")
    #expect(play.menu == nil)
  }

  @Test("ten choices are not narrowed: / goes to a choice that begins with it")
  func ten() throws {
    let play = try play()
    contact.numbers = (1...9).map { "Extension \($0)" } + ["/ root"]
    press(play)
    try play.press("/")
    #expect(play.focus == "/ root")
    #expect(play.session.sheetState?.filter == nil)
  }
}
