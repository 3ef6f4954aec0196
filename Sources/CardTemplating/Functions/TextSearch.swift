/// Finds a text in others, in a time that grows with their lengths alone (Knuth, Morris, Pratt).
struct TextSearch {
  private let part: [UInt8]
  /// For each length of a beginning of the part: how long a shorter beginning it ends with.
  private let borders: [Int32]

  init(_ part: some Sequence<UInt8>) {
    self.part = Array(part)
    var borders = [Int32](repeating: 0, count: self.part.count)
    var length = 0
    for index in self.part.indices.dropFirst() {
      while length > 0, self.part[index] != self.part[length] { length = Int(borders[length - 1]) }
      if self.part[index] == self.part[length] { length += 1 }
      borders[index] = Int32(length)
    }
    self.borders = borders
  }

  /// Where the part stands first from a byte on.
  func first(in text: [UInt8], from start: Int = 0) -> Int? {
    guard !part.isEmpty else { return start }
    var length = 0
    var index = start
    while index < text.count {
      while length > 0, text[index] != part[length] { length = Int(borders[length - 1]) }
      if text[index] == part[length] { length += 1 }
      index += 1
      if length == part.count { return index - length }
    }
    return nil
  }

  /// Everywhere the part stands, each after the end of the one before.
  func all(in text: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while !part.isEmpty, let found = first(in: text, from: start) {
      start = found + part.count
      ranges.append(found..<start)
    }
    return ranges
  }
}
