#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Very many names in little memory: their bytes one after the other, and where each begins.
struct NameStore {
  /// Names end in a zero byte, which no file name holds.
  private var bytes: [UInt8] = []
  private var starts: [UInt32] = []
  /// Names from here on wait for the next `sort`.
  private(set) var sortedCount = 0
  /// Whether any name had a folder before it.
  private(set) var hasFolders = false

  /// More bytes than this are not kept, so that an offset fits; they would be 40 million names.
  private static let mostBytes = 1 << 30

  /// All names, those that are not sorted yet at the end.
  var count: Int { starts.count }

  subscript(index: Int) -> String { String(cString: Array(raw(index)) + [0]) }

  /// Adds `prefix` and `name` as one name behind all others; `sort` gives it its place.
  mutating func append(_ prefix: [UInt8], _ name: UnsafeBufferPointer<UInt8>) {
    guard bytes.count + prefix.count + name.count < Self.mostBytes else { return }
    starts.append(UInt32(bytes.count))
    if !prefix.isEmpty { hasFolders = true }
    bytes += prefix
    bytes += name
    bytes.append(0)
  }

  /// Puts the names into the order of their bytes.
  mutating func sort() {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.bindMemory(to: CChar.self).baseAddress else { return }
      starts.sort { strcmp(base + Int($0), base + Int($1)) < 0 }
    }
    sortedCount = starts.count
  }

  /// Where a name is among those that are sorted, or where it would have to be.
  func position(of name: String) -> (index: Int, isThere: Bool) {
    let wanted = Array(name.utf8CString)
    return bytes.withUnsafeBytes { buffer in
      guard let base = buffer.bindMemory(to: CChar.self).baseAddress else { return (0, false) }
      var (low, high) = (0, sortedCount)
      while low < high {
        let middle = (low + high) / 2
        let order = strcmp(base + Int(starts[middle]), wanted)
        if order == 0 { return (middle, true) }
        if order < 0 { low = middle + 1 } else { high = middle }
      }
      return (low, false)
    }
  }

  /// Gives a name its place; one that is there stays.
  ///
  /// - Returns: whether it is new.
  mutating func insert(_ name: String) -> Bool {
    let place = position(of: name)
    guard !place.isThere, bytes.count + name.utf8.count < Self.mostBytes else { return false }
    starts.insert(UInt32(bytes.count), at: place.index)
    sortedCount += 1
    if name.utf8.contains(0x2F) { hasFolders = true }
    bytes += name.utf8
    bytes.append(0)
    return true
  }

  /// Takes sorted names out; their bytes stay until the store is made anew.
  mutating func remove(_ range: Range<Int>) {
    starts.removeSubrange(range)
    sortedCount -= range.count
  }

  /// The sorted names that begin with `prefix`.
  func range(startingWith prefix: String) -> Range<Int> {
    let first = position(of: prefix).index
    var end = first
    let wanted = Array(prefix.utf8)
    while end < sortedCount, raw(end).starts(with: wanted) { end += 1 }
    return first..<end
  }

  /// Visits the bytes of each sorted name.
  func forEachName(_ visit: (Int, UnsafeBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { buffer in
      for index in 0..<sortedCount {
        let start = Int(starts[index])
        var end = start
        while buffer[end] != 0 { end += 1 }
        visit(index, UnsafeBufferPointer(rebasing: buffer[start..<end]))
      }
    }
  }

  private func raw(_ index: Int) -> ArraySlice<UInt8> {
    bytes[Int(starts[index])...].prefix { $0 != 0 }
  }
}
