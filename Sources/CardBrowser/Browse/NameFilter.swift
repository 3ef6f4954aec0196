/// Words that a name must hold, each somewhere in it; capitals do not count.
struct NameFilter {
  private let words: [[UInt8]]

  /// nil when there is no word, which lets every name through.
  init?(_ text: String) {
    words = text.split(separator: " ").map { $0.utf8.map(NameFilter.small) }
    if words.isEmpty { return nil }
  }

  /// The files of a shelf whose names hold all words, in order.
  func matches(in shelf: Shelf) -> [Int] {
    var indices: [Int] = []
    shelf.forEachName { index, name in
      if words.allSatisfy({ NameFilter.contains(name, $0) }) { indices.append(index) }
    }
    return indices
  }

  private static func small(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }

  private static func contains(_ name: UnsafeBufferPointer<UInt8>, _ word: [UInt8]) -> Bool {
    guard name.count >= word.count else { return false }
    for start in 0...(name.count - word.count) {
      var length = 0
      while length < word.count, small(name[start + length]) == word[length] { length += 1 }
      if length == word.count { return true }
    }
    return false
  }
}
