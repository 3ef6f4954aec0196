/// Spellings from before 1.0, or of one reader alone, that others may not know.
enum OldSpellingRule: ReviewRule {
  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    for item in survey.items {
      let spot = item.common.spot
      switch item.element {
      case .textBlock(let block): review(block.properties, spot, &notes)
      case .richTextBlock(let text):
        for run in text.inlines { review(run.properties, run.spot, &notes) }
      case .image(let image) where image.style == .default: normal("style", spot, &notes)
      default: if item.typeName == "Column" { renamed("size", to: "width", spot, &notes) }
      }
    }
    for scope in survey.scopes { renamed("metaData", to: "metadata", scope.card.spot, &notes) }
  }

  private static func review(
    _ properties: TextProperties, _ spot: Spot, _ notes: inout ReviewNotes
  ) {
    if properties.size == .default { normal("size", spot, &notes) }
    if properties.weight == .default { normal("weight", spot, &notes) }
  }

  /// Tells of a value "normal", which became "default".
  private static func normal(_ key: String, _ spot: Spot, _ notes: inout ReviewNotes) {
    guard spot.written(key)?.stringValue?.lowercased() == "normal" else { return }
    notes.add(
      .spellingOld, at: spot, key: key,
      "the value \"normal\" of \"\(key)\" is old; write \"default\" or leave it out")
  }

  private static func renamed(
    _ old: String, to new: String, _ spot: Spot, _ notes: inout ReviewNotes
  ) {
    guard spot.written(old) != nil, spot.written(new) == nil else { return }
    notes.add(
      .spellingOld, at: spot, key: old,
      "\"\(old)\" is an old name that not every reader knows; write \"\(new)\"")
  }
}
