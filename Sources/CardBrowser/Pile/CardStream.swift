internal import AdaptiveCards

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The cards that come through standard input, a line of JSON each, as they come.
///
/// Only lines are kept, and only so many; a card is made of its line when it is looked at. What is
/// not read waits in the pipe and holds the writer up, so nothing grows. A text that is not made of
/// lines is read to its end and is a deck like that of a file.
final class CardStream: CardPile {
  /// The most cards that are kept; of more the oldest are dropped and counted.
  static let mostCards = 1000
  /// The most bytes of lines that are kept: 32 MB.
  static let mostBytes = 32 << 20
  /// A longer line is no card: 8 MB.
  static let longestLine = 8 << 20

  struct Entry {
    /// Which card it is of all that came; the first is 0.
    var serial: Int
    fileprivate var lineNumber: Int
    fileprivate var line: [UInt8]
    fileprivate var index: Int
    fileprivate var title: String
  }

  let descriptor: Int32
  private var entries: [Entry] = []
  /// How many cards are gone because newer ones came.
  private(set) var dropped = 0
  /// How many lines were no cards, and what is wrong with the last of them.
  private(set) var faults = 0
  private(set) var lastFault: String?
  private(set) var isAtEnd = false
  private var kept = 0
  private var whole: LoadedDeck?
  private var isLines = false
  private var pending: [UInt8] = []
  private var lineNumber = 0
  private var came = 0
  private var isSkipping = false
  private let bound: BoundData?

  /// - Parameter data: what is bound to each card.
  init(descriptor: Int32 = 0, data: BoundData? = nil) {
    self.descriptor = descriptor
    bound = data
  }

  // MARK: The pile

  var count: Int { whole?.count ?? entries.count }
  var data: String? { bound?.path }

  func title(_ index: Int) -> String {
    if let whole { return whole.title(index) }
    return entries.indices.contains(index) ? entries[index].title : ""
  }

  func card(_ index: Int) -> PiledCard? {
    if let whole { return whole.card(index) }
    guard entries.indices.contains(index) else { return nil }
    let entry = entries[index]
    return LoadedDeck.read(source(of: entry.line, entry.lineNumber), data: bound).card(entry.index)
  }

  /// Which of all cards that came is at `index`.
  func serial(_ index: Int) -> Int? {
    entries.indices.contains(index) ? entries[index].serial : nil
  }

  func index(ofSerial serial: Int) -> Int? {
    guard let first = entries.first?.serial else { return nil }
    // Only the oldest but one may be missing in between.
    let guess = min(entries.count - 1, max(0, serial - first))
    return entries[...guess].lastIndex { $0.serial == serial }
  }

  // MARK: Reading

  /// Takes in what is there: one read, so that keys and frames have their turn.
  ///
  /// - Parameter pinned: the serial of a card that is being looked at and not to be dropped.
  func read(keeping pinned: Int?) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = readOnce(&buffer)
    if count > 0 {
      take(buffer[0..<count])
    } else if count == 0 || errno != EINTR && errno != EAGAIN {
      end()
    }
    dropOldest(keeping: pinned)
  }

  private func readOnce(_ buffer: inout [UInt8]) -> Int {
    buffer.withUnsafeMutableBytes { bytes in
      #if canImport(Glibc)
        Glibc.read(descriptor, bytes.baseAddress, bytes.count)
      #else
        Darwin.read(descriptor, bytes.baseAddress, bytes.count)
      #endif
    }
  }

  func take(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while let end = rest.firstIndex(of: 0x0A) {
      pending += rest[..<end]
      rest = rest[(end + 1)...]
      endLine()
    }
    pending += rest
    if isLines, pending.count > Self.longestLine {
      isSkipping = true
      pending = []
    }
    if pending.count > Limits.fileBytes { end() }
  }

  private func endLine() {
    guard isLines || startsLines() else {
      pending.append(0x0A)
      return
    }
    lineNumber += 1
    if isSkipping {
      tell("line \(lineNumber) is longer than \(Self.longestLine / 1_000_000) MB")
    } else if pending.contains(where: { $0 > 0x20 }) {
      add(pending)
    }
    isSkipping = false
    pending = []
  }

  /// Whether the first line is a value by itself, as it is in JSON lines alone.
  private func startsLines() -> Bool {
    guard !pending.contains(0x0A), pending.contains(where: { $0 > 0x20 }) else { return false }
    isLines = JSONReader.read(SourceText(name: "", bytes: pending)).value?.objectValue != nil
    return isLines
  }

  private func add(_ line: [UInt8]) {
    let deck: LoadedDeck
    do {
      deck = try LoadedDeck.read(source(of: line, lineNumber), data: bound).usable()
    } catch {
      tell(error.message)
      return
    }
    for index in 0..<deck.count {
      entries.append(
        Entry(
          serial: came, lineNumber: lineNumber, line: line, index: index, title: deck.title(index)))
      came += 1
    }
    kept += line.count
  }

  private func tell(_ fault: String) {
    faults += 1
    lastFault = fault
  }

  /// The end of the input: what has no line end is a line too, or all of it is one text.
  private func end() {
    isAtEnd = true
    if isLines {
      endLine()
    } else {
      do {
        whole = try LoadedDeck.read(SourceText(name: "<stdin>", bytes: pending), data: bound)
          .usable()
      } catch {
        tell(error.message)
      }
    }
    pending = []
  }

  private func dropOldest(keeping pinned: Int?) {
    while entries.count > 1, entries.count > Self.mostCards || kept > Self.mostBytes {
      let oldest = entries.remove(at: entries[0].serial == pinned ? 1 : 0)
      dropped += 1
      // The cards of one line share it.
      if !entries.contains(where: { $0.lineNumber == oldest.lineNumber }) {
        kept -= oldest.line.count
      }
    }
  }

  private func source(of line: [UInt8], _ number: Int) -> SourceText {
    SourceText(name: "<stdin>, line \(number)", bytes: line)
  }
}
