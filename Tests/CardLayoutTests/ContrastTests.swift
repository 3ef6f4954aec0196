import AdaptiveCards
import Canvas
import TestSupport
import Testing

@testable import CardLayout

/// Text can be read on what is behind it, whatever the host's colours are.
@Suite("Contrast")
struct ContrastTests {
  /// Backgrounds of terminals people use: black, white, and those of well-known colour schemes.
  static let backgrounds: [Color] = [
    .rgb(0, 0, 0), .rgb(255, 255, 255), .rgb(0x1E, 0x1E, 0x2E), .rgb(0xFD, 0xF6, 0xE3),
    .rgb(0x00, 0x2B, 0x36), .rgb(0x28, 0x2C, 0x34), .rgb(0x77, 0x77, 0x77), .rgb(0x30, 0x0A, 0x24),
  ]

  private func check(_ host: HostConfig, _ comment: Comment) {
    for depth in [ColorDepth.indexed, .truecolor] {
      for background in Self.backgrounds {
        let theme = Theme(depth: depth, host: host, background: background)
        for style in ContainerStyle.allCases {
          check(theme, style, background.reduced(to: depth), comment)
        }
      }
    }
  }

  /// What 20 steps towards the better of black and white reach: on middle grey 4.5 and no more.
  private func check(
    _ theme: Theme, _ style: ContainerStyle, _ terminal: Color, _ comment: Comment
  ) {
    let painted = theme.palette.background(of: style)
    let behind = painted == .terminal ? terminal : painted
    for color in TextColor.allCases {
      var text = TextProperties()
      text.color = color
      for isSubtle in [false, true] {
        text.isSubtle = isSubtle
        let seen = theme.style(text, on: painted)
        #expect(seen.background == painted)
        guard let ratio = seen.foreground.contrast(with: behind) else {
          // The terminal's own text stands on its own background only.
          #expect(painted == .terminal, comment)
          continue
        }
        #expect(ratio >= 4.5, "\(style) \(color) \(isSubtle) \(seen) \(behind) \(comment)")
      }
      let marked = theme.highlighted(theme.style(text, on: painted))
      if let ratio = marked.foreground.contrast(with: marked.background) {
        #expect(ratio >= 4.5, comment)
      }
    }
  }

  @Test("our own colours")
  func ours() { check(HostConfig(), "ours") }

  @Test(
    "the colours of Microsoft's sample hosts",
    .enabled(if: Conformance.isThere, Comment(rawValue: Conformance.skipped)))
  func samples() throws {
    let folder = try #require(Conformance.folder) + "/cards/HostConfig"
    let paths = Files.all(under: folder, ending: ".json")
    #expect(paths.count > 10)
    for path in paths {
      let reading = HostConfig.read(SourceText(name: path, bytes: try Files.read(path)))
      check(try #require(reading.config), Comment(rawValue: path))
    }
  }

  @Test("the colours of ten hosts that never were")
  func anyHost() {
    var random = SmallRandom(seed: 7)
    for round in 0..<10 {
      var host = HostConfig()
      for style in ContainerStyle.allCases {
        if random.next(3) > 0 { host.containerStyles[style].backgroundColor = random.color() }
        if random.next(3) == 0 { host.containerStyles[style].borderColor = random.color() }
        for color in TextColor.allCases where random.next(3) > 0 {
          var colors = HostConfig.TextColors()
          colors.default = random.color()
          colors.subtle = random.color()
          colors.highlightColors.default = random.color()
          host.containerStyles[style].foregroundColors[color] = colors
        }
      }
      check(host, "host \(round)")
    }
  }
}

/// Numbers that look like chance and are the same in every run.
struct SmallRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

  /// A number from 0 to `limit - 1`.
  mutating func next(_ limit: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % limit
  }

  mutating func color() -> HostColor {
    func part(_ random: inout SmallRandom) -> UInt8 { UInt8(random.next(256)) }
    let alpha: UInt8 = next(2) == 0 ? 255 : part(&self)
    return HostColor(red: part(&self), green: part(&self), blue: part(&self), alpha: alpha)
  }
}
