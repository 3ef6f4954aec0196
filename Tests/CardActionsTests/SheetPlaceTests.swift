import Canvas
import CardLayout
import Events
import Testing

@testable import CardActions

/// Where a menu is on the screen, long ones, mouse and resize: S21 to S23.
@Suite("Places of sheets")
struct SheetPlaceTests {
  static let forty = Make.card(body: [
    #"{"type":"ActionSet","actions":["#
      + (1...40).map { Make.submit("Item \($0)", Make.secondary) }.joined(separator: ",") + "]}"
  ])

  @Test("S21: a long menu scrolls, with marks, and Cancel can be reached")
  func longMenu() throws {
    let play = try Play(SheetPlaceTests.forty)
    try play.press("Tab Enter")
    let rect = try #require(play.session.sheetDrawing?.rect)
    #expect(rect.height <= 20)
    #expect(play.screen.contains { $0.contains("▼") })
    #expect(!play.screen.contains { $0.contains("▲") })
    try play.press("End")
    #expect(play.focus == "Cancel")
    #expect(play.shows("Cancel"))
    #expect(play.screen.contains { $0.contains("▲") })
    #expect(!play.screen.contains { $0.contains("▼") })
    let page = try #require(play.session.sheetDrawing?.list.height) - 1
    try play.press("PgUp")
    #expect(play.focus == "Item \(41 - page)")
    play.session.handle(.mouse(.init(.wheelUp, at: Point(x: 4, y: 4))))
    #expect(play.focus == "Item \(38 - page)")
  }

  @Test("S22: directly below its button, left edges aligned")
  func below() throws {
    let play = try Play(OverflowTests.submitEditDelete)
    try play.press("Tab Tab Enter")
    let button = try #require(play.session.drawing.stop(at: "/body/0/actions/overflow")?.rect)
    let sheet = try #require(play.session.sheetDrawing?.rect)
    #expect(sheet.y == button.maxY)
    #expect(sheet.x == button.x)
    #expect(
      play.screen.prefix(7) == [
        "",
        "  [ Submit ] [ ...▾]",
        "             ┌────────┐",
        "             │ Edit   │",
        "             │ Delete │",
        "             │ Cancel │",
        "             └────────┘",
      ])
  }

  @Test("S22: above when there is no room below")
  func above() throws {
    let filler = (0..<10).map { Make.text("line \($0)") }
    let play = try Play(
      Make.card(body: filler + [Make.set(Make.submit("A", Make.secondary))]),
      size: Size(width: 40, height: 12))
    try play.press("End Shift-Tab Enter")
    let button = try #require(play.session.drawing.stop(at: "/body/10/actions/overflow")?.rect)
    let sheet = try #require(play.session.sheetDrawing?.rect)
    #expect(sheet.maxY == button.y - play.session.scroll)
  }

  @Test("S22: right edges aligned when it would leave the screen")
  func rightEdge() throws {
    let play = try Play(
      Make.card(body: [
        Make.set(
          Make.submit("A button of some length"),
          Make.submit("A choice that is longer than that", Make.secondary))
      ]), size: Size(width: 44, height: 12))
    try play.press("Tab Tab Enter")
    let button = try #require(play.session.drawing.stop(at: "/body/0/actions/overflow")?.rect)
    let sheet = try #require(play.session.sheetDrawing?.rect)
    #expect(sheet.maxX <= 44)
    #expect(sheet.maxX == max(button.maxX, sheet.width))
  }

  @Test("S22: titles wider than the screen end in an ellipsis")
  func wideTitles() throws {
    let play = try Play(
      Make.card(body: [
        Make.set(
          Make.submit("A rather long title that is wider than forty columns", Make.secondary))
      ]), size: Size(width: 30, height: 12))
    try play.press("Tab Enter")
    #expect(play.screen.contains { $0.contains("…") && $0.hasSuffix("│") })
    #expect(play.screen.allSatisfy { $0.count <= 30 })
  }

  @Test("S22: a screen of 20x6 still shows a choice, with marks")
  func tinyScreen() throws {
    let play = try Play(SheetPlaceTests.forty, size: Size(width: 20, height: 6))
    try play.press("Tab Enter")
    #expect(play.shows("Item 1"))
    #expect(play.screen.contains { $0.contains("▼") })
    try play.press("End")
    #expect(play.shows("Cancel"))
    let rect = try #require(play.session.sheetDrawing?.rect)
    #expect(rect.maxY <= 6 && rect.maxX <= 20)
  }

  @Test("no menu leaves the screen, whatever its size")
  func everySize() throws {
    for height in [1, 2, 3, 4, 5, 6, 9, 24] {
      for width in [1, 2, 5, 12, 40] {
        let play = try Play(SheetPlaceTests.forty, size: Size(width: width, height: height))
        try play.press("Tab Enter Down")
        let rect = try #require(play.session.sheetDrawing?.rect)
        #expect(
          rect.x >= 0 && rect.y >= 0 && rect.maxX <= width && rect.maxY <= height,
          "\(width)x\(height)")
        _ = play.screen
      }
    }
  }

  @Test("S23: the mouse opens, chooses, and closes from outside without pressing what is there")
  func mouse() throws {
    let play = try Play(OverflowTests.submitEditDelete)
    try play.press("Click(15,1)")
    #expect(play.menu == "{Edit,Delete|Cancel}")
    _ = play.host.take()
    try play.press("Click(4,1)")
    #expect(play.menu == nil)
    #expect(play.host.take() == ["sheetCancel", "willDismiss(cancel)", "didDismiss(cancel)"])
    try play.press("Click(15,1)")
    _ = play.host.take()
    try play.press("Click(16,4)")
    #expect(
      play.host.take() == ["clicked(1)", "willDismiss(1)", "didDismiss(1)", "exec(Delete,{})"])
  }

  @Test("S23: a resize keeps the menu and its choice, inside of the screen")
  func resize() throws {
    let play = try Play(SheetPlaceTests.forty)
    try play.press("Tab Enter Down*20")
    #expect(play.focus == "Item 21")
    play.session.resize(to: Size(width: 40, height: 12))
    #expect(play.focus == "Item 21")
    let drawing = try #require(play.session.sheetDrawing)
    #expect(drawing.rect.maxX <= 40 && drawing.rect.maxY <= 12)
    #expect(drawing.visible.contains(20))
  }
}
