package import Canvas

/// What a card's text becomes on the screen: entities, dates and markdown read, everything made safe.
///
/// The order is fixed: mentions and entities, date macros, markdown, and only then the sanitiser, so
/// that nothing a later step produces gets past it. Pure: the same text and options give the same
/// result, but for dates, which follow the process's time zone.
package enum CardText {
  /// How marked text differs from the text around it.
  package struct Look: Hashable, Sendable {
    package var strong: Style.Attributes
    package var emphasis: Style.Attributes
    package var link: Style.Attributes
    /// The colour of links; nil leaves them the colour of their surroundings.
    package var linkColor: Color?

    package init(
      strong: Style.Attributes = .bold, emphasis: Style.Attributes = .italic,
      link: Style.Attributes = .underline, linkColor: Color? = nil
    ) {
      self.strong = strong
      self.emphasis = emphasis
      self.link = link
      self.linkColor = linkColor
    }
  }

  package struct Options: Hashable, Sendable {
    /// Off for RichTextBlock runs and input labels, whose line feeds all count.
    package var markdown: Bool
    /// Bullets are `-` instead of `•`.
    package var ascii: Bool
    /// The language of dates, as in `de`, `pt-BR` or `sv_SE.UTF-8`; nil or unknown is US English.
    package var language: String?

    package init(markdown: Bool = true, ascii: Bool = false, language: String? = nil) {
      self.markdown = markdown
      self.ascii = ascii
      self.language = language
    }
  }

  /// A piece of text with its margin; a blank row is one whose text has no runs.
  package struct Paragraph: Hashable, Sendable {
    /// May hold line feeds, each the end of a row.
    package var text: StyledText
    /// Columns left free before the first row.
    package var indent: Int
    /// Columns left free before every other row, so that a list item stays under its own text.
    package var hanging: Int

    package init(_ text: StyledText, indent: Int = 0, hanging: Int = 0) {
      self.text = text
      self.indent = indent
      self.hanging = hanging
    }
  }

  /// Bytes of text beyond which markdown is not looked for: what is longer is shown as written.
  package static let markdownLimit = 64 * 1024

  /// The text as paragraphs, top to bottom; none for empty text.
  package static func paragraphs(
    _ text: String, base: Style = .plain, look: Look = Look(), options: Options = Options()
  ) -> [Paragraph] {
    if text.isEmpty { return [] }
    var text = text
    var survey = TextSurvey(text)
    if survey.hasEntity || survey.hasMacro {
      text = substituted(text, survey, options: options)
      survey = TextSurvey(text)
    }
    let isMarked = options.markdown && text.utf8.count <= markdownLimit
    if isMarked && (survey.hasInline || survey.hasMarker) {
      return MarkdownRenderer(base: base, look: look, ascii: options.ascii).paragraphs(text)
    }
    let shown = survey.hasBreak ? collapsed(text, trimming: options.markdown) : text
    return [Paragraph(StyledText([StyledText.Run(SafeText(shown), style: base)]))]
  }

  /// The text in one piece: paragraphs end in line feeds, margins are spaces.
  package static func styled(
    _ text: String, base: Style = .plain, look: Look = Look(), options: Options = Options()
  ) -> StyledText {
    joined(paragraphs(text, base: base, look: look, options: options), base: base)
  }

  /// Paragraphs in one piece: each ends in a line feed, margins are spaces.
  static func joined(_ paragraphs: [Paragraph], base: Style = .plain) -> StyledText {
    if paragraphs.count == 1, let only = paragraphs.first, only.indent == 0, only.hanging == 0 {
      return only.text
    }
    var runs: [StyledText.Run] = []
    for (index, paragraph) in paragraphs.enumerated() {
      let margin = String(repeating: " ", count: paragraph.indent)
      let opening = index == 0 ? margin : "\n" + margin
      if !opening.isEmpty { runs.append(StyledText.Run(SafeText(opening), style: base)) }
      runs += paragraph.text.runs.map { indented($0, by: paragraph.hanging) }
    }
    return StyledText(runs)
  }

  private static func indented(_ run: StyledText.Run, by columns: Int) -> StyledText.Run {
    guard columns > 0, run.text.string.utf8.contains(UInt8(ascii: "\n")) else { return run }
    var bytes: [UInt8] = []
    for byte in run.text.string.utf8 {
      bytes.append(byte)
      if byte == UInt8(ascii: "\n") {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: columns))
      }
    }
    let text = SafeText(String(decoding: bytes, as: UTF8.self))
    return StyledText.Run(text, style: run.style, link: run.link)
  }

  private static func substituted(
    _ text: String, _ survey: TextSurvey, options: Options
  ) -> String {
    var text = text
    if survey.hasEntity { text = TextEntities.decoded(text) }
    if survey.hasMacro {
      // What a macro yields is never markup: "13. 2. 2017" at the start of a line is not a list.
      let escaping = options.markdown && text.utf8.count <= markdownLimit
      text = DateMacros.expanded(text, language: options.language, escaping: escaping)
    }
    return text
  }

  /// The text with LF for every line end and never more than one blank line in a row.
  ///
  /// Trimming takes blank lines off both ends. Without it the first and the last line stay: in a
  /// RichTextBlock they are the end of the run before and the beginning of the next.
  private static func collapsed(_ text: String, trimming: Bool) -> String {
    let bytes = Array(text.utf8)
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    var lines = TextLines(bytes)
    var isFirst = true
    var isAfterBlank = false
    while let line = lines.next() {
      if line.isBlank(in: bytes) && (trimming || !(isFirst || lines.isAtEnd)) {
        isAfterBlank = true
        continue
      }
      if !isFirst { out.append(UInt8(ascii: "\n")) }
      if !isFirst && isAfterBlank { out.append(UInt8(ascii: "\n")) }
      out += trimming ? LineCursor.trimmed(bytes, line) : Array(bytes[line])
      isFirst = false
      isAfterBlank = false
    }
    // Blank through and through: one row of nothing.
    return isFirst ? " " : String(decoding: out, as: UTF8.self)
  }
}
