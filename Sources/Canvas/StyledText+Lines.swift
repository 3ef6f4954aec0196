extension StyledText {
  /// The rows the text takes in `width` columns; none when there is no text or no column.
  ///
  /// With `wrap`, rows end at blanks, after hyphens and between ideographs; a word wider than a row
  /// is divided between clusters. Of several blank lines one is left, at the ends none. Without it
  /// the first line that is not blank is the only row.
  ///
  /// - Parameters:
  ///   - maxLines: the most rows; zero, negative or nil: as many as it takes.
  ///   - ellipsis: ends a row from which something was cut.
  ///   - indent: columns left free before the first row; at most half of the width is.
  ///   - hanging: columns left free before every other row, so that an item of a list stays under
  ///     its own text.
  public func lines(
    width: Int, wrap: Bool, maxLines: Int? = nil, ellipsis: SafeText = "…", indent: Int = 0,
    hanging: Int = 0
  ) -> [TextLine] {
    guard width > 0, !isEmpty else { return [] }
    if indent == 0, let line = wholeLine(width: width) { return [line] }
    let indent = min(max(0, indent), width / 2)
    let hanging = min(max(0, hanging), width / 2)
    var limit = Int.max
    if let maxLines, maxLines > 0 { limit = maxLines }
    let text = FlatText(runs)
    let mark = LineBuilder.fitting(ellipsis, in: width)
    return text.withWords { words in
      var rows: [Row]
      if wrap {
        var filling = RowFilling(width: width, limit: limit, indent: indent, hanging: hanging)
        filling.fill(from: &words)
        rows = filling.rows
        if rows.count > limit {
          rows.removeLast(rows.count - limit)
          rows[limit - 1].isCut = true
        }
      } else {
        var row = RowFilling.firstLine(of: &words, width: width - indent)
        row.margin = indent
        rows = [row]
      }
      var builder = LineBuilder(runs: runs, text: text, ellipsis: mark, width: width)
      return rows.map { builder.line($0, &words) }
    }
  }

  /// The most common case by far: one line that fits.
  private func wholeLine(width: Int) -> TextLine? {
    guard runs.count == 1, runs[0].text.width <= width, runs[0].text.isASCII else { return nil }
    var string = runs[0].text.string
    let isOneLine = string.withUTF8 { bytes in bytes.last != 0x20 && !bytes.contains(0x0A) }
    return isOneLine ? TextLine(runs: runs, width: runs[0].text.width) : nil
  }
}

extension RowFilling {
  /// The first line that is not blank, marked as cut when it is too wide or more text follows.
  static func firstLine(of words: inout WordReader, width: Int) -> Row {
    var row: Row?
    var pending = 0
    var indent: Int?
    while let word = words.next() {
      if word.end > word.start {
        let columns = (row?.columns ?? 0) + pending + word.columns
        row = Row(start: row?.start ?? indent ?? word.start, end: word.end, columns: columns)
        pending = 0
        if columns > width { break }
      } else if row == nil {
        indent = word.start
      }
      pending += word.blankColumns
      if word.ending == .lineEnd {
        if row != nil { break }
        (pending, indent) = (0, nil)
      }
    }
    guard var row else { return Row(start: 0, end: 0, columns: 0) }
    if row.columns > width {
      row.isCut = true
    } else {
      while !row.isCut, let word = words.next() { row.isCut = word.end > word.start }
    }
    return row
  }
}
