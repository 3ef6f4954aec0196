import Canvas
import Testing

@testable import CardLayout

@Suite("Markdown lists") struct MarkdownListTests {
  @Test(
    "Bullets and numbers are drawn with their text under itself",
    arguments: [
      ("- a", ["0:2:• a"]),
      ("* a\n* b", ["0:2:• a", "0:2:• b"]),
      ("+ a\n- b", ["0:2:• a", "0:2:• b"]),
      ("-\ta", ["0:2:• a"]),
      ("*  a", ["0:2:• a"]),
      ("1. a\n2. b", ["0:3:1. a", "0:3:2. b"]),
      ("777. a\nb", ["0:5:777. a\nb"]),
      ("10. a\n10. b\n10. c", ["0:4:10. a", "0:4:11. b", "0:4:12. c"]),
      ("3) a\n4) b", ["0:3:3) a", "0:3:4) b"]),
      ("1. a\n1) b", ["0:3:1. a", "0:3:1) b"]),
      ("0. a", ["0:3:0. a"]),
      ("a\n- b\nc", ["0:0:a", "0:2:• b\nc"]),
      ("a\n1. b", ["0:0:a", "0:3:1. b"]),
      ("- a\n\nb", ["0:2:• a", "0:0:", "0:0:b"]),
      ("- a\n\n- b", ["0:2:• a", "0:0:", "0:2:• b"]),
      ("1. a\n\n1. b", ["0:3:1. a", "0:0:", "0:3:2. b"]),
      ("1. a\n\nb\n\n2. c", ["0:3:1. a", "0:0:", "0:0:b", "0:0:", "0:3:2. c"]),
    ])
  func lists(text: String, drawn: [String]) {
    #expect(margins(text) == drawn)
  }

  @Test(
    "Lists in lists are indented to the text of the item they are in",
    arguments: [
      ("- a\n  - b\n    - c\n- d", ["0:2:• a", "2:4:• b", "4:6:• c", "0:2:• d"]),
      ("- a\n    - b", ["0:2:• a", "2:4:• b"]),
      ("1. a\n   - b\n   - c\n2. d", ["0:3:1. a", "3:5:• b", "3:5:• c", "0:3:2. d"]),
      ("- a\n\t1. b\n\t2. c", ["0:2:• a", "2:5:1. b", "2:5:2. c"]),
      ("- a\n - b", ["0:2:• a", "0:2:• b"]),
      ("- - a\n  - b", ["0:4:• • a", "2:4:• b"]),
      ("- 1. a", ["0:5:• 1. a"]),
      ("- a\n\n  b\n\n  - c", ["0:2:• a", "0:0:", "2:2:b", "0:0:", "2:4:• c"]),
    ])
  func nested(text: String, drawn: [String]) {
    #expect(margins(text) == drawn)
  }

  @Test(
    "What only looks like an item is text",
    arguments: [
      "in 1994\n14. April", "a\n-", "-", "*", "1.", "-a", "1.a", "a - b", "- - -", "* * *",
      "023-34-567", "1234567890. a", "- 5",
    ])
  func noItems(text: String) {
    let drawn = margins(text)
    #expect(drawn == (text == "- 5" ? ["0:2:• 5"] : ["0:0:\(text)"]))
  }

  @Test("Emphasis and links work in items")
  func marksInItems() {
    #expect(
      margins("- **a** b\n- [c](d)") == ["0:2:• <b>a</b> b", "0:2:• <a d>c</a>"])
    #expect(margins("* foo bar*") == ["0:2:• foo bar*"])
    #expect(margins("- *a\n- b*") == ["0:2:• *a", "0:2:• b*"])
  }

  @Test("An empty item among others is one, alone it is text")
  func emptyItems() {
    #expect(margins("- a\n-\n- b") == ["0:2:• a", "0:2:• ", "0:2:• b"])
    #expect(margins("- a\n-\nb") == ["0:2:• a", "0:2:• ", "0:0:b"])
    #expect(margins("- a\n-\n  b") == ["0:2:• a", "0:2:• b"])
  }

  @Test("Headings, quotes and rules end a list; they stay as written")
  func interruptions() {
    #expect(margins("- a\n# b\n- c") == ["0:2:• a", "0:0:# b", "0:2:• c"])
    #expect(margins("- a\n> b") == ["0:2:• a", "0:0:> b"])
    #expect(margins("- a\n---\n- b") == ["0:2:• a", "0:0:---", "0:2:• b"])
  }

  @Test("Code fences in items keep their text and lose the item's margin")
  func fences() {
    #expect(
      margins("- a\n  ```\n  *b*\n  - c\n  ```\n- d")
        == ["0:2:• a", "2:2:```\n*b*\n- c\n```", "0:2:• d"])
    #expect(margins("- ```\n  *b*\nc") == ["0:2:• ```\n*b*", "0:0:c"])
  }

  @Test("Joined, margins become spaces")
  func joined() {
    #expect(notation("1. a\nb\n   - c\nd") == "1. a\n   b\n   • c\n     d")
    #expect(notation("a\n\n- *b\n  c*") == "a\n\n• <i>b\n  c</i>")
  }

  @Test("In ASCII bullets are dashes")
  func ascii() {
    let options = CardText.Options(ascii: true)
    #expect(notation("* a\n  + b", options: options) == "- a\n  - b")
  }
}
