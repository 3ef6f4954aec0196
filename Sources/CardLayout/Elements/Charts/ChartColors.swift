internal import AdaptiveCards
internal import Canvas

/// The colours of a chart: Microsoft's names for them, in the palette of the theme.
///
/// All of them can be told from black and from white; where there are few colours a family is the
/// terminal's own colour, and where there are none charts are drawn with patterns.
struct ChartColors {
  let palette: Palette
  let background: Color
  let set: String

  init(_ palette: Palette, set: String?, on background: Color) {
    self.palette = palette
    self.background = background
    self.set = set?.lowercased() ?? "categorical"
  }

  var areThere: Bool { palette.depth != .none }

  /// The colour of a name, else that which comes next in the chart's set.
  func color(_ name: String?, _ index: Int) -> Color {
    guard areThere else { return .terminal }
    if let name, let color = named(name) { return color }
    let family = Self.sets[set] ?? Self.categorical
    return shown(family[index % family.count])
  }

  private func named(_ name: String) -> Color? {
    // No name of a colour is longer; what is would be looked through for each of the words.
    guard name.utf8.count <= 32 else { return nil }
    let name = name.lowercased()
    switch name {
    case "good": return palette.color(.good, on: background)
    case "warning": return palette.color(.warning, on: background)
    case "attention": return palette.color(.attention, on: background)
    default: break
    }
    let digits = name.reversed().prefix { $0.isNumber }
    let step = Int(String(digits.reversed())) ?? 1
    let word = String(name.dropLast(digits.count))
    if let shades = Self.sets[word] { return shown(shades[max(0, step - 1) % shades.count]) }
    return Self.words.first { word.hasSuffix($0.word) }.map { shown($0.hue) }
  }

  /// A colour of the 256, or what comes near it among the terminal's own eight.
  private func shown(_ hue: Hue) -> Color {
    palette.depth < .indexed ? .palette(hue.few) : .palette(hue.many)
  }

  private struct Hue {
    var many: UInt8
    var few: UInt8

    init(_ many: UInt8, _ few: UInt8) { (self.many, self.few) = (many, few) }
  }

  private static let blue = Hue(32, 4)
  private static let lightBlue = Hue(38, 6)
  private static let teal = Hue(30, 6)
  private static let green = Hue(28, 2)
  private static let lime = Hue(64, 2)
  private static let marigold = Hue(136, 3)
  private static let orange = Hue(166, 3)
  private static let red = Hue(167, 1)
  private static let purple = Hue(98, 5)
  private static let lavender = Hue(103, 5)
  private static let grey = Hue(244, 7)

  /// Neighbours differ as much as they can.
  private static let categorical = [blue, marigold, purple, teal, red, lime, lightBlue, lavender]

  /// From the end of a name; the longer word first where one ends in the other.
  private static let words: [(word: String, hue: Hue)] = [
    ("lightblue", lightBlue), ("blue", blue), ("teal", teal), ("cyan", lightBlue),
    ("lightgreen", lime), ("green", green), ("lime", lime), ("marigold", marigold),
    ("yellow", marigold), ("orange", orange), ("maroon", red), ("magenta", purple),
    ("lightred", orange), ("red", red), ("purple", purple), ("lavender", lavender),
    ("gray", grey), ("grey", grey), ("neutral", grey), ("peach", orange),
  ]

  private static let sets: [String: [Hue]] = [
    "categorical": categorical,
    "sequential": shades([25, 31, 32, 33, 38, 68, 74, 67], 4),
    "sequentialred": shades([124, 160, 167, 131, 168, 174, 138, 203], 1),
    "sequentialgreen": shades([22, 28, 34, 64, 65, 71, 35, 29], 2),
    "sequentialyellow": shades([94, 130, 136, 172, 137, 143, 101, 178], 3),
    "diverging": [blue, lightBlue, teal, lime, marigold, orange, red, Hue(124, 1)],
  ]

  private static func shades(_ many: [UInt8], _ few: UInt8) -> [Hue] {
    many.map { Hue($0, few) }
  }
}
