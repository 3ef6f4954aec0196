import CNcurses
import Canvas

/// Decides what a terminal is given for a glyph, so that it takes exactly the columns it should.
///
/// ncurses and terminals count columns each in their own way. A scalar is drawn as it is when the C
/// library, which ncurses asks, agrees with the canvas; else something is drawn that everybody
/// counts alike.
struct ScreenGlyphs {
  let isUnicode: Bool

  /// One cell of ncurses: a scalar and up to four marks that combine with it.
  typealias Spelling = [wchar_t]

  private static let blank: wchar_t = 0x20
  private static let question: wchar_t = 0x3F
  private static let replacement: wchar_t = 0xFFFD
  private static let mostMarks = 4

  /// What to draw in `width` columns for one scalar.
  func cells(for scalar: Unicode.Scalar, width: Int) -> [Spelling] {
    let value = scalar.value
    if value >= 0x20, value < 0x7F { return padded([[wchar_t(value)]], used: 1, width: width) }
    guard isUnicode else { return ascii(scalar, width: width) }
    let columns = value < 0xA0 ? -1 : Int(wcwidth(wchar_t(bitPattern: value)))
    if columns == width { return [[wchar_t(bitPattern: value)]] }
    // Wide for the canvas and narrow for others, as many symbols are: the second cell is blank.
    if columns == 1, width == 2 { return [[wchar_t(bitPattern: value)], [Self.blank]] }
    return padded([[Self.replacement]], used: 1, width: width)
  }

  /// What to draw in `width` columns for a cluster of several scalars.
  ///
  /// Joined emoji are counted differently everywhere, so their first one stands for them; a flag is
  /// the two letters it is spelt with.
  func cells(for cluster: String, width: Int) -> [Spelling] {
    guard isUnicode else {
      return cluster.unicodeScalars.first.map { ascii($0, width: width) } ?? []
    }
    var cells: [Spelling] = []
    var used = 0
    for scalar in cluster.unicodeScalars.prefix(16) {
      let value = wchar_t(bitPattern: Self.letter(ofFlag: scalar).value)
      if Self.joinsEmoji(scalar) {
        // What follows the joiner of two emoji is the second one.
        if scalar.value == 0x200D { break }
        continue
      }
      let columns = value < 0x20 ? -1 : Int(wcwidth(value))
      if columns == 0, let last = cells.indices.last {
        if cells[last].count <= Self.mostMarks { cells[last].append(value) }
      } else if columns > 0, used + columns <= width {
        cells.append([value])
        used += columns
      } else {
        break
      }
    }
    if cells.isEmpty { return padded([[Self.replacement]], used: 1, width: width) }
    return padded(cells, used: used, width: width)
  }

  /// What reads most like a scalar; one that has no likeness still tells that there is something.
  private func ascii(_ scalar: Unicode.Scalar, width: Int) -> [Spelling] {
    guard let likeness = scalar.asciiLookalike else {
      return Array(repeating: [Self.question], count: width)
    }
    return padded([[wchar_t(likeness)]], used: 1, width: width)
  }

  private func padded(_ cells: [Spelling], used: Int, width: Int) -> [Spelling] {
    used >= width ? cells : cells + Array(repeating: [Self.blank], count: width - used)
  }

  /// Joiners, variation selectors, keycaps and tags: they turn a glyph of a known width into one
  /// whose width is a matter of opinion.
  private static func joinsEmoji(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200B...0x200D, 0x2060, 0xFE00...0xFE0F, 0x20E3, 0xE0000...0xE0FFF: true
    default: false
    }
  }

  private static func letter(ofFlag scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0x1F1E6...0x1F1FF).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value - 0x1F1E6 + 0x41))
  }
}
