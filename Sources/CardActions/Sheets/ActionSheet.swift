public import Canvas
public import CardLayout

/// A popup of choices that is filled when it is opened; Cancel is its last row.
///
/// Cancel stands last because the choices cannot be known before (seed "Dynamic UIActionSheet");
/// its index is the number of choices.
public final class ActionSheet {
  /// One choice.
  public struct Item {
    /// How it looks.
    public var row: SheetState.Row
    /// Performed after the sheet is gone.
    public var perform: () -> Void
    /// Whether the sheet stays open when it is chosen, as where several can be.
    public var staysOpen: Bool

    /// A choice as it is drawn.
    ///
    /// - Parameters:
    ///   - staysOpen: whether the sheet stays open when this is chosen.
    ///   - perform: called after the sheet is gone, when this was chosen.
    public init(
      _ row: SheetState.Row, staysOpen: Bool = false, perform: @escaping () -> Void = {}
    ) {
      self.row = row
      self.staysOpen = staysOpen
      self.perform = perform
    }

    /// A choice by its words alone: it can be chosen and has no mark.
    public init(
      _ title: SafeText, staysOpen: Bool = false, perform: @escaping () -> Void = {}
    ) {
      self.init(SheetState.Row(title: title), staysOpen: staysOpen, perform: perform)
    }
  }

  /// Stands in the upper edge.
  public var title: String?
  /// Stands above the choices.
  public var message: String?
  /// The choices; they may be changed until the sheet is presented.
  public var items: [Item] = []

  /// The last row, which closes the sheet.
  public var cancelTitle = "Cancel"
  /// Whether the choices are narrowed down by typing from the beginning on.
  public var narrowsWhileTyping = false
  /// Is told of each choice, after the item's own deed; for sheets of very many items.
  public var didChoose: ((Int) -> Void)?
  /// The mark of an item at this moment; asked again after every choice.
  public var mark: ((Int) -> SheetState.Row.Mark?)?

  /// A sheet without choices.
  public init(title: String? = nil, message: String? = nil) {
    self.title = title
    self.message = message
  }

  /// Adds a choice below those that are there.
  ///
  /// - Returns: its index, from 0.
  @discardableResult
  public func add(_ item: Item) -> Int {
    items.append(item)
    return items.count - 1
  }

  /// The index of Cancel: one past the choices.
  public var cancelIndex: Int { items.count }
}
