/// A piece of text that wrapping leaves whole, and the blanks after it.
struct Word {
  enum Ending {
    /// A blank, or a place where a row may end without one.
    case chance
    /// As `chance`, but a hyphen shows that the word goes on.
    case softHyphen
    /// A line feed, or the end of the text.
    case lineEnd
  }

  var start: Int
  /// Past its last byte; the blanks begin here.
  var end: Int
  var columns: Int
  /// Past the blanks.
  var next: Int
  var blankColumns: Int
  var ending: Ending
}

/// Reads the words of a text one after the other: where a row may end is decided here alone.
struct WordReader {
  let bytes: UnsafeBufferPointer<UInt8>
  private var clusters: ClusterReader
  private let runEnds: [Int]
  private let breakChances: [BreakChance]
  private var offset = 0
  private var run = 0
  private var chance = 0
  /// The cluster that was looked at last; the one that ends a word is looked at twice.
  private var peeked: Cluster?

  init(_ text: FlatText, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    clusters = ClusterReader(text.string, bytes)
    runEnds = text.runEnds
    breakChances = text.breakChances
  }

  /// The next word; an empty one where a line begins with blanks or is empty.
  mutating func next() -> Word? {
    guard offset < bytes.count else { return nil }
    if let word = plainWord() { return word }
    var word = Word(
      start: offset, end: offset, columns: 0, next: offset, blankColumns: 0, ending: .chance)
    readLetters(into: &word)
    word.end = offset
    readBlanks(into: &word)
    word.next = offset
    if offset >= bytes.count {
      word.ending = .lineEnd
    } else if bytes[offset] == 0x0A {
      offset += 1
      word.ending = .lineEnd
    }
    return word
  }

  /// The most common word by far: ASCII letters, one blank, and a letter after it; nil for others.
  private mutating func plainWord() -> Word? {
    guard chance == breakChances.count else { return nil }
    var end = offset
    while end < bytes.count, bytes[end] > 0x20, bytes[end] < 0x7F, bytes[end] != 0x2D { end += 1 }
    let next = end + 1
    guard end > offset, next < bytes.count, bytes[end] == 0x20, bytes[next] > 0x20,
      bytes[next] < 0x7F
    else { return nil }
    defer { offset = next }
    return Word(
      start: offset, end: end, columns: end - offset, next: next, blankColumns: 1, ending: .chance)
  }

  /// The clusters of a part of the text, none of which spans two runs.
  mutating func forEachCluster(
    from start: Int, to end: Int, _ body: (Cluster) -> Bool
  ) {
    var offset = start
    var run = firstRun(endingAfter: start)
    while offset < end, run < runEnds.count {
      clusters.move(to: offset, end: min(end, runEnds[run]))
      while let cluster = clusters.next() {
        guard body(cluster) else { return }
      }
      offset = min(end, runEnds[run])
      run += 1
    }
  }

  /// Halving, so that a text of many short runs does not cost their square.
  private func firstRun(endingAfter offset: Int) -> Int {
    var (low, high) = (0, runEnds.count)
    while low < high {
      let middle = (low + high) / 2
      if runEnds[middle] > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  // MARK: Letters

  private mutating func readLetters(into word: inout Word) {
    var before = Edge.none
    while offset < bytes.count {
      if offset > word.start, let ending = chanceHere() {
        word.ending = ending
        return
      }
      let plain = plainRun()
      if plain > 0 {
        guard !before.canBreak(before: Edge(bytes[offset])) else { return }
        word.columns += plain
        offset += plain
        before = Edge(bytes[offset - 1])
        if bytes[offset - 1] == 0x2D, isDivided(in: word) { return }
        continue
      }
      if isPlainBlank { return }
      guard let cluster = peekCluster(), !isBlank(cluster), cluster.first != "\n" else { return }
      let edge = Edge(cluster)
      guard !before.canBreak(before: edge) else { return }
      word.columns += cluster.columns
      offset = cluster.end
      before = edge
    }
  }

  /// How many bytes from here on are ASCII letters that nothing joins or divides.
  private func plainRun() -> Int {
    var limit = bytes.count
    if chance < breakChances.count { limit = min(limit, breakChances[chance].offset) }
    var end = offset
    while end < limit, bytes[end] > 0x20, bytes[end] < 0x7F {
      end += 1
      if bytes[end - 1] == 0x2D { break }
    }
    // A mark may follow, and then the last letter is only a part of its cluster.
    if end > offset, end < bytes.count, bytes[end] >= 0x80 { end -= 1 }
    return end - offset
  }

  private mutating func peekCluster() -> Cluster? {
    while run < runEnds.count, runEnds[run] <= offset { run += 1 }
    if let peeked, peeked.start == offset { return peeked }
    guard run < runEnds.count else { return nil }
    clusters.move(to: offset, end: runEnds[run])
    peeked = clusters.next()
    return peeked
  }

  /// After a hyphen between a letter or digit and a letter a row may end; not in -5 or 2024-01-05.
  private func isDivided(in word: Word) -> Bool {
    guard offset - 2 >= word.start, offset < bytes.count else { return false }
    let (before, after) = (bytes[offset - 2], bytes[offset])
    return (isLetter(before) || isDigit(before)) && isLetter(after)
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private mutating func chanceHere() -> Word.Ending? {
    while chance < breakChances.count, breakChances[chance].offset < offset { chance += 1 }
    guard chance < breakChances.count, breakChances[chance].offset == offset else { return nil }
    var hasHyphen = false
    while chance < breakChances.count, breakChances[chance].offset == offset {
      hasHyphen = hasHyphen || breakChances[chance].hasHyphen
      chance += 1
    }
    return hasHyphen ? .softHyphen : .chance
  }

  // MARK: Blanks

  /// A space or line feed that no mark can follow.
  private var isPlainBlank: Bool {
    bytes[offset] <= 0x20 && (offset + 1 >= bytes.count || bytes[offset + 1] < 0x80)
  }

  /// A blank that carries a mark is drawn, so it is a letter.
  private func isBlank(_ cluster: Cluster) -> Bool {
    cluster.isSingle && Edge.isBlank(cluster.first)
  }

  private mutating func readBlanks(into word: inout Word) {
    while offset < bytes.count {
      if bytes[offset] == 0x20, isPlainBlank {
        offset += 1
        word.blankColumns += 1
      } else if bytes[offset] == 0x20 || bytes[offset] >= 0x80 {
        guard let cluster = peekCluster(), isBlank(cluster) else { return }
        offset = cluster.end
        word.blankColumns += cluster.columns
      } else {
        return
      }
      word.ending = .chance
    }
  }
}
