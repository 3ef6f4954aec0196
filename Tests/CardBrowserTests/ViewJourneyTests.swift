import AdaptiveCards
import Canvas
import CardActions
import CardLayout
import Events
import TestSupport
import Testing

@testable import CardBrowser

/// Other ways to look at a card: its source, its boxes, what it would send.
@Suite("Views in the browser")
struct ViewJourneyTests {
  private let browsing: Browsing
  private static let text = """
    {
      "type": "AdaptiveCard",
      "version": "1.5",
      "body": [
        { "type": "TextBlock", "text": "Who?", "id": "head" },
        { "type": "Container", "items": [
          { "type": "Input.Text", "id": "name", "label": "Name", "wieght": 1 }
        ] }
      ],
      "actions": [
        { "type": "Action.Submit", "title": "Send", "data": { "a": 1 } }
      ]
    }
    """

  init() throws {
    browsing = try Browsing()
    try browsing.write(Self.text, to: "a.json")
    try browsing.write("{\n  \"type\": \"AdaptiveCard\",\n  \"body\": [\n}", to: "b.json")
  }

  private func open(_ keys: String) throws {
    try browsing.open(keys: keys, size: Size(width: 60, height: 16))
  }

  @Test("the source has numbers, and what is wrong stands at its line")
  func source() throws {
    try open("Enter Esc s")
    #expect(browsing.rows[0] == "  1  {")
    #expect(browsing.rows[4].hasPrefix(#"  5      { "type": "TextBlock""#))
    #expect(browsing.rows[6].hasPrefix("? 7 "))
  }

  @Test("without a focus the source opens at the first problem, and says it")
  func problem() throws {
    try open("s")
    #expect(browsing.says(#"warning: the property "wieght" is not known"#))
    try browsing.press("Down")
    #expect(!browsing.status.contains("wieght"))
    try browsing.press("n")
    #expect(browsing.says(#"warning: the property "wieght" is not known"#))
  }

  @Test("from the focused element to its source and back")
  func thereAndBack() throws {
    try open("Enter Tab s")
    #expect(line == 10)
    try browsing.press("Up*4 Enter")
    #expect(browsing.page?.session?.state.focus == "/body/1/items/0")
    try browsing.press("Esc Esc")
    #expect(browsing.rows[0] == "? a")
  }

