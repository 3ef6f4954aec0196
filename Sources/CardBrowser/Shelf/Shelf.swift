/// All card files of a run, in order: names first, the cards when they are looked at.
struct Shelf {
  private(set) var sections: [ShelfSection] = []
  /// Whether just one file was named, which needs no list around it.
  let isOneFile: Bool

  /// Entries that are looked at between two frames.
  private static let step = 4096
  /// Entries that are looked at before the first frame: enough for every screen.
  private static let firstStep = 256

  /// - Parameter paths: files, "-", and folders; a folder stands for all card files below it.
  init(_ paths: [String]) throws(FileError) {
    isOneFile = paths.count == 1 && (paths[0] == "-" || !FileReading.isFolder(paths[0]))
    // Files that were named one after the other stand together.
    var files: [String] = []
    for path in paths {
      if path != "-", FileReading.isFolder(path) {
        if !files.isEmpty { sections.append(ShelfSection(named: files)) }
        files = []
        sections.append(ShelfSection(folder: FollowedPath.trimmed(path)))
      } else if path == "-" || FileReading.exists(path) {
        files.append(path)
      } else {
        throw FileError(message: "\(path): \(FileReading.noSuchFile)")
      }
    }
    if !files.isEmpty { sections.append(ShelfSection(named: files)) }
  }

  var count: Int { sections.reduce(0) { $0 + $1.count } }
  var found: Int { sections.reduce(0) { $0 + $1.found } }
  var isReading: Bool { sections.contains(where: \.isReading) }
  var roots: [String] { sections.compactMap(\.root) }
  var namedFiles: [String] {
    sections.filter { $0.root == nil }.flatMap { section in
      (0..<section.count).map(section.path)
    }
  }

  /// A file of the shelf, which keeps its identity while others come and go.
  struct File: Hashable {
    var section: Int
    /// What the list shows.
    var name: String
    var path: String
  }

  subscript(index: Int) -> File {
    var rest = index
    for (number, section) in sections.enumerated() {
      if rest < section.count {
        return File(section: number, name: section.name(rest), path: section.path(rest))
      }
      rest -= section.count
    }
    return File(section: 0, name: "", path: "")
  }

  /// Where a file is now; nil when it is not there any more.
  func index(of file: File) -> Int? {
    sections[file.section].index(of: file.name).map { offset(of: file.section) + $0 }
  }

  /// Where a file is, or what took its place.
  func nearestIndex(to file: File) -> Int {
    min(max(0, count - 1), offset(of: file.section) + sections[file.section].nearest(to: file.name))
  }

  private func offset(of section: Int) -> Int {
    sections[..<section].reduce(0) { $0 + $1.count }
  }

  /// Whether the files are in several folders.
  var hasFolders: Bool {
    sections.contains(where: \.hasFolders) || sections.count > 1 && !roots.isEmpty
  }

  /// Visits each file with its section, whether that is files named one by one, and its name.
  func forEachFile(_ visit: (Int, Bool, Int, UnsafeBufferPointer<UInt8>) -> Void) {
    var offset = 0
    for (number, section) in sections.enumerated() {
      section.forEachName { visit(number, section.root == nil, offset + $0, $1) }
      offset += section.count
    }
  }

  func forEachName(_ visit: (Int, UnsafeBufferPointer<UInt8>) -> Void) {
    var offset = 0
    for section in sections {
      section.forEachName { index, name in visit(offset + index, name) }
      offset += section.count
    }
  }

  // MARK: Reading

  /// Begins to read all folders, as far as a first frame needs it.
  ///
  /// - Parameter isEntering: is told each folder that is read.
  mutating func open(isEntering: @escaping (String) -> Void = { _ in }) {
    for index in sections.indices { sections[index].open(isEntering: isEntering) }
    repeat { read(atMost: Self.firstStep) } while isReading && count == 0
  }

  /// Reads some more of the first folder that is not read yet.
  mutating func readMore() { read(atMost: Self.step) }

  /// Reads everything to the end.
  mutating func readAll() { while isReading { readMore() } }

  private mutating func read(atMost limit: Int) {
    guard let index = sections.firstIndex(where: \.isReading) else { return }
    sections[index].read(atMost: limit)
  }

  // MARK: What changed

  /// Brings an entry of a followed folder up to date.
  ///
  /// - Returns: whether anything in the list changed.
  mutating func refresh(_ name: String, in folder: String) -> Bool {
    var isChanged = false
    for index in sections.indices {
      guard let prefix = sections[index].prefix(of: folder), !name.hasPrefix(".") else { continue }
      if sections[index].refresh(prefix + name) { isChanged = true }
    }
    return isChanged
  }

  /// The card files that an entry of a followed folder is, whether it is there or not.
  func files(named name: String, in folder: String) -> [File] {
    guard CardNames.isCardFile(name), !name.hasPrefix(".") else { return [] }
    return sections.indices.compactMap { index in
      guard let root = sections[index].root, let prefix = sections[index].prefix(of: folder) else {
        return nil
      }
      return File(
        section: index, name: prefix + name, path: FollowedPath.joined(root, prefix + name))
    }
  }

  /// Reads a folder anew, of which the system told only that it is not what it was.
  mutating func reopen(_ folder: String, isEntering: @escaping (String) -> Void) {
    for index in sections.indices {
      guard let prefix = sections[index].prefix(of: folder) else { continue }
      if prefix.isEmpty {
        sections[index].open(isEntering: isEntering)
      } else {
        _ = sections[index].refresh(String(prefix.dropLast()))
      }
    }
  }
}
