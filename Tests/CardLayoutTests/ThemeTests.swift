import AdaptiveCards
import Canvas
import Testing

@testable import CardLayout

/// Which colours cards are drawn in.
@Suite("Themes")
struct ThemeTests {
  private func host(_ styles: String) throws -> HostConfig {
    let json = #"{"containerStyles":{\#(styles)}}"#
    let reading = HostConfig.read(SourceText(name: "host.json", bytes: Array(json.utf8)))
    #expect(reading.diagnostics == [])
    return try #require(reading.config)
  }

  private func text(
    _ color: TextColor? = nil, isSubtle: Bool = false, highlight: Bool = false
  ) -> TextProperties {
    var text = TextProperties()
    text.color = color
    text.isSubtle = isSubtle
    return text
  }

  static let black = Color.rgb(0, 0, 0)
  static let white = Color.rgb(255, 255, 255)

  @Test("before the background is known nothing is painted, and colours can be read on both")
  func unknown() {
    let palette = Theme().palette
    for style in ContainerStyle.allCases { #expect(palette.background(of: style) == .terminal) }
    #expect(palette.color(.default) == .terminal)
    #expect(palette.subtle(.default) == nil)
    for color in [palette.accent, palette.good, palette.warning, palette.attention] {
      #expect((color.contrast(with: Self.black) ?? 0) > 4)
      #expect((color.contrast(with: Self.white) ?? 0) > 4)
    }
  }

  @Test("on a dark and on a light background containers are painted")
  func known() {
    let dark = Theme(background: Self.black).palette
    #expect(dark.accent == .palette(75))
    #expect(dark.background(of: .default) == .terminal)
    #expect(dark.background(of: .emphasis) == .palette(236))
    #expect(dark.background(of: .good) == .palette(236))
    #expect(dark.bar(.good) != dark.bar(.attention))
    let light = Theme(background: Self.white).palette
    #expect(light.background(of: .emphasis) == .palette(254))
    #expect(light.background(of: .good) == .palette(194))
    #expect(light.color(.default, on: .palette(194)) != .terminal)
    #expect(light.color(.default) == .terminal)
    #expect(Theme(.light) == Theme(background: Self.white))
    #expect(Theme(.dark, background: Self.white) == Theme(background: Self.black))
  }

  @Test("with 8 or 16 colours the names of the person's own palette are used")
  func few() throws {
    for depth in [ColorDepth.eight, .sixteen] {
      let palette = Theme(depth: depth, background: Self.black).palette
      #expect(palette.accent == .palette(6))
      #expect(palette.attention == .palette(1))
      #expect(palette.background(of: .emphasis) == .terminal)
    }
    let blue = try host(
      ##""default":{"foregroundColors":{"accent":{"default":"#0000EE"},"good":{"default":"#888888"}}}"##
    )
    #expect(Theme(depth: .eight, host: blue).palette.accent == .palette(6))
    #expect(Theme(depth: .eight, host: blue, background: Self.white).palette.accent == .palette(4))
    #expect(Theme(depth: .eight, host: blue).palette.good == .palette(2))
  }

  @Test("none has no colour, and subtle text is not even dim")
  func none() {
    let theme = Theme(.none, background: Self.black)
    #expect(theme.style(text(.accent, isSubtle: true), on: .terminal) == .plain)
    #expect(theme.line(on: .terminal) == .plain)
    #expect(theme.focused(.plain) == Style(attributes: .reverse))
    #expect(theme.highlighted(.plain) == Style(attributes: .reverse))
    #expect(Theme(.auto, depth: .none).style(text(.accent), on: .terminal) == .plain)
    #expect(
      Theme(.auto, depth: .none).style(text(isSubtle: true), on: .terminal)
        == Style(attributes: .dim))
  }

