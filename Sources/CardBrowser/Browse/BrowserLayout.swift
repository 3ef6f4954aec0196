internal import Canvas

/// Where the parts of the browser are on a screen of a size.
struct BrowserLayout: Equatable {
  let size: Size
  /// Whether list and card stand side by side.
  let showsBoth: Bool
  let list: Rect
  let card: Rect
  /// The column of the line between the two; nil when there is none.
  let divider: Int?

  /// A card beside a list needs so many columns in all; a screen of the usual 80 has them.
  private static let besideColumns = 72
  /// Lines longer than this are hard to read, so a wider screen leaves the rest empty.
  private static let mostColumns = 100

  /// - Parameters:
  ///   - hasList: whether there is more than one row to choose from.
  ///   - barRows: the rows of the bar at the bottom.
  init(_ size: Size, hasList: Bool, barRows: Int) {
    self.size = size
    // The row above the bar is the status line's; a screen of one row has none.
    let rows = max(1, size.height - 1 - barRows)
    showsBoth = hasList && size.width >= Self.besideColumns
    let columns = max(22, min(40, size.width / 4))
    list = Rect(x: 0, y: 0, width: showsBoth ? columns : size.width, height: rows)
    divider = showsBoth ? columns : nil
    let x = showsBoth ? columns + 1 : 0
    card = Rect(x: x, y: 0, width: min(Self.mostColumns, size.width - x), height: rows)
  }

  /// The row of the status line; nil when there is no room for one.
  var statusRow: Int? { size.height > 1 ? card.height : nil }
}
