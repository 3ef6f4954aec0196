/// A card laid out flat for the rules: everything in it, in the order of the text.
///
/// One walk makes it, and it is the only part of the review that knows how elements nest.
struct CardSurvey {
  /// An element of a body, or a part of one such as a column, a row or a page.
  struct Item {
    var typeName: String
    var common: ElementCommon
    /// nil for a part.
    var element: Element?
    /// The item around it, by its place in `items`.
    var parent: Int?
    var scope: Int
    /// How many elements stand around it.
    var depth: Int
  }

  /// An action and the place it is used in.
  struct Use {
    enum Role {
      /// A button of a list of actions.
      case button
      /// What a whole element does when it is pressed, or an input when it changes.
      case silent
      /// The button inside of a text field.
      case inline
    }

    var action: Action
    var role: Role
    /// The item it belongs to, by its place in `items`; nil for the card's own.
    var item: Int?
    var scope: Int
  }

  /// The card, or one that a ShowCard opens: actions in it see its inputs and those around it.
  struct Scope {
    var card: Card
    var parent: Int?
    /// The item that its ShowCard belongs to, by its place in `items`.
    var item: Int?
  }

  var items: [Item] = []
  var uses: [Use] = []
  var scopes: [Scope] = []
  /// Buttons that stand together, and so share the room.
  var lists: [[Action]] = []
  /// The ids that some Action.ToggleVisibility can show.
  private(set) var shownIDs: Set<String> = []
  /// Whether one of these is still to be filled in, so that nobody knows what is shown.
  private(set) var isShownUndecided = false

  init(_ card: Card) {
    walk(card, scope: nil, item: nil)
    for use in uses {
      guard case .toggleVisibility(let targets) = use.action.kind else { continue }
      for target in targets where target.isVisible != false {
        shownIDs.insert(target.elementID)
        if target.elementID.isTemplate { isShownUndecided = true }
      }
    }
  }

  /// The item and all around it, from the inside out, through ShowCards to the card.
  func around(_ item: Int) -> [Int] {
    var chain: [Int] = []
    var next: Int? = item
    while let index = next {
      chain.append(index)
      next = items[index].parent ?? scopes[items[index].scope].item
    }
    return chain
  }

  /// Whether an item is hidden, itself and not by something around it, for good.
  func isHiddenForGood(_ item: Int) -> Bool {
    let common = items[item].common
    guard !common.isVisible, !isShownUndecided else { return false }
    return common.id.map { !shownIDs.contains($0) && !$0.isTemplate } ?? true
  }

  /// Whether an item can never be seen, because of itself or of what is around it.
  func isNeverSeen(_ item: Int) -> Bool { around(item).contains(where: isHiddenForGood) }
}
