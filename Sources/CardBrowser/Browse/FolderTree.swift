/// The folders around the files of a list, each a row that is open or folded.
///
/// Names come in the order of their bytes, so the files of a folder stand together: a folder is a
/// range of files, and nothing is kept for a file.
struct FolderTree {
  /// A folder wherever it stands; keeps its identity while others come and go.
  struct Key: Hashable {
    var section: Int
    /// Below the folder that was named, with a slash at its end; empty for that folder itself.
    var path: String
  }

  struct Folder {
    var key: Key
    /// How many folders with rows of their own are around it.
    var depth: Int
    var parent: Int?
    /// The files in it and below, by their places among those that are shown.
    var files: Range<Int>
    /// The first folder that is not below it.
    var end: Int
    var isOpen = true
    /// nil while a folder around it is folded.
    var row: Int?
  }

  enum Row: Equatable {
    /// By its number among the folders.
    case folder(Int)
    /// By its place among the shown files.
    case file(Int)
  }

  /// Rows of one kind: a folder, or files one after the other.
  private struct Run {
    var firstRow: Int
    var folder: Int?
    /// The files that the rows stand for; those of a folded folder too.
    var files: Range<Int>
  }

  /// In the order of their rows, each before what is in it.
  private(set) var folders: [Folder]
  private var runs: [Run] = []
  private let fileCount: Int
  private(set) var rowCount = 0

  /// - Parameters:
  ///   - matches: the files that are shown; nil for all.
  ///   - folded: the folders whose files are not to be seen.
  init(_ shelf: Shelf, matches: [Int]?, folded: Set<Key>) {
    var builder = FolderTreeBuilder(showsRoots: shelf.sections.count > 1)
    if let matches {
      var next = 0
      shelf.forEachFile { section, isNamed, index, name in
        guard next < matches.count, matches[next] == index else { return }
        builder.add(name, section: isNamed ? nil : section)
        next += 1
      }
    } else {
      shelf.forEachFile { section, isNamed, _, name in
        builder.add(name, section: isNamed ? nil : section)
      }
    }
    (folders, fileCount) = builder.finish()
    for index in folders.indices { folders[index].isOpen = !folded.contains(folders[index].key) }
    layOut()
  }

  // MARK: Rows

  /// Gives all that is to be seen its row.
  private mutating func layOut() {
    runs = []
    rowCount = 0
    var place = 0
    var index = 0
    while index < folders.count {
      let folder = folders[index]
      addFiles(place..<folder.files.lowerBound)
      let hidden = folder.isOpen ? folder.files.lowerBound : folder.files.upperBound
      place = hidden
      runs.append(
        Run(firstRow: rowCount, folder: index, files: folder.files.lowerBound..<hidden))
      folders[index].row = rowCount
      rowCount += 1
      let next = folder.isOpen ? index + 1 : folder.end
      for below in index + 1..<max(index + 1, next) { folders[below].row = nil }
      index = next
    }
    addFiles(place..<fileCount)
  }

  private mutating func addFiles(_ files: Range<Int>) {
    guard !files.isEmpty else { return }
    runs.append(Run(firstRow: rowCount, folder: nil, files: files))
    rowCount += files.count
  }

  func row(_ index: Int) -> Row {
    let run = runs[lastRun { $0.firstRow <= index }]
    return run.folder.map { .folder($0) } ?? .file(run.files.lowerBound + index - run.firstRow)
  }

  /// The row of a file, or of the folded folder that it is in.
  func row(ofFile place: Int) -> Int {
    guard !runs.isEmpty else { return 0 }
    let run = runs[lastRun { $0.files.lowerBound <= place }]
    return run.folder == nil ? run.firstRow + place - run.files.lowerBound : run.firstRow
  }

  /// The last run that `isBefore` holds for, as it does for all before that one.
  private func lastRun(_ isBefore: (Run) -> Bool) -> Int {
    var (low, high) = (0, runs.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if isBefore(runs[middle]) { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: Folders

  func folder(_ key: Key) -> Int? { folders.firstIndex { $0.key == key } }

  /// The folder that a file is in; nil for one that is in none with a row.
  func folder(ofFile place: Int) -> Int? {
    var (low, high) = (0, folders.count)
    while low < high {
      let middle = (low + high) / 2
      if folders[middle].files.lowerBound <= place { low = middle + 1 } else { high = middle }
    }
    var folder = low > 0 ? low - 1 : nil
    while let index = folder, !folders[index].files.contains(place) {
      folder = folders[index].parent
    }
    return folder
  }

  /// The folders around a file that are folded.
  func folded(aroundFile place: Int) -> [Key] {
    var keys: [Key] = []
    var folder = folder(ofFile: place)
    while let index = folder {
      if !folders[index].isOpen { keys.append(folders[index].key) }
      folder = folders[index].parent
    }
    return keys
  }

  mutating func setOpen(_ isOpen: Bool, _ folder: Int) {
    folders[folder].isOpen = isOpen
    layOut()
  }
}
