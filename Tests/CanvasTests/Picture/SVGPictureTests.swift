import Canvas
import Testing

@testable import Canvas

@Suite("SVG pictures")
struct SVGPictureTests {
  private let paper = SVGPicture.Paper(
    text: .rgb(0xEE, 0xEE, 0xEE), background: .rgb(0x10, 0x10, 0x10), frame: .rgb(0x40, 0x40, 0x40))

  private func canvas(_ rows: [[(SafeText, Style)]], width: Int) -> Canvas {
    var canvas = Canvas(size: Size(width: width, height: rows.count))
    for (y, row) in rows.enumerated() {
      var x = 0
      for (text, style) in row { x += canvas.write(text, at: Point(x: x, y: y), style: style) }
    }
    return canvas
  }

  private func lines(_ canvas: Canvas, _ links: [SVGPicture.Link] = []) -> [Substring] {
    SVGPicture(canvas, paper: paper, links: links).text.split(separator: "\n")
  }

  @Test("a picture is its frame, its shapes and its texts, each row of cells 18 pixels high")
  func whole() {
    #expect(
      SVGPicture(canvas([[("Hello", .plain)]], width: 6), paper: paper).text == """
        <svg xmlns="http://www.w3.org/2000/svg" width="70" height="34" viewBox="0 0 70 34">
        <title>Hello</title>
        <rect x="0.5" y="0.5" width="69" height="33" rx="8" fill="#101010" stroke="#404040"/>
        <g transform="translate(8 8)">
        <g font-family="ui-monospace,&#39;SF Mono&#39;,Menlo,&#39;Cascadia Mono&#39;,&#39;DejaVu Sans \
        Mono&#39;,&#39;Liberation Mono&#39;,&#39;Noto Sans Mono&#39;,Consolas,monospace" \
        font-size="15" fill="#eeeeee" xml:space="preserve">
        <text y="13"><tspan x="0" textLength="45">Hello</tspan></text>
        </g></g>
        </svg>

        """)
  }

  @Test("bold, italic, lines and colours are told; dim is a colour that can be read")
  func styles() {
    let rows = canvas(
      [
        [
          ("a", Style(foreground: .rgb(255, 0, 0), attributes: [.bold, .italic])),
          ("b", Style(attributes: [.underline, .strikethrough])), ("c", Style(attributes: .dim)),
          ("d", Style(foreground: .palette(4), attributes: .reverse)),
        ]
      ], width: 4)
    let text = lines(rows).joined(separator: "\n")
    #expect(
      text.contains(
        ##"<tspan x="0" fill="#ff0000" font-weight="bold" font-style="italic">a</tspan>"##))
    #expect(text.contains(#"<tspan x="9" text-decoration="underline line-through">b</tspan>"#))
    #expect(text.contains(##"<tspan x="18" fill="#a0a0a0">c</tspan>"##))
    // Reversed: the text's colour is behind it.
    #expect(
      text.contains(##"<path fill="#0000ee" shape-rendering="crispEdges" d="M27 0h9v18h-9z"/>"##))
    #expect(text.contains(##"<tspan x="27" fill="#101010">d</tspan>"##))
  }

  @Test("wide letters and signs stand in pieces of their own, at the place of their cells")
  func wide() {
    let row = lines(canvas([[("ab漢字c★d", .plain)]], width: 12))[5]
    #expect(
      row == #"<text y="13"><tspan x="0" textLength="18">ab</tspan>"#
        + #"<tspan x="18" textLength="36" letter-spacing="3">漢字</tspan><tspan x="54">c</tspan>"#
        + #"<tspan x="63">★</tspan><tspan x="72">d</tspan></text>"#)
  }

  @Test("marks stay with their letters, joined letters are stretched together, emoji are whole")
  func clusters() {
    let row = lines(canvas([[("e\u{301}x םולש 👩🏽", .plain)]], width: 12))[5]
    #expect(
      row == "<text y=\"13\"><tspan x=\"0\" textLength=\"18\">e\u{301}x</tspan> "
        + "<tspan x=\"27\" textLength=\"36\" lengthAdjust=\"spacingAndGlyphs\">שלום</tspan> "
        + "<tspan x=\"72\" textLength=\"18\">👩🏽</tspan></text>")
  }

  @Test("blanks inside a sentence are text, wider gaps are places; both are there to be copied")
  func blanks() {
    let row = lines(canvas([[("  a b", .plain), ("   c", .plain)]], width: 20))[5]
    #expect(
      row
        == #"<text y="13"><tspan x="18" textLength="27">a b</tspan>   <tspan x="72">c</tspan></text>"#
    )
  }

  @Test("lines are drawn, and go on from cell to cell")
  func boxes() {
    let rows = canvas([[("┌─┐", .plain)], [("│x│", .plain)], [("└─┘", .plain)]], width: 3)
    let all = lines(rows)
    #expect(
      all[4] == ##"<path fill="none" stroke="#eeeeee" stroke-width="1" d=""##
        + #"M4 8.5H23M4.5 8V45M22.5 8V45M4 44.5H23"/>"#)
    #expect(
      all.filter { $0.hasPrefix("<text") } == [#"<text y="31"><tspan x="9">x</tspan></text>"#])
  }

  @Test("round corners, heavy and double lines, blocks, shades and dots are shapes")
  func shapes() {
    func path(_ text: SafeText) -> [Substring] {
      lines(canvas([[(text, .plain)]], width: 4)).filter { $0.hasPrefix("<path") }
    }
    #expect(
      path("╭") == [
        ##"<path fill="none" stroke="#eeeeee" stroke-width="1" d="M9 8.5Q4.5 8.5 4.5 18"/>"##
      ])
    #expect(
      path("━") == [
        ##"<path fill="none" stroke="#eeeeee" stroke-width="3" d="M0 8.5H9"/>"##
      ])
    #expect(
      path("═") == [
        ##"<path fill="none" stroke="#eeeeee" stroke-width="1" d="M0 7.5H9M0 9.5H9"/>"##
      ])
    #expect(
      path("██▌") == [
        ##"<path fill="#eeeeee" shape-rendering="crispEdges" d="M0 0h22v18h-22z"/>"##
      ])
    #expect(
      path("▁▗") == [
        ##"<path fill="#eeeeee" shape-rendering="crispEdges" d="M0 15h9v3h-9zM13 9h5v9h-5z"/>"##
      ])
    #expect(
      path("▒") == [
        ##"<path fill="#7f7f7f" shape-rendering="crispEdges" d="M0 0h9v18h-9z"/>"##
      ])
    #expect(
      path("⠃") == [
        ##"<path fill="#eeeeee" shape-rendering="crispEdges" d="M1 1h2v2h-2zM1 5h2v2h-2z"/>"##
      ])
    // A diagonal is a letter like any other.
    #expect(path("╱") == [])
  }

  @Test("links lead where their cells do, and what is written there is escaped")
  func links() {
    let row = lines(
      canvas([[("see <this> now", .plain)]], width: 14),
      [SVGPicture.Link(Rect(x: 4, y: 0, width: 6, height: 1), address: "https://x.test/?a&b=\"<")])[
        5]
    #expect(
      row == #"<text y="13"><tspan x="0" textLength="27">see</tspan> "#
        + #"<a href="https://x.test/?a&amp;b=&quot;&lt;"><tspan x="36" textLength="54">&lt;this&gt;"#
        + #"</tspan></a> <tspan x="99" textLength="27">now</tspan></text>"#)
  }

  @Test("backgrounds of one colour are one shape in each row")
  func backgrounds() {
    let blue = Style(background: .rgb(0, 0, 255))
    let all = lines(canvas([[("ab", blue), ("c", blue.with(.bold)), ("d", .plain)]], width: 4))
    #expect(
      all[4] == ##"<path fill="#0000ff" shape-rendering="crispEdges" d="M0 0h27v18h-27z"/>"##)
  }

  @Test("an empty canvas is an empty picture, and canvases are stacked with their clusters")
  func stacking() {
    #expect(lines(Canvas(size: .zero)).count == 7)
    let one = canvas([[("e\u{301}", .plain)]], width: 2)
    let two = canvas([[("a\u{302}b", .plain)]], width: 3)
    let both = Canvas.stacked([one, two], gap: 1)
    #expect(both.rows() == ["e\u{301}", "", "a\u{302}b"])
    #expect(both.size == Size(width: 3, height: 3))
  }

  @Test("every character for lines has its arms")
  func arms() {
    for value in UInt32(0x2500)...0x257F {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isDiagonal = (0x2571...0x2573).contains(value)
      #expect((BoxArms(scalar) == nil) == isDiagonal, "U+\(String(value, radix: 16))")
    }
    let cross = BoxArms("┼")
    #expect(cross.map { [$0.up, $0.right, $0.down, $0.left] } == [.light, .light, .light, .light])
    #expect(BoxArms("├")?.left == BoxArms.Weight.none)
    #expect(BoxArms("╘")?.right == .double)
    #expect(BoxArms("┏")?.down == .heavy)
    #expect(BoxArms("╿")?.up == .heavy)
    #expect(BoxArms("a") == nil)
  }
}
