public import Canvas

/// An open action sheet, as it is drawn: its rows, which one has the focus, where it belongs.
public struct SheetState: Equatable, Sendable {
  /// One choice as it is drawn.
  public struct Row: Equatable, Sendable {
    /// The words of the choice.
    public var title: SafeText
    /// Whether it can be chosen; others can be reached, and say why they cannot.
    public var isEnabled: Bool
    /// Whether it destroys something: it has a mark of its own, and a colour where there are any.
    public var isDestructive: Bool
    /// Whether choosing it opens a card.
    public var opensCard: Bool
    /// Why it cannot be chosen; shown while it has the focus.
    public var reason: SafeText?
    /// What stands before it where one or several of the rows are chosen; nil for nothing.
    public var mark: Mark?

    /// The mark of a choice: one of several, or each for itself.
    public enum Mark: Equatable, Sendable {
      /// One of several, as in a choice set of one.
      case radio(isOn: Bool)
      /// One that is ticked for itself.
      case box(isOn: Bool)
    }

    /// A choice; with a title alone it can be chosen and has no mark.
    public init(
      title: SafeText, isEnabled: Bool = true, isDestructive: Bool = false,
      opensCard: Bool = false, reason: SafeText? = nil, mark: Mark? = nil
    ) {
      self.mark = mark
      self.title = title
      self.isEnabled = isEnabled
      self.isDestructive = isDestructive
      self.opensCard = opensCard
      self.reason = reason
    }
  }

  /// Stands in the upper edge; nil for a plain frame.
  public var title: SafeText?
  /// Rows of text above the choices, such as the address that is about to be opened.
  public var message: SafeText?
  /// The choices; Cancel is the last one.
  public private(set) var rows: [Row]
  /// The choice that has the focus, of `rows`.
  public var selected: Int
  /// The first line that is visible when not all are.
  package var top = 0
  /// What the choices are narrowed down to; nil when they are not.
  public private(set) var filter: String?
  /// The choices that the filter leaves, a line each; Cancel is always among them.
  public private(set) var shown: [Int]

  /// How far somebody else is with looking for choices; nil where these are all there are.
  public var search: Search?

  /// The stages of a search that a host answers.
  public enum Search: Equatable, Sendable {
    /// The answer has not come yet.
    case looking
    /// The host has found nothing.
    case nothing
    /// What was found is among the choices.
    case done
    /// It could not be looked up; the sentence says why.
    case failed(SafeText)
  }

  /// From this many choices on they can be narrowed down.
  package static let fewestToNarrow = 11

  /// - Parameter rows: at least one, the last of which is Cancel.
  package init(title: SafeText? = nil, message: SafeText? = nil, rows: [Row], selected: Int = 0) {
    self.title = title
    self.message = message
    self.rows = rows
    self.selected = selected
    shown = Array(rows.indices)
  }

  /// The place of Cancel among the rows: the last one.
  public var cancelIndex: Int { rows.count - 1 }

  /// Whether all letters go into the filter, Space too: where it does not tick a row.
  package var takesText: Bool {
    filter != nil && !ticksSeveral
  }

  /// Whether any number of the rows can be ticked.
  private var ticksSeveral = false

  package var canBeNarrowed: Bool { cancelIndex >= SheetState.fewestToNarrow }

  /// Gives the rows other marks; the last one has none.
  package mutating func mark(_ mark: (Int) -> Row.Mark?) {
    for index in 0..<cancelIndex { rows[index].mark = mark(index) }
    // Also where there are no rows yet.
    if case .box? = mark(0) { ticksSeveral = true }
  }

  /// Puts other choices in the place of those that there are; the filter stays.
  ///
  /// - Parameters:
  ///   - rows: at least one, the last of which is Cancel.
  ///   - selected: the choice that gets the focus where there is no filter.
  ///   - isShown: whether a choice is shown whatever the filter is.
  public mutating func refill(_ rows: [Row], selected: Int, isShown: (Int) -> Bool) {
    self.rows = rows
    let search = CaselessSearch(filter ?? "")
    shown = rows.indices.filter { index in
      index == cancelIndex || isShown(index) || search.range(in: rows[index].title.string) != nil
    }
    top = 0
    let isFiltered = filter?.isEmpty == false
    self.selected = !isFiltered && shown.contains(selected) ? selected : shown[0]
  }

  /// Shows the choices that have `filter` in their title, in any case; nil shows all again.
  package mutating func narrow(to filter: String?) {
    // A longer filter leaves some of what the shorter one left.
    let goesOn = self.filter.flatMap { before in filter.map { $0.hasPrefix(before) } } ?? false
    self.filter = filter
    let search = CaselessSearch(filter ?? "")
    shown = (goesOn ? shown : Array(rows.indices)).filter { index in
      index == cancelIndex || search.range(in: rows[index].title.string) != nil
    }
    top = 0
    if !shown.contains(selected) || filter?.isEmpty == false { selected = shown[0] }
  }
}
