public import AdaptiveCards
public import Canvas
public import CardLayout
public import Events

/// One open card: takes commands, changes its state, tells the delegate, gives effects.
public final class CardSession {
  public let card: Card
  public let host: HostConfig
  private let source: SourceText?
  public weak var delegate: (any CardActionDelegate)?
  public internal(set) var state = CardState()
  /// Faults that were found when the card was arranged, such as actions that were dropped.
  public internal(set) var diagnostics: [Diagnostic] = []

  let sheets = SheetPresenter()

  /// The cells the card may use.
  public private(set) var viewport: Size
  /// Where they begin on the screen.
  public private(set) var origin: Point
  /// The first row of the card that is on the screen.
  public internal(set) var scroll = 0
  public private(set) var theme: Theme

  /// The inputs that stopped the last submission.
  public internal(set) var invalid: [InvalidInput] = []

  var effects: [Effect] = []
  /// What was deleted last, for Ctrl-Y.
  var killed = ""
  /// The open calendar; nil when none is.
  public internal(set) var calendar: CalendarState?
  /// The field that was typed in since it got the focus.
  var changedField: Element?
  /// The day it is; asked when a calendar opens.
  public var today: () -> CalendarDay = CalendarDay.today
  /// Whether something was typed since the card was opened.
  public internal(set) var isDirty = false
  /// Whether Esc was pressed once on a card that something was typed in.
  var asksBeforeClosing = false
  private var layout: CardDrawing?
  private let index: CardIndex

  /// - Parameters:
  ///   - source: what the card was read from, for the places of diagnostics.
  ///   - viewport: the cells the card may use; its width is the width of the layout.
  ///   - origin: where they begin on the screen.
  public init(
    card: Card, source: SourceText? = nil, host: HostConfig = HostConfig(),
    delegate: (any CardActionDelegate)? = nil, viewport: Size, origin: Point = .zero,
    theme: Theme = Theme()
  ) {
    self.card = card
    self.source = source
    self.origin = origin
    self.host = host
    self.delegate = delegate
    self.viewport = viewport
    self.theme = theme
    index = CardIndex(card)
    arrange()
    focusFirstInput()
  }

  /// The card laid out for the viewport.
  public var drawing: CardDrawing {
    if let layout { return layout }
    let made = CardDrawing(
      card: card, state: state, theme: theme, host: host,
      width: viewport.width)
    layout = made
    return made
  }

  /// Gives the card another size or look; focus and what is visible stay.
  public func resize(to size: Size, origin: Point = .zero, theme: Theme? = nil) {
    let top = drawing.stop(at: state.focus)?.rect.y
    viewport = size
    self.origin = origin
    if let theme { self.theme = theme }
    setNeedsLayout()
    if let top, let now = drawing.stop(at: state.focus)?.rect.y { scroll += now - top }
    clampScroll()
    keepSheetVisible()
  }

  func setNeedsLayout() { layout = nil }

  /// What has happened since the last call.
  public func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  /// Performs what an input stands for, after the delegate has agreed.
  public func perform(_ command: Command, for input: Event) {
    switch delegate?.card(self, shouldPerform: command, for: input) ?? .pass {
    case .handled: return
    case .pass: perform(command)
    case .instead(let other): perform(other)
    }
  }

  /// Where an action stands in the text that the card was read from.
  func place(of action: Action) -> (file: String, place: Place) {
    guard let source else { return ("", Place(line: 1, column: 1)) }
    return (source.name, source.place(at: action.offset))
  }

  /// A fault of an element that was found while the card is open.
  func diagnostic(
    _ severity: Diagnostic.Severity, _ code: FaultCode, _ message: String, about element: Element
  ) -> Diagnostic {
    let place = source?.place(at: element.common.source.offset)
    return Diagnostic(
      severity, code: code.rawValue, message: message, path: element.common.path,
      file: source?.name ?? "", place: place ?? Place(line: 1, column: 1))
  }

  /// All inputs of the card and of the cards in it, in card order.
  public var inputs: [Element] { index.inputs }

  func inputs(ofCard path: String) -> [Element] { index.inputs(ofCard: path) }

  /// Inputs of several cards in the order they have in the card.
  func inOrder(_ inputs: [Element]) -> [Element] {
    let paths = Set(inputs.map(\.common.path))
    return index.inputs.filter { paths.contains($0.common.path) }
  }

  func action(at path: String) -> Action? { index.action(at: path) }
  func owner(of actionPath: String) -> CardIndex.Owner? { index.owner(of: actionPath) }
  func hasElement(withID id: String) -> Bool { index.hasElement(withID: id) }
  func isShown(_ id: String) -> Bool { index.isShown(id, in: state) }
}
