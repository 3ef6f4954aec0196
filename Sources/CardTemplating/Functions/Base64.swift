/// Base64 (RFC 4648, section 4).
enum Base64 {
  private static let pad = UInt8(ascii: "=")

  static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = Swift.min(3, bytes.count - start)
      var bits: UInt32 = 0
      for index in 0..<3 {
        bits = bits << 8 | (index < count ? UInt32(bytes[start + index]) : 0)
      }
      for index in 0..<4 {
        text.append(index <= count ? digit(UInt8(bits >> UInt32(18 - 6 * index) & 0x3F)) : pad)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text; nil when it is not base64. Blanks and missing padding are allowed.
  static func bytes(of text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text.utf8 where byte != 0x20 && byte != 0x0A && byte != 0x0D && byte != 0x09 {
      if byte == pad { continue }
      guard let value = value(byte) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 1
      if count % 4 == 0 {
        for shift in [16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(shift))) }
        bits = 0
      }
    }
    switch count % 4 {
    case 1: return nil
    case 2: bytes.append(UInt8(truncatingIfNeeded: bits >> 4))
    case 3: bytes += [UInt8(truncatingIfNeeded: bits >> 10), UInt8(truncatingIfNeeded: bits >> 2)]
    default: break
    }
    return bytes
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    switch value {
    case 0..<26: UInt8(ascii: "A") + value
    case 26..<52: UInt8(ascii: "a") + value - 26
    case 52..<62: UInt8(ascii: "0") + value - 52
    case 62: UInt8(ascii: "+")
    default: UInt8(ascii: "/")
    }
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): digit - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}

/// The percent signs of addresses (ECMA-262, `encodeURIComponent`).
enum Percent {
  static func encoded(_ text: String) -> String {
    var result: [UInt8] = []
    let digits = Array("0123456789ABCDEF".utf8)
    let plain = Array("-_.!~*'()".utf8)
    for byte in text.utf8 {
      if byte.isLetter || byte.isDigit || plain.contains(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// nil when a percent sign has no two digits after it.
  static func decoded(_ text: String) -> String? {
    var result: [UInt8] = []
    var bytes = text.utf8[...]
    while let byte = bytes.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        result.append(byte)
        continue
      }
      guard let high = bytes.popFirst().flatMap(value), let low = bytes.popFirst().flatMap(value)
      else { return nil }
      result.append(high << 4 | low)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    if digit.isDigit { return digit - 0x30 }
    let letter = digit | 0x20
    return letter >= 0x61 && letter <= 0x66 ? letter - 0x61 + 10 : nil
  }
}
