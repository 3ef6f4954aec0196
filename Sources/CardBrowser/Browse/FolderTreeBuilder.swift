/// Makes the folders of a tree out of names that come in order.
struct FolderTreeBuilder {
  /// Whether the folders that were named have rows themselves: there is something beside them.
  private let showsRoots: Bool
  private var folders: [FolderTree.Folder] = []
  /// The folders that the last file is in, the outermost first.
  private var open: [Int] = []
  /// The path of the innermost of them, and what was named for it.
  private var path: [UInt8] = []
  private var section: Int?
  private var fileCount = 0

  init(showsRoots: Bool) { self.showsRoots = showsRoots }

  /// - Parameters:
  ///   - name: the path below the folder that was named.
  ///   - section: that folder; nil for a file that was named itself, which is in no folder here.
  mutating func add(_ name: UnsafeBufferPointer<UInt8>, section: Int?) {
    defer { fileCount += 1 }
    if section != self.section {
      close(to: 0)
      path = []
      self.section = section
      if showsRoots, let section { open(section, "") }
    }
    guard let section else { return }
    // Most files are in the folder of the one before.
    let end = (name.lastIndex(of: 0x2F) ?? -1) + 1
    if end == path.count, name[..<end].elementsEqual(path) { return }
    var shared = 0
    var depth = showsRoots ? 1 : 0
    for index in 0..<min(end, path.count) {
      guard name[index] == path[index] else { break }
      guard name[index] == 0x2F else { continue }
      shared = index + 1
      depth += 1
    }
    close(to: depth)
    for index in shared..<end where name[index] == 0x2F {
      open(section, String(decoding: name[...index], as: UTF8.self))
    }
    path = Array(name[..<end])
  }

  private mutating func open(_ section: Int, _ path: String) {
    folders.append(
      FolderTree.Folder(
        key: FolderTree.Key(section: section, path: path), depth: open.count, parent: open.last,
        files: fileCount..<fileCount, end: 0))
    open.append(folders.count - 1)
  }

  private mutating func close(to depth: Int) {
    while open.count > depth, let index = open.popLast() {
      folders[index].files = folders[index].files.lowerBound..<fileCount
      folders[index].end = folders.count
    }
  }

  mutating func finish() -> (folders: [FolderTree.Folder], fileCount: Int) {
    close(to: 0)
    return (folders, fileCount)
  }
}
