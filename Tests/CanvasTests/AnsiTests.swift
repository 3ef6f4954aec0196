import Canvas
import Testing

@Suite("A canvas as text with colours")
struct AnsiTests {
  private func ansi(
    _ width: Int, depth: ColorDepth = .truecolor, _ runs: [(SafeText, Style)]
  ) -> String {
    var canvas = Canvas(size: Size(width: width, height: 1))
    var x = 0
    for (text, style) in runs { x += canvas.write(text, at: Point(x: x, y: 0), style: style) }
    return canvas.ansi(depth: depth)
  }

  @Test("plain text has no escape sequence and no blanks at its end")
  func plain() {
    #expect(ansi(9, [("ab c", .plain)]) == "ab c")
    #expect(Canvas(size: Size(width: 3, height: 3)).ansi(depth: .truecolor) == "\n\n")
  }

  @Test("every row ends with the terminal's own style")
  func reset() {
    var canvas = Canvas(size: Size(width: 4, height: 2))
    let style = Style(foreground: .palette(1), attributes: .bold)
    canvas.write("ab", at: .zero, style: style)
    canvas.write("cd", at: Point(x: 0, y: 1), style: style)
    #expect(canvas.ansi(depth: .eight) == "\u{1B}[1;31mab\u{1B}[0m\n\u{1B}[1;31mcd\u{1B}[0m")
  }

  @Test("only what differs is said")
  func changes() {
    let red = Style(foreground: .palette(1))
    #expect(ansi(2, [("a", red), ("b", red.with(.bold))]) == "\u{1B}[31ma\u{1B}[1mb\u{1B}[0m")
    #expect(ansi(2, [("a", red.with(.bold)), ("b", red)]) == "\u{1B}[1;31ma\u{1B}[22mb\u{1B}[0m")
    #expect(
      ansi(2, [("a", red.with(.bold)), ("b", red.with(.dim))])
        == "\u{1B}[1;31ma\u{1B}[22;2mb\u{1B}[0m")
    #expect(ansi(2, [("a", red), ("b", .plain)]) == "\u{1B}[31ma\u{1B}[0mb")
    #expect(ansi(2, [("a", red), ("b", red)]) == "\u{1B}[31mab\u{1B}[0m")
    #expect(
      ansi(2, [("a", Style(attributes: [.bold, .dim])), ("b", Style(attributes: .bold))])
        == "\u{1B}[1;2ma\u{1B}[0;1mb\u{1B}[0m")
  }

  @Test("a blank keeps the text colour before it, where only that differs")
  func blanks() {
    let red = Style(foreground: .palette(1))
    #expect(ansi(3, [("a", red), (" ", .plain), ("b", red)]) == "\u{1B}[31ma b\u{1B}[0m")
    #expect(
      ansi(3, [("a", red), (" ", .plain.on(.palette(4))), ("b", red)])
        == "\u{1B}[31ma\u{1B}[44m \u{1B}[49mb\u{1B}[0m")
    #expect(ansi(3, [("a", .plain), ("  ", red)]) == "a")
    #expect(
      ansi(3, [("a", .plain), ("  ", .plain.on(.palette(4)))]) == "a\u{1B}[44m  \u{1B}[0m")
    #expect(
      ansi(3, [("a", .plain), ("  ", .plain.with(.underline))]) == "a\u{1B}[4m  \u{1B}[0m")
    #expect(
      ansi(3, [("a", red.with(.reverse)), (" ", .plain), ("b", .plain)])
        == "\u{1B}[7;31ma\u{1B}[0m b")
  }

  @Test(
    "colours are spelled as the depth allows",
    arguments: [
      (ColorDepth.truecolor, "\u{1B}[38;2;255;0;0;48;5;200mx\u{1B}[0m"),
      (.indexed, "\u{1B}[38;5;196;48;5;200mx\u{1B}[0m"),
      (.sixteen, "\u{1B}[91;105mx\u{1B}[0m"),
      (.eight, "\u{1B}[31;45mx\u{1B}[0m"),
      (.none, "x"),
    ])
  func depths(depth: ColorDepth, expected: String) {
    let style = Style(foreground: .rgb(255, 0, 0), background: .palette(200))
    #expect(ansi(1, depth: depth, [("x", style)]) == expected)
  }

  @Test("without colours attributes stay")
  func attributesOnly() {
    let style = Style(
      foreground: .rgb(255, 0, 0), background: .palette(3),
      attributes: [.bold, .italic, .underline, .reverse, .strikethrough])
    #expect(ansi(3, depth: .none, [("x", style)]) == "\u{1B}[1;3;4;7;9mx\u{1B}[0m")
    #expect(
      ansi(3, depth: .none, [("x", .plain.on(.palette(3))), (" ", .plain.on(.palette(3)))]) == "x")
  }

  @Test("clusters come out whole")
  func clusters() {
    #expect(ansi(5, [("👩‍👩‍👧漢", Style(attributes: .bold))]) == "\u{1B}[1m👩‍👩‍👧漢\u{1B}[0m")
  }
}
