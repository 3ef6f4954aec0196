public import Canvas

/// A line from side to side that meets lines from above and below.
public struct GridLine: Equatable, Sendable {
  public var left: Unicode.Scalar
  public var line: Unicode.Scalar
  public var middle: Unicode.Scalar
  public var right: Unicode.Scalar
  /// The columns where it meets another line, its ends left out.
  public var joints: [Int]
  public var style: Style
}

extension Canvas {
  mutating func draw(_ grid: GridLine, width: Int) {
    fill(Rect(x: 0, y: 0, width: width, height: 1), with: grid.line, style: grid.style)
    put(grid.left, at: .zero, style: grid.style)
    for x in grid.joints { put(grid.middle, at: Point(x: x, y: 0), style: grid.style) }
    put(grid.right, at: Point(x: width - 1, y: 0), style: grid.style)
  }
}
