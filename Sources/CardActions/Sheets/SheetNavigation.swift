internal import Canvas
internal import CardLayout

extension SheetState {
  /// Moves the focus down, or up when negative; from the last row to the first and back.
  mutating func move(_ rows: Int) {
    let count = shown.count
    selected = shown[((position + rows) % count + count) % count]
  }

  /// Moves by whole pages, without going round.
  mutating func page(_ rows: Int) {
    selected = shown[max(0, min(shown.count - 1, position + rows))]
  }

  /// Takes a letter: for the filter when there is one, else for going to a choice. `/` begins a
  /// filter where there are so many choices that one is worth it.
  mutating func type(_ character: Character, visible: Range<Int>) {
    if let filter {
      narrow(to: filter + String(character))
    } else if character == "/", canBeNarrowed {
      narrow(to: "")
    } else {
      typeAhead(character, visible: visible)
    }
  }

  /// Takes a text that was pasted, as far as something can be looked for by it.
  mutating func type(_ text: String) {
    guard let filter else { return }
    let words = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    narrow(to: filter + words.prefix(SheetState.longestPaste))
  }

  private static let longestPaste = 200

  mutating func takeLetterBack() {
    guard let filter else { return }
    narrow(to: filter.isEmpty ? nil : String(filter.dropLast()))
  }

  /// Goes to the next choice that starts with `character`, round and round; a digit goes to the
  /// visible line of that number where no title starts with it (as in dialog).
  ///
  /// - Parameter visible: the lines that are on the screen.
  mutating func typeAhead(_ character: Character, visible: Range<Int>) {
    let wanted = String(character).lowercased()
    let order = (1...rows.count).map { (selected + $0) % rows.count }
    if let index = order.first(where: { rows[$0].title.string.lowercased().hasPrefix(wanted) }) {
      selected = index
    } else if let number = character.wholeNumberValue, number > 0,
      visible.contains(visible.lowerBound + number - 1)
    {
      selected = shown[visible.lowerBound + number - 1]
    }
  }

  /// Scrolls so that the focused row is among the visible ones.
  mutating func keepSelectedVisible(height: Int) {
    guard height > 0 else { return }
    top = min(max(top, position - height + 1), position)
    top = max(0, min(top, shown.count - height))
  }

  /// The line of the row that has the focus.
  private var position: Int { shown.firstIndex(of: selected) ?? 0 }
}
