internal import Canvas
public import CardLayout

extension ActionSheet {
  /// What a choice among targets comes to.
  public enum Choice {
    /// There is no target: nothing happens.
    case nothing
    /// There is one, and it was acted upon at once.
    case done
    /// There are several: the sheet is to be presented.
    case ask(ActionSheet)
  }

  /// Acts on one of the targets that there are at this moment: on the only one at once, on the
  /// chosen one after a sheet, on none when there is none.
  ///
  /// - Parameters:
  ///   - targets: found when the action is pressed, never before; destructive ones are put first.
  ///   - row: how a target looks in the sheet.
  ///   - act: what is done with the target.
  public static func choose<Target>(
    title: String, message: String? = nil, targets: [Target],
    row: (Target) -> SheetState.Row, act: @escaping (Target) -> Void
  ) -> Choice {
    guard let first = targets.first else { return .nothing }
    guard targets.count > 1 else {
      act(first)
      return .done
    }
    let sheet = ActionSheet(title: title, message: message)
    let rows = targets.map { (row: row($0), target: $0) }
    for entry in rows.filter(\.row.isDestructive) + rows.filter({ !$0.row.isDestructive }) {
      sheet.add(Item(entry.row) { act(entry.target) })
    }
    return .ask(sheet)
  }
}