  @Test("contrast has pairs of 7 to 1 alone, and paints no container")
  func contrast() {
    #expect(Theme(.contrast).palette == Theme(.none).palette)
    for background in [Self.black, Self.white] {
      let theme = Theme(.contrast, background: background)
      for color in TextColor.allCases {
        let style = theme.style(text(color, isSubtle: true), on: .terminal)
        #expect(style.attributes == [])
        if let ratio = style.foreground.contrast(with: background) { #expect(ratio >= 7) }
      }
      #expect(theme.palette.background(of: .attention) == .terminal)
    }
  }

  @Test("the host's colours are used as they are where they can be read")
  func hostColors() throws {
    let host = try host(
      ##"""
      "default":{"foregroundColors":{"default":{"default":"#333333"},"accent":{"default":"#FFD75F"},
       "good":{"default":"#0000FF"}}},
      "attention":{"backgroundColor":"#5F0000","borderColor":"#D70000",
       "foregroundColors":{"default":{"default":"#FFD7D7"},"accent":{"default":"#5F0000"}}},
      "emphasis":{"backgroundColor":"#08000000"}
      """##)
    let dark = Theme(depth: .truecolor, host: host, background: Self.black).palette
    // Grey text of a host is plain text: the terminal's own.
    #expect(dark.color(.default) == .terminal)
    #expect(dark.accent == .rgb(0xFF, 0xD7, 0x5F))
    #expect(dark.good == .rgb(102, 102, 255))
    #expect(dark.background(of: .attention) == .rgb(0x5F, 0, 0))
    #expect(dark.bar(.attention) == .rgb(0xD7, 0, 0))
    #expect(dark.color(.default, on: .rgb(0x5F, 0, 0)) == .rgb(0xFF, 0xD7, 0xD7))
    // A shade of black on black would be no emphasis.
    #expect(dark.background(of: .emphasis) == .rgb(26, 26, 26))
    let light = Theme(depth: .truecolor, host: host, background: Self.white).palette
    #expect(light.background(of: .emphasis) == .rgb(247, 247, 247))
    #expect(light.good == .rgb(0, 0, 255))
    let indexed = Theme(host: host, background: Self.black).palette
    #expect(indexed.accent == .palette(221))
    #expect(indexed.background(of: .attention) == .palette(52))
  }

  @Test("highlighted text stands on a colour of its own, and can be read on it")
  func highlight() throws {
    let light = Theme(depth: .truecolor, background: Self.white)
    let style = light.highlighted(light.style(text(.accent), on: .terminal))
    #expect(style.background == .rgb(255, 233, 158))
    #expect((style.foreground.contrast(with: style.background) ?? 0) >= 4.5)
    #expect(
      Theme().highlighted(Theme().style(text(), on: .terminal)) == Style(attributes: .reverse))
    let host = try host(
      ##""default":{"foregroundColors":{"default":{"highlightColors":{"default":"#FF00FF00"}}}}"##)
    #expect(
      Theme(depth: .truecolor, host: host, background: Self.white).highlighted(.plain)
        == Style(foreground: .rgb(0, 0, 0), background: .rgb(0, 255, 0)))
  }

  @Test("what matters less has a colour where the background is known, else it is dim")
  func subtle() {
    let dark = Theme(depth: .truecolor, background: Self.black)
    #expect(
      dark.style(text(isSubtle: true), on: .terminal) == Style(foreground: .rgb(143, 147, 151)))
    #expect(Theme().style(text(isSubtle: true), on: .terminal) == Style(attributes: .dim))
    #expect(dark.placeholder(on: .terminal).attributes == [])
    #expect(dark.line(on: .terminal) == Style(foreground: .rgb(92, 95, 97)))
  }

  @Test("without any colour what has the focus, is wrong or disabled still looks so")
  func withoutColor() throws {
    let theme = Theme(.none)
    #expect(theme.focused(theme.plain(on: .terminal)) != theme.plain(on: .terminal))
    let json = """
      {"type":"AdaptiveCard","version":"1.5","body":[{"type":"Input.Text","id":"i","label":"L"}],
       "actions":[{"type":"Action.Submit","title":"Go","isEnabled":false},
        {"type":"Action.Submit","title":"Del","style":"destructive"}]}
      """
    let reading = CardReader.read(SourceText(name: "c", bytes: Array(json.utf8)))
    let card = try #require(reading.card)
    var state = CardState()
    state.inputs["/body/0"] = InputState(.typed(TypedText("")), error: "No")
    let drawing = CardDrawing(card: card, state: state, theme: theme, width: 30)
    var canvas = Canvas(size: drawing.size)
    drawing.paint(on: &canvas, state: state, theme: theme)
    #expect(canvas.rows().contains("  ! No"))
    #expect(canvas.rows().contains("  ( Go ) [ ! Del ]"))
  }
}
