public import AdaptiveCards
public import Canvas
public import CardLayout

extension CardSession {
  /// The open sheet; nil when none is.
  public var sheet: ActionSheet? { sheets.sheet }
  /// How the open sheet is drawn; nil when none is.
  public var sheetState: SheetState? { sheets.state }

  /// The actions behind a `...`, as they are at this moment.
  public func menuActions(at spot: OverflowSpot) -> [Action] {
    state.arrangements[spot.listPath]?.menu.map(state.current) ?? []
  }

  /// Opens the menu of a `...`: filled now, shown unless the host shows its own.
  ///
  /// - Parameter onLast: puts the focus on the last action instead of the first.
  public func openMenu(at spot: OverflowSpot, onLast: Bool = false) {
    let actions = menuActions(at: spot)
    guard !actions.isEmpty else { return }
    let sheet = ActionSheet()
    for action in actions {
      let icon =
        host.actions.showIconInOverflow
        ? ActionText.icon(of: action, glyphs: theme.glyphs) : nil
      let row = SheetState.Row(action, icon: icon, reason: reason(againstPressing: action))
      sheet.add(
        ActionSheet.Item(row) { [weak self] in self?.perform(action) })
    }
    let isHandled =
      delegate?.onDisplayOverflowActionMenu(
        actions.map { OverflowMenuItem(action: $0) }, sheet: sheet,
        isAtRootLevel: spot.isAtRootLevel) ?? false
    // A host may have taken all of it away.
    guard !isHandled, !sheet.items.isEmpty else { return }
    present(sheet, at: spot, selected: onLast ? sheet.items.count - 1 : 0)
  }

  /// Shows a sheet; one that is open is cancelled first, so that there never are two.
  ///
  /// - Parameters:
  ///   - spot: the `...` button it belongs to; without one it stands in the middle.
  ///   - input: the pointer of the input it belongs to.
  ///   - selected: the choice that has the focus.
  public func present(
    _ sheet: ActionSheet, at spot: OverflowSpot? = nil, input: String? = nil, selected: Int = 0
  ) {
    cancelSheet()
    if let spot, drawing.stop(at: spot.path) != nil { state.focus = spot.path }
    state.expandedList = spot?.listPath
    state.expandedInput = input
    sheets.delegate = delegate
    sheets.present(sheet, selected: selected)
    keepSheetVisible()
    act(on: sheets.reason)
  }

  func performInSheet(_ command: Command) {
    // What is pressed is one of the choices that there are for all that was typed.
    if CardSession.goingThroughChoices.contains(command) { askForChoices() }
    let filter = sheetState?.filter
    let outcome = sheets.perform(command, drawing: sheetDrawing)
    if case .passes = outcome { effects.append(.command(command)) }
    act(on: outcome)
    if let search, let now = sheetState?.filter, now != filter { look(for: now, in: search.input) }
  }

  private static let goingThroughChoices: Set<Command> = [
    .up, .down, .pageUp, .pageDown, .first, .last, .press,
  ]

  /// Chooses a row of the open sheet, as a press on it does.
  public func choose(row: Int) { act(on: sheets.choose(row: row)) }

  private func act(on outcome: SheetPresenter.Outcome) {
    if sheet == nil { noteClosed() }
    switch outcome {
    case .done: if let title = sheetDrawing?.cutTitle { effects.append(.say(title)) }
    case .passes: break
    case .says(let reason): effects.append(.say(reason))
    case .movesOn(let step): moveFocus(by: step)
    }
  }

  /// Closes the sheet without a choice.
  public func cancelSheet() {
    sheets.cancel()
    noteClosed()
  }

  private func noteClosed() {
    (state.expandedList, state.expandedInput, search) = (nil, nil, nil)
  }

  /// Where the open sheet is on the screen.
  public var sheetDrawing: SheetDrawing? {
    guard let sheetState else { return nil }
    return SheetDrawing(sheetState, anchor: anchor, screen: screen)
  }

  /// The button or field that something is open at, in cells of the screen.
  var anchor: Rect? {
    let path = state.expandedList.map { $0 + "/overflow" } ?? state.expandedInput
    return drawing.stop(at: path)?.rect.moved(x: window.x, y: window.y - scroll)
  }

  /// The cells that what opens may use.
  var screen: Size {
    Size(width: viewport.width + origin.x, height: viewport.height + origin.y)
  }

  func keepSheetVisible() { sheets.keepVisible(height: sheetDrawing?.list.height) }
}

extension SheetState.Row {
  /// An action as a choice: disabled ones say why.
  ///
  /// - Parameters:
  ///   - icon: stands before its title.
  ///   - reason: why it cannot be pressed; nil: as the card says.
  public init(_ action: Action, icon: SafeText? = nil, reason: SafeText? = nil) {
    let title = ActionText.title(of: action)
    self.init(
      title: icon.map { $0 + SafeText(" ") + title } ?? title, isEnabled: action.isEnabled,
      isDestructive: action.style == .destructive, opensCard: action.shownCard != nil,
      reason: action.isEnabled ? nil : reason ?? ActionText.reason(for: action))
  }
}
