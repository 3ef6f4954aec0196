internal import AdaptiveCards
internal import Canvas
public import CardLayout

extension CardSession {
  /// The actions behind a `...`, as they are at this moment.
  func menuActions(at spot: OverflowSpot) -> [Action] {
    state.arrangements[spot.listPath]?.menu ?? []
  }

  /// Opens the menu of a `...`: filled now, shown unless the host shows its own.
  ///
  /// - Parameter onLast: puts the focus on the last action instead of the first.
  public func openMenu(at spot: OverflowSpot, onLast: Bool = false) {
    let actions = menuActions(at: spot)
    guard !actions.isEmpty else { return }
    let sheet = ActionSheet()
    for action in actions {
      sheet.add(
        ActionSheet.Item(SheetState.Row(action)) { [weak self] in self?.perform(action) })
    }
    let isHandled =
      delegate?.onDisplayOverflowActionMenu(
        actions.map(OverflowMenuItem.init), sheet: sheet, isAtRootLevel: spot.isAtRootLevel)
      ?? false
    guard !isHandled else { return }
    if drawing.stop(at: spot.path) != nil { state.focus = spot.path }
    state.expandedList = spot.listPath
    present(sheet, selected: onLast ? actions.count - 1 : 0)
  }

  /// Shows a sheet; one that is open is cancelled first, so that there never are two.
  public func present(_ sheet: ActionSheet, selected: Int = 0) {
    if self.sheet != nil { cancelSheet() }
    delegate?.willPresent(sheet)
    var state = SheetState(
      title: sheet.title.map { SafeText($0, .strict) },
      message: sheet.message.map { SafeText($0, .strict) },
      rows: sheet.items.map(\.row) + [SheetState.Row(title: SafeText("Cancel"))])
    state.selected = max(0, min(selected, state.rows.count - 1))
    self.sheet = sheet
    sheetState = state
    keepSheetVisible()
    delegate?.didPresent(sheet)
    describeRow()
  }

  func performInSheet(_ command: Command) {
    guard var sheet = sheetState else { return }
    let page = max(1, (sheetDrawing?.list.height ?? 2) - 1)
    switch command {
    case .up: sheet.move(-1)
    case .down: sheet.move(1)
    case .scroll(let rows): sheet.page(rows)
    case .pageUp: sheet.page(-page)
    case .pageDown: sheet.page(page)
    case .first: sheet.selected = 0
    case .last: sheet.selected = sheet.rows.count - 1
    case .typeAhead(let character):
      sheet.typeAhead(character, visible: sheetDrawing?.visible ?? 0..<0)
    case .press:
      choose(sheet.selected)
      return
    case .back:
      cancelSheet()
      return
    case .focusNext, .focusPrevious:
      // Tab closes the menu and goes on from its button.
      cancelSheet()
      moveFocus(by: command == .focusNext ? 1 : -1)
      return
    case .suspend, .redraw, .interrupt:
      effects.append(.command(command))
      return
    case .left, .right, .insert, .deleteBackward, .deleteForward, .deleteWordBackward,
      .deleteWordForward, .yank, .undo,
      .deleteToStart, .deleteToEnd, .caretLeft, .caretRight, .caretStart, .caretEnd,
      .caretWordLeft, .caretWordRight, .nextCard, .previousCard, .help, .reload, .copy, .quit:
      return
    }
    guard sheet.selected != sheetState?.selected else { return }
    sheetState = sheet
    keepSheetVisible()
    describeRow()
  }

  /// Chooses a row: the sheet is closed before its action runs, and the focus is on its button
  /// again. A disabled row says why and stays.
  func choose(_ index: Int) {
    guard let sheet, let row = sheetState?.rows[index] else { return }
    guard row.isEnabled else {
      if let reason = row.reason { effects.append(.say(reason)) }
      return
    }
    delegate?.actionSheet(sheet, clickedButtonAt: index)
    dismiss(sheet, at: index)
    if index < sheet.items.count { sheet.items[index].perform() }
  }

  /// Closes the sheet without a choice.
  public func cancelSheet() {
    guard let sheet else { return }
    delegate?.actionSheetCancel(sheet)
    dismiss(sheet, at: sheet.cancelIndex)
  }

  private func dismiss(_ sheet: ActionSheet, at index: Int) {
    delegate?.actionSheet(sheet, willDismissWithButtonAt: index)
    self.sheet = nil
    sheetState = nil
    state.expandedList = nil
    delegate?.actionSheet(sheet, didDismissWithButtonAt: index)
  }

  /// Where the open sheet is on the screen.
  public var sheetDrawing: SheetDrawing? {
    guard let sheetState else { return nil }
    let anchor = state.expandedList.flatMap { drawing.stop(at: $0 + "/overflow")?.rect }
    return SheetDrawing(
      sheetState, anchor: anchor?.moved(x: origin.x, y: origin.y - scroll),
      screen: Size(width: viewport.width + origin.x, height: viewport.height + origin.y))
  }

  func keepSheetVisible() {
    guard let height = sheetDrawing?.list.height else { return }
    sheetState?.keepSelectedVisible(height: height)
  }

  private func describeRow() {
    guard let sheet = sheetState, sheet.rows.indices.contains(sheet.selected) else { return }
    if let reason = sheet.rows[sheet.selected].reason { effects.append(.say(reason)) }
  }
}

extension SheetState.Row {
  init(_ action: Action) {
    self.init(
      title: ActionText.title(of: action), isEnabled: action.isEnabled,
      isDestructive: action.style == .destructive, opensCard: action.shownCard != nil,
      reason: action.isEnabled ? nil : ActionText.reason(for: action))
  }
}
