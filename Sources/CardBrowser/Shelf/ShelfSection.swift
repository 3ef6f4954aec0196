/// The card files below one folder, or files that were named one by one.
struct ShelfSection {
  /// The folder; nil for files named one by one.
  let root: String?
  private var named: [String] = []
  private var names = NameStore()
  private var reader: FolderReader?
  private var isEntering: (String) -> Void = { _ in }
  /// Whether it is read a second time, with all its folders told before.
  private var isSecondReading = false
  /// What was told of while the folder was read, which may have been passed already.
  private var late: Set<String> = []
  /// What is read while the list still shows what there was before.
  private var renewed: NameStore?

  /// The names in the order of the command line.
  init(named: [String]) {
    root = nil
    self.named = named
  }

  init(folder: String) { root = folder }

  /// How many names are in their place.
  var count: Int { root == nil ? named.count : names.sortedCount }
  /// Whether there are names that are not read or not in their place yet.
  var isReading: Bool { reader != nil }
  /// How many names were found so far.
  var found: Int { root == nil ? named.count : max(names.count, renewed?.count ?? 0) }

  /// Whether there may be folders below the one that was named.
  var hasFolders: Bool { names.hasFolders }

  /// What the list shows: the path below the folder that was named.
  func name(_ index: Int) -> String { root == nil ? named[index] : names[index] }

  func path(_ index: Int) -> String {
    root.map { FollowedPath.joined($0, names[index]) } ?? named[index]
  }

  func index(of name: String) -> Int? {
    guard root != nil else { return named.firstIndex(of: name) }
    let place = names.position(of: name)
    return place.isThere ? place.index : nil
  }

  /// Where a name that is gone would be.
  func nearest(to name: String) -> Int {
    root == nil ? index(of: name) ?? 0 : names.position(of: name).index
  }

  func forEachName(_ visit: (Int, UnsafeBufferPointer<UInt8>) -> Void) {
    guard root == nil else { return names.forEachName(visit) }
    for (index, name) in named.enumerated() {
      Array(name.utf8).withUnsafeBufferPointer { visit(index, $0) }
    }
  }

  // MARK: Reading

  /// Begins to read the folder from its start; what is listed stays until the end of it.
  mutating func open(isEntering: @escaping (String) -> Void) {
    guard let root else { return }
    self.isEntering = isEntering
    renewed = count > 0 ? NameStore() : nil
    reader = FolderReader(root: root, isEntering: isEntering)
  }

  /// Looks at some more entries; sorts when there are four times as many as before, so that all
  /// sorting together costs little more than that at the end.
  mutating func read(atMost limit: Int) {
    guard let reader else { return }
    if var fresh = renewed {
      // Without this the store would be copied.
      renewed = nil
      let isMore = reader.read(atMost: limit, into: &fresh)
      if isMore { renewed = fresh } else { names = fresh }
      if !isMore { self.reader = nil }
    } else if !reader.read(atMost: limit, into: &names) {
      self.reader = nil
    }
    guard renewed == nil else { return }
    // The first are sorted at once: the first frame waits for them, and for nothing else.
    if self.reader == nil || names.count >= max(1, 4 * names.sortedCount) { names.sort() }
    guard self.reader == nil else { return }
    if reader.isStale, !isSecondReading {
      open(isEntering: isEntering)
      isSecondReading = true
      return
    }
    isSecondReading = false
    let waiting = late
    late = []
    for name in waiting { _ = refresh(name) }
  }

  // MARK: What changed

  /// The path below the root that a followed folder stands for; nil when it is elsewhere.
  func prefix(of folder: String) -> String? {
    guard let root else { return nil }
    if folder == root { return "" }
    let start = FollowedPath.joined(root, "")
    return folder.hasPrefix(start) ? String(folder.dropFirst(start.count)) + "/" : nil
  }

  /// Brings an entry of a folder up to date: a card file, or a folder with all that is in it.
  ///
  /// - Parameter name: the path below the root.
  /// - Returns: whether anything in the list changed.
  mutating func refresh(_ name: String) -> Bool {
    guard let root else { return false }
    guard reader == nil else {
      late.insert(name)
      return false
    }
    let path = FollowedPath.joined(root, name)
    if FileReading.isFolder(path) {
      // A folder that is told of came to be, or is another than before; it is read to its end.
      // What changes while it is read for the first time is found by the second.
      for _ in 0..<2 {
        names.remove(names.range(startingWith: name + "/"))
        let reader = FolderReader(root: root, start: name + "/", isEntering: isEntering)
        while reader.read(atMost: 4096, into: &names) {}
        names.sort()
        if !reader.isStale { break }
      }
      return true
    }
    if FileReading.exists(path) {
      return CardNames.isCardFile(FollowedPath.name(of: name)) && names.insert(name)
    }
    let place = names.position(of: name)
    var range = names.range(startingWith: name + "/")
    if place.isThere { range = place.index..<place.index + 1 }
    names.remove(range)
    return !range.isEmpty
  }
}
