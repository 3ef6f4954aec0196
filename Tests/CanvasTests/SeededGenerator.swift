/// The same numbers in every run (SplitMix64), so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func text(of scalars: [Unicode.Scalar], upTo length: Int) -> String {
    var view = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...length, using: &self) {
      guard let scalar = scalars.randomElement(using: &self) else { continue }
      view.append(scalar)
    }
    return String(view)
  }
}

enum Samples {
  /// Scalars of every kind that the room treats in its own way.
  static let scalars: [Unicode.Scalar] =
    values.compactMap(Unicode.Scalar.init)
    + [
      "a", "b", "1", " ", " ", "-", "(", ")", "漢", "字", "。", "「", "カ", "ッ", "가", "é", "ا", "क", "ক",
    ]

  private static let values: [UInt32] = [
    0x00, 0x07, 0x09, 0x0A, 0x0A, 0x0D, 0x1B, 0x7F, 0x85, 0x9B, 0xA0, 0xAD, 0x301, 0x302, 0x34F,
    0x600, 0x61C, 0x64B, 0x903, 0x93F, 0x94D, 0xE33, 0x1100, 0x1160, 0x1161, 0x11A8, 0x115F,
    0x1680, 0x17B4, 0x180B, 0x180E, 0x1820, 0x2003, 0x200B, 0x200C, 0x200D, 0x200D, 0x200D,
    0x200E, 0x2028, 0x202E, 0x2060, 0x2066, 0x20E3, 0x2764, 0x2800, 0x3000, 0x3099, 0x3164,
    0xD7C7, 0xE000, 0xFDD0, 0xFE00, 0xFE0E, 0xFE0F, 0xFE0F, 0xFEFF, 0xFF9E, 0xFFA0, 0xFFF9,
    0xFFFD, 0xFFFF, 0x1D173, 0x1F1E9, 0x1F1EA, 0x1F3FD, 0x1F468, 0x1F469, 0x1F600, 0x1FAE9,
    0xE0001, 0xE0041, 0xE007F, 0xE0100, 0xF0000, 0x10FFFF,
  ]
}
