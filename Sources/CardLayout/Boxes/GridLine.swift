package import Canvas

/// A line from side to side that meets lines from above and below.
package struct GridLine: Equatable, Sendable {
  package var left: Unicode.Scalar
  package var line: Unicode.Scalar
  package var middle: Unicode.Scalar
  package var right: Unicode.Scalar
  /// The columns where it meets another line, its ends left out.
  package var joints: [Int]
  package var style: Style
}

extension Canvas {
  mutating func draw(_ grid: GridLine, width: Int) {
    fill(Rect(x: 0, y: 0, width: width, height: 1), with: grid.line, style: grid.style)
    put(grid.left, at: .zero, style: grid.style)
    for x in grid.joints { put(grid.middle, at: Point(x: x, y: 0), style: grid.style) }
    put(grid.right, at: Point(x: width - 1, y: 0), style: grid.style)
  }
}
