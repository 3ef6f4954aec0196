internal import AdaptiveCards
internal import Canvas

extension HTMLWriter {
  func write(_ block: TextBlock, to out: inout Markup) {
    var properties = block.properties
    let isHeading = block.style == .heading
    if block.style == .columnHeader { properties.weight = properties.weight ?? .bolder }
    let blocks = HTMLBlocks(paragraphs(block.text)).blocks
    guard !blocks.isEmpty else { return }
    let classes = HTMLWriter.classes(properties) + HTMLWriter.classes(block.horizontalAlignment)
    let attributes = attributes(block.common, classes)
    if isHeading {
      HTMLWriter.heading(level: host.textBlock.headingLevel, attributes, to: &out) { out in
        writeInline(blocks, to: &out)
      }
    } else if let label = block.labelFor, let input = labels.path(ofInput: label) {
      out.element("label", attributes + [("for", id(input))]) { writeInline(blocks, to: &$0) }
    } else if blocks.count == 1, case .text(let runs) = blocks[0] {
      out.element("p", attributes) { write(runs, to: &$0) }
    } else {
      let classes = ["stack"] + classes
      out.element("div", self.attributes(block.common, classes)) { write(blocks, to: &$0) }
    }
  }

  func write(_ block: RichTextBlock, to out: inout Markup) {
    out.element(
      "p", attributes(block.common, HTMLWriter.classes(block.horizontalAlignment))
    ) { out in
      for run in block.inlines { write(run, to: &out) }
    }
  }

  func write(_ set: FactSet, to out: inout Markup) {
    guard !set.facts.isEmpty else { return }
    out.element("dl", attributes(set.common)) { out in
      for fact in set.facts {
        out.lineFeed()
        out.element("dt") { writeInline(fact.title, to: &$0) }
        out.element("dd") { writeInline(fact.value, to: &$0) }
      }
    }
  }

  /// A text in one piece, its line ends kept.
  func writeInline(_ text: String, to out: inout Markup) {
    writeInline(HTMLBlocks(paragraphs(text)).blocks, to: &out)
  }

  func paragraphs(_ text: String, markdown: Bool = true) -> [CardText.Paragraph] {
    CardText.paragraphs(
      text, look: CardText.Look(link: []),
      options: CardText.Options(markdown: markdown, language: host.language(of: card)))
  }

  // MARK: Blocks

  private func write(_ blocks: [HTMLBlocks.Block], to out: inout Markup) {
    for block in blocks {
      switch block {
      case .text(let runs): out.element("p") { write(runs, to: &$0) }
      case .list(let list):
        out.element(
          list.start == nil ? "ul" : "ol",
          [("start", list.start.flatMap { $0 == 1 ? nil : "\($0)" })]
        ) { out in
          for item in list.items {
            out.element("li") { out in
              // An item of one text needs no paragraph around it.
              guard case .text(let runs)? = item.first else { return write(item, to: &out) }
              write(runs, to: &out)
              write(Array(item.dropFirst()), to: &out)
            }
          }
        }
      }
    }
  }

  /// Where only text may stand, such as in a heading: the items of a list are lines.
  private func writeInline(_ blocks: [HTMLBlocks.Block], to out: inout Markup) {
    for (index, block) in blocks.enumerated() {
      if index > 0 { out.void("br") }
      switch block {
      case .text(let runs): write(runs, to: &out)
      case .list(let list):
        for (index, item) in list.items.enumerated() {
          if index > 0 { out.void("br") }
          out.text(list.start.map { SafeText("\($0 + index). ") } ?? "• ")
          writeInline(item, to: &out)
        }
      }
    }
  }

  // MARK: Runs

  /// Neighbours that lead to one address are one link.
  func write(_ runs: [StyledText.Run], to out: inout Markup) {
    var start = 0
    while start < runs.count {
      var end = start + 1
      while end < runs.count, runs[end].link == runs[start].link { end += 1 }
      let part = runs[start..<end]
      if let address = runs[start].link?.string, LinkAddress.isSafe(address) {
        out.element("a", [("href", address), ("rel", "noopener noreferrer")]) { out in
          for run in part { write(run, to: &out) }
        }
      } else {
        for run in part { write(run, to: &out) }
      }
      start = end
    }
  }

