/// The modules of a QR code while it is made: its patterns, then its data, then a mask.
struct QRGrid {
  let size: Int
  private(set) var dark: [Bool]
  /// The modules that no data and no mask may touch.
  private var isFixed: [Bool]

  init(version: QRVersion, codewords: [UInt8]) {
    size = version.size
    dark = Array(repeating: false, count: size * size)
    isFixed = dark
    placeFinders()
    placeAlignment(version.alignment)
    placeTiming()
    reserveFormat()
    placeVersion(version.number)
    place(codewords)
  }

  private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard x >= 0, y >= 0, x < size, y < size else { return }
    dark[y * size + x] = isDark
    isFixed[y * size + x] = true
  }

  /// The three eyes with their light edge.
  private mutating func placeFinders() {
    for (left, top) in [(0, 0), (size - 7, 0), (0, size - 7)] {
      for dy in -1...7 {
        for dx in -1...7 {
          let ring = max(abs(dx - 3), abs(dy - 3))
          fix(left + dx, top + dy, ring != 2 && ring != 4)
        }
      }
    }
  }

  private mutating func placeAlignment(_ centres: [Int]) {
    for y in centres {
      for x in centres where !isFixed[y * size + x] {
        for dy in -2...2 {
          for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
        }
      }
    }
  }

  private mutating func placeTiming() {
    for index in 8..<(size - 8) {
      fix(index, 6, index % 2 == 0)
      fix(6, index, index % 2 == 0)
    }
  }

  private mutating func reserveFormat() { placeFormat(0) }

  /// The 15 bits that name level and mask, twice, and the one module that is always dark.
  private mutating func placeFormat(_ bits: Int) {
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0..<6 { fix(8, index, bit(index)) }
    fix(8, 7, bit(6))
    fix(8, 8, bit(7))
    fix(7, 8, bit(8))
    for index in 9..<15 { fix(14 - index, 8, bit(index)) }
    for index in 0..<8 { fix(size - 1 - index, 8, bit(index)) }
    for index in 8..<15 { fix(8, size - 15 + index, bit(index)) }
    fix(8, size - 8, true)
  }

  /// From version 7 on the number is written beside two of the eyes.
  private mutating func placeVersion(_ number: Int) {
    guard number >= 7 else { return }
    let bits = QRGrid.withCheck(number, generator: 0x1F25, bits: 12)
    for index in 0..<18 {
      let isDark = bits >> index & 1 == 1
      fix(size - 11 + index % 3, index / 3, isDark)
      fix(index / 3, size - 11 + index % 3, isDark)
    }
  }

  /// A number followed by the remainder of its division, which lets readers correct it.
  private static func withCheck(_ number: Int, generator: Int, bits: Int) -> Int {
    var rest = number << bits
    for place in stride(from: 20, through: bits, by: -1) where rest >> place & 1 == 1 {
      rest ^= generator << (place - bits)
    }
    return number << bits | rest
  }

  /// Fills two columns at a time from the right, up and down in turn.
  private mutating func place(_ codewords: [UInt8]) {
    var next = 0
    var right = size - 1
    var goesUp = true
    while right > 0 {
      // The column of the timing pattern is left out.
      if right == 6 { right = 5 }
      for step in 0..<size {
        let y = goesUp ? size - 1 - step : step
        for x in [right, right - 1] where !isFixed[y * size + x] {
          if next < codewords.count * 8 {
            dark[y * size + x] = codewords[next / 8] >> UInt8(7 - next % 8) & 1 == 1
          }
          next += 1
        }
      }
      goesUp.toggle()
      right -= 2
    }
  }

  /// The grid with one of the eight masks over its data, and the format that names it.
  func masked(_ mask: Int) -> QRGrid {
    var grid = self
    for y in 0..<size {
      for x in 0..<size where !isFixed[y * size + x] && QRGrid.inverts(mask, x, y) {
        grid.dark[y * size + x].toggle()
      }
    }
    // Level M is 00.
    let bits = QRGrid.withCheck(mask, generator: 0x537, bits: 10) ^ 0x5412
    grid.placeFormat(bits)
    return grid
  }

  private static func inverts(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  // MARK: Which mask is best

  /// How hard the code is to read; the mask with the lowest number is taken.
  var penalty: Int {
    var sum = 0
    for index in 0..<size {
      sum += linePenalty { dark[index * size + $0] } + linePenalty { dark[$0 * size + index] }
    }
    for y in 0..<(size - 1) {
      for x in 0..<(size - 1) {
        let corner = dark[y * size + x]
        let isBlock =
          corner == dark[y * size + x + 1] && corner == dark[(y + 1) * size + x]
          && corner == dark[(y + 1) * size + x + 1]
        if isBlock { sum += 3 }
      }
    }
    let percent = dark.filter { $0 }.count * 100 / (size * size)
    return sum + abs(percent - 50) / 5 * 10
  }

  /// Long runs of one kind, and what looks like an eye with light beside it.
  private func linePenalty(_ isDark: (Int) -> Bool) -> Int {
    var sum = 0
    var run = 0
    var last11 = 0
    for index in 0..<size {
      run = index > 0 && isDark(index) == isDark(index - 1) ? run + 1 : 1
      if run == 5 { sum += 3 } else if run > 5 { sum += 1 }
      last11 = (last11 << 1 | (isDark(index) ? 1 : 0)) & 0x7FF
      if index >= 10, last11 == 0b101_1101_0000 || last11 == 0b000_0101_1101 { sum += 40 }
    }
    return sum
  }
}
