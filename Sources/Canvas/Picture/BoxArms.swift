/// How the characters for lines (U+2500 to U+257F) are drawn: which of the four arms that meet in the
/// middle of a cell there are.
struct BoxArms: Equatable {
  enum Weight: UInt8 { case none, light, heavy, double }

  var up: Weight
  var right: Weight
  var down: Weight
  var left: Weight
  /// Whether the two arms meet in a curve.
  var isRound: Bool

  /// nil for other characters, and for the diagonals.
  init?(_ scalar: Unicode.Scalar) {
    guard (0x2500...0x257F).contains(scalar.value) else { return nil }
    let index = Int(scalar.value - 0x2500)
    let arms = Self.table.withUTF8Buffer { bytes in
      (0..<4).map { Weight(rawValue: bytes[index * 4 + $0] &- UInt8(ascii: "0")) }
    }
    guard let up = arms[0], let right = arms[1], let down = arms[2], let left = arms[3] else {
      return nil
    }
    (self.up, self.right, self.down, self.left) = (up, right, down, left)
    isRound = (0x256D...0x2570).contains(scalar.value)
  }

  /// Up, right, down, left of each character, as their names in the Unicode character database tell
  /// them: 0 none, 1 light, 2 heavy, 3 double; dashed lines count as whole ones.
  private static let table: StaticString = """
    0101020210102020010102021010202001010202101020200110021001200220\
    0011001200210022110012002100220010011002200120021110121021101120\
    2120221012202220101110122011102120212012102220220111011202110212\
    0121012202210222110111021201120221012102220122021111111212111212\
    2111112121212112221111221221221212222122222122220101020210102020\
    0303303003100130033000130031003313003100330010033001300313103130\
    3330101330313033031301310333130331013303131331313333011000111001\
    1100............000110000100001000022000020000200201102001022010
    """
}
