/// The rows of the browser's list: files in their folders, and below the selected one the cards in
/// it when it holds several.
///
/// What is selected is a folder, or a file and a card, not a row, so that it stays while others come
/// and go.
struct CardList {
  enum Row: Equatable {
    /// A folder, by its number in the tree.
    case folder(Int)
    /// A file, by its place among those that the filter lets through.
    case file(Int)
    /// A card of the selected file.
    case card(Int)
  }

  private(set) var shelf: Shelf
  /// Words that a name must hold, as they were typed; empty lets all through.
  private(set) var filter = ""
  /// The files that the filter lets through; nil for all.
  private var matches: [Int]?
  /// The folders around the files; nil where all files are in one, as most are.
  private(set) var tree: FolderTree?
  /// The folders that are folded, and those that are while there is a filter: what it finds is seen.
  private var folded: Set<FolderTree.Key> = []
  private var foldedWhileFiltered: Set<FolderTree.Key> = []
  /// The place of the selected file, or of the first in the selected folder, among those shown.
  private(set) var place = 0
  /// The selected file; nil when a folder is selected or the list is empty.
  private(set) var file: Shelf.File?
  /// The selected folder, by its number in the tree.
  private(set) var folder: Int?
  private(set) var card = 0
  /// How many cards the selected file holds.
  private(set) var cardCount = 0
  /// The first row on the screen, and how many there are.
  private(set) var top = 0
  private(set) var height = 1
  /// Whether the person has chosen what is selected; until then it is the first.
  private(set) var isChosen = false

  init(_ shelf: Shelf) {
    self.shelf = shelf
    file = shelf.count > 0 ? shelf[0] : nil
    makeTree()
  }

  // MARK: Rows

  var fileCount: Int { matches?.count ?? shelf.count }
  /// A stream is a deck from its first card on: more are to come.
  private var isDeck: Bool { cardCount > 1 || cardCount == 1 && file?.path == "-" }
  private var baseRowCount: Int { tree?.rowCount ?? fileCount }
  /// The row of what is selected when no cards of a file are among the rows.
  private var baseRow: Int {
    guard let tree else { return place }
    return folder.flatMap { tree.folders[$0].row } ?? tree.row(ofFile: place)
  }
  /// A single file needs no row of its own above its cards.
  private var hasHeader: Bool { isDeck && baseRowCount > 1 }

  var rowCount: Int {
    guard isDeck else { return baseRowCount }
    return hasHeader ? baseRowCount + cardCount : cardCount
  }

  var selectedRow: Int { isDeck ? (hasHeader ? baseRow + 1 : 0) + card : baseRow }

  func row(_ index: Int) -> Row {
    guard isDeck else { return base(index) }
    guard hasHeader else { return .card(index) }
    let header = baseRow
    if index <= header { return base(index) }
    return index <= header + cardCount ? .card(index - header - 1) : base(index - cardCount)
  }

  private func base(_ index: Int) -> Row {
    switch tree?.row(index) ?? .file(index) {
    case .folder(let folder): .folder(folder)
    case .file(let place): .file(place)
    }
  }

  /// The file at a place among those that are shown.
  func shownFile(_ place: Int) -> Shelf.File { shelf[shelfIndex(place)] }

  private func shelfIndex(_ place: Int) -> Int { matches.map { $0[place] } ?? place }

  // MARK: Choosing

  enum Change { case nothing, card, file }

  /// Goes some rows down, or up when negative; the row of a file whose cards are shown is passed.
  mutating func move(by steps: Int) -> Change {
    guard rowCount > 0 else { return .nothing }
    let wanted = max(0, min(rowCount - 1, selectedRow + steps))
    if hasHeader, wanted == baseRow {
      if wanted > 0, steps < 0 { return choose(row(wanted - 1)) }
      return choose(.card(0))
    }
    return choose(row(wanted))
  }

  /// Goes to the next card, or the one before, past the rows of folders and of open files.
  mutating func moveToCard(by step: Int) -> Change {
    var index = selectedRow + step
    while (0..<rowCount).contains(index) {
      let row = row(index)
      switch row {
      case .card: return choose(row)
      case .file(let place) where folder != nil || place != self.place: return choose(row)
      case .file, .folder: index += step
      }
    }
    return .nothing
  }

  mutating func chooseFirst() -> Change { move(by: -rowCount) }
  mutating func chooseLast() -> Change { move(by: rowCount) }

  mutating func choose(row index: Int) -> Change {
    guard (0..<rowCount).contains(index) else { return .nothing }
    return choose(row(index))
  }

