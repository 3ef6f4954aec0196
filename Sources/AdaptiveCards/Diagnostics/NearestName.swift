/// The name that was probably meant, for "did you mean"; nil when none is near.
///
/// Capitals do not count. A letter too many, too few, wrong, or swapped with its neighbour is one
/// edit; two are allowed, one in names of less than five bytes. Of equally near names the first is
/// taken.
package func nearestName(to name: String, in candidates: [String]) -> String? {
  let wanted = caseless(name)
  let wantedLetters = letters(of: name)
  guard wanted.count <= longestName else { return nil }
  var best: String?
  var allowed = wanted.count < 2 ? 0 : wanted.count < 5 ? 1 : 2
  for candidate in candidates {
    let length = candidate.utf8.count
    guard length <= longestName, abs(length - wanted.count) <= allowed else { continue }
    // An edit changes at most two of the letters that a name has.
    guard (letters(of: candidate) ^ wantedLetters).nonzeroBitCount <= 2 * allowed else { continue }
    let edits = edits(from: wanted, to: caseless(candidate))
    guard edits <= allowed else { continue }
    best = candidate
    if edits == 0 { break }
    // Only a nearer one may take its place.
    allowed = edits - 1
  }
  return best
}

/// Longer names, in bytes, are not compared: the work grows with the square of the length.
private let longestName = 64

/// A bit for each letter in a name, capitals and small ones the same.
private func letters(of name: String) -> UInt32 {
  var bits: UInt32 = 0
  for byte in name.utf8 { bits |= 1 << UInt32(byte & 0x1F) }
  return bits
}

private func caseless(_ name: String) -> [UInt8] {
  name.utf8.prefix(longestName + 1).map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
}

/// The edit distance with swaps of neighbours ("optimal string alignment").
private func edits(from one: [UInt8], to other: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...other.count)
  for (row, byte) in one.enumerated() {
    var line = [row + 1]
    line.reserveCapacity(other.count + 1)
    for (column, otherByte) in other.enumerated() {
      var least = min(
        last[column] + (byte == otherByte ? 0 : 1), last[column + 1] + 1, line[column] + 1)
      if row > 0, column > 0, byte == other[column - 1], one[row - 1] == otherByte {
        least = min(least, beforeLast[column - 1] + 1)
      }
      line.append(least)
    }
    (beforeLast, last) = (last, line)
  }
  return last[other.count]
}
