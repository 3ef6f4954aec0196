#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Canvas {
  /// The columns of a row in which this canvas shows something else than another of the same size,
  /// widened to whole wide glyphs; nil when the row is the same.
  package func difference(inRow y: Int, from other: Canvas) -> Range<Int>? {
    let width = size.width
    guard width > 0, y >= 0, y < size.height else { return nil }
    guard other.size == size else { return 0..<width }
    return cells.withUnsafeBufferPointer { cells in
      other.cells.withUnsafeBufferPointer { others in
        let row = y * width
        if clusters.isEmpty, other.clusters.isEmpty, let one = cells.baseAddress,
          let two = others.baseAddress,
          memcmp(one + row, two + row, width * MemoryLayout<Cell>.stride) == 0
        {
          return nil
        }
        func isSame(_ x: Int) -> Bool {
          let (one, two) = (cells[row + x], others[row + x])
          // A cluster is a place in a table of its canvas, so its text has to be compared.
          if one.isCluster || two.isCluster { return sameCell(one, as: two, of: other) }
          return one == two
        }
        var first = 0
        while first < width, isSame(first) { first += 1 }
        guard first < width else { return nil }
        var end = width
        while end > first, isSame(end - 1) { end -= 1 }
        func isHalved(_ x: Int) -> Bool {
          cells[row + x].isContinuation || others[row + x].isContinuation
        }
        while first > 0, isHalved(first) { first -= 1 }
        while end < width, isHalved(end) { end += 1 }
        return first..<end
      }
    }
  }
}
