/// What a cluster at the edge of a possible break is; a small part of UAX 14.
enum Edge {
  /// Nothing stands there yet.
  case none
  /// Letters of scripts that put spaces between words.
  case letter
  /// Ideographs, kana and pictures: a row may end on either side.
  case ideograph
  case opening
  /// Closing punctuation, small kana and marks that repeat: never begins a row.
  case closing
  /// A row may end after it.
  case dash
  /// No-break spaces and straight quotes: no row ends on either side.
  case glue

  init(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self = .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "!"),
      UInt8(ascii: "?"), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"),
      UInt8(ascii: ";"), UInt8(ascii: "%"), UInt8(ascii: "/"), UInt8(ascii: "-"):
      self = .closing
    // Straight quotes may open as well as close.
    case UInt8(ascii: "\""), UInt8(ascii: "'"): self = .glue
    default: self = .letter
    }
  }

  init(_ cluster: Cluster) {
    let first = cluster.first
    if first.value < 0x80 {
      self = Edge(UInt8(truncatingIfNeeded: first.value))
      return
    }
    switch first.value {
    case 0x00A0, 0x202F: self = .glue
    case 0x2010, 0x2013, 0x2014: self = .dash
    default:
      let traits = ScalarTraits(first)
      if Edge.isSmallKana(first.value) || traits.isClosing {
        self = .closing
      } else if traits.isOpening {
        self = .opening
      } else {
        self = cluster.columns == 2 && !traits.isHangul ? .ideograph : .letter
      }
    }
  }

  /// Whether a row may end between this and `next`, without a blank.
  func canBreak(before next: Edge) -> Bool {
    switch (self, next) {
    case (.none, _), (.opening, _), (.glue, _): false
    case (_, .none), (_, .closing), (_, .glue), (_, .dash): false
    case (.dash, _), (.ideograph, _), (_, .ideograph): true
    case (.closing, .opening), (.closing, .letter), (.letter, .opening), (.letter, .letter): false
    }
  }

  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x1680, 0x205F, 0x3000: true
    default: false
    }
  }

  private static func isSmallKana(_ value: UInt32) -> Bool {
    switch value {
    // Iteration and length marks.
    case 0x3005, 0x303B, 0x309D, 0x309E, 0x30FC...0x30FE, 0xFF70, 0xFF9E, 0xFF9F: true
    // Small hiragana, small katakana, their halfwidth forms.
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095,
      0x3096:
      true
    case 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5,
      0x30F6, 0x31F0...0x31FF, 0xFF67...0xFF6F:
      true
    default: false
    }
  }
}
