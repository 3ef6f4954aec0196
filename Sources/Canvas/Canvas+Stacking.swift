extension Canvas {
  /// Canvases one below the other with blank rows between them, as wide as the widest.
  public static func stacked(_ canvases: [Canvas], gap: Int) -> Canvas {
    if canvases.count == 1 { return canvases[0] }
    let height = canvases.reduce(0) { $0 + $1.size.height } + gap * max(0, canvases.count - 1)
    var all = Canvas(size: Size(width: canvases.map(\.size.width).max() ?? 0, height: height))
    var top = 0
    for canvas in canvases {
      all.copy(canvas, toRow: top)
      top += canvas.size.height + gap
    }
    return all
  }

  private mutating func copy(_ other: Canvas, toRow top: Int) {
    for y in 0..<other.size.height {
      for x in 0..<other.size.width {
        var cell = other[x, y]
        if case .cluster = cell.glyph {
          cell = Cell(glyph(forCluster: other.text(of: cell)), style: cell.style)
        }
        cells[(top + y) * size.width + x] = cell
      }
    }
  }
}
