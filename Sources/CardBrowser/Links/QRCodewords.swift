/// The codewords of a QR code: its bytes with their length, filled up, and what corrects them.
struct QRCodewords {
  private let version: QRVersion
  private let data: [UInt8]

  init(_ bytes: [UInt8], version: QRVersion) {
    self.version = version
    var bits = Bits()
    bits.append(0b0100, count: 4)
    bits.append(bytes.count, count: version.lengthBits)
    for byte in bytes { bits.append(Int(byte), count: 8) }
    let room = version.blocks.reduce(0, +)
    bits.append(0, count: min(4, room * 8 - bits.count))
    var data = bits.bytes
    var isFirst = true
    while data.count < room {
      data.append(isFirst ? 0xEC : 0x11)
      isFirst.toggle()
    }
    self.data = data
  }

  /// All codewords in the order in which they are placed: a column of the blocks at a time.
  var interleaved: [UInt8] {
    var blocks: [[UInt8]] = []
    var start = 0
    for length in version.blocks {
      blocks.append(Array(data[start..<(start + length)]))
      start += length
    }
    let generator = QRField.generator(degree: version.correction)
    let corrections = blocks.map { QRField.remainder(of: $0, by: generator) }
    return QRCodewords.interleave(blocks) + QRCodewords.interleave(corrections)
  }

  private static func interleave(_ blocks: [[UInt8]]) -> [UInt8] {
    let longest = blocks.map(\.count).max() ?? 0
    return (0..<longest).flatMap { index in
      blocks.compactMap { index < $0.count ? $0[index] : nil }
    }
  }

  private struct Bits {
    private(set) var bytes: [UInt8] = []
    private(set) var count = 0

    /// Appends the lowest `count` bits of `value`, the highest of them first.
    mutating func append(_ value: Int, count: Int) {
      for place in stride(from: count - 1, through: 0, by: -1) {
        if self.count % 8 == 0 { bytes.append(0) }
        if value >> place & 1 == 1 { bytes[self.count / 8] |= 0x80 >> UInt8(self.count % 8) }
        self.count += 1
      }
    }
  }
}

/// Arithmetic in the field of 256 elements that Reed-Solomon codes of QR codes use.
enum QRField {
  private static let powers: [UInt8] = {
    var powers: [UInt8] = []
    var value = 1
    for _ in 0..<255 {
      powers.append(UInt8(value))
      value <<= 1
      if value > 255 { value ^= 0x11D }
    }
    return powers
  }()

  private static let logarithms: [Int] = {
    var logarithms = [Int](repeating: 0, count: 256)
    for (exponent, value) in powers.enumerated() { logarithms[Int(value)] = exponent }
    return logarithms
  }()

  static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    guard one != 0, other != 0 else { return 0 }
    return powers[(logarithms[Int(one)] + logarithms[Int(other)]) % 255]
  }

  /// The product of `(x - 2^i)` for i below `degree`, without its leading one.
  static func generator(degree: Int) -> [UInt8] {
    var coefficients: [UInt8] = [1]
    for exponent in 0..<degree {
      var next = coefficients + [0]
      for (index, value) in coefficients.enumerated() {
        next[index + 1] ^= product(value, powers[exponent])
      }
      coefficients = next
    }
    return Array(coefficients.dropFirst())
  }

  /// What is left of a block divided by a generator: its codewords for error correction.
  static func remainder(of block: [UInt8], by generator: [UInt8]) -> [UInt8] {
    var rest = [UInt8](repeating: 0, count: generator.count)
    for byte in block {
      let factor = byte ^ rest[0]
      rest.removeFirst()
      rest.append(0)
      for (index, coefficient) in generator.enumerated() {
        rest[index] ^= product(coefficient, factor)
      }
    }
    return rest
  }
}
