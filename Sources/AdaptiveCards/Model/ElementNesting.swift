extension Element {
  /// The kinds of elements that other elements stand in.
  package enum Nesting: Sendable {
    case container, columnSet, table, carousel
    /// A list of actions, which may open cards.
    case actionSet
    /// No element stands in it.
    case none
  }

  /// What of the element holds other elements.
  ///
  /// Passes that go into them ask this first, and take each kind apart in a function of its own: a
  /// switch that has the values of all kinds takes room for all of them on the stack, at every level
  /// of a deep card.
  package var nesting: Nesting {
    switch self {
    case .container: .container
    case .columnSet: .columnSet
    case .table: .table
    case .carousel: .carousel
    case .actionSet: .actionSet
    case .textBlock, .richTextBlock, .factSet, .image, .imageSet, .media, .inputText, .inputNumber,
      .inputDate, .inputTime, .inputToggle, .inputChoiceSet, .inputRating, .rating, .icon, .badge,
      .progressBar, .progressRing, .codeBlock, .compoundButton, .chart, .unknown:
      .none
    }
  }
}
