public import AdaptiveCards

/// All that can change about an open card: what was typed, what is hidden, open, focused.
///
/// A value: what is drawn is a function of it, and nothing in it is lost by drawing again.
public struct CardState: Equatable, Sendable {
  /// What a field holds.
  public struct Field: Equatable, Sendable {
    public var text: String
    /// The caret, counted in characters from the start.
    public var caret: Int
    /// The message below the field after a submit that it stopped.
    public var error: String?

    public init(text: String, caret: Int? = nil, error: String? = nil) {
      self.text = text
      self.caret = caret ?? text.count
      self.error = error
    }
  }

  /// The pointer of what has the focus; nil when nothing has.
  public var focus: String?
  /// Fields by their element's pointer; a field that is not here holds what the card says.
  public var fields: [String: Field] = [:]
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

  public init() {}

  public func isVisible(_ element: Element) -> Bool { isVisible(element.common) }

  func isVisible(_ common: ElementCommon) -> Bool {
    if visibility.isEmpty { return common.isVisible }
    return common.id.flatMap { visibility[$0] } ?? common.isVisible
  }

  public func field(_ input: InputText) -> Field {
    fields[input.common.path] ?? Field(text: input.value ?? "")
  }

  public func arrangement(of actions: [Action], at listPath: String, host: HostConfig)
    -> ActionArrangement
  {
    arrangements[listPath]
      ?? ActionArrangement(actions, maxActions: host.actions.maxActions, allowsExcess: false)
  }
}
