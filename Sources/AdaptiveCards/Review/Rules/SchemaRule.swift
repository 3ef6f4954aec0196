/// Editors check a card against the schema that `$schema` names, so it should be the right one.
enum SchemaRule: ReviewRule {
  private static let address = "http://adaptivecards.io/schemas/adaptive-card.json"

  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    for scope in survey.scopes {
      let spot = scope.card.spot
      guard let schema = spot.written("$schema")?.stringValue, !isRight(schema) else { continue }
      notes.add(
        .schemaOther, at: spot, key: "$schema",
        "\(quoted(schema)) is not the schema of Adaptive Cards; editors check the card with it,"
          + " so write \"\(address)\"")
    }
  }

  /// Copies with a version in their path, on another host or in a folder are as good.
  private static func isRight(_ schema: String) -> Bool {
    var name = schema.lowercased()[...]
    if name.hasSuffix("#") { name = name.dropLast() }
    guard !name.utf8.contains(where: { $0 <= 0x20 }) else { return false }
    return name == "adaptive-card.json" || name.hasSuffix("/adaptive-card.json")
  }
}
