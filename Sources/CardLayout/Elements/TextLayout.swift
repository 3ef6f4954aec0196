internal import AdaptiveCards
internal import Canvas

extension Layouter {
  func textBlock(_ block: TextBlock, width: Int, _ surroundings: Surroundings) -> Box? {
    let text = text(of: block, on: surroundings.background)
    guard !text.isEmpty else { return nil }
    let lines = text.lines(
      width: width, wrap: block.wrap, maxLines: block.maxLines, ellipsis: ellipsis)
    let box = textBox(lines, width: width, block.horizontalAlignment, surroundings)
    guard host.supportsInteractivity else { return box }
    return withLinks(box, lines) { link, count in
      Focusable(
        path: "\(block.common.path)/link/\(count)", role: .link, title: link.text, isEnabled: true,
        target: .link(link.address))
    }
  }

  func richTextBlock(_ block: RichTextBlock, width: Int, _ surroundings: Surroundings) -> Box? {
    let text = text(of: block, on: surroundings.background)
    guard !text.isEmpty else { return nil }
    let lines = text.lines(width: width, wrap: true, ellipsis: ellipsis)
    let box = textBox(lines, width: width, block.horizontalAlignment, surroundings)
    guard host.supportsInteractivity else { return box }
    return withPieces(box, lines) { piece in
      block.inlines[piece].selectAction.map {
        focusable($0, label: $0.title ?? block.inlines[piece].text)
      }
    }
  }

  private func textBox(
    _ lines: [TextLine], width: Int, _ alignment: HorizontalAlignment?, _ surroundings: Surroundings
  ) -> Box {
    let placement = Box.HorizontalPlacement(alignment ?? surroundings.horizontalAlignment)
    return Box(
      size: Size(width: width, height: lines.count), content: .lines(lines, placement))
  }

  func text(of block: TextBlock, on background: Color) -> StyledText {
    var properties = block.properties
    switch block.style {
    case .default: break
    case .heading:
      properties.size = properties.size ?? .large
      properties.weight = properties.weight ?? .bolder
    case .columnHeader: properties.weight = properties.weight ?? .bolder
    }
    return markdown(block.text, theme.style(properties, on: background))
  }

  func text(of block: RichTextBlock, on background: Color) -> StyledText {
    StyledText(
      block.inlines.enumerated().map { index, run in
        var style = theme.style(run.properties, on: background)
        if run.italic { style.attributes.insert(.italic) }
        if run.underline { style.attributes.insert(.underline) }
        if run.strikethrough { style.attributes.insert(.strikethrough) }
        if run.highlight { style = theme.highlighted(style) }
        if run.selectAction != nil { style.attributes.insert(.underline) }
        return StyledText.Run(SafeText(run.text), style: style, piece: index)
      })
  }

  func markdown(_ text: String, _ style: Style) -> StyledText {
    CardText.styled(
      text, base: style, look: theme.textLook(on: style.background),
      options: CardText.Options(ascii: theme.glyphs == .ascii, language: language))
  }

  var ellipsis: SafeText { theme.glyphs.ellipsis }
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
