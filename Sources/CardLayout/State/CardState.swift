public import AdaptiveCards
public import Canvas

/// All that can change about an open card: what was typed, what is hidden, open, focused.
///
/// A value: what is drawn is a function of it, and nothing in it is lost by drawing again.
public struct CardState: Equatable, Sendable {
  /// The pointer of what has the focus; nil when nothing has.
  public var focus: String?
  /// Inputs by their element's pointer; one that is not here holds what the card says.
  public var inputs: [String: InputState] = [:]
  /// Elements, by id, whose visibility an action has set.
  public var visibility: [String: Bool] = [:]
  /// The open ShowCard of a list of actions: list pointer → action pointer.
  public var openShowCards: [String: String] = [:]
  /// The pages that are shown of carousels: the carousel's pointer → page, counted from 0.
  public var pages: [String: Int] = [:]
  /// The pointers of things that are shown whole though they are too wide.
  public var unfolded: Set<String> = []
  /// Which actions are buttons and which are in the menu, by list pointer.
  public var arrangements: [String: ActionArrangement] = [:]
  /// The list whose `...` menu is open.
  public var expandedList: String?
  /// The input whose choices or calendar are open.
  public var expandedInput: String?

  public init() {}

  public func isVisible(_ element: Element) -> Bool { isVisible(element.common) }

  func isVisible(_ common: ElementCommon) -> Bool {
    if visibility.isEmpty { return common.isVisible }
    return common.id.flatMap { visibility[$0] } ?? common.isVisible
  }

  /// What an input holds; nothing typed for an element that is none.
  public func input(_ element: Element) -> InputState {
    inputs[element.common.path] ?? InputState(InputValue(of: element) ?? .typed(TypedText("")))
  }

  /// What was typed in an input; nil for one that is ticked or chosen from.
  public func typed(_ element: Element) -> TypedText? {
    if case .typed(let text) = input(element).value { text } else { nil }
  }

  /// The titles of what is chosen of a set, or what was typed in it; of many only as many as could
  /// be read.
  public func chosenTitles(of set: InputChoiceSet) -> SafeText {
    switch input(.inputChoiceSet(set)).value {
    case .chosen(let positions):
      let titles = positions.prefix(50).filter(set.choices.indices.contains).map {
        SafeText(set.choices[$0].title, .strict)
      }
      return titles.joined(separator: ", ")
    case .typed(let typed): return SafeText(typed.text, .strict)
    case .toggled, .rated: return .empty
    }
  }

  public func arrangement(of actions: [Action], at listPath: String, host: HostConfig)
    -> ActionArrangement
  {
    arrangements[listPath]
      ?? ActionArrangement(actions, maxActions: host.actions.maxActions, allowsExcess: false)
  }
}
