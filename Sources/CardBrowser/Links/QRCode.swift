/// A QR code of a short text: bytes, versions 1 to 10, error correction level M (ISO/IEC 18004).
///
/// An address on the screen is of use to a telephone only as such a picture; longer ones than fit
/// version 10 would be too large for a terminal anyway.
struct QRCode: Equatable {
  /// Modules along each side, without the quiet zone.
  let size: Int
  private let dark: [Bool]

  /// The modules that must stay light around a code; four by the standard, two are enough for
  /// readers on a screen.
  static let quietZone = 2
  /// What version 10 holds, in bytes.
  static let mostBytes = 213

  /// - Returns: nil when the text is longer than `mostBytes`.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let version = QRVersion.smallest(for: bytes.count) else { return nil }
    let codewords = QRCodewords(bytes, version: version).interleaved
    let plain = QRGrid(version: version, codewords: codewords)
    let masked = (0..<8).map { plain.masked($0) }
    let best = masked.min { $0.penalty < $1.penalty } ?? plain
    size = best.size
    dark = best.dark
  }

  /// Whether the module of a column and row is dark; what is outside of the code is light.
  func isDark(_ x: Int, _ y: Int) -> Bool {
    guard x >= 0, y >= 0, x < size, y < size else { return false }
    return dark[y * size + x]
  }
}

/// What a version of a code holds, at error correction level M.
struct QRVersion: Equatable {
  let number: Int
  /// Codewords for error correction in each block.
  let correction: Int
  /// Data codewords of each block.
  let blocks: [Int]
  /// Rows and columns of the alignment patterns' centres.
  let alignment: [Int]

  var size: Int { 17 + 4 * number }
  /// Bits of the number of bytes.
  var lengthBits: Int { number < 10 ? 8 : 16 }
  private var bytes: Int { (blocks.reduce(0, +) * 8 - 4 - lengthBits) / 8 }

  static func smallest(for bytes: Int) -> QRVersion? { all.first { $0.bytes >= bytes } }

  private static let all: [QRVersion] = [
    QRVersion(number: 1, correction: 10, blocks: [16], alignment: []),
    QRVersion(number: 2, correction: 16, blocks: [28], alignment: [6, 18]),
    QRVersion(number: 3, correction: 26, blocks: [44], alignment: [6, 22]),
    QRVersion(number: 4, correction: 18, blocks: [32, 32], alignment: [6, 26]),
    QRVersion(number: 5, correction: 24, blocks: [43, 43], alignment: [6, 30]),
    QRVersion(number: 6, correction: 16, blocks: [27, 27, 27, 27], alignment: [6, 34]),
    QRVersion(number: 7, correction: 18, blocks: [31, 31, 31, 31], alignment: [6, 22, 38]),
    QRVersion(number: 8, correction: 22, blocks: [38, 38, 39, 39], alignment: [6, 24, 42]),
    QRVersion(number: 9, correction: 22, blocks: [36, 36, 36, 37, 37], alignment: [6, 26, 46]),
    QRVersion(number: 10, correction: 26, blocks: [43, 43, 43, 43, 44], alignment: [6, 28, 50]),
  ]
}
