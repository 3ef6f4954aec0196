/// The rows of the browser's list: files, and below the selected one the cards in it when it holds
/// several.
///
/// What is selected is a file and a card, not a row, so that it stays while others come and go.
struct CardList {
  enum Row: Equatable {
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
  /// The place of the selected file among those that are shown.
  private(set) var place = 0
  /// The selected file; nil when the list is empty.
  private(set) var file: Shelf.File?
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
  }

  // MARK: Rows

  var fileCount: Int { matches?.count ?? shelf.count }
  /// A stream is a deck from its first card on: more are to come.
  private var isDeck: Bool { cardCount > 1 || cardCount == 1 && file?.path == "-" }
  /// A single file needs no row of its own above its cards.
  private var hasHeader: Bool { isDeck && fileCount > 1 }

  var rowCount: Int {
    guard isDeck else { return fileCount }
    return hasHeader ? fileCount + cardCount : cardCount
  }

  var selectedRow: Int { isDeck ? (hasHeader ? place + 1 : 0) + card : place }

  func row(_ index: Int) -> Row {
    guard isDeck else { return .file(index) }
    guard hasHeader else { return .card(index) }
    if index <= place { return .file(index) }
    return index <= place + cardCount ? .card(index - place - 1) : .file(index - cardCount)
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
    if hasHeader, wanted == place {
      if place > 0, steps < 0 { return choose(.file(place - 1)) }
      return choose(.card(0))
    }
    return choose(row(wanted))
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
      guard index != place else { return .nothing }
      // The cards of the file that is left are folded away.
      if isDeck, index > place { top -= cardCount }
      place = index
      file = shownFile(index)
      (card, cardCount) = (0, 0)
      return .file
    }
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
    isChosen = true
    return follow(keepsFile: true)
  }

  private mutating func follow(keepsFile: Bool) -> Bool {
    let before = file
    matches = NameFilter(filter).map { $0.matches(in: shelf) }
    guard fileCount > 0 else {
      (file, place) = (nil, 0)
      (card, cardCount) = (0, 0)
      return before != nil
    }
    if let before, keepsFile {
      place = shownPlace(nearestTo: shelf.index(of: before) ?? shelf.nearestIndex(to: before))
    } else {
      place = 0
    }
    file = shownFile(place)
    if file != before { (card, cardCount) = (0, 0) }
    keepVisible()
    return file != before
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
