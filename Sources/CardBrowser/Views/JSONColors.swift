internal import Canvas
internal import CardLayout

/// Colours for a line of JSON: names, texts, what stands between them.
enum JSONColors {
  /// The line in pieces of one style each.
  static func styled(_ line: String, _ theme: Theme) -> StyledText {
    let name = Style(foreground: theme.palette.accent)
    let text = Style(foreground: theme.palette.good)
    var runs: [StyledText.Run] = []
    var rest = Substring(line)
    while let quote = rest.utf8.firstIndex(of: 0x22) {
      add(rest[..<quote], .plain, &runs)
      rest = rest[quote...]
      let end = stringEnd(rest)
      let isName = rest[end...].utf8.first { $0 != 0x20 } == 0x3A
      add(rest[..<end], isName ? name : text, &runs)
      rest = rest[end...]
    }
    add(rest, .plain, &runs)
    return StyledText(runs)
  }

  private static func add(_ text: Substring, _ style: Style, _ runs: inout [StyledText.Run]) {
    guard !text.isEmpty else { return }
    runs.append(StyledText.Run(SafeText(String(text), .strict), style: style))
  }

  /// Behind the quotation mark that ends the string at the start of `text`.
  private static func stringEnd(_ text: Substring) -> Substring.Index {
    let bytes = text.utf8
    var index = bytes.index(after: bytes.startIndex)
    while index < bytes.endIndex {
      let byte = bytes[index]
      index = bytes.index(after: index)
      if byte == 0x22 { return index }
      if byte == 0x5C, index < bytes.endIndex { index = bytes.index(after: index) }
    }
    // Cut into by the edge of what is shown: on a character's border all the same.
    return bytes.endIndex
  }
}
