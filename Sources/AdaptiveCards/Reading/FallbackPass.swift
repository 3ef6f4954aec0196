/// Makes the card that is shown from the card as it was written: what can't be shown gives way to
/// its fallback, or to that of what is around it, or is left out.
///
/// The rules are those of the schema and of Microsoft's renderers: an element that is not known or
/// whose needs are not met is replaced by its fallback; `drop` leaves it out; without one the
/// element around it is asked in the same way, up to the card. If nobody has one, the element alone
/// is left out (DECISIONS, rows 2 and 3).
struct FallbackPass {
  let context: ReadingContext

  /// What came of one thing: what is shown for it, and whether what is around it is asked.
  struct Outcome<Content> {
    var shown: Content?
    var asks: Bool
  }

  func card(_ card: Card) -> Card {
    var card = card
    card.body = list(card.body, isCaught: false).shown
    card.actions = list(card.actions, isCaught: false).shown
    return card
  }

  /// - Parameter isCaught: whether something around has a fallback.
  func list<Item: Replaceable>(_ items: [Item], isCaught: Bool) -> (shown: [Item], asks: Bool) {
    var asks = false
    let shown = items.compactMap { item -> Item? in
      let outcome = self.outcome(item, isCaught: isCaught)
      asks = asks || outcome.asks
      return outcome.shown
    }
    return (shown, asks)
  }

  func outcome<Item: Replaceable>(_ item: Item, isCaught: Bool) -> Outcome<Item> {
    let absence = absence(of: item)
    if let absence, !absence.canBeReplaced { return Outcome(shown: nil, asks: false) }
    var own = Outcome<Item>(shown: nil, asks: true)
    if absence == nil {
      own = item.inside(self, isCaught: isCaught || item.replacement != nil)
      guard own.asks else { return own }
    }
    switch item.replacement {
    case .drop:
      report(absence, of: item, "it is dropped, as its \"fallback\" says")
      return Outcome(shown: nil, asks: false)
    case .content(let content):
      report(absence, of: item, "its fallback is shown")
      let replaced = outcome(content, isCaught: isCaught)
      return Outcome(shown: replaced.shown ?? own.shown, asks: replaced.asks)
    case nil:
      report(
        absence, of: item,
        isCaught ? "the fallback of what is around it is shown" : "it is left out")
      return own
    }
  }

  /// Why something is not shown itself; nil when it is.
  struct Absence {
    var code: FaultCode
    /// The property that says so.
    var key: String
    var sentence: String
    /// Whether its fallback, or one around it, may take its place.
    var canBeReplaced = true
  }

  private func absence(of item: some Replaceable) -> Absence? {
    if let absence = item.absence { return absence }
    guard let unmet = item.requires.first(where: { !context.features.meets($0) }) else {
      return nil
    }
    return Absence(
      code: .requirementUnmet, key: "requires",
      sentence: "\(item.typeName) needs the feature \(quoted(unmet.feature))"
        + (unmet.version.map { " \($0.text)" } ?? "") + ", which is not there")
  }

  private func report(_ absence: Absence?, of item: some Replaceable, _ outcome: String) {
    guard let absence else { return }
    let member = item.source.object?.member(absence.key)
    context.report(
      .warning, absence.code, "\(absence.sentence); \(outcome)",
      path: member == nil ? item.path : JSONPointer.member(absence.key, of: item.path),
      offset: member?.value.offset ?? item.source.offset)
  }
}

/// Something that a fallback can take the place of.
protocol Replaceable: FallbackContent {
  var replacement: Fallback<Self>? { get }
  var requires: [Requirement] { get }
  var typeName: String { get }
  var path: String { get }
  var source: Source { get }
  /// Why it is not shown whatever the host has; nil when it can be.
  var absence: FallbackPass.Absence? { get }
  /// The thing with what is inside of it as it is shown, and whether that asks for a fallback.
  func inside(_ pass: FallbackPass, isCaught: Bool) -> FallbackPass.Outcome<Self>
}

/// What is said of types that are not known.
enum Unknown {
  /// - Parameter what: "element" or "action".
  static func sentence(_ type: String, _ what: String) -> String {
    if ElementTypes.isExtension(type) {
      return "\(type) is an extension of Microsoft 365 that is not drawn here"
    }
    if let place = ElementTypes.placeOfPart(type) { return "\(type) only stands in \(place)" }
    let names = what == "action" ? ElementTypes.actionNames : ElementTypes.names
    let hint = nearestName(to: type, in: names).map { " (did you mean \"\($0)\"?)" } ?? ""
    return "the \(what) \(quoted(type)) is not known\(hint)"
  }
}
