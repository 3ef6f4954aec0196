import Canvas

/// Brings a style's colours down to what a terminal's palette has.
enum ScreenPalette {
  /// The numbers of text and background; -1 is the terminal's own. They never are the same colour,
  /// which would hide the text.
  static func numbers(of style: Style, depth: ColorDepth) -> (foreground: Int16, background: Int16)
  {
    let foreground = number(style.foreground, depth)
    let background = number(style.background, depth)
    guard foreground == background, background >= 0 else { return (foreground, background) }
    let brightness = brightness(of: levels(Int(background)))
    return (brightness > 127 ? 0 : depth >= .sixteen ? 15 : 7, background)
  }

  private static func number(_ color: Color, _ depth: ColorDepth) -> Int16 {
    switch color {
    case .terminal: return -1
    case .palette(let index): return nearest(to: Int(index), depth)
    case .rgb(let red, let green, let blue):
      let wanted = (Int(red), Int(green), Int(blue))
      return depth >= .indexed ? cube(wanted) : closest(to: wanted, depth)
    }
  }

  private static func nearest(to index: Int, _ depth: ColorDepth) -> Int16 {
    switch depth {
    case .none: return -1
    case .indexed, .truecolor: return Int16(index)
    case .sixteen: return index < 16 ? Int16(index) : closest(to: levels(index), depth)
    case .eight:
      if index < 8 { return Int16(index) }
      // Bright black would become black, which is invisible on most terminals: grey is light.
      if index < 16 { return index == 8 ? 7 : Int16(index - 8) }
      return closest(to: levels(index), depth)
    }
  }

  /// The nearest of xterm's cube of 6 x 6 x 6 colours and its 24 greys.
  private static func cube(_ wanted: (Int, Int, Int)) -> Int16 {
    func step(_ level: Int) -> Int { level < 48 ? 0 : level < 115 ? 1 : (level - 35) / 40 }
    let inCube = 16 + 36 * step(wanted.0) + 6 * step(wanted.1) + step(wanted.2)
    let grey = (wanted.0 + wanted.1 + wanted.2) / 3
    let inGreys = 232 + min(23, max(0, (grey - 3) / 10))
    let isGreyNearer =
      distance(levels(inGreys), wanted) < distance(levels(inCube), wanted)
    return Int16(isGreyNearer ? inGreys : inCube)
  }

  private static func closest(to wanted: (Int, Int, Int), _ depth: ColorDepth) -> Int16 {
    var best = (index: 0, distance: Int.max)
    for index in 0..<(depth >= .sixteen ? 16 : 8) {
      let distance = distance(levels(index), wanted)
      if distance < best.distance { best = (index, distance) }
    }
    return Int16(best.index)
  }

  private static func distance(_ one: (Int, Int, Int), _ other: (Int, Int, Int)) -> Int {
    let (red, green, blue) = (one.0 - other.0, one.1 - other.1, one.2 - other.2)
    return 3 * red * red + 6 * green * green + blue * blue
  }

  private static func brightness(of color: (Int, Int, Int)) -> Int {
    (3 * color.0 + 6 * color.1 + color.2) / 10
  }

  /// Red, green and blue, 0-255, of an entry of xterm's palette.
  private static func levels(_ index: Int) -> (Int, Int, Int) {
    switch index {
    case 7: return (229, 229, 229)
    case 8: return (127, 127, 127)
    case 0..<8:
      let on = 205
      return (index & 1 != 0 ? on : 0, index & 2 != 0 ? on : 0, index & 4 != 0 ? on : 0)
    case 9..<16:
      return (index & 1 != 0 ? 255 : 0, index & 2 != 0 ? 255 : 0, index & 4 != 0 ? 255 : 0)
    case 16..<232:
      func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }
      let place = index - 16
      return (level(place / 36), level(place / 6 % 6), level(place % 6))
    default:
      let grey = 8 + 10 * (min(255, index) - 232)
      return (grey, grey, grey)
    }
  }
}
