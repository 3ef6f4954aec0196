extension Canvas {
  /// The text of every row without any escape sequence; blanks at the end of a row are cut.
  public func rows() -> [String] {
    (0..<size.height).map { y in
      var end = size.width
      while end > 0, isSpace(cells[y * size.width + end - 1]) { end -= 1 }
      var row: [UInt8] = []
      row.reserveCapacity(end)
      for cell in cells[y * size.width..<y * size.width + end] { append(cell, to: &row) }
      return String(decoding: row, as: UTF8.self)
    }
  }

  /// The rows joined with line feeds; empty rows at the end are kept.
  public var text: String { rows().joined(separator: "\n") }

  /// The canvas as text with colours and attributes, rows joined with line feeds.
  ///
  /// Every row begins and ends with the terminal's own style, and has no blanks at its end unless
  /// they can be seen.
  ///
  /// - Parameter depth: the colours that may be used; with `none` only attributes are.
  public func ansi(depth: ColorDepth) -> String {
    var output: [UInt8] = []
    var reduction = (from: Style.plain, to: Style.plain)
    for y in 0..<size.height {
      if y > 0 { output.append(0x0A) }
      let row = cells[y * size.width..<(y + 1) * size.width]
      let end = row.lastIndex { !isSpace($0) || $0.style.reduced(to: depth).isSeenOnBlanks }
      guard let end else { continue }
      var current = Style.plain
      for cell in row[...end] where !cell.isContinuation {
        if cell.style != reduction.from {
          reduction = (cell.style, cell.style.reduced(to: depth))
        }
        let wanted =
          isSpace(cell) ? reduction.to.forBlank(after: current) : reduction.to
        if wanted != current {
          SGR.append(from: current, to: wanted, &output)
          current = wanted
        }
        append(cell, to: &output)
      }
      if current != .plain { SGR.append(from: current, to: .plain, &output) }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private func isSpace(_ cell: Cell) -> Bool { cell.glyph == .scalar(" ") }

  private func append(_ cell: Cell, to bytes: inout [UInt8]) {
    switch cell.glyph {
    case .scalar(let scalar): bytes.append(scalar)
    case .cluster: bytes.append(contentsOf: text(of: cell).utf8)
    case .continuation: break
    }
  }
}

extension Style {
  /// The attributes that are seen where nothing is written.
  private static let blankAttributes: Attributes = [.underline, .reverse, .strikethrough]

  fileprivate var isSeenOnBlanks: Bool {
    background != .terminal || !attributes.isDisjoint(with: Style.blankAttributes)
  }

  /// What has to change for a blank: its text colour and weight are not seen, so that whatever
  /// the text before it had can stay.
  fileprivate func forBlank(after current: Style) -> Style {
    let seen = attributes.intersection(Style.blankAttributes)
    guard seen.isEmpty, current.attributes.isDisjoint(with: Style.blankAttributes) else {
      return self
    }
    return current.on(background)
  }
}
