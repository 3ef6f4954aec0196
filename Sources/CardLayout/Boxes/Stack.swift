internal import AdaptiveCards
internal import Canvas

/// Boxes one below the other.
struct Stack {
  let width: Int
  private(set) var height = 0
  private var children: [Box] = []
  private let margins: Margins
  private let alignment: VerticalAlignment

  /// - Parameters:
  ///   - margins: how far separators stay away from the left and right edge.
  ///   - growing: where the boxes stand when there are rows left over.
  init(width: Int, margins: Margins = .none, growing alignment: VerticalAlignment = .top) {
    self.width = width
    self.margins = margins
    self.alignment = alignment
  }

  /// A stack that begins with all boxes of another one.
  init(whole box: Box, margins: Margins = .none, growing alignment: VerticalAlignment = .top) {
    self.init(width: box.size.width, margins: margins, growing: alignment)
    height = box.size.height
    children = box.children
  }

  var isEmpty: Bool { children.isEmpty }

  /// Adds a box below; spacing and separator are left out above the first one.
  mutating func add(_ box: Box, rowsAbove: Int, separator: Style? = nil) {
    if !children.isEmpty {
      // The line is drawn inside of the spacing and never takes more than one row.
      let rows = separator == nil ? rowsAbove : max(1, rowsAbove)
      if let separator {
        children.append(
          Box(
            origin: Point(x: margins.left, y: height + (rows - 1) / 2),
            size: Size(width: width - margins.columns, height: 1), content: .rule(separator)))
      }
      height += rows
    }
    children.append(box.placed(x: box.origin.x, y: height))
    height += box.size.height
  }

  /// Leaves rows free.
  mutating func skip(_ rows: Int) { height += rows }

  var box: Box {
    var box = Box(size: Size(width: width, height: height), children: children)
    box.growth = BoxGrowth(
      inside: .stack(alignment), shares: children.reduce(0) { $0 + $1.growth.shares })
    return box
  }
}
