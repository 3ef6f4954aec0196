internal import AdaptiveCards
internal import Canvas

extension Layouter {
  /// Lines of a program with their numbers, each cut at the right edge: breaking them would change
  /// what they say. A block with cut lines can have the focus, and pressing it breaks them.
  func codeBlock(_ block: CodeBlock, width: Int, _ surroundings: Surroundings) -> Box? {
    let code = CodeLines(block.codeSnippet)
    guard !code.lines.isEmpty else { return nil }
    let look = CodeLook(
      number: theme.placeholder(on: surroundings.background),
      text: theme.plain(on: surroundings.background),
      bar: SafeText(theme.glyphs.vertical, times: 1), ellipsis: ellipsis)
    let isUnfolded = state.unfolded.contains(block.common.path)
    let first = Swift.min(Swift.max(block.startLineNumber, 0), CodeLines.highestNumber)
    let (lines, isCut) = code.rows(from: first, width: width, look, wrap: isUnfolded)
    var rows: [TextLine] = []
    if let name = CodeLines.name(of: block.language) {
      let title = StyledText(SafeText(name), style: look.number)
      rows += title.lines(width: width, wrap: false, ellipsis: ellipsis)
    }
    var box = Box(rows + lines, width: width)
    // Code is read from left to right in every card.
    box.isDirected = true
    if isCut || isUnfolded, host.supportsInteractivity {
      box.focus = Focusable(
        path: block.common.path, role: .button,
        title: isUnfolded ? "Cut long lines" : "Show long lines",
        isEnabled: true, target: .unfold(block.common.path))
    }
    return box
  }

  func naturalWidth(ofCode block: CodeBlock) -> Int {
    let code = CodeLines(block.codeSnippet)
    return code.widest + CodeLines.columnsOfNumbers(from: block.startLineNumber, code.lines.count)
      + 3
  }
}

/// How a block of code is drawn.
struct CodeLook {
  var number: Style
  var text: Style
  var bar: SafeText
  var ellipsis: SafeText
}

/// The lines of a piece of code, safe to draw.
struct CodeLines {
  static let highestNumber = 1_000_000
  private static let tabColumns = 4

  let lines: [SafeText]

  /// Line feeds of all systems end a line; the last one ends the text.
  init(_ code: String) {
    let bytes = Array(code.utf8)
    var lines: [SafeText] = []
    var reader = TextLines(bytes)
    while let line = reader.next() { lines.append(Self.line(bytes[line])) }
    while let last = lines.last, last.isEmpty { lines.removeLast() }
    self.lines = lines
  }

  var widest: Int { lines.map(\.width).max() ?? 0 }

  /// A line whose tabs are the blanks up to the next fourth column.
  private static func line(_ bytes: ArraySlice<UInt8>) -> SafeText {
    guard bytes.contains(0x09) else { return SafeText(String(decoding: bytes, as: UTF8.self)) }
    var out: [UInt8] = []
    var column = 0
    for byte in bytes {
      if byte == 0x09 {
        let blanks = tabColumns - column % tabColumns
        out.append(contentsOf: repeatElement(0x20, count: blanks))
        column += blanks
      } else {
        out.append(byte)
        // Bytes that go on with a character take no column of their own.
        if byte & 0xC0 != 0x80 { column += 1 }
      }
    }
    return SafeText(String(decoding: out, as: UTF8.self))
  }

  static func columnsOfNumbers(from first: Int, _ count: Int) -> Int {
    max(2, String(min(max(first, 0), highestNumber) + max(0, count - 1)).utf8.count)
  }

  /// The rows, and whether something was cut off one.
  func rows(from first: Int, width: Int, _ look: CodeLook, wrap: Bool) -> ([TextLine], Bool) {
    let digits = CodeLines.columnsOfNumbers(from: first, lines.count)
    // A card that narrow has no room for numbers.
    let margin = width >= digits + 13 ? digits + 3 : 0
    let next = StyledText.Run(.blanks(digits + 1) + look.bar + " ", style: look.number)
    var rows: [TextLine] = []
    var isCut = false
    for (index, line) in lines.enumerated() {
      let text = StyledText(line, style: look.text)
      var pieces = text.lines(width: width - margin, wrap: wrap, ellipsis: look.ellipsis)
      if pieces.isEmpty { pieces = [TextLine(runs: [], width: 0)] }
      for (piece, row) in pieces.enumerated() {
        isCut = isCut || row.isCut
        guard margin > 0 else {
          rows.append(row)
          continue
        }
        let number = String(first + index)
        let label = SafeText.blanks(digits - number.utf8.count) + SafeText(number + " ")
        let head =
          piece == 0 ? StyledText.Run(label + look.bar + " ", style: look.number) : next
        rows.append(TextLine([head] + row.runs))
      }
    }
    return (rows, isCut)
  }

  /// What a language is called; nil for plain text.
  static func name(of language: CodeBlock.Language) -> String? {
    switch language {
    case .plainText: nil
    case .bash: "Bash"
    case .c: "C"
    case .cpp: "C++"
    case .cSharp: "C#"
    case .css: "CSS"
    case .dos: "DOS"
    case .go: "Go"
    case .graphql: "GraphQL"
    case .html: "HTML"
    case .java: "Java"
    case .javaScript: "JavaScript"
    case .json: "JSON"
    case .objectiveC: "Objective-C"
    case .perl: "Perl"
    case .php: "PHP"
    case .powerShell: "PowerShell"
    case .python: "Python"
    case .sql: "SQL"
    case .typeScript: "TypeScript"
    case .vbNet: "VB.NET"
    case .verilog: "Verilog"
    case .vhdl: "VHDL"
    case .xml: "XML"
    }
  }
}
