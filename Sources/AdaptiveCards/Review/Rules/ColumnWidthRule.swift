/// Pixel widths are never shrunk, so together they must fit.
enum ColumnWidthRule: ReviewRule {
  /// How wide a card usually is in a chat, in pixels.
  private static let usualWidth = 400

  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    // Teams shows such a card as wide as the conversation.
    if survey.scopes.first?.card.teams?.width?.lowercased() == "full" { return }
    for item in survey.items {
      let widths: [Column.Width]
      switch item.element {
      case .columnSet(let set):
        widths = set.columns.filter(\.container.common.isVisible).map(\.width)
      case .table(let table): widths = table.columns.map(\.width)
      default: continue
      }
      let pixels = widths.reduce(0) { sum, width in
        if case .pixels(let pixels) = width { sum + pixels } else { sum }
      }
      guard pixels > usualWidth else { continue }
      notes.add(
        .columnsTooWide, at: item.common.spot, key: "columns",
        "the columns ask for \(pixels) pixels together, but a card is usually about"
          + " \(usualWidth) wide; give some a weight, \"auto\" or \"stretch\"")
    }
  }
}
