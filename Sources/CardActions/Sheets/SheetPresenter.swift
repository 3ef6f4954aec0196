public import Canvas
public import CardLayout

/// Shows one sheet at a time and sees it through, from `willPresent` to `didDismiss`.
///
/// Cards and the bar of the host have their sheets here, so all of them have the same keys and
/// the same life.
public final class SheetPresenter {
  /// Hears of the life of each sheet; is not kept.
  public weak var delegate: (any ActionSheetDelegate)?
  /// The open sheet and how it is drawn; both are nil when none is.
  public private(set) var sheet: ActionSheet?
  /// How the open sheet is drawn; nil when none is open.
  public private(set) var state: SheetState?

  /// What a command came to, for whoever shows the sheet.
  public enum Outcome: Equatable {
    /// The sheet has taken it; there is nothing more to do.
    case done
    /// A sentence for the status line.
    case says(SafeText)
    /// The sheet is closed, and the focus goes on by so many things.
    case movesOn(Int)
    /// The command is not a sheet's.
    case passes
  }

  /// A presenter that shows nothing yet.
  public init() {}

  /// Shows a sheet; one that is open is cancelled first, so that there never are two.
  ///
  /// - Parameter selected: the choice that has the focus.
  public func present(_ sheet: ActionSheet, selected: Int = 0) {
    cancel()
    delegate?.willPresent(sheet)
    var state = SheetState(
      title: sheet.title.map { SafeText($0, .strict) },
      message: sheet.message.map { SafeText($0, .strict) }, rows: SheetPresenter.rows(of: sheet))
    if let mark = sheet.mark { state.mark(mark) }
    if sheet.narrowsWhileTyping { state.narrow(to: "") }
    state.selected = max(0, min(selected, state.rows.count - 1))
    self.sheet = sheet
    self.state = state
    delegate?.didPresent(sheet)
  }

  private static func rows(of sheet: ActionSheet) -> [SheetState.Row] {
    sheet.items.map(\.row) + [SheetState.Row(title: SafeText(sheet.cancelTitle))]
  }

  /// Shows the choices that the open sheet has now; what was typed in it stays.
  ///
  /// - Parameters:
  ///   - selected: the choice that gets the focus where nothing was typed.
  ///   - isShown: whether a choice is shown whatever its title is.
  func refill(selected: Int, isShown: (Int) -> Bool) {
    guard let sheet else { return }
    state?.refill(SheetPresenter.rows(of: sheet), selected: selected, isShown: isShown)
    if let mark = sheet.mark { state?.mark(mark) }
  }

  /// Changes how the open sheet is drawn.
  func change(_ change: (inout SheetState) -> Void) {
    guard var state else { return }
    change(&state)
    self.state = state
  }

  /// Takes a command while a sheet is open.
  ///
  /// - Parameter drawing: where the sheet is on the screen.
  public func perform(_ command: Command, drawing: SheetDrawing?) -> Outcome {
    guard var state else { return .passes }
    let before = state.selected
    let page = max(1, (drawing?.list.height ?? 2) - 1)
    switch command {
    case .up: state.move(-1)
    case .down: state.move(1)
    case .scroll(let rows): state.page(rows)
    case .pageUp: state.page(-page)
    case .pageDown: state.page(page)
    case .first: state.page(-state.rows.count)
    case .last: state.page(state.rows.count)
    case .insert(let text): state.type(text)
    case .typeAhead(let character): state.type(character, visible: drawing?.visible ?? 0..<0)
    case .deleteBackward:
      if state.filter?.isEmpty != true || sheet?.narrowsWhileTyping != true {
        state.takeLetterBack()
      }
    case .press: return choose(row: state.selected)
    case .back:
      let unnarrowed = sheet?.narrowsWhileTyping == true ? "" : nil
      guard state.filter != unnarrowed else {
        cancel()
        return .done
      }
      state.narrow(to: unnarrowed)
    case .focusNext, .focusPrevious:
      // Tab closes the menu and goes on from its button.
      cancel()
      return .movesOn(command == .focusNext ? 1 : -1)
    case .suspend, .redraw, .interrupt: return .passes
    case .left, .right, .deleteForward, .deleteWordBackward, .deleteWordForward, .yank,
      .undo, .openEditor, .stepUp, .stepDown, .openPicker, .deleteToStart, .deleteToEnd,
      .caretLeft, .caretRight, .caretStart, .caretEnd, .caretWordLeft, .caretWordRight, .nextCard,
      .previousCard, .help, .reload, .copy, .moreActions, .quit, .view:
      return .done
    }
    self.state = state
    keepVisible(height: drawing?.list.height)
    return before == state.selected ? .done : reason
  }

  /// Chooses a row: the sheet is closed before its action runs. A disabled row says why and stays.
  public func choose(row index: Int) -> Outcome {
    guard let sheet, let rows = state?.rows, rows.indices.contains(index) else { return .done }
    guard rows[index].isEnabled else { return rows[index].reason.map(Outcome.says) ?? .done }
    delegate?.actionSheet(sheet, clickedButtonAt: index)
    let item = sheet.items.indices.contains(index) ? sheet.items[index] : nil
    if item?.staysOpen != true { dismiss(sheet, at: index) }
    guard let item else { return .done }
    item.perform()
    sheet.didChoose?(index)
    if let mark = sheet.mark { state?.mark(mark) }
    return .done
  }

  /// Closes the sheet without a choice.
  public func cancel() {
    guard let sheet else { return }
    delegate?.actionSheetCancel(sheet)
    dismiss(sheet, at: sheet.cancelIndex)
  }

  private func dismiss(_ sheet: ActionSheet, at index: Int) {
    delegate?.actionSheet(sheet, willDismissWithButtonAt: index)
    self.sheet = nil
    state = nil
    delegate?.actionSheet(sheet, didDismissWithButtonAt: index)
  }

  /// Gives the focus to a row, as a click does.
  func select(_ index: Int) { state?.selected = index }

  /// Shows all choices again, so that the next step back closes the sheet.
  func endNarrowing() { state?.narrow(to: sheet?.narrowsWhileTyping == true ? "" : nil) }

  /// Scrolls so that the row with the focus is among the visible ones.
  public func keepVisible(height: Int?) {
    if let height { state?.keepSelectedVisible(height: height) }
  }

  /// Why the row with the focus cannot be chosen.
  var reason: Outcome {
    guard let state, state.rows.indices.contains(state.selected) else { return .done }
    return state.rows[state.selected].reason.map(Outcome.says) ?? .done
  }
}