  private func write(_ run: StyledText.Run, to out: inout Markup) {
    let tags: [(Style.Attributes, StaticString)] = [
      (.bold, "strong"), (.italic, "em"), (.strikethrough, "s"), (.underline, "u"),
    ]
    HTMLWriter.nest(
      tags.filter { run.style.attributes.contains($0.0) }.map { ($0.1, []) }, to: &out
    ) { HTMLWriter.writeLines(run.text, to: &$0) }
  }

  private func write(_ run: TextRun, to out: inout Markup) {
    var tags: [(StaticString, [Markup.Attribute])] = []
    if let action = run.selectAction { tags.append(HTMLWriter.tag(for: action)) }
    let classes = HTMLWriter.classes(run.properties)
    if !classes.isEmpty { tags.append(("span", [("class", classes.joined(separator: " "))])) }
    if run.properties.weight == .bolder { tags.append(("strong", [])) }
    if run.italic { tags.append(("em", [])) }
    if run.strikethrough { tags.append(("s", [])) }
    if run.underline { tags.append(("u", [])) }
    if run.highlight { tags.append(("mark", [])) }
    HTMLWriter.nest(tags, to: &out) { out in
      for (index, paragraph) in paragraphs(run.text, markdown: false).enumerated() {
        if index > 0 { out.void("br") }
        write(paragraph.text.runs, to: &out)
      }
    }
  }

  /// What a piece of text that can be pressed is: a link, or a button that is off.
  static func tag(for action: Action) -> (StaticString, [Markup.Attribute]) {
    if case .openURL(let address) = action.kind, action.isEnabled, LinkAddress.isSafe(address) {
      return (
        "a", [("href", address), ("rel", "noopener noreferrer"), ("title", strict(action.tooltip))]
      )
    }
    return (
      "button",
      [
        ("type", "button"), ("class", "action"), ("disabled", ""),
        ("title", strict(action.tooltip)),
      ]
    )
  }

  /// Elements one inside the other.
  static func nest(
    _ tags: [(StaticString, [Markup.Attribute])], to out: inout Markup,
    content: (inout Markup) -> Void
  ) {
    guard let (name, attributes) = tags.first else { return content(&out) }
    out.element(name, attributes) { nest(Array(tags.dropFirst()), to: &$0, content: content) }
  }

  static func writeLines(_ text: SafeText, to out: inout Markup) {
    for (index, line) in text.string.split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated() {
      if index > 0 { out.void("br") }
      out.text(SafeText(String(line)))
    }
  }

  static func heading(
    level: Int, _ attributes: [Markup.Attribute], to out: inout Markup,
    content: (inout Markup) -> Void
  ) {
    let names: [StaticString] = ["h1", "h2", "h3", "h4", "h5", "h6"]
    out.element(names[min(max(level, 1), 6) - 1], attributes, content: content)
  }

  // MARK: Classes

  static func classes(_ text: TextProperties) -> [String] {
    var names: [String] = []
    if let size = text.size, size != .default { names.append(size.rawValue) }
    if let weight = text.weight, weight != .default { names.append(weight.rawValue) }
    if let color = text.color, color != .default { names.append("c-" + color.rawValue) }
    if text.isSubtle == true { names.append("subtle") }
    if text.fontType == .monospace { names.append("monospace") }
    return names
  }

  static func classes(_ alignment: HorizontalAlignment?) -> [String] {
    alignment.map { [$0.rawValue] } ?? []
  }

  /// Text for an attribute; hidden characters in it are shown.
  static func strict(_ text: String?) -> String? {
    guard let text, !text.isEmpty else { return nil }
    return SafeText(text, .strict).string
  }
}
