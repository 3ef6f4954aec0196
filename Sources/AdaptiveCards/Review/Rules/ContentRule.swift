/// What has nothing in it shows nothing, and so does the button that opens it.
enum ContentRule: ReviewRule {
  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    if let card = survey.scopes.first?.card, isEmpty(card) {
      notes.add(
        .cardEmpty, at: card.spot,
        "the card has neither a \"body\" nor \"actions\", so nothing is shown")
    }
    for use in survey.uses {
      guard let card = use.action.shownCard, isEmpty(card) else { continue }
      notes.add(
        .showCardEmpty, at: use.action.spot, key: "card",
        "this Action.ShowCard opens nothing: give its \"card\" a \"body\" or \"actions\"")
    }
    for item in survey.items {
      // What is hidden may be filled in by its host.
      guard let element = item.element, item.common.isVisible else { continue }
      reviewText(element, &notes)
      reviewList(element, &notes)
    }
  }

  /// Asks the text too: what was left out there has a fault of its own already.
  private static func isEmpty(_ card: Card) -> Bool {
    card.body.isEmpty && card.actions.isEmpty && card.spot.isEmptyList("body")
      && card.spot.isEmptyList("actions")
  }

  private static func reviewText(_ element: Element, _ notes: inout ReviewNotes) {
    guard case .textBlock(let block) = element, block.text.isBlank,
      block.common.spot.written("text") != nil
    else { return }
    notes.add(
      .textEmpty, at: block.common.spot, key: "text",
      "the text is empty, so nothing is shown; leave the TextBlock out, or use \"spacing\" for"
        + " distance")
  }

  private static func reviewList(_ element: Element, _ notes: inout ReviewNotes) {
    let spot = element.common.spot
    guard let key = element.listKey, spot.isEmptyList(key), !spot.isTemplate else { return }
    notes.add(
      .elementEmpty, at: spot, key: key,
      "this \(element.typeName) has no \"\(key)\", so nothing is shown; fill it or leave it out")
  }
}

extension Element {
  /// The list that makes the element; nil when there is none, or the reader asks for it already.
  ///
  /// Containers and columns may be empty: they are used for their background and their width.
  fileprivate var listKey: String? {
    switch self {
    case .richTextBlock: "inlines"
    case .factSet: "facts"
    case .actionSet: "actions"
    case .table: "rows"
    case .carousel: "pages"
    case .columnSet: "columns"
    case .textBlock, .container, .image, .imageSet, .media, .inputText, .inputNumber, .inputDate,
      .inputTime, .inputToggle, .inputChoiceSet, .inputRating, .rating, .icon, .badge,
      .progressBar, .progressRing, .codeBlock, .compoundButton, .chart, .unknown:
      nil
    }
  }
}
