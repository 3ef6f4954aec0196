import Canvas
import TestSupport
import Testing

@Suite("Colours")
struct ColorTests {
  @Test(
    "a colour becomes the nearest one there is",
    arguments: [
      (Color.rgb(255, 0, 0), ColorDepth.indexed, Color.palette(196)),
      (.rgb(255, 0, 0), .sixteen, .palette(9)), (.rgb(255, 0, 0), .eight, .palette(1)),
      (.rgb(0, 0, 0), .indexed, .palette(16)), (.rgb(255, 255, 255), .indexed, .palette(231)),
      (.rgb(128, 128, 128), .indexed, .palette(244)), (.rgb(9, 9, 9), .indexed, .palette(232)),
      (.rgb(95, 135, 175), .indexed, .palette(67)), (.rgb(0, 120, 215), .sixteen, .palette(12)),
      (.rgb(255, 255, 255), .eight, .palette(7)), (.palette(196), .sixteen, .palette(9)),
      (.palette(9), .eight, .palette(1)), (.palette(232), .eight, .palette(0)),
      (.palette(196), .indexed, .palette(196)), (.palette(3), .eight, .palette(3)),
      (.palette(200), .truecolor, .palette(200)), (.rgb(1, 2, 3), .truecolor, .rgb(1, 2, 3)),
      (.rgb(1, 2, 3), .none, .terminal), (.palette(1), .none, .terminal),
      (.terminal, .none, .terminal), (.terminal, .indexed, .terminal),
    ])
  func reduction(color: Color, depth: ColorDepth, expected: Color) {
    #expect(color.reduced(to: depth) == expected)
  }

  @Test("entries of the cube and the greys stay themselves in 256 colours")
  func cube() {
    for entry in UInt8(16)...255 {
      guard let parts = Color.palette(entry).components else {
        Issue.record("no components")
        continue
      }
      let reduced = Color.rgb(parts.red, parts.green, parts.blue).reduced(to: .indexed)
      #expect(reduced.contrast(with: .palette(entry)) == 1)
      #expect(reduced.components ?? (0, 0, 1) == parts)
    }
  }

  @Test("contrast is WCAG's ratio, and unknown where a colour is")
  func contrast() {
    func rounded(_ one: Color, _ other: Color) -> Double? {
      one.contrast(with: other).map { ($0 * 100).rounded() / 100 }
    }
    #expect(rounded(.rgb(0, 0, 0), .rgb(255, 255, 255)) == 21)
    #expect(rounded(.rgb(255, 255, 255), .rgb(0, 0, 0)) == 21)
    #expect(rounded(.rgb(119, 119, 119), .rgb(255, 255, 255)) == 4.48)
    #expect(rounded(.rgb(255, 0, 0), .rgb(255, 255, 255)) == 4)
    #expect(rounded(.palette(16), .palette(16)) == 1)
    #expect(rounded(.terminal, .palette(1)) == nil)
    #expect(rounded(.palette(1), .terminal) == nil)
  }

  @Test(
    "text never has the colour of what is behind it",
    arguments: [
      (ColorDepth.eight, Color.rgb(250, 250, 250), Color.rgb(255, 255, 255), Color.palette(0)),
      (.eight, .rgb(5, 5, 5), .rgb(0, 0, 0), .palette(7)),
      (.sixteen, .rgb(0, 0, 10), .rgb(0, 0, 0), .palette(15)),
      (.indexed, .rgb(0, 0, 2), .rgb(0, 0, 0), .palette(231)),
      (.indexed, .palette(226), .palette(226), .palette(16)),
      (.truecolor, .rgb(9, 9, 9), .rgb(9, 9, 9), .rgb(255, 255, 255)),
      (.truecolor, .palette(16), .rgb(0, 0, 0), .rgb(255, 255, 255)),
      (.eight, .palette(7), .palette(7), .palette(0)),
      (.eight, .palette(0), .palette(0), .palette(7)),
    ])
  func readable(depth: ColorDepth, text: Color, behind: Color, expected: Color) {
    let style = Style(foreground: text, background: behind, attributes: .bold).reduced(to: depth)
    #expect(style.foreground == expected)
    #expect(style.background == behind.reduced(to: depth))
    #expect(style.attributes == .bold)
  }

  @Test("what is the terminal's own is left alone")
  func terminal() {
    #expect(Style.plain.reduced(to: .eight) == .plain)
    let style = Style(foreground: .palette(1))
    #expect(style.reduced(to: .eight) == style)
    let same = Style(foreground: .palette(1), background: .palette(1))
    #expect(same.reduced(to: .none) == .plain)
  }

  @Test("any two colours can be told apart in any depth")
  func anyColours() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<3_000 {
      func color() -> Color {
        Bool.random(using: &random)
          ? .palette(.random(in: 0...255, using: &random))
          : .rgb(
            .random(in: 0...255, using: &random), .random(in: 0...255, using: &random),
            .random(in: 0...255, using: &random))
      }
      let style = Style(foreground: color(), background: color())
      for depth in ColorDepth.allCases where depth != .none {
        let reduced = style.reduced(to: depth)
        #expect(reduced.foreground != reduced.background)
        for case .palette(let entry) in [reduced.foreground, reduced.background] {
          #expect(Int(entry) < depth.rawValue)
        }
      }
    }
  }

  @Test("a style over another keeps its own colours and adds attributes")
  func over() {
    let base = Style(foreground: .palette(2), background: .palette(4), attributes: .bold)
    #expect(
      Style(foreground: .palette(1), attributes: .italic).over(base)
        == Style(foreground: .palette(1), background: .palette(4), attributes: [.bold, .italic]))
    #expect(Style.plain.over(base) == base)
  }
}
