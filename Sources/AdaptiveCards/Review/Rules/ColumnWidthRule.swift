/// Pixel widths are never shrunk, so together they must fit.
enum ColumnWidthRule: ReviewRule {
  /// How wide a card usually is in a chat, in pixels.
  private static let usualWidth = 400

  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    if isFullWidth(notes) { return }
    for item in survey.items {
      guard case .columnSet(let set)? = item.element else { continue }
      var pixels = 0
      for column in set.columns where column.container.common.isVisible {
        if case .pixels(let width) = column.width { pixels += width }
      }
      guard pixels > usualWidth else { continue }
      notes.add(
        .columnsTooWide, at: item.common.path, key: "columns",
        "the columns ask for \(pixels) pixels together, but a card is usually about"
          + " \(usualWidth) wide; give some a weight, \"auto\" or \"stretch\"")
    }
  }

  /// Teams shows such a card as wide as the conversation.
  private static func isFullWidth(_ notes: ReviewNotes) -> Bool {
    let teams = notes.written("msteams", of: "")?.objectValue
    return teams?["width"]?.stringValue?.lowercased() == "full"
  }
}
