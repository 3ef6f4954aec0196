#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Color {
  /// How well one colour can be read on the other: 1 (not at all) to 21 (black on white).
  ///
  /// The ratio of WCAG 2, section 1.4.3; nil when one is the terminal's own, which nobody knows.
  public func contrast(with other: Color) -> Double? {
    guard let one = rgb, let two = other.rgb else { return nil }
    return Contrast.ratio(one, two)
  }
}

enum Contrast {
  static func ratio(_ one: RGB, _ other: RGB) -> Double {
    let (a, b) = (luminance(of: one), luminance(of: other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// WCAG's relative luminance, 0 to 1.
  private static func luminance(of color: RGB) -> Double {
    0.2126 * linear[Int(color.red)] + 0.7152 * linear[Int(color.green)]
      + 0.0722 * linear[Int(color.blue)]
  }

  /// The light of each value of a part. A theme compares thousands of colours before the first
  /// frame is drawn.
  private static let linear: [Double] = (0...255).map { part in
    let value = Double(part) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
