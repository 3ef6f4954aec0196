internal import Canvas

/// A field of cells that a chart is drawn into, a character at a time.
struct Plot {
  let size: Size
  private var cells: [(scalar: Unicode.Scalar, style: Style)]

  init(size: Size, style: Style) {
    self.size = size
    cells = Array(repeating: (" ", style), count: size.width * size.height)
  }

  /// Draws a character of one column; outside of the field nothing.
  mutating func put(_ scalar: Unicode.Scalar, x: Int, y: Int, style: Style) {
    guard x >= 0, x < size.width, y >= 0, y < size.height else { return }
    cells[y * size.width + x] = (scalar, style)
  }

  /// Writes a number; anything but ASCII is left out.
  mutating func write(_ text: String, x: Int, y: Int, style: Style) {
    for (place, byte) in text.utf8.enumerated() where byte < 0x80 {
      put(Unicode.Scalar(byte), x: x + place, y: y, style: style)
    }
  }

  func isBlank(x: Int, y: Int) -> Bool {
    guard x >= 0, x < size.width, y >= 0, y < size.height else { return false }
    return cells[y * size.width + x].scalar == " "
  }

  /// The field as rows of runs.
  var lines: [TextLine] {
    (0..<size.height).map { y in
      var runs: [StyledText.Run] = []
      var text = ""
      var style: Style?
      for (scalar, next) in cells[(y * size.width)..<((y + 1) * size.width)] {
        if let style, style != next {
          runs.append(StyledText.Run(SafeText(text), style: style))
          text = ""
        }
        style = next
        text.unicodeScalars.append(scalar)
      }
      if let style { runs.append(StyledText.Run(SafeText(text), style: style)) }
      return TextLine(runs: runs, width: size.width)
    }
  }
}
