import Canvas
import TestSupport
import Testing

@testable import CardBrowser

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder with folders in it is a tree.
@Suite("Folders in the browser")
struct TreeJourneyTests {
  private let browsing: Browsing

  init() throws {
    browsing = try Browsing()
    for folder in ["forms", "forms/long"] { mkdir(browsing.scratch.path + "/" + folder, 0o700) }
    for name in ["about", "forms/a", "forms/long/b", "forms/long/c", "forms/z", "zebra"] {
      try browsing.write(Browsing.card("card " + name), to: name + ".json")
    }
  }

  private func list() -> [String] {
    browsing.rows.prefix { !$0.isEmpty && !$0.hasPrefix("  1/") }.map { $0 }
  }

  @Test("folders are rows with their number of files, and the first card is selected")
  func tree() throws {
    try browsing.open(size: Size(width: 60, height: 14))
    #expect(
      browsing.rows.prefix(8) == [
        "  about", "  ▾ forms/  4", "    a", "    ▾ long/  2", "      b", "      c", "    z",
        "  zebra",
      ])
    #expect(browsing.status == "  1/6  about.json")
  }

  @Test("Left folds, and goes out of what is folded; Right opens, and goes in")
  func folding() throws {
    try browsing.open(keys: "Down*4 Left", size: Size(width: 60, height: 14))
    #expect(browsing.status == "  forms/long/  2 files")
    try browsing.press("Left")
    #expect(
      browsing.rows.prefix(6) == [
        "  about", "  ▾ forms/  4", "    a", "    ▸ long/  2", "    z", "  zebra",
      ])
    try browsing.press("Left Left")
    #expect(browsing.rows.prefix(4) == ["  about", "  ▸ forms/  4", "  zebra", ""])
    try browsing.press("Right Right")
    #expect(browsing.rows[3] == "    ▸ long/  2")
    #expect(browsing.status == "  2/6  forms/a.json")
  }

  @Test("Enter folds and opens a folder; a click does too")
  func toggling() throws {
    try browsing.open(keys: "Down Enter", size: Size(width: 60, height: 14))
    #expect(browsing.rows[1] == "  ▸ forms/  4")
    try browsing.press("Enter")
    #expect(browsing.rows[1] == "  ▾ forms/  4")
    try browsing.press("Click(4,3)")
    #expect(browsing.rows[3] == "    ▸ long/  2")
    #expect(browsing.status == "  forms/long/  2 files")
  }

  @Test("] and [ go from card to card, past the folders")
  func nextCard() throws {
    try browsing.open(keys: "Enter ]", size: Size(width: 60, height: 14))
    #expect(browsing.rows[1] == "  card forms/a")
    try browsing.press("] ] ]")
    #expect(browsing.rows[1] == "  card forms/z")
    try browsing.press("[")
    #expect(browsing.rows[1] == "  card forms/long/c")
    try browsing.press("[*3 [")
    #expect(browsing.rows[1] == "  card about")
  }

  @Test("the filter shows what it finds in folded folders, and leaves them folded")
  func filter() throws {
    try browsing.open(keys: "Down Enter", size: Size(width: 60, height: 14))
    try browsing.press(#"/ "long" Enter"#)
    #expect(
      browsing.rows.prefix(5) == ["  ▾ forms/  2", "    ▾ long/  2", "      b", "      c", ""])
    try browsing.press("Home Esc")
    #expect(browsing.rows.prefix(4) == ["  about", "  ▸ forms/  4", "  zebra", ""])
  }

  @Test("a file that was found in a folded folder is seen when the filter goes")
  func found() throws {
    try browsing.open(keys: "Down Enter", size: Size(width: 60, height: 14))
    try browsing.press(#"/ "b.json" Enter Down*2 Esc"#)
    #expect(browsing.status == "  3/6  forms/long/b.json")
    #expect(browsing.rows[4] == "      b")
  }

  @Test("what is folded stays so while files come and go")
  func reload() throws {
    try browsing.open(keys: "Down*3 Enter", size: Size(width: 60, height: 14), watches: true)
    try browsing.write(Browsing.card("new"), to: "forms/long/d.json")
    try browsing.write(Browsing.card("new"), to: "0.json")
    browsing.notice()
    #expect(browsing.rows[4] == "    ▸ long/  3")
    #expect(browsing.status == "  forms/long/  3 files")
    Files.remove(browsing.scratch.path + "/forms/long")
    browsing.notice()
    #expect(
      browsing.rows.prefix(6) == ["  0", "  about", "  ▾ forms/  2", "    a", "    z", "  zebra"])
    #expect(browsing.status == "  4/5  forms/z.json")
  }

  @Test("the cards of a deck stand below it, however deep")
  func deck() throws {
    try browsing.write(
      ["x", "y"].map { Browsing.card($0) + "\n" }.joined(), to: "forms/long/b.json")
    try browsing.open(keys: "Down*5", size: Size(width: 60, height: 14))
    #expect(
      browsing.rows[3...7] == [
        "    ▾ long/  2", "      b (2)", "        x", "        y", "      c",
      ])
    try browsing.press("Up")
    #expect(browsing.status == "  3/6  card 1/2  forms/long/b.json")
    try browsing.press("Up")
    #expect(browsing.status == "  forms/long/  2 files")
    #expect(browsing.rows[4...5] == ["      b", "      c"])
  }

  @Test("folders that were named together have rows of their own; files have not")
  func roots() throws {
    try browsing.open(["zebra.json", "forms/long", "forms"], size: Size(width: 60, height: 14))
    let rows = browsing.rows.map { $0.replacing(browsing.scratch.path, with: "") }
    #expect(
      rows[1...7] == [
        "  ▾ long/  2", "    b", "    c", "  ▾ forms/  4", "    a", "    ▾ long/  2", "      b",
      ])
  }

  @Test("a folder of folders only begins with its first card")
  func firstCard() throws {
    try browsing.open(["forms"], keys: "", size: Size(width: 100, height: 14))
    #expect(browsing.rows[0].hasPrefix("  a "))
    #expect(browsing.rows[1].contains("card forms/a"))
  }
}
