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
    var count = row.count
    while count > 0, row[count - 1].isSpace, !changes.isSeenOnBlanks(row[count - 1]) { count -= 1 }
    guard count > 0 else { return }
    var x = 0
    while x < count {
      let cell = row[x]
      if !cell.isContinuation {
        changes.append(cell, to: &output)
        // Most cells are letters that look as the one before.
        let end = Self.endOfLetters(like: cell, after: x, in: row, count)
        if end > x + 1 {
          append(row[x..<end], to: &output)
          x = end
          continue
        }
        append(cell, to: &output)
      }
      x += 1
    }
    changes.end(&output)
  }

  /// Where the cells end that are ASCII and have the look of the one before them; after a letter a
  /// blank of its look changes nothing.
  private static func endOfLetters(
    like first: Cell, after start: Int, in cells: UnsafeBufferPointer<Cell>, _ count: Int
  ) -> Int {
    guard first.ascii != nil, !first.isSpace else { return start }
    var end = start + 1
    while end < count, cells[end].ascii != nil, cells[end].hasLook(of: first) { end += 1 }
    return end
  }

  private func append(_ cells: Slice<UnsafeBufferPointer<Cell>>, to output: inout [UInt8]) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: cells.count) { bytes in
      var index = 0
      for cell in cells {
        bytes[index] = cell.ascii ?? 0x20
        index += 1
      }
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
  /// A card has few styles, which follow each other again and again: those of the last changes.
  private var changes: [Change] = []
  /// What is written for each of the changes.
  private var sequences: [[UInt8]] = []
  private static let mostSequences = 8

  private struct Change {
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
    let from = current
    current = wanted
    for index in changes.indices where changes[index].to == wanted && changes[index].from == from {
      return output.append(contentsOf: sequences[index])
    }
    var bytes: [UInt8] = []
    SGR.append(from: from, to: wanted, &bytes)
    if changes.count == Self.mostSequences {
      changes.removeFirst()
      sequences.removeFirst()
    }
    changes.append(Change(from: from, to: wanted))
    sequences.append(bytes)
    output.append(contentsOf: bytes)
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
