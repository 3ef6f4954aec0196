/// One thing that a careful reviewer looks for.
protocol ReviewRule {
  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes)
}

/// Says about a card what a careful reviewer would: what can be read but will not work, or will
/// not work for everybody.
public enum CardReview {
  /// Every code a review can have.
  public static let codes = ReviewCode.allCases.map {
    DiagnosticCode($0.rawValue, $0.severity, $0.meaning)
  }

  /// The remarks on a card, in the order of the text.
  ///
  /// - Parameters:
  ///   - card: as it was written, not as it is shown.
  ///   - source: what the card was read from.
  ///   - host: where the card is to be shown; the number of buttons there counts.
  ///   - faultOfPattern: what is wrong with a regular expression, for which there is a library.
  public static func diagnostics(
    _ card: Card, source: SourceText, host: HostConfig = HostConfig(),
    faultOfPattern: @escaping (String) -> String? = { _ in nil }
  ) -> [Diagnostic] {
    let survey = CardSurvey(card)
    var notes = ReviewNotes(source: source, host: host, faultOfPattern: faultOfPattern)
    for rule in rules { rule.review(survey, &notes) }
    return notes.diagnostics
  }

  private static var rules: [any ReviewRule.Type] {
    [
      ContentRule.self, SchemaRule.self, OldSpellingRule.self, NestingRule.self,
      AltTextRule.self, ColumnWidthRule.self, HiddenRule.self, TargetRule.self,
      ActionTitleRule.self, ActionCountRule.self, AddressRule.self, InputLabelRule.self,
      InputRangeRule.self, InputValueRule.self, ChoiceRule.self, SubmissionRule.self,
      PatternRule.self,
    ]
  }
}

extension String {
  /// Whether the text is still to be filled in from data, so that nothing can be said about it.
  var isTemplate: Bool {
    var last: UInt8 = 0
    for byte in utf8 {
      if last == UInt8(ascii: "$"), byte == UInt8(ascii: "{") { return true }
      last = byte
    }
    return false
  }

  /// Whether there is nothing to see in the text.
  var isBlank: Bool {
    utf8.allSatisfy { $0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0D) }
  }
}

extension String? {
  /// Whether there is no text, or nothing to see in it.
  var isMissing: Bool { self?.isBlank ?? true }
}