  private mutating func choose(_ row: Row) -> Change {
    isChosen = true
    defer { keepVisible() }
    switch row {
    case .card(let index):
      guard index != card else { return .nothing }
      card = index
      return .card
    case .file(let index):
      guard folder != nil || index != place else { return .nothing }
      leaveFile(for: tree?.row(ofFile: index) ?? index)
      (folder, place) = (nil, index)
      file = shownFile(index)
      return .file
    case .folder(let index):
      guard let tree, index != folder else { return .nothing }
      leaveFile(for: tree.folders[index].row ?? 0)
      (folder, place) = (index, tree.folders[index].files.lowerBound)
      file = nil
      return .file
    }
  }

  /// Folds the cards of the file away that is left for a row without them.
  private mutating func leaveFile(for row: Int) {
    if isDeck, row > baseRow { top -= cardCount }
    (card, cardCount) = (0, 0)
  }

  /// Says how many cards the selected file holds, and which of them is selected.
  mutating func setCards(_ count: Int, selected: Int) {
    cardCount = count
    card = max(0, min(selected, count - 1))
    keepVisible()
  }

  mutating func setHeight(_ rows: Int) {
    height = max(1, rows)
    keepVisible()
  }

  private mutating func keepVisible() {
    let row = selectedRow
    // The name of a file stays above its first card.
    let first = hasHeader && card == 0 && height > 1 ? row - 1 : row
    top = min(max(top, row - height + 1), first)
    top = max(0, min(top, rowCount - height))
  }

  // MARK: Changes around what is selected

  /// Changes the shelf; what is selected stays, or what takes its place is.
  ///
  /// - Returns: whether another file is selected now.
  @discardableResult
  mutating func changeShelf(_ change: (inout Shelf) -> Void) -> Bool {
    // While the folder is read what was first is not, and nobody has chosen it.
    let keeps = isChosen || !shelf.isReading
    change(&shelf)
    return follow(keepsFile: keeps)
  }

  /// Shows only files whose names hold all words of `words`, small or capital.
  ///
  /// - Returns: whether another file is selected now.
  mutating func setFilter(_ words: String) -> Bool {
    filter = words
    foldedWhileFiltered = []
    isChosen = true
    return follow(keepsFile: true)
  }

  private mutating func follow(keepsFile: Bool) -> Bool {
    let before = file
    let folderBefore = folder.flatMap { tree?.folders[$0].key }
    let placeBefore = place
    matches = NameFilter(filter).map { $0.matches(in: shelf) }
    makeTree()
    (folder, file) = (nil, nil)
    defer { keepVisible() }
    guard fileCount > 0 else {
      place = 0
      (card, cardCount) = (0, 0)
      return before != nil || folderBefore != nil
    }
    if let folderBefore, let index = tree?.folder(folderBefore), let tree {
      (folder, place) = (index, tree.folders[index].files.lowerBound)
      return false
    }
    if let before, keepsFile {
      place = shownPlace(nearestTo: shelf.index(of: before) ?? shelf.nearestIndex(to: before))
    } else {
      place = folderBefore == nil ? 0 : min(placeBefore, fileCount - 1)
    }
    reveal()
    file = shownFile(place)
    if file != before { (card, cardCount) = (0, 0) }
    return file != before
  }

  // MARK: Folders

  private var foldedNow: Set<FolderTree.Key> { filter.isEmpty ? folded : foldedWhileFiltered }

  private mutating func makeTree() {
    tree =
      shelf.hasFolders ? FolderTree(shelf, matches: matches, folded: foldedNow) : nil
    if tree?.folders.isEmpty == true { tree = nil }
  }

  /// Opens a folder or folds it, which is kept whatever happens to its files.
  mutating func setOpen(_ isOpen: Bool, _ folder: Int) {
    guard let key = tree?.folders[folder].key else { return }
    if filter.isEmpty {
      folded.update(key, isIn: !isOpen)
    } else {
      foldedWhileFiltered.update(key, isIn: !isOpen)
    }
    tree?.setOpen(isOpen, folder)
    keepVisible()
  }

  /// Opens the folders around the selected file.
  private mutating func reveal() {
    for key in tree?.folded(aroundFile: place) ?? [] {
      if let folder = tree?.folder(key) { setOpen(true, folder) }
    }
  }

  /// Where the first shown file from `index` on is, or else the last one.
  private func shownPlace(nearestTo index: Int) -> Int {
    guard let matches else { return min(index, shelf.count - 1) }
    var (low, high) = (0, matches.count)
    while low < high {
      let middle = (low + high) / 2
      if matches[middle] < index { low = middle + 1 } else { high = middle }
    }
    return min(low, matches.count - 1)
  }
}

extension Set {
  fileprivate mutating func update(_ member: Element, isIn: Bool) {
    if isIn { insert(member) } else { remove(member) }
  }
}
