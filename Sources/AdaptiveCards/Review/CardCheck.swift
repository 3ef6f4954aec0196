/// Everything that is wrong with the text of a card: as JSON, as a card, and to a reviewer.
public enum CardCheck {
  /// Every code that a check can have, in a stable order.
  public static let codes: [DiagnosticCode] = {
    let reader = FaultCode.allCases.map {
      DiagnosticCode($0.rawValue, $0.usualSeverity, $0.sentence)
    }
    var codes: [DiagnosticCode] = []
    for code in JSONReader.codes + reader + CardReview.codes
    where !codes.contains(where: { $0.code == code.code }) {
      var code = code
      code.severity = severity(of: code.code, was: code.severity)
      codes.append(code)
    }
    return codes
  }()

  /// Checks one text, with all the cards in it.
  ///
  /// - Parameters:
  ///   - host: where the cards are to be shown.
  ///   - expanding: makes cards of templates; see `Deck.read`.
  ///   - faultOfPattern: what is wrong with a regular expression, for which there is a library.
  /// - Returns: the diagnostics in the order of the text, each once.
  public static func diagnostics(
    _ source: SourceText, host: HostConfig = HostConfig(), expanding: Deck.Expanding? = nil,
    faultOfPattern: @escaping (String) -> String? = { _ in nil }
  ) -> [Diagnostic] {
    let deck = Deck.read(source, expanding: expanding)
    var all = deck.diagnostics
    // As they are written: what only stands by as a fallback is shown to somebody too.
    for entry in deck.cards {
      all += CardReview.diagnostics(
        entry.authored, source: source, host: host, faultOfPattern: faultOfPattern)
    }
    return inOrder(
      all.map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.severity = severity(of: diagnostic.code, was: diagnostic.severity)
        return diagnostic
      })
  }

  /// Faults that a reader can live with, but whoever checks a card wants to be rid of (DECISIONS).
  private static let raised: Set = [
    JSONCode.invalidText.rawValue, JSONCode.loneSurrogate.rawValue, FaultCode.idRepeated.rawValue,
  ]

  private static func severity(of code: String, was severity: Diagnostic.Severity)
    -> Diagnostic.Severity
  {
    raised.contains(code) ? .error : severity
  }

  /// Sorted by place; reader and reviewer may both have seen a fault, which is told once.
  private static func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let sorted = diagnostics.enumerated().sorted {
      ($0.element.line, $0.element.column, $0.offset)
        < ($1.element.line, $1.element.column, $1.offset)
    }
    var result: [Diagnostic] = []
    for (_, diagnostic) in sorted {
      let isTold = result.reversed().prefix(while: { $0.isAtPlace(of: diagnostic) })
        .contains { $0.code == diagnostic.code }
      if !isTold { result.append(diagnostic) }
    }
    return result
  }
}

extension Diagnostic {
  fileprivate func isAtPlace(of other: Diagnostic) -> Bool {
    line == other.line && column == other.column
  }
}

extension FaultCode {
  /// The severity that the reader's reports of this code have.
  var usualSeverity: Diagnostic.Severity {
    switch self {
    case .notACard, .typeMissing, .propertyMissing, .limitDepth, .limitElements, .limitChoices,
      .limitCards,
      .typeNotAllowed:
      .error
    case .elementUnknown, .elementNotAllowed, .attachmentOther, .requirementUnmet, .fallbackInvalid,
      .propertyNewer,
      .propertyUnknown, .valueType, .valueInvalid, .inputWithoutID,
      .versionMissing, .versionNewer, .actionNotAllowed, .idRepeated, .actionsDropped,
      .regexGaveUp:
      .warning
    }
  }
}
