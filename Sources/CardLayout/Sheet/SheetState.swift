public import Canvas

/// An open action sheet, as it is drawn: its rows, which one has the focus, where it belongs.
public struct SheetState: Equatable, Sendable {
  public struct Row: Equatable, Sendable {
    public var title: SafeText
    public var isEnabled: Bool
    public var isDestructive: Bool
    /// Whether choosing it opens a card.
    public var opensCard: Bool
    /// Why it cannot be chosen; shown while it has the focus.
    public var reason: SafeText?

    public init(
      title: SafeText, isEnabled: Bool = true, isDestructive: Bool = false,
      opensCard: Bool = false, reason: SafeText? = nil
    ) {
      self.title = title
      self.isEnabled = isEnabled
      self.isDestructive = isDestructive
      self.opensCard = opensCard
      self.reason = reason
    }
  }

  public var title: SafeText?
  /// Rows of text above the choices, such as the address that is about to be opened.
  public var message: SafeText?
  /// The choices; Cancel is the last one.
  public var rows: [Row]
  public var selected: Int
  /// The first row that is visible when not all are.
  public var top = 0

  public init(title: SafeText? = nil, message: SafeText? = nil, rows: [Row], selected: Int = 0) {
    self.title = title
    self.message = message
    self.rows = rows
    self.selected = selected
  }

  public var cancelIndex: Int { rows.count - 1 }
}
