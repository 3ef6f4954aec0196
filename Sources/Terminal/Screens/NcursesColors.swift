internal import CNcurses
internal import Canvas

/// Styles as ncurses has them: attributes, and colour pairs that are handed out when first used.
struct NcursesColors {
  let depth: ColorDepth
  private var pairs: [Key: Int16] = [:]
  private let mostPairs: Int
  private var last: (style: Style, look: (attr_t, Int16))?
  /// Whether the terminal's own colours can be asked for.
  private let hasDefaults: Bool

  private struct Key: Hashable {
    var foreground: Int16
    var background: Int16
  }

  /// - Parameter wanted: the most colours to use; nil is all there are.
  init(wanted: ColorDepth?) {
    var available = ColorDepth.none
    if wanted != ColorDepth.none, has_colors(), start_color() == OK {
      switch NcursesColors.number("colors") {
      case 256...: available = .indexed
      case 16...: available = .sixteen
      case 8...: available = .eight
      default: available = .none
      }
    }
    depth = min(available, wanted ?? .indexed)
    hasDefaults = available > .none && use_default_colors() == OK
    mostPairs = min(NcursesColors.number("pairs"), Int(Int16.max))
  }

  /// A number of the terminal's description; 0 when it has none.
  private static func number(_ name: String) -> Int {
    name.withCString { name in
      Int(tigetnum(UnsafeMutablePointer(mutating: name)))
    }
  }

  mutating func attributes(of style: Style) -> (attr_t, Int16) {
    // Cells beside each other mostly look the same.
    if let last, last.style == style { return last.look }
    let look = self.look(of: style)
    last = (style, look)
    return look
  }

  private mutating func look(of style: Style) -> (attr_t, Int16) {
    let style = style.reduced(to: depth)
    var attributes = attr_t(0)
    if style.attributes.contains(.bold) { attributes |= cards_A_BOLD }
    if style.attributes.contains(.dim) { attributes |= cards_A_DIM }
    if style.attributes.contains(.italic) { attributes |= cards_A_ITALIC }
    if style.attributes.contains(.underline) { attributes |= cards_A_UNDERLINE }
    if style.attributes.contains(.reverse) { attributes |= cards_A_REVERSE }
    return (attributes, pair(style.foreground, style.background))
  }

  private mutating func pair(_ foreground: Color, _ background: Color) -> Int16 {
    guard depth > .none, foreground != .terminal || background != .terminal else { return 0 }
    let key = Key(
      foreground: index(foreground, otherwise: 7), background: index(background, otherwise: 0))
    if let pair = pairs[key] { return pair }
    let pair = Int16(pairs.count + 1)
    guard pairs.count + 1 < mostPairs,
      init_pair(pair, key.foreground, key.background) == OK
    else { return 0 }
    pairs[key] = pair
    return pair
  }

  private func index(_ color: Color, otherwise fixed: Int16) -> Int16 {
    switch color {
    case .terminal, .rgb: hasDefaults ? -1 : fixed
    case .palette(let index): Int16(index)
    }
  }
}
