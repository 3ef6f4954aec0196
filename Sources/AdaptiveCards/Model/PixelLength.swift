/// A length such as "80px".
enum PixelLength {
  /// The pixels of `text`; nil when it is not a length. A fraction is cut off ("20.5px" is 20).
  static func parse(_ text: String) -> Int? {
    guard text.lowercased().hasSuffix("px"), let value = Double(text.dropLast(2)),
      let first = text.utf8.first, first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9"),
      value > 0
    else { return nil }
    return Int(exactly: min(value, Limits.number).rounded(.down))
  }
}
