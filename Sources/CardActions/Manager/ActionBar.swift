public import Canvas
internal import CardLayout

/// The system's container: buttons in a row on the bottom edge of the screen.
///
/// What is wider than the screen waits behind `...` at its end, in the same order.
public final class ActionBar: ActionItemContainer {
  private struct Entry {
    var name: ActionName
    var item: any ActionItem
    var sortIndex: Int?
  }

  private var entries: [Entry] = []

  /// A bar without buttons.
  public init() {}

  /// Puts a button behind those with the same or a smaller index, instead of one of
  /// that name.
  public func add(
    _ item: any ActionItem, for name: ActionName, atSortIndex sortIndex: Int?, animated: Bool
  ) {
    removeItem(for: name, animated: false)
    let place = entries.firstIndex { ($0.sortIndex ?? .max) > (sortIndex ?? .max) }
    entries.insert(
      Entry(name: name, item: item, sortIndex: sortIndex), at: place ?? entries.count)
  }

  /// Takes a button away; the others move up.
  public func removeItem(for name: ActionName, animated: Bool) {
    entries.removeAll { $0.name == name }
  }

  /// The button of a name; nil when the bar has none.
  public func item(for name: ActionName) -> (any ActionItem)? {
    entries.first { $0.name == name }?.item
  }

  /// The names from left to right, those behind `...` included.
  public var visibleActionNames: [ActionName] { entries.map(\.name) }

  /// The bar as it is drawn on a row of the screen.
  ///
  /// - Parameter row: the rectangle it may use, one row high.
  public func drawing(in row: Rect) -> ActionBarDrawing {
    ActionBarDrawing(
      entries.map { entry in
        ActionBarDrawing.Button(
          name: entry.name, key: SafeText(entry.item.key ?? "", .strict),
          title: SafeText(entry.item.label, .strict), staysVisible: entry.item.staysVisible)
      }, in: row)
  }

  /// A sheet of actions, in the order of the bar, filled at this moment.
  ///
  /// - Parameter names: those that are behind `...`; nil for all there are.
  public func sheet(
    of names: [ActionName]? = nil, for manager: ActionManager, title: String? = nil
  ) -> ActionSheet {
    let sheet = ActionSheet(title: title)
    for entry in entries where names?.contains(entry.name) ?? true {
      sheet.add(
        ActionSheet.Item(SafeText(entry.item.label, .strict)) {
          [weak manager] in
          guard let manager else { return }
          entry.item.press(entry.name, in: manager)
        })
    }
    return sheet
  }
}
