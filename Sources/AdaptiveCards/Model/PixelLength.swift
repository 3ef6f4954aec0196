/// A length such as "80px".
struct PixelLength: CardValue {
  var pixels: Int

  init(pixels: Int) { self.pixels = pixels }

  /// The pixels of `text`; nil when it is not a length. A fraction is cut off ("20.5px" is 20).
  ///
  /// The form is that of Microsoft's shared model: `[1-9]digits[.digits]px`, in any case.
  init?(_ text: String) {
    enum Part { case start, whole, point, fraction, unit, end }
    var part = Part.start
    var value = 0
    for byte in text.utf8 {
      switch (part, byte) {
      case (.start, 0x31...0x39), (.whole, 0x30...0x39):
        part = .whole
        value = min(value * 10 + Int(byte & 0x0F), Int(Limits.number))
      case (.whole, UInt8(ascii: ".")): part = .point
      case (.point, 0x30...0x39), (.fraction, 0x30...0x39): part = .fraction
      case (.whole, 0x50), (.whole, 0x70), (.fraction, 0x50), (.fraction, 0x70): part = .unit
      case (.unit, 0x58), (.unit, 0x78): part = .end
      case (.start, _), (.whole, _), (.point, _), (.fraction, _), (.unit, _), (.end, _): return nil
      }
    }
    guard part == .end else { return nil }
    pixels = value
  }

  static func read(_ json: JSONValue, _ key: FieldKey, _ reader: ObjectReader) -> PixelLength? {
    if let length = json.stringValue.flatMap(PixelLength.init) { return length }
    reader.report(
      .warning, .valueInvalid,
      "\(ObjectReader.quote(json)) is not a length for \"\(key)\"; write pixels as in \"80px\"",
      key: key)
    return nil
  }

  var json: JSONValue { .string("\(pixels)px") }
}

extension FieldVisitor {
  /// A length in pixels.
  @inline(__always)
  mutating func pixels(_ key: FieldKey, _ pixels: inout Int?, since: Since = 1.0) {
    guard concerns(key) else { return }
    var length = pixels.map(PixelLength.init(pixels:))
    self(key, &length, since: since)
    pixels = length?.pixels
  }
}
