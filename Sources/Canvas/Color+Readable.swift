extension Color {
  /// Whether black can be read better on it than white; nil for the terminal's own colour.
  public var isLight: Bool? {
    rgb.map { Contrast.ratio($0, RGB(0, 0, 0)) >= Contrast.ratio($0, RGB(255, 255, 255)) }
  }

  /// This colour with `part` (0 to 1) of `other` in it; itself when one is the terminal's own.
  package func mixed(with other: Color, _ part: Double) -> Color {
    guard let one = rgb, let two = other.rgb else { return self }
    return one.mixed(with: two, part).color
  }

  /// The colour as a screen of `depth` has it, changed by as little as it takes to be read on
  /// `ground`.
  ///
  /// It becomes lighter on dark and darker on light ground. Where the ground is the terminal's own,
  /// which nobody knows, it is made to be read on white as well as on black.
  ///
  /// - Parameter ratio: the contrast that is enough; 4.5 is WCAG's for text (2.1, 1.4.3). Where
  ///   even black or white does not have it, it is the better of these.
  public func readable(on ground: Color, ratio: Double = 4.5, depth: ColorDepth) -> Color {
    guard let color = rgb, depth != .none else { return reduced(to: depth) }
    guard let behind = ground.reduced(to: depth).rgb else { return readableAnywhere(depth) }
    let isLight = ground.isLight ?? false
    let end = isLight ? RGB(0, 0, 0) : RGB(255, 255, 255)
    for step in 0...Color.steps {
      let candidate = color.mixed(with: end, Double(step) / Double(Color.steps)).color
        .reduced(to: depth)
      if let shown = candidate.rgb, Contrast.ratio(shown, behind) >= ratio { return candidate }
    }
    let (black, white) = Palette.blackAndWhite(of: depth)
    return isLight ? black : white
  }

  private static let steps = 20

  /// No colour of the 256 has a contrast of 4.5 with both black and white in every hue; from this
  /// on each hue has one.
  private static let leastAnywhere = 4.0

  private func readableAnywhere(_ depth: ColorDepth) -> Color {
    guard let color = rgb else { return .terminal }
    // Between white and black there is one shade of each colour whose contrast with both is best.
    let isLight = self.isLight ?? false
    let end = isLight ? RGB(0, 0, 0) : RGB(255, 255, 255)
    var (low, high) = (0.0, 1.0)
    for _ in 0..<12 {
      let middle = (low + high) / 2
      if (color.mixed(with: end, middle).color.isLight ?? false) == isLight {
        low = middle
      } else {
        high = middle
      }
    }
    let shade = color.mixed(with: end, high)
    guard depth == .indexed else { return shade.color.reduced(to: depth) }
    return .palette(Palette.nearest(to: shade, among: Color.readableAnywhere))
  }

  private static let readableAnywhere: [UInt8] = (UInt8(16)...255).filter { entry in
    let color = Palette.color(of: entry)
    return Contrast.ratio(color, RGB(0, 0, 0)) >= leastAnywhere
      && Contrast.ratio(color, RGB(255, 255, 255)) >= leastAnywhere
  }
}

extension RGB {
  var color: Color { .rgb(red, green, blue) }

  func mixed(with other: RGB, _ part: Double) -> RGB {
    let share = min(max(part, 0), 1)
    func mix(_ one: UInt8, _ two: UInt8) -> UInt8 {
      UInt8(clamping: Int((Double(one) * (1 - share) + Double(two) * share).rounded()))
    }
    return RGB(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }
}
