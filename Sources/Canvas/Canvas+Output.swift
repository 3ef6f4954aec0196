extension Canvas {
  /// The text of every row without any escape sequence; blanks at the end of a row are cut.
  public func rows() -> [String] {
    (0..<size.height).map { y in
      var end = size.width
      while end > 0, cells[y * size.width + end - 1].isSpace { end -= 1 }
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
    output.reserveCapacity(cells.count + cells.count / 8)
    var changes = StyleChanges(depth: depth)
    cells.withUnsafeBufferPointer { cells in
      for y in 0..<size.height {
        if y > 0 { output.append(0x0A) }
        let row = UnsafeBufferPointer(rebasing: cells[y * size.width..<(y + 1) * size.width])
        append(row, with: &changes, to: &output)
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private func append(
    _ row: UnsafeBufferPointer<Cell>, with changes: inout StyleChanges, to output: inout [UInt8]
  ) {
    let end = row.lastIndex { !$0.isSpace || changes.isSeenOnBlanks($0) }
    guard let end else { return }
    var x = 0
    while x <= end {
      let cell = row[x]
      if !cell.isContinuation {
        changes.append(cell, to: &output)
        let rest = UnsafeBufferPointer(rebasing: row[x...end])
        // Most cells are letters that look as the one before.
        let letters = lettersLikeFirst(in: rest)
        if letters > 1 {
          append(letters, of: rest, to: &output)
          x += letters
          continue
        }
        append(cell, to: &output)
      }
      x += 1
    }
    changes.end(&output)
  }

  /// How many cells from the first on are ASCII and have its look; after a letter a blank of its
  /// look changes nothing.
  private func lettersLikeFirst(in cells: UnsafeBufferPointer<Cell>) -> Int {
    let first = cells[0]
    guard !first.isSpace else { return 1 }
    return cells.firstIndex { $0.ascii == nil || !$0.hasLook(of: first) } ?? cells.count
  }

  private func append(
    _ count: Int, of cells: UnsafeBufferPointer<Cell>, to output: inout [UInt8]
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { bytes in
      for index in 0..<count { bytes[index] = cells[index].ascii ?? 0x20 }
      output.append(contentsOf: UnsafeBufferPointer(bytes))
    }
  }

  private func append(_ cell: Cell, to bytes: inout [UInt8]) {
    if let byte = cell.ascii { return bytes.append(byte) }
    switch cell.glyph {
    case .scalar(let scalar): bytes.append(scalar)
    case .cluster: bytes.append(contentsOf: text(of: cell).utf8)
    case .continuation: break
    }
  }
}

/// The escape sequences between the cells of a text with colours.
private struct StyleChanges {
  let depth: ColorDepth
  private var current = Style.plain
  /// The style that was asked for last, and what is left of it in this depth of colours.
  private var reduction = (from: Style.plain, to: Style.plain)
  /// A card has few styles, which follow each other again and again.
  private var sequences: [Change: [UInt8]] = [:]

  private struct Change: Hashable {
    var from: Style
    var to: Style
  }

  init(depth: ColorDepth) { self.depth = depth }

  func isSeenOnBlanks(_ cell: Cell) -> Bool {
    !cell.isPlain && cell.style.reduced(to: depth).isSeenOnBlanks
  }

  /// Changes to the style of a cell; a blank only takes what is seen of it.
  mutating func append(_ cell: Cell, to output: inout [UInt8]) {
    let style = cell.style
    if style != reduction.from { reduction = (style, style.reduced(to: depth)) }
    change(to: cell.isSpace ? reduction.to.forBlank(after: current) : reduction.to, &output)
  }

  /// Goes back to the terminal's own style.
  mutating func end(_ output: inout [UInt8]) { change(to: .plain, &output) }

  private mutating func change(to wanted: Style, _ output: inout [UInt8]) {
    guard wanted != current else { return }
    let change = Change(from: current, to: wanted)
    current = wanted
    if let known = sequences[change] { return output.append(contentsOf: known) }
    var sequence: [UInt8] = []
    SGR.append(from: change.from, to: change.to, &sequence)
    sequences[change] = sequence
    output.append(contentsOf: sequence)
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
