/// A TextBlock without text takes no room and shows nothing.
enum TextRule: ReviewRule {
  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    for item in survey.items {
      guard case .textBlock(let block)? = item.element, block.text.isBlank else { continue }
      // A hidden one may be a place that the host fills in, a missing text is told by the reader.
      guard notes.written("text", of: item.common.path) != nil, item.common.isVisible else {
        continue
      }
      notes.add(
        .textEmpty, at: item.common.path, key: "text",
        "the text is empty, so nothing is shown; leave the TextBlock out, or use \"spacing\" for"
          + " distance")
    }
  }
}
