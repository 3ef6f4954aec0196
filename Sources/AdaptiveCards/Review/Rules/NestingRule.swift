/// Each level of nesting takes room away; near the limit a card will soon lose parts.
enum NestingRule: ReviewRule {
  /// Three quarters of what is read at all.
  private static let depth = Limits.elementDepth * 3 / 4

  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    for item in survey.items where item.depth + 1 == depth {
      notes.add(
        .nestingDeep, at: item.common.spot,
        "elements are nested \(depth) deep here, and what lies deeper than \(Limits.elementDepth)"
          + " is left out; take away containers that hold only one thing")
    }
  }
}
