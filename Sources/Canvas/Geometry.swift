/// A place on a canvas, in cells; the first column and row are 0.
public struct Point: Hashable, Sendable {
  /// The column.
  public var x: Int
  /// The row, counted downwards.
  public var y: Int

  /// The place in a column and a row; both may be negative, outside of every canvas.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = Point(x: 0, y: 0)

  /// The place so many columns to the right and rows down; negative ones go back.
  public func moved(x dx: Int = 0, y dy: Int = 0) -> Point { Point(x: x + dx, y: y + dy) }
}

/// A width and a height, in cells, never negative.
public struct Size: Hashable, Sendable {
  /// In columns.
  public var width: Int
  /// In rows.
  public var height: Int

  /// A size; what is negative becomes 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// No column and no row.
  public static let zero = Size(width: 0, height: 0)
}

/// A rectangle of cells; `maxX` and `maxY` are the first column and row past it.
public struct Rect: Hashable, Sendable {
  /// The top left cell.
  public var origin: Point
  /// How many columns and rows it covers.
  public var size: Size

  /// A rectangle from its top left cell on.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from a column and row on; a negative width or height becomes 0.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Nothing, in the top left corner.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The first column.
  public var x: Int { origin.x }
  /// The first row.
  public var y: Int { origin.y }
  /// How many columns it covers.
  public var width: Int { size.width }
  /// How many rows it covers.
  public var height: Int { size.height }
  /// The first column at the right of it.
  public var maxX: Int { origin.x + size.width }
  /// The first row below it.
  public var maxY: Int { origin.y + size.height }
  /// Whether it covers no cell.
  public var isEmpty: Bool { size.width == 0 || size.height == 0 }

  /// Whether a cell is in it.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// The same rectangle so many columns to the right and rows down.
  public func moved(x dx: Int = 0, y dy: Int = 0) -> Rect {
    Rect(origin: origin.moved(x: dx, y: dy), size: size)
  }

  /// The cells that are in both; empty when they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }
}
