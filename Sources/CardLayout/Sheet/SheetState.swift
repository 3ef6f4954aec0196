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
  public let rows: [Row]
  /// The choice that has the focus, of `rows`.
  public var selected: Int
  /// The first line that is visible when not all are.
  public var top = 0
  /// What the choices are narrowed down to; nil when they are not.
  public private(set) var filter: String?
  /// The choices that the filter leaves, a line each; Cancel is always among them.
  public private(set) var shown: [Int]

  /// From this many choices on they can be narrowed down.
  public static let fewestToNarrow = 11

  /// - Parameter rows: at least one, the last of which is Cancel.
  public init(title: SafeText? = nil, message: SafeText? = nil, rows: [Row], selected: Int = 0) {
    self.title = title
    self.message = message
    self.rows = rows
    self.selected = selected
    shown = Array(rows.indices)
  }

  public var cancelIndex: Int { rows.count - 1 }
  public var canBeNarrowed: Bool { cancelIndex >= SheetState.fewestToNarrow }

  /// Shows the choices that have `filter` in their title, in any case; nil shows all again.
  public mutating func narrow(to filter: String?) {
    self.filter = filter
    let wanted = Array((filter ?? "").lowercased().utf8)
    shown = rows.indices.filter { index in
      index == cancelIndex
        || SheetState.contains(Array(rows[index].title.string.lowercased().utf8), wanted)
    }
    top = 0
    if !shown.contains(selected) || filter?.isEmpty == false { selected = shown[0] }
  }

  private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains { text[$0...].starts(with: part) }
  }
}
