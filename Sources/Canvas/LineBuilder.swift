/// Turns rows of bytes back into runs with their styles.
struct LineBuilder {
  let runs: [StyledText.Run]
  let text: FlatText
  /// Never wider than a row.
  let ellipsis: SafeText
  let width: Int
  /// The run the last row ended in; rows come in order, so that none is looked for twice.
  private var run = 0

  init(runs: [StyledText.Run], text: FlatText, ellipsis: SafeText, width: Int) {
    self.runs = runs
    self.text = text
    self.ellipsis = ellipsis
    self.width = width
  }

  /// The clusters of an ellipsis that fit.
  static func fitting(_ ellipsis: SafeText, in width: Int) -> SafeText {
    guard ellipsis.width > width else { return ellipsis }
    var string = ""
    var columns = 0
    for character in ellipsis.string {
      columns += CellWidth.of(character)
      if columns > width { break }
      string.append(character)
    }
    return SafeText(string)
  }

  mutating func line(_ row: Row, _ words: inout WordReader) -> TextLine {
    var row = row
    if row.isCut { cut(&row, &words) }
    var parts = parts(of: row, words.bytes)
    if row.isCut {
      add(ellipsis, to: &parts)
    } else if row.hasHyphen {
      add("-", to: &parts)
    }
    if row.margin > 0, let first = parts.first {
      let blanks = SafeText(
        unchecked: String(repeating: " ", count: row.margin), isASCII: true, width: row.margin)
      let style = Style(foreground: first.style.foreground, background: first.style.background)
      parts.insert(StyledText.Run(blanks, style: style), at: 0)
      row.columns += row.margin
    }
    return TextLine(
      runs: parts, width: row.columns + (row.isCut ? ellipsis.width : 0), isCut: row.isCut)
  }

  /// Makes room for the ellipsis; no blank is left before it.
  private func cut(_ row: inout Row, _ words: inout WordReader) {
    if row.hasHyphen {
      row.hasHyphen = false
      row.columns -= 1
    }
    let room = width - row.margin - ellipsis.width
    guard row.columns > room else { return }
    var (columns, kept, end) = (0, 0, row.start)
    words.forEachCluster(from: row.start, to: row.end) { cluster in
      guard columns + cluster.columns <= room else { return false }
      columns += cluster.columns
      if !cluster.isSingle || !Edge.isBlank(cluster.first) { (kept, end) = (columns, cluster.end) }
      return true
    }
    (row.columns, row.end) = (kept, end)
  }

  private mutating func parts(
    of row: Row, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [StyledText.Run] {
    while run + 1 < runs.count, text.runEnds[run] <= row.start { run += 1 }
    var parts: [StyledText.Run] = []
    var index = run
    var start = row.start
    while start < row.end, index < runs.count {
      let end = min(row.end, text.runEnds[index])
      if end > start { parts.append(part(of: index, start..<end, row, bytes)) }
      start = max(start, end)
      index += 1
    }
    return parts
  }

  private func part(
    of index: Int, _ range: Range<Int>, _ row: Row, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> StyledText.Run {
    var part = runs[index]
    if part.text.string.utf8.count == range.count, part.text.breakChances.isEmpty { return part }
    let slice = UnsafeBufferPointer(rebasing: bytes[range])
    let string = String(decoding: slice, as: UTF8.self)
    let isASCII = part.text.isASCII || slice.allSatisfy { $0 < 0x80 }
    let isWholeRow = range.lowerBound == row.start && range.upperBound == row.end
    let columns =
      isASCII
      ? range.count : isWholeRow && !row.hasHyphen ? row.columns : CellWidth.of(string)
    part.text = SafeText(unchecked: string, isASCII: isASCII, width: columns)
    return part
  }

  /// The sign belongs to what it ends: it has its style and leads where it leads.
  private func add(_ sign: SafeText, to parts: inout [StyledText.Run]) {
    if let last = parts.indices.last {
      parts[last].text += sign
    } else {
      var part = runs[min(run, runs.count - 1)]
      part.text = sign
      parts.append(part)
    }
  }
}
