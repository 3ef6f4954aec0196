/// A colour in numbers.
struct RGB: Equatable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// How far apart two colours look; the weights follow the eye, which is best in green, and worse
  /// in red the darker and in blue the brighter a colour is ("redmean").
  func distance(to other: RGB) -> Int {
    let mean = (Int(red) + Int(other.red)) / 2
    let (r, g, b) = (
      Int(red) - Int(other.red), Int(green) - Int(other.green), Int(blue) - Int(other.blue)
    )
    return (512 + mean) * r * r + 1024 * g * g + (767 - mean) * b * b
  }
}

/// xterm's palette: 16 named colours, a cube of 6 x 6 x 6, 24 greys.
enum Palette {
  private static let named: [RGB] = [
    RGB(0, 0, 0), RGB(205, 0, 0), RGB(0, 205, 0), RGB(205, 205, 0),
    RGB(0, 0, 238), RGB(205, 0, 205), RGB(0, 205, 205), RGB(229, 229, 229),
    RGB(127, 127, 127), RGB(255, 0, 0), RGB(0, 255, 0), RGB(255, 255, 0),
    RGB(92, 92, 255), RGB(255, 0, 255), RGB(0, 255, 255), RGB(255, 255, 255),
  ]

  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  static func color(of entry: UInt8) -> RGB {
    let entry = Int(entry)
    if entry < 16 { return named[entry] }
    if entry >= 232 {
      let grey = UInt8(8 + (entry - 232) * 10)
      return RGB(grey, grey, grey)
    }
    let place = entry - 16
    return RGB(levels[place / 36], levels[place / 6 % 6], levels[place % 6])
  }

  /// The nearest of some entries; 0 when there are none.
  static func nearest(to color: RGB, among entries: some Sequence<UInt8>) -> UInt8 {
    var best = (entry: UInt8(0), distance: Int.max)
    for entry in entries {
      let distance = color.distance(to: Palette.color(of: entry))
      if distance < best.distance { best = (entry, distance) }
    }
    return best.entry
  }

  /// The nearest of the cube and the greys.
  ///
  /// The level next to each part, and the grey next to their mean: looking at all 240 entries
  /// would take longer than drawing the cell.
  static func nearestOfCube(to color: RGB) -> UInt8 {
    let cube = 16 + 36 * level(color.red) + 6 * level(color.green) + level(color.blue)
    let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let grey = 232 + min(23, max(0, (mean - 3) / 10))
    let isGreyNearer =
      color.distance(to: Palette.color(of: UInt8(grey)))
      < color.distance(to: Palette.color(of: UInt8(cube)))
    return UInt8(isGreyNearer ? grey : cube)
  }

  private static func level(_ part: UInt8) -> Int {
    part < 48 ? 0 : part < 115 ? 1 : (Int(part) - 35) / 40
  }

  static func blackAndWhite(of depth: ColorDepth) -> (black: Color, white: Color) {
    switch depth {
    case .none: (.terminal, .terminal)
    case .eight: (.palette(0), .palette(7))
    case .sixteen: (.palette(0), .palette(15))
    case .indexed: (.palette(16), .palette(231))
    case .truecolor: (.rgb(0, 0, 0), .rgb(255, 255, 255))
    }
  }
}
