internal import CUtf8proc

/// What a character means for the order of a row (UAX #9, table 4).
///
/// The marks that say an order outright are missing: no `SafeText` has them.
enum BidiClass: UInt8 {
  case left, right, arabic
  case number, numberSign, numberEnd, arabicNumber, numberSeparator
  case blank, neutral

  init(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 {
      self = BidiClass(UInt8(truncatingIfNeeded: scalar.value))
      return
    }
    guard let property = utf8proc_get_property(Int32(bitPattern: scalar.value)) else {
      self = .left
      return
    }
    switch UInt32(truncatingIfNeeded: property.pointee.bidi_class) {
    case UTF8PROC_BIDI_CLASS_R.rawValue: self = .right
    case UTF8PROC_BIDI_CLASS_AL.rawValue: self = .arabic
    case UTF8PROC_BIDI_CLASS_EN.rawValue: self = .number
    case UTF8PROC_BIDI_CLASS_ES.rawValue: self = .numberSign
    case UTF8PROC_BIDI_CLASS_ET.rawValue: self = .numberEnd
    case UTF8PROC_BIDI_CLASS_AN.rawValue: self = .arabicNumber
    case UTF8PROC_BIDI_CLASS_CS.rawValue: self = .numberSeparator
    case UTF8PROC_BIDI_CLASS_WS.rawValue, UTF8PROC_BIDI_CLASS_S.rawValue,
      UTF8PROC_BIDI_CLASS_B.rawValue:
      self = .blank
    case UTF8PROC_BIDI_CLASS_L.rawValue: self = .left
    default: self = .neutral
    }
  }

  private init(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .left
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .number
    case UInt8(ascii: "+"), UInt8(ascii: "-"): self = .numberSign
    case UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"): self = .numberEnd
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"):
      self = .numberSeparator
    case 0...0x20: self = .blank
    default: self = .neutral
    }
  }

  var isNeutral: Bool { self == .blank || self == .neutral }

  /// The direction that the character has for neutral ones beside it; nil for a neutral one.
  var direction: BidiClass? {
    switch self {
    case .left: .left
    case .right, .arabic, .number, .arabicNumber: .right
    case .numberSign, .numberEnd, .numberSeparator, .blank, .neutral: nil
    }
  }
}

/// Characters that are mirrored where text runs from right to left.
enum BidiMirror {
  private static let pairs: [(UInt32, UInt32)] = [
    (0x28, 0x29), (0x5B, 0x5D), (0x7B, 0x7D), (0x2045, 0x2046), (0x2308, 0x2309), (0x230A, 0x230B),
    (0x2329, 0x232A), (0x27E6, 0x27E7), (0x27E8, 0x27E9), (0x27EA, 0x27EB), (0x2983, 0x2984),
    (0x2985, 0x2986), (0x3008, 0x3009), (0x300A, 0x300B), (0x300C, 0x300D), (0x300E, 0x300F),
    (0x3010, 0x3011), (0x3014, 0x3015), (0x3016, 0x3017), (0x3018, 0x3019), (0xFF08, 0xFF09),
    (0xFF3B, 0xFF3D), (0xFF5B, 0xFF5D),
  ]

  /// Mirrored, but not a bracket.
  private static let signs: [(UInt32, UInt32)] = [
    (0x3C, 0x3E), (0xAB, 0xBB), (0x2039, 0x203A), (0x2264, 0x2265), (0x226A, 0x226B),
    (0x2208, 0x220B),
  ]

  static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    for (one, other) in pairs + signs {
      if scalar.value == one { return Unicode.Scalar(other) }
      if scalar.value == other { return Unicode.Scalar(one) }
    }
    return nil
  }

  enum Bracket: Equatable {
    case opening(closing: UInt32)
    case closing(UInt32)
  }

  static func bracket(_ scalar: Unicode.Scalar) -> Bracket? {
    for (opening, closing) in pairs {
      if scalar.value == opening { return .opening(closing: closing) }
      if scalar.value == closing { return .closing(closing) }
    }
    return nil
  }
}
