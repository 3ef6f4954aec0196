public import AdaptiveCards
package import Canvas

/// All that can change about an open card: what was typed, what is hidden, open, focused.
///
/// A value: what is drawn is a function of it, and nothing in it is lost by drawing again.
public struct CardState: Equatable, Sendable {
  /// The pointer of what has the focus; nil when nothing has.
  public var focus: String?
  /// Inputs by their element's pointer; one that is not here holds what the card says.
  package var inputs: [String: InputState] = [:]
  /// Elements, by id, whose visibility an action has set.
  public var visibility: [String: Bool] = [:]
  /// The open ShowCard of a list of actions: list pointer → action pointer.
  public var openShowCards: [String: String] = [:]
  /// The pages that are shown of carousels: the carousel's pointer → page, counted from 0.
  public var pages: [String: Int] = [:]
  /// The pointers of things that are shown whole though they are too wide.
  public var unfolded: Set<String> = []
  /// Which actions are buttons and which are in the menu, by list pointer.
  package var arrangements: [String: ActionArrangement] = [:]
  /// Actions, by pointer, that can't be pressed before more is filled in.
  package var waitingActions: Set<String> = []
  /// The list whose `...` menu is open.
  package var expandedList: String?
  /// The input whose choices or calendar are open.
  package var expandedInput: String?

  /// A card that nobody has touched.
  public init() {}

  /// Whether an element is shown: as an action has set it, else as the card says.
  public func isVisible(_ element: Element) -> Bool { isVisible(element.common) }

  func isVisible(_ common: ElementCommon) -> Bool {
    if visibility.isEmpty { return common.isVisible }
    return common.id.flatMap { visibility[$0] } ?? common.isVisible
  }

  /// What an input holds; nothing typed for an element that is none.
  package func input(_ element: Element) -> InputState {
    inputs[element.common.path] ?? InputState(InputValue(of: element) ?? .typed(TypedText("")))
  }

  /// What was typed in an input; nil for one that is ticked or chosen from.
  package func typed(_ element: Element) -> TypedText? {
    if case .typed(let text) = input(element).value { text } else { nil }
  }

  /// An action as it is at this moment: one that waits for an input is disabled.
  package func current(_ action: Action) -> Action {
    guard waitingActions.contains(action.path) else { return action }
    var action = action
    action.isEnabled = false
    return action
  }

  /// The titles of what is chosen of a set, or what was typed in it; of many only as many as could
  /// be read.
  package func chosenTitles(of set: InputChoiceSet) -> SafeText {
    let held = input(.inputChoiceSet(set))
    switch held.value {
    case .chosen(let positions):
      let titles = held.choices(of: set).at(positions.prefix(50)).map {
        SafeText($0.title, .strict)
      }
      return titles.joined(separator: ", ")
    case .typed(let typed): return SafeText(typed.text, .strict)
    case .toggled, .rated: return .empty
    }
  }

  package func arrangement(of actions: [Action], at listPath: String, host: HostConfig)
    -> ActionArrangement
  {
    arrangements[listPath]
      ?? ActionArrangement(actions, maxActions: host.actions.maxActions, allowsExcess: false)
  }
}
