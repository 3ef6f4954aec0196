internal import Canvas
internal import CardLayout

/// A QR code in cells: two modules a cell with half blocks, else a module in two columns.
struct QRPicture: Equatable {
  private let code: QRCode
  private let isUnicode: Bool
  /// Whether black and white can be asked for; else light is what the terminal writes with, since
  /// most are dark.
  private let hasColors: Bool
  /// In cells, with the quiet zone.
  let size: Size

  init(_ code: QRCode, isUnicode: Bool, hasColors: Bool) {
    self.code = code
    self.isUnicode = isUnicode
    self.hasColors = hasColors
    let side = code.size + 2 * QRCode.quietZone
    size =
      isUnicode
      ? Size(width: side, height: (side + 1) / 2) : Size(width: side * 2, height: side)
  }

  private static let black = Color.palette(16)
  private static let white = Color.palette(231)

  func paint(on canvas: inout Canvas, at corner: Point) {
    canvas.within(Rect(origin: corner, size: size)) { canvas in
      for y in 0..<size.height {
        for x in 0..<size.width {
          if isUnicode {
            paintPair(x, y, on: &canvas)
          } else {
            paintHalf(x, y, on: &canvas)
          }
        }
      }
    }
  }

  private func paintPair(_ x: Int, _ y: Int, on canvas: inout Canvas) {
    let top = isDark(x, 2 * y)
    let bottom = isDark(x, 2 * y + 1)
    let place = Point(x: x, y: y)
    if hasColors {
      let style = Style(foreground: color(top), background: color(bottom))
      canvas.put("\u{2580}", at: place, style: style)
      return
    }
    let glyph: Unicode.Scalar =
      switch (top, bottom) {
      case (false, false): "\u{2588}"
      case (false, true): "\u{2580}"
      case (true, false): "\u{2584}"
      case (true, true): " "
      }
    canvas.put(glyph, at: place, style: .plain)
  }

  private func paintHalf(_ x: Int, _ y: Int, on canvas: inout Canvas) {
    let isDark = isDark(x / 2, y)
    let place = Point(x: x, y: y)
    if hasColors {
      canvas.put(" ", at: place, style: Style(background: color(isDark)))
    } else {
      canvas.put(" ", at: place, style: isDark ? .plain : Style.plain.with(.reverse))
    }
  }

  private func isDark(_ x: Int, _ y: Int) -> Bool {
    code.isDark(x - QRCode.quietZone, y - QRCode.quietZone)
  }

  private func color(_ isDark: Bool) -> Color { isDark ? QRPicture.black : QRPicture.white }
}