  @Test("n and N go through the problems of one line too")
  func manyOnALine() throws {
    try browsing.write(
      #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"a","#
        + #""colour":"good","wieght":"bolder"}]}"#, to: "a.json")
    try open("s")
    #expect(browsing.says(#"1/2 warning: the property "colour""#))
    try browsing.press("n")
    #expect(browsing.says(#"2/2 warning: the property "wieght""#))
    try browsing.press("n")
    #expect(browsing.says(#"1/2 warning: the property "colour""#))
    try browsing.press("N")
    #expect(browsing.says(#"2/2 warning: the property "wieght""#))
  }

  @Test("Enter says that a text is not there", arguments: ["s", "i"])
  func notFound(view: String) throws {
    try open(view + #" / "zzz" Enter"#)
    #expect(browsing.status.hasPrefix("  Not found: zzz"))
  }

  @Test("what is said of a line or a box never hides it, however long it is")
  func lifted() throws {
    let size = Size(width: 40, height: 10)
    try browsing.open(keys: "s Home", size: size)
    for number in 1...13 {
      // A row of the source begins with a sign or a blank and the number of its line.
      let shown = browsing.rows.contains {
        $0.dropFirst().hasPrefix(number < 10 ? " \(number) " : "\(number) ")
      }
      #expect(shown, "line \(number)\n\(browsing.rows.joined(separator: "\n"))")
      try browsing.press("Down")
    }
    try browsing.press("Esc i End")
    let page = try #require(browsing.page)
    let start = String(page.remark?.description.prefix(12) ?? "nothing is said")
    let row = try #require(browsing.rows.firstIndex { $0.contains(start) })
    #expect((page.cursor?.y ?? row) < row, "\(browsing.rows.joined(separator: "\n"))")
  }

  /// The marked line of the source; the first is 0.
  private var line: Int? {
    if case .source(let view)? = browsing.page?.pane { view.pane.line } else { nil }
  }

  @Test("a file that is no card shows its source with the fault")
  func broken() throws {
    try open("Down s")
    #expect(line == 3)
    #expect(browsing.rows[3].hasPrefix("!4  }"))
    #expect(browsing.says("error: "))
  }

  @Test("the next card's source comes with ], the list with Esc")
  func nextSource() throws {
    try open("s ]")
    #expect(browsing.rows[0] == " 1  {")
    #expect(browsing.rows[3].hasPrefix("!4  }"))
    try browsing.press("Esc")
    #expect(browsing.rows.prefix(2) == ["? a", "! b"])
  }

  @Test("/ finds a text in the source, n and N go on round the ends")
  func search() throws {
    try open(#"Enter Esc s g / "type" Enter"#)
    #expect(line == 1)
    try browsing.press("n")
    #expect(line == 4)
    try browsing.press("N N")
    #expect(line == 10)
    try browsing.press(#"/ "nowhere" Enter n"#)
    #expect(browsing.status == "  Not found: nowhere")
  }

  @Test("/ finds a text on the card")
  func searchCard() throws {
    try open(#"Enter Esc / "who" Enter"#)
    #expect(browsing.page?.foundRow == 1)
    try browsing.press(#"/ "send" Enter"#)
    #expect(browsing.page?.foundRow == 6)
  }

  @Test("the element under the cursor is named with its box, and Enter shows its source")
  func boxes() throws {
    try browsing.open(keys: "i", size: Size(width: 80, height: 16))
    #expect(browsing.status == #"  TextBlock  "head"  /body/0  at 2,1  53x1  in AdaptiveCard"#)
    try browsing.press("Tab")
    #expect(
      browsing.status == #"  Input.Text  "name"  /body/1/items/0  at 2,3  53x2  in Container"#)
    try browsing.press("Enter")
    #expect(line == 6)
  }

  @Test("the cursor of the boxes stays on the card, and a click moves it")
  func boxCursor() throws {
    try open("i Up*9 Left*9")
    #expect(browsing.page?.cursor == .zero)
    #expect(browsing.status == "  AdaptiveCard  at 0,0  60x8")
    try browsing.press("Click(4,6)")
    #expect(browsing.page?.cursor == Point(x: 4, y: 6))
  }

  @Test("what would be sent is shown, and y copies it as one line")
  func result() throws {
    try open("Enter \"Ada\" Tab Enter")
    #expect(browsing.rows[1] == "  Would be sent")
    #expect(
      browsing.rows[3...5] == ["  {", #"    "type": "Action.Submit","#, #"    "title": "Send","#])
    let copied = browsing.page?.handle(.key(.init(.character("y"))))
    #expect(
      copied == [
        .copy(
          #"{"type":"Action.Submit","title":"Send","data":{"a":1,"name":"Ada"},"#
            + #""inputs":{"name":"Ada"}}"#)
      ])
    try browsing.press("Enter")
    #expect(browsing.rows.joined().contains("[Ada"))
  }

  @Test("in a deck the source opens at the card, and goes back to its elements")
  func deck() throws {
    let cards = ["x", "y"].map(Browsing.form).joined(separator: ",\n")
    try browsing.write("[\n\(cards)\n]", to: "deck.json")
    try browsing.open(["deck.json"], keys: "Down s", size: Size(width: 60, height: 16))
    #expect(line == 2)
    try browsing.press("Esc Enter Tab s")
    #expect(line == 2)
    try browsing.press("Enter")
    #expect(browsing.page?.session?.state.focus != nil)
    try browsing.press("s Up s")
    #expect(browsing.rows[1] == "  y")
  }

  @Test("the lines of a deck are its cards' sources")
  func lines() throws {
    try browsing.write(
      ["x", "y"].map { Browsing.form($0) + "\n" }.joined(), to: "deck.jsonl")
    try browsing.open(["deck.jsonl"], keys: "Down Enter Tab s", size: Size(width: 60, height: 16))
    #expect(line == 1)
    try browsing.press("Enter")
    #expect(browsing.page?.session?.state.focus == "/actions/0")
  }

  @Test("a card of a stream has its line for a source, there and back")
  func stream() throws {
    let stream = CardStream(descriptor: -1)
    stream.take(Array((Browsing.card("one") + "\n" + Browsing.form("two") + "\n").utf8)[...])
    try browsing.open(["-"], size: Size(width: 60, height: 16), stream: stream)
    try browsing.press("Down Enter Tab s")
    #expect(line == 0)
    #expect(browsing.rows[0].hasPrefix(" 1  {"))
    try browsing.press("Enter")
    #expect(browsing.page?.session?.state.focus == "/actions/0")
  }

  @Test("t and c go through themes and host configs")
  func choices() throws {
    var quiet = HostConfig()
    quiet.supportsInteractivity = false
    try browsing.open(
      keys: "Enter Esc t", size: Size(width: 60, height: 16),
      hosts: HostChoice([("one.json", HostConfig()), ("quiet.json", quiet)]))
    #expect(browsing.status.hasPrefix("  Theme: "))
    #expect(browsing.rows.joined().contains("[ Send ]"))
    try browsing.press("c")
    #expect(browsing.status.hasPrefix("  Host: quiet.json (2/2)"))
    #expect(!browsing.rows.joined().contains("[ Send ]"))
  }

  @Test("a long line is read by going right")
  func longLine() throws {
    var pane = TextPane(Array((String(repeating: "é", count: 40) + "end\nnext").utf8))
    #expect(pane.lineCount == 2)
    for _ in 0..<9 { _ = pane.perform(.right) }
    #expect(pane.text(ofLine: 0) == "d")
    pane.go(toOffset: 84, width: 20)
    #expect(pane.line == 1 && pane.left == 0)
  }

  @Test("the objects around a place of a JSON text")
  func nesting() {
    let text = Array(#"{"a":{"b":"}{"},"c":[{"d":1}]}"#.utf8)
    #expect(JSONNesting.objects(around: 7, in: text) == [0, 5])
    #expect(JSONNesting.objects(around: 17, in: text) == [0])
    #expect(JSONNesting.objects(around: 24, in: text) == [0, 21])
    #expect(JSONNesting.objects(around: 99, in: text) == [0])
  }
}
