import Canvas
import TestSupport
import Testing

@testable import CardBrowser

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files that change while one looks at them.
@Suite("Live reload in the browser")
struct FollowJourneyTests {
  private let browsing: Browsing

  init() throws {
    browsing = try Browsing()
    try browsing.write(Browsing.form("first"), to: "a.json")
    try browsing.write(Browsing.card("second"), to: "b.json")
  }

  @Test("a saved card is drawn, and what was typed into it and has the focus stays")
  func saved() throws {
    try browsing.open(keys: #"Enter "Ada""#, watches: true)
    browsing.time += .seconds(1)
    try browsing.write(
      Browsing.form("changed").replacing(
        #""body":["#, with: #""body":[{"type":"TextBlock","text":"above"},"#), to: "a.json")
    browsing.notice()
    #expect(browsing.rows[1] == "  above")
    #expect(browsing.rows[3] == "  changed")
    #expect(browsing.rows.joined().contains("[Ada"))
    try browsing.press(#""!""#)
    #expect(browsing.rows.joined().contains("[Ada!"))
  }

  @Test("a save that stays broken shows its fault after 200 ms and keeps the last good card")
  func broken() throws {
    try browsing.open(keys: "Enter", size: Size(width: 100, height: 8), watches: true)
    browsing.time += .seconds(1)
    try browsing.write("", to: "a.json")
    browsing.notice()
    browsing.wait(.milliseconds(199))
    #expect(!browsing.status.contains("last good"))
    browsing.wait(.milliseconds(1))
    #expect(browsing.rows[1].contains("first"))
    #expect(browsing.says("The last good card is shown. a.json"))
    #expect(browsing.rows[0].hasPrefix("! a"))
    browsing.time += .seconds(1)
    try browsing.write(Browsing.form("good again"), to: "a.json")
    browsing.notice()
    #expect(browsing.rows[1].contains("good again"))
    #expect(!browsing.status.contains("last good"))
  }

  @Test("an editor that writes by rename is followed")
  func renamed() throws {
    try browsing.open(keys: "Enter", watches: true)
    browsing.time += .seconds(1)
    let new = try browsing.write(Browsing.form("renamed"), to: "a.json.tmp")
    rename(new, browsing.scratch.path + "/a.json")
    browsing.notice()
    #expect(browsing.rows[1] == "  renamed")
  }

  @Test("files and folders that come and go are in the list at once, and the selection stays")
  func folder() throws {
    try browsing.open(keys: "Down", watches: true)
    #expect(browsing.status == "  2/2  b.json")
    try browsing.write(Browsing.card("new"), to: "0.json")
    mkdir(browsing.scratch.path + "/sub", 0o700)
    try browsing.write(Browsing.card("deep"), to: "sub/x.json")
    browsing.notice()
    #expect(browsing.rows.prefix(4) == ["  0", "  a", "  b", "  ▾ sub/  1"])
    #expect(browsing.status == "  3/4  b.json")
    try browsing.write(Browsing.card("deeper"), to: "sub/y.json")
    Files.remove(browsing.scratch.path + "/0.json")
    browsing.notice()
    #expect(browsing.rows.prefix(4) == ["  a", "  b", "  ▾ sub/  2", "    x"])
    Files.remove(browsing.scratch.path + "/sub")
    browsing.notice()
    #expect(browsing.rows.prefix(3) == ["  a", "  b", ""])
  }

  @Test("a file that comes in front of the others does not take the selection")
  func front() throws {
    try browsing.open(watches: true)
    try browsing.write(Browsing.card("new"), to: "0.json")
    browsing.notice()
    #expect(browsing.status.hasPrefix("  2/3  a.json"))
  }

  @Test("a selected file that vanishes stays until one goes on")
  func vanished() throws {
    try browsing.open(keys: "Down", size: Size(width: 100, height: 8), watches: true)
    browsing.time += .seconds(1)
    Files.remove(browsing.scratch.path + "/b.json")
    browsing.notice()
    browsing.wait(.milliseconds(200))
    #expect(browsing.rows[1].hasPrefix("! b"))
    #expect(browsing.status.contains("No such file"))
    try browsing.press("Up")
    #expect(browsing.rows[1].hasPrefix("   "))
    #expect(browsing.status.hasPrefix("  1/1  a.json "))
  }

  @Test("the folder itself may be replaced by another")
  func replaced() throws {
    let root = browsing.scratch.path
    mkdir(root + "/designs", 0o700)
    try browsing.write(Browsing.card("old"), to: "designs/old.json")
    try browsing.open(["designs"], watches: true)
    rename(root + "/designs", root + "/before")
    browsing.notice()
    mkdir(root + "/designs", 0o700)
    try browsing.write(Browsing.card("new"), to: "designs/new.json")
    browsing.notice()
    #expect(browsing.rows[0] == "  new")
    try browsing.write(Browsing.card("newer"), to: "designs/newer.json")
    browsing.notice()
    #expect(browsing.rows.prefix(2) == ["  new", "  newer"])
  }
}
