internal import AdaptiveCards
internal import Canvas

/// A text as it was read when its width was asked for, kept until it is laid out.
struct MeasuredText {
  let paragraphs: [CardText.Paragraph]
  /// What its colours were chosen for.
  let background: Color
  let widths: StyledText.Widths
}

extension Layouter {
  /// The widths of a text; what is read for them is kept, as reading costs more than laying out.
  func widths(of block: TextBlock) -> StyledText.Widths {
    let path = block.common.path
    if let known = measured[path] { return known.widths }
    let text = measure(block)
    // Elements that were not read have no pointer to tell them apart by.
    if !path.isEmpty { measured[path] = text }
    return text.widths
  }

  /// Reads a text in the colours that it has most likely.
  func measure(_ block: TextBlock) -> MeasuredText {
    let background = theme.palette.background(of: .default)
    let paragraphs = read(block, on: background)
    return MeasuredText(
      paragraphs: paragraphs, background: background, widths: CardText.joined(paragraphs).widths)
  }

  /// The text in paragraphs, in colours for a background.
  ///
  /// - Parameter known: the text as it was measured, for who has it.
  func paragraphs(
    of block: TextBlock, on background: Color, known: MeasuredText? = nil
  ) -> [CardText.Paragraph] {
    if let known = known ?? measured[block.common.path], known.background == background {
      return known.paragraphs
    }
    return read(block, on: background)
  }

  private func read(_ block: TextBlock, on background: Color) -> [CardText.Paragraph] {
    CardText.paragraphs(
      block.text, base: style(of: block, on: background), look: theme.textLook(on: background),
      options: textOptions)
  }
}
