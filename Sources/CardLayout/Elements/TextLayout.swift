internal import AdaptiveCards
internal import Canvas

extension Layouter {
  /// Text in rows. One of which something is cut can have the focus, and pressing it shows it whole:
  /// nothing is lost to a row's end.
  func textBlock(
    _ block: TextBlock, known: MeasuredText? = nil, width: Int, _ surroundings: Surroundings
  ) -> Box? {
    let text = paragraphs(of: block, on: surroundings.background, known: known)
    guard text.contains(where: { !$0.text.isEmpty }) else { return nil }
    let isWhole = state.unfolded.contains(block.common.path)
    let lines = CardText.lines(
      text, width: width, wrap: block.wrap || isWhole, maxLines: isWhole ? nil : block.maxLines,
      ellipsis: ellipsis)
    var box = textBox(lines, width: width, block.horizontalAlignment, surroundings)
    guard host.supportsInteractivity else { return box }
    if isWhole || lines.contains(where: \.isCut) {
      box.focus = Focusable(
        path: block.common.path, role: .button,
        title: text.map(\.text.string).joined(separator: "\n"),
        label: isWhole ? "Cut the text" : "Show the whole text", isEnabled: true,
        target: .unfold(block.common.path))
    }
    // The path alone, as a closure copies what it takes.
    let path = block.common.path
    return withLinks(box) { link, count in
      Focusable(
        path: "\(path)/link/\(count)", role: .link, title: link.text, isEnabled: true,
        target: .link(link.address))
    }
  }

  func richTextBlock(_ block: RichTextBlock, width: Int, _ surroundings: Surroundings) -> Box? {
    let text = text(of: block, on: surroundings.background)
    guard !text.isEmpty else { return nil }
    let lines = text.lines(width: width, wrap: true, ellipsis: ellipsis)
    let box = textBox(lines, width: width, block.horizontalAlignment, surroundings)
    guard host.supportsInteractivity else { return box }
    return withPieces(box) { piece in
      block.inlines[piece].selectAction.map {
        focusable($0, label: $0.title ?? block.inlines[piece].text)
      }
    }
  }

  /// Rows of text where their alignment says; left and right are start and end (2.18).
  private func textBox(
    _ lines: [TextLine], width: Int, _ alignment: HorizontalAlignment?, _ surroundings: Surroundings
  ) -> Box {
    let placement = Box.HorizontalPlacement(surroundings.alignment(alignment))
    let size = Size(width: width, height: lines.count)
    var box =
      surroundings.isRightToLeft
      ? Box(size: size, content: .lines(lines.map(\.rightToLeft), placement.opposite))
      : Box(size: size, content: .lines(lines, placement))
    box.isDirected = true
    return box
  }

  /// What the card says of a text goes before what its role says (`textStyles` of the host).
  func style(of block: TextBlock, on background: Color) -> Style {
    var properties = block.properties
    let look: HostConfig.TextLook? =
      switch block.style {
      case .default: nil
      case .heading: host.textStyles.heading
      case .columnHeader: host.textStyles.columnHeader
      }
    if let look { properties.complete(with: look) }
    return theme.style(properties, on: background)
  }

  /// The style of a kind of text that the host has a look for.
  func style(_ look: HostConfig.TextLook, on background: Color) -> Style {
    var properties = TextProperties()
    properties.complete(with: look)
    return theme.style(properties, on: background)
  }

  /// Dates and entities count in runs as in any text; markdown is text as written.
  func text(of block: RichTextBlock, on background: Color) -> StyledText {
    var options = textOptions
    options.markdown = false
    return StyledText(
      block.inlines.enumerated().flatMap { index, run in
        CardText.styled(run.text, base: style(of: run, on: background), options: options).runs.map {
          StyledText.Run($0.text, style: $0.style, piece: index)
        }
      })
  }

  private func style(of run: TextRun, on background: Color) -> Style {
    var style = theme.style(run.properties, on: background)
    if run.italic { style.attributes.insert(.italic) }
    if run.underline { style.attributes.insert(.underline) }
    if run.strikethrough { style.attributes.insert(.strikethrough) }
    if run.highlight { style = theme.highlighted(style) }
    if run.selectAction != nil { style.attributes.insert(.underline) }
    return style
  }

  func markdown(_ text: String, _ style: Style) -> StyledText {
    CardText.styled(
      text, base: style, look: theme.textLook(on: style.background),
      options: textOptions)
  }

  var textOptions: CardText.Options {
    CardText.Options(ascii: theme.glyphs == .ascii, language: language)
  }

  var ellipsis: SafeText { theme.glyphs.ellipsis }
}

extension TextProperties {
  /// Takes from a role what the card does not say.
  mutating func complete(with look: HostConfig.TextLook) {
    size = size ?? look.size
    weight = weight ?? look.weight
    color = color ?? look.color
    isSubtle = isSubtle ?? look.isSubtle
    fontType = fontType ?? look.fontType
  }
}

extension Box.HorizontalPlacement {
  init(_ alignment: HorizontalAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    }
  }
}
