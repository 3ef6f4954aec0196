import Canvas
import TestSupport
import Testing

private let red = Style(foreground: .palette(1))
private let blue = Style(background: .palette(4))

@Suite("Canvas")
struct CanvasTests {
  private func canvas(_ width: Int, _ height: Int = 1, _ text: SafeText = "") -> Canvas {
    var canvas = Canvas(size: Size(width: width, height: height))
    canvas.write(text, at: .zero, style: .plain)
    return canvas
  }

  @Test("text stands where it was written; the columns it takes are returned")
  func writing() {
    var canvas = canvas(8, 2)
    #expect(canvas.write("abc", at: Point(x: 2, y: 1), style: red) == 3)
    #expect(canvas.rows() == ["", "  abc"])
    #expect(canvas[2, 1] == Cell(.scalar("a"), style: red))
    #expect(canvas[1, 1] == .blank)
    #expect(canvas.write("漢é👩‍👩‍👧", at: .zero, style: .plain) == 5)
    #expect(canvas.rows() == ["漢é👩‍👩‍👧", "  abc"])
    #expect(canvas[1, 0].isContinuation && canvas[4, 0].isContinuation)
    #expect(canvas[3, 0].isCluster)
    #expect(canvas.text == "漢é👩‍👩‍👧\n  abc")
  }

  @Test("only the first line of a text is written")
  func lineFeed() {
    var canvas = canvas(8, 2)
    #expect(canvas.write("ab\ncd", at: .zero, style: .plain) == 2)
    #expect(canvas.write("é\nxx", at: Point(x: 0, y: 1), style: .plain) == 1)
    #expect(canvas.rows() == ["ab", "é"])
  }

  @Test("writes are cut at every edge")
  func clipping() {
    var canvas = canvas(4, 1)
    #expect(canvas.write("abcdefgh", at: Point(x: -2, y: 0), style: .plain) == 8)
    #expect(canvas.rows() == ["cdef"])
    canvas.write("zzzz", at: Point(x: 0, y: 1), style: .plain)
    canvas.write("zzzz", at: Point(x: 0, y: -1), style: .plain)
    canvas.write("zzzz", at: Point(x: 4, y: 0), style: .plain)
    canvas.write("zzzz", at: Point(x: -4, y: 0), style: .plain)
    #expect(canvas.rows() == ["cdef"])
    canvas.write("ééé", at: Point(x: 2, y: 0), style: .plain)
    canvas.write("ééé", at: Point(x: -2, y: 0), style: .plain)
    #expect(canvas.rows() == ["édéé"])
  }

  @Test("a wide glyph that an edge cuts becomes a blank with its style")
  func cutGlyphs() {
    var canvas = canvas(4, 1, "abcd")
    canvas.write("漢", at: Point(x: 3, y: 0), style: blue)
    #expect(canvas.rows() == ["abc"])
    #expect(canvas[3, 0] == Cell(.scalar(" "), style: blue))
    canvas.write("漢", at: Point(x: -1, y: 0), style: red)
    #expect(canvas.rows() == [" bc"])
    #expect(canvas[0, 0] == Cell(.scalar(" "), style: red))
  }

  @Test("what is written over half of a wide glyph blanks the other half")
  func overlaps() {
    for (x, text, expected) in [
      (0, "x" as SafeText, "x 字"), (1, "x", " x字"), (1, "xy", " xy"), (2, "x", "漢x"),
      (3, "x", "漢 x"), (1, "仮", " 仮"), (0, "仮", "仮字"), (2, "仮", "漢仮"), (1, "é", " é字"),
    ] {
      var canvas = canvas(4, 1, "漢字")
      canvas.write(text, at: Point(x: x, y: 0), style: .plain)
      #expect(canvas.rows() == [expected], "\(text) at \(x)")
    }
  }

  @Test("a fill that cuts wide glyphs leaves no half")
  func filling() {
    var canvas = canvas(6, 1, "漢字仮")
    canvas.fill(Rect(x: 1, y: 0, width: 2, height: 1), style: blue)
    #expect(canvas.rows() == ["    仮"])
    #expect(canvas[0, 0].style == .plain && canvas[1, 0].style == blue)
    #expect(canvas[2, 0].style == blue && canvas[3, 0].style == .plain)
  }

  @Test("a wide glyph has one style, that of its left half")
  func restyling() {
    var canvas = canvas(4, 1, "漢字")
    canvas.restyle(Rect(x: 1, y: 0, width: 2, height: 1)) { $0.with(.bold) }
    #expect((0..<4).map { canvas[$0, 0].style == .plain } == [true, true, false, false])
    #expect(canvas.rows() == ["漢字"])
  }

