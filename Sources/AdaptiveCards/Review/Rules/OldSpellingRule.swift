/// Spellings from before 1.0 that this reader takes and others may not.
enum OldSpellingRule: ReviewRule {
  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    for item in survey.items {
      let path = item.common.path
      switch item.typeName {
      case "TextBlock":
        normal(of: path, ["size", "weight"], &notes)
      case "RichTextBlock":
        guard case .richTextBlock(let text)? = item.element else { continue }
        for run in text.inlines { normal(of: run.path, ["size", "weight"], &notes) }
      case "Image":
        normal(of: path, ["style"], &notes)
      case "Column":
        renamed("size", to: "width", of: path, &notes)
      default: break
      }
    }
    for scope in survey.scopes { renamed("metaData", to: "metadata", of: scope.card.path, &notes) }
  }

  /// Values of `keys` that are "normal", which became "default".
  private static func normal(of path: String, _ keys: [String], _ notes: inout ReviewNotes) {
    for key in keys where notes.written(key, of: path)?.stringValue?.lowercased() == "normal" {
      notes.add(
        .spellingOld, at: path, key: key,
        "the value \"normal\" of \"\(key)\" is old; write \"default\" or leave it out")
    }
  }

  private static func renamed(
    _ old: String, to new: String, of path: String, _ notes: inout ReviewNotes
  ) {
    guard notes.written(old, of: path) != nil, notes.written(new, of: path) == nil else { return }
    notes.add(
      .spellingOld, at: path, key: old, "\"\(old)\" is an old name; write \"\(new)\"")
  }
}
