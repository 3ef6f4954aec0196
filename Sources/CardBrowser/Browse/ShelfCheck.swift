internal import AdaptiveCards

/// What is wrong with the files of a list, found a few at a time while there is no key to handle.
struct ShelfCheck {
  enum Finding: Equatable {
    /// The card is shown, but not all of it as it is written.
    case warning
    /// Something is an error, or the file is no card at all.
    case error
  }

  /// How many files of a folder something is wrong with.
  struct Sum: Equatable {
    var errors = 0
    var warnings = 0
  }

  /// More files than these are not looked at, so that a large folder costs a second and not a
  /// minute.
  static let mostFiles = 10_000
  /// As many files, or bytes of them, are read between two frames.
  private static let stepFiles = 16
  private static let stepBytes = 128 << 10
  /// Larger files are checked when they are selected.
  private static let largestFile = 1 << 20

  /// Only of files with something wrong, by path.
  private var findings: [String: (file: Shelf.File, finding: Finding)] = [:]
  private var sums: [FolderTree.Key: Sum] = [:]
  /// Files that changed since they were looked at.
  private var waiting: [Shelf.File] = []
  /// The file that was looked at last on the way through the list.
  private var last: Shelf.File?
  private var looked = 0
  private var isThrough = false

  /// Whether there is nothing to look at now.
  var isDone: Bool { isThrough && waiting.isEmpty }

  func finding(_ file: Shelf.File) -> Finding? { findings[file.path]?.finding }

  func sum(_ folder: FolderTree.Key) -> Sum { sums[folder] ?? Sum() }

  // MARK: Looking

  /// Looks at some more files.
  ///
  /// - Parameters:
  ///   - selected: the file that is shown, which is known already.
  ///   - data: what cards are bound to, as where they are shown.
  mutating func goOn(in shelf: Shelf, selected: Shelf.File?, data: DataChoice) {
    var (files, bytes) = (0, 0)
    while !isDone, files < Self.stepFiles, bytes < Self.stepBytes {
      guard let file = waiting.popLast() ?? next(in: shelf) else { return }
      files += 1
      guard file != selected, file.path != "-" else { continue }
      let size = FileReading.size(file.path) ?? 0
      guard size <= Self.largestFile else { continue }
      bytes += size
      note(Self.look(at: file.path, data: data), of: file)
    }
  }

  /// The file after the last one, wherever that is by now.
  private mutating func next(in shelf: Shelf) -> Shelf.File? {
    let index = last.map { shelf.index(of: $0).map { $0 + 1 } ?? shelf.nearestIndex(to: $0) } ?? 0
    guard index < shelf.count, looked < Self.mostFiles else {
      isThrough = true
      return nil
    }
    looked += 1
    last = shelf[index]
    return last
  }

  private static func look(at path: String, data: DataChoice) -> Finding? {
    do {
      return finding(of: try LoadedDeck.usable(path, data: data))
    } catch {
      // What is not there any more is no fault.
      return FileReading.exists(path) ? .error : nil
    }
  }

  static func finding(of deck: LoadedDeck) -> Finding? {
    if deck.diagnostics.contains(where: { $0.severity == .error }) { return .error }
    return deck.diagnostics.isEmpty ? nil : .warning
  }

  /// Notes what a look at a file has found.
  mutating func note(_ finding: Finding?, of file: Shelf.File) {
    guard findings[file.path]?.finding != finding else { return }
    count(findings[file.path]?.finding, of: file, by: -1)
    count(finding, of: file, by: 1)
    findings[file.path] = finding.map { (file, $0) }
  }

  /// Counts for each folder around a file.
  private mutating func count(_ finding: Finding?, of file: Shelf.File, by step: Int) {
    guard let finding else { return }
    var path = ""
    for part in [""]
      + file.name.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
      .dropLast().map({ String(decoding: $0, as: UTF8.self) + "/" })
    {
      path += part
      let key = FolderTree.Key(section: file.section, path: path)
      switch finding {
      case .error: sums[key, default: Sum()].errors += step
      case .warning: sums[key, default: Sum()].warnings += step
      }
    }
  }

  // MARK: What changed

  /// A file came, changed or went; it is looked at next.
  mutating func fileChanged(_ file: Shelf.File) {
    guard !waiting.contains(file), waiting.count < Self.mostFiles else { return }
    waiting.append(file)
  }

  /// Folders came, went or are others than before.
  mutating func foldersChanged(in shelf: Shelf) {
    for (file, _) in findings.values where shelf.index(of: file) == nil { note(nil, of: file) }
    (last, looked, isThrough) = (nil, 0, false)
  }
}

extension BrowserPage {
  /// When to look at more files; nil for not at all. Guests look at cards, not after them.
  var checkTime: Duration? {
    check.isDone || list.shelf.isReading || list.shelf.count < 2 || parts.confinement != nil
      ? nil : .zero
  }

  func checkOn() { check.goOn(in: list.shelf, selected: list.file, data: parts.data) }

  /// Notes what is known of the selected file.
  func noteSelected() {
    guard let file = list.file, file.path != "-" else { return }
    let finding = (pile as? LoadedDeck).flatMap(ShelfCheck.finding)
    check.note(fault == nil ? finding : .error, of: file)
  }
}
