internal import Canvas
internal import CardLayout

extension SheetState {
  /// Moves the focus down, or up when negative; from the last row to the first and back.
  mutating func move(_ rows: Int) {
    guard !self.rows.isEmpty else { return }
    let count = self.rows.count
    selected = ((selected + rows) % count + count) % count
  }

  /// Moves by whole pages, without going round.
  mutating func page(_ rows: Int) {
    selected = max(0, min(self.rows.count - 1, selected + rows))
  }

  /// Goes to the next choice that starts with `character`, round and round; a digit goes to the
  /// visible line of that number where no title starts with it (as in dialog).
  ///
  /// - Parameter firstVisible: the index of the first choice on the screen.
  mutating func typeAhead(_ character: Character, visible: Range<Int>) {
    let wanted = String(character).lowercased()
    let order = (1...max(1, rows.count)).map { (selected + $0) % max(1, rows.count) }
    if let index = order.first(where: { rows[$0].title.string.lowercased().hasPrefix(wanted) }) {
      selected = index
    } else if let number = character.wholeNumberValue, number > 0,
      visible.contains(visible.lowerBound + number - 1)
    {
      selected = visible.lowerBound + number - 1
    }
  }

  /// Scrolls so that the focused row is among the visible ones.
  mutating func keepSelectedVisible(height: Int) {
    guard height > 0 else { return }
    top = min(max(top, selected - height + 1), selected)
    top = max(0, min(top, rows.count - height))
  }
}
