internal import CUtf8proc

extension Unicode.Scalar {
  /// The ASCII character that reads most like this one in one column; nil when there is none.
  ///
  /// For terminals without Unicode: letters lose their marks, typographic signs become those of a
  /// typewriter, lines and blocks what is drawn with ASCII in their place.
  package var asciiLookalike: UInt8? {
    if isASCII { return UInt8(value) }
    return Self.sign(value) ?? baseLetter
  }

  /// A letter or digit under its marks, or in another width or shape (UAX #15).
  private var baseLetter: UInt8? {
    var parts: (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let options = utf8proc_option_t(UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_COMPAT.rawValue)
    let count = withUnsafeMutableBytes(of: &parts) { bytes in
      utf8proc_decompose_char(
        Int32(bitPattern: value), bytes.assumingMemoryBound(to: Int32.self).baseAddress, 4, options,
        nil)
    }
    guard count > 0, (0x21...0x7E).contains(parts.0) else { return nil }
    // Two letters in one, as a fraction or a roman number, have no likeness of one column.
    guard count == 1 || (0x300...0x36F).contains(parts.1) else { return nil }
    return UInt8(parts.0)
  }

  private static func sign(_ value: UInt32) -> UInt8? {
    switch value {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F: UInt8(ascii: " ")
    case 0x2010...0x2015, 0x2212, 0x2500...0x2501, 0x2504...0x2505, 0x2550: UInt8(ascii: "-")
    case 0x2018...0x201B, 0x2032: UInt8(ascii: "'")
    case 0x201C...0x201F, 0x2033: UInt8(ascii: "\"")
    case 0xAB, 0x2039, 0x2190, 0x25C0, 0x25C2, 0x25C4: UInt8(ascii: "<")
    case 0xBB, 0x203A, 0x2192, 0x25B6, 0x25B8, 0x25BA: UInt8(ascii: ">")
    case 0x2191, 0x25B2, 0x25B4: UInt8(ascii: "^")
    case 0x2193, 0x25BC, 0x25BE, 0x2713, 0x2714: UInt8(ascii: "v")
    case 0x2026, 0xB7: UInt8(ascii: ".")
    case 0x2022, 0x2023, 0x25A0, 0x25AA, 0x25CF, 0x2605, 0x2606, 0x22C5: UInt8(ascii: "*")
    case 0xD7, 0x2715...0x2718: UInt8(ascii: "x")
    case 0x25CB, 0xB0, 0xF8: UInt8(ascii: "o")
    case 0xF7, 0x2044, 0x2215: UInt8(ascii: "/")
    case 0x2502...0x2503, 0x2506...0x2507, 0x2551: UInt8(ascii: "|")
    case 0x250C...0x254B, 0x2552...0x2570: UInt8(ascii: "+")
    case 0x2580...0x2590: UInt8(ascii: "#")
    case 0xA1: UInt8(ascii: "!")
    case 0xBF: UInt8(ascii: "?")
    case 0xA2, 0xA9: UInt8(ascii: "c")
    case 0xA3, 0x141: UInt8(ascii: "L")
    case 0xA5: UInt8(ascii: "Y")
    case 0xAE: UInt8(ascii: "R")
    case 0x20AC: UInt8(ascii: "E")
    case 0xC6: UInt8(ascii: "A")
    case 0xE6: UInt8(ascii: "a")
    case 0xD0, 0x110: UInt8(ascii: "D")
    case 0xF0, 0x111: UInt8(ascii: "d")
    case 0xD8: UInt8(ascii: "O")
    case 0xDF: UInt8(ascii: "s")
    case 0x131: UInt8(ascii: "i")
    case 0x142: UInt8(ascii: "l")
    default: nil
    }
  }
}
