internal import Canvas

extension CardText {
  /// The rows of paragraphs one below the other; each keeps its margins.
  ///
  /// - Parameters:
  ///   - wrap: whether the text may take several rows; else the first that is not blank is the one.
  ///   - maxLines: the most rows; nil is no limit.
  ///   - ellipsis: ends the last row when text is left.
  static func lines(
    _ paragraphs: [Paragraph], width: Int, wrap: Bool, maxLines: Int?, ellipsis: SafeText
  ) -> [TextLine] {
    let texts = paragraphs.count == 1 ? paragraphs : paragraphs.filter { !$0.text.isEmpty }
    if texts.count == 1 || !wrap, let only = texts.first {
      let text = texts.count == 1 ? only.text : only.text.continued
      return text.lines(
        width: width, wrap: wrap, maxLines: maxLines, ellipsis: ellipsis, indent: only.indent,
        hanging: only.hanging)
    }
    var rows: [TextLine] = []
    var left = texts.count
    let most = maxLines ?? .max
    for paragraph in paragraphs where left > 0 && rows.count < most {
      guard !paragraph.text.isEmpty else {
        // Blank rows stand between texts, one at most.
        if let last = rows.last, !last.runs.isEmpty { rows.append(TextLine(runs: [], width: 0)) }
        continue
      }
      left -= 1
      func lay(_ text: StyledText) -> [TextLine] {
        text.lines(
          width: width, wrap: true, maxLines: most - rows.count, ellipsis: ellipsis,
          indent: paragraph.indent, hanging: paragraph.hanging)
      }
      var more = lay(paragraph.text)
      // Where the last row there is room for ends a paragraph and others follow, it shows that too.
      if left > 0, more.count == most - rows.count { more = lay(paragraph.text.continued) }
      rows += more
    }
    return rows
  }
}

extension StyledText {
  /// The text with one more line, which makes its last row end in an ellipsis where it is cut.
  fileprivate var continued: StyledText {
    StyledText(runs + [Run(SafeText("\n."), style: runs.last?.style ?? .plain)])
  }
}