  @Test("within a rectangle coordinates start at its corner and its edges cut")
  func within() {
    var canvas = canvas(6, 3)
    canvas.within(Rect(x: 1, y: 1, width: 3, height: 1)) { inner in
      inner.write("abcdef", at: .zero, style: .plain)
      inner.write("zzz", at: Point(x: 0, y: 1), style: .plain)
      inner.write("漢", at: Point(x: 2, y: 0), style: .plain)
      inner.within(Rect(x: 1, y: 0, width: 9, height: 9)) { innermost in
        innermost.write("é", at: .zero, style: .plain)
        #expect(innermost.shows(Rect(x: 0, y: 0, width: 1, height: 1)))
        #expect(!innermost.shows(Rect(x: 0, y: 1, width: 1, height: 1)))
      }
    }
    #expect(canvas.rows() == ["", " aé", ""])
    canvas.write("x", at: .zero, style: .plain)
    #expect(canvas.rows() == ["x", " aé", ""])
  }

  @Test("no glyph gets in that a safe text could not hold")
  func putting() {
    var canvas = canvas(4)
    canvas.put("│", at: .zero, style: .plain)
    canvas.put("\u{1B}", at: Point(x: 1, y: 0), style: .plain)
    canvas.put("漢", at: Point(x: 2, y: 0), style: .plain)
    canvas.put("\u{301}", at: Point(x: 0, y: 0), style: .plain)
    #expect(canvas.rows() == ["│\u{FFFD}漢"])
  }

  @Test("a row of runs is drawn in their styles over the one below")
  func drawing() {
    var canvas = canvas(8)
    let line = TextLine(
      runs: [.init("ab", style: red), .init("漢", style: Style(attributes: .bold))], width: 4)
    canvas.draw(line, at: Point(x: 1, y: 0), style: blue.with(.underline))
    #expect(canvas.rows() == [" ab漢"])
    #expect(
      canvas[1, 0].style
        == Style(foreground: .palette(1), background: .palette(4), attributes: .underline))
    #expect(canvas[4, 0].style == blue.with([.bold, .underline]))
  }

  @Test("canvases are equal when they show the same")
  func equality() {
    let one = canvas(6, 1, "👩‍👩‍👧🇩🇪")
    var other = canvas(6, 1, "🇩🇪🇩🇪")
    #expect(one != other)
    other.write("👩‍👩‍👧🇩🇪", at: .zero, style: .plain)
    #expect(one == other)
    other.restyle(Rect(x: 0, y: 0, width: 1, height: 1)) { $0.with(.bold) }
    #expect(one != other)
  }

  @Test("a cell outside is blank, a cluster of another canvas is U+FFFD")
  func strangers() {
    let one = canvas(2, 1, "🇩🇪")
    #expect(one[5, 5] == .blank && one[-1, 0] == .blank)
    #expect(canvas(2).text(of: one[0, 0]) == "\u{FFFD}")
    #expect(one.text(of: one[1, 0]) == "")
    #expect(Canvas(size: .zero).rows() == [])
  }

  @Test("whatever is drawn, halves of wide glyphs stay together")
  func invariant() {
    var random = SeededGenerator(seed: 5)
    let texts: [SafeText] = ["x", "漢", "漢字", "a漢b", "👩‍👩‍👧", "éé", "abcdef", "🇩🇪漢", " "]
    for _ in 0..<300 {
      var canvas = canvas(7, 2)
      for _ in 0..<20 {
        let point = Point(
          x: Int.random(in: -3...8, using: &random), y: Int.random(in: -1...2, using: &random))
        let rect = Rect(
          x: point.x, y: point.y, width: Int.random(in: 0...4, using: &random), height: 1)
        switch Int.random(in: 0...4, using: &random) {
        case 0: canvas.fill(rect, style: blue)
        case 1: canvas.restyle(rect) { $0.with(.bold) }
        case 2:
          canvas.within(rect) { $0.write("漢字a漢", at: Point(x: -1, y: 0), style: red) }
        case 3: canvas.put("漢", at: point, style: .plain)
        default: canvas.write(texts.randomElement(using: &random) ?? "", at: point, style: red)
        }
        #expect(isWhole(canvas))
      }
    }
  }

  private func isWhole(_ canvas: Canvas) -> Bool {
    for y in 0..<canvas.size.height {
      var x = 0
      while x < canvas.size.width {
        let text = canvas.text(of: canvas[x, y])
        guard CellWidth.of(text) == 2 else {
          guard CellWidth.of(text) == 1 else { return false }
          x += 1
          continue
        }
        guard x + 1 < canvas.size.width, canvas[x + 1, y].isContinuation,
          canvas[x + 1, y].style == canvas[x, y].style
        else { return false }
        x += 2
      }
    }
    return true
  }
}
