internal import Canvas
internal import CardActions
internal import CardLayout
internal import Events

/// The bar with the program's own actions on the last row, and the menu behind its `...`.
final class HostBar {
  let manager: ActionManager
  private let delegate: any HostDelegate
  private let sheets = SheetPresenter()
  private let keys: KeyMap
  private var size = Size(width: 0, height: 0)
  /// On fewer rows the card has them all; the menu of actions can be opened by its key.
  private static let fewestRows = 10

  /// Does what an action of the program stands for.
  var perform: ((HostAction) -> Void)?

  init(delegate: any HostDelegate, keys: KeyMap = .standard) {
    self.keys = keys
    self.delegate = delegate
    manager = ActionManager(delegate: delegate)
    sheets.delegate = delegate
    manager.responder = { [weak self] name in
      guard let perform = self?.perform, let action = HostAction(rawValue: name.rawValue) else {
        return false
      }
      perform(action)
      return true
    }
    manager.debugNote = { [weak delegate] sentence in
      (delegate as? TracingDelegate)?.note(sentence)
    }
  }

  /// Tells which screen is shown with which actions; the bar follows.
  func show(_ name: String, _ actions: [HostAction], size: Size) {
    self.size = size
    manager.show(
      ActionScreen(
        name, offers: actions.map { $0.offer(keys) },
        prefersContainerHidden: size.height < HostBar.fewestRows
      ))
    manager.updateIfNeeded()
  }

  /// The rows that the bar takes at the bottom of the screen.
  var rows: Int { bar == nil ? 0 : 1 }

  /// The system's bar while it is shown; a host's own container is the host's to draw.
  private var bar: ActionBar? {
    manager.isContainerVisible ? manager.actionItemContainer as? ActionBar : nil
  }

  private var drawing: ActionBarDrawing? {
    bar?.drawing(in: Rect(x: 0, y: size.height - 1, width: size.width, height: 1))
  }

  // MARK: The menu

  var isMenuOpen: Bool { sheets.sheet != nil }

  private var sheetDrawing: SheetDrawing? {
    sheets.state.map { SheetDrawing($0, anchor: anchor, screen: size) }
  }

  /// The `...` button; without one the menu stands in the middle.
  private var anchor: Rect? { drawing?.more?.rect }

  /// Opens what is behind `...`; all actions when they are all on the bar, or when there is none.
  func openMenu() {
    let hidden = drawing?.more == nil ? nil : drawing?.hidden
    let sheet: ActionSheet
    if let bar = manager.actionItemContainer as? ActionBar {
      sheet = bar.sheet(of: hidden, for: manager)
    } else {
      sheet = ActionSheet()
      for offer in manager.screen?.offers ?? [] {
        sheet.add(
          ActionSheet.Item(SafeText(offer.title, .strict)) {
            [weak manager] in _ = manager?.performAction(offer.name)
          })
      }
    }
    guard !sheet.items.isEmpty else { return }
    sheets.present(sheet)
    sheets.keepVisible(height: sheetDrawing?.list.height)
  }

  // MARK: Events

  /// Takes a click on the bar, and every event while the menu is open.
  ///
  /// - Returns: nil when the event is not the bar's; else what the page has to do.
  func handle(_ event: Event) -> [Effect]? {
    if let sheet = sheetDrawing { return handle(event, in: sheet) }
    guard case .mouse(let mouse) = event, mouse.action == .press,
      let button = drawing?.button(at: mouse.at)
    else { return nil }
    if let name = button.name {
      bar?.item(for: name)?.press(name, in: manager)
    } else {
      openMenu()
    }
    return []
  }

  private func handle(_ event: Event, in sheet: SheetDrawing) -> [Effect] {
    var command: Command?
    switch event {
    case .key(let key): command = keys.command(for: key, in: .sheet)
    case .mouse(let mouse):
      switch mouse.action {
      case .wheelUp: command = .scroll(-3)
      case .wheelDown: command = .scroll(3)
      case .press:
        if let row = sheet.row(at: mouse.at) {
          return effects(of: sheets.choose(row: row), .press)
        }
        if !sheet.rect.contains(mouse.at) { sheets.cancel() }
      case .release, .drag: break
      }
    case .paste, .resize, .focus, .readable, .signal, .hangUp: break
    }
    guard let command else { return [] }
    return effects(of: sheets.perform(command, drawing: sheet), command)
  }

  private func effects(of outcome: SheetPresenter.Outcome, _ command: Command) -> [Effect] {
    switch outcome {
    case .done, .movesOn: []
    case .says(let text): [.say(text)]
    case .passes: [.command(command)]
    }
  }

  // MARK: Drawing

  func paint(on canvas: inout Canvas, theme: Theme) {
    drawing?.paint(on: &canvas, theme: theme, isOpen: isMenuOpen)
  }

  func paintMenu(on canvas: inout Canvas, theme: Theme) {
    sheetDrawing?.paint(on: &canvas, theme: theme)
  }
}
