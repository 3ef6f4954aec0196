import AdaptiveCards
import TestSupport
import Testing

extension Conformance {
  /// One of its files as JSON.
  static func json(_ name: String) throws -> JSONValue {
    try #require(JSONReader.read(SourceText(name: name, bytes: file(name))).value, "\(name)")
  }

  /// The cases of a suite.
  static func cases(_ name: String) throws -> [JSONValue] {
    try #require(json(name).objectValue?["cases"]?.arrayValue, "\(name)")
  }
}

/// The bytes that a text in base64 stands for; what is no digit of it is skipped.
func base64(_ text: String) -> [UInt8] {
  var bytes: [UInt8] = []
  var bits: UInt32 = 0
  var count: UInt32 = 0
  for byte in text.utf8 {
    let digit: UInt8
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit = byte - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): digit = byte - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte + 4
    case UInt8(ascii: "+"): digit = 62
    case UInt8(ascii: "/"): digit = 63
    default: continue
    }
    bits = bits << 6 | UInt32(digit)
    count += 6
    if count >= 8 {
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
    }
  }
  return bytes
}
