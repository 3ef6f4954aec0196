public import AdaptiveCards
public import Canvas
public import CardLayout
public import Events

/// One open card: takes commands, changes its state, tells the delegate, gives effects.
public final class CardSession {
  /// The card as it is shown: with fallbacks in their places.
  public let card: Card
  /// The host's rules: how many buttons there are, where ShowCards open, whether it may be used.
  public let host: HostConfig
  private let source: SourceText?
  /// Is asked and told of all that happens; is not kept. Whoever sets another calls `arrange()`.
  public weak var delegate: (any CardActionDelegate)?
  /// What is typed, open, hidden and focused at this moment.
  public internal(set) var state = CardState() { didSet { revision &+= 1 } }
  /// Faults that were found when the card was arranged, such as actions that were dropped.
  public internal(set) var diagnostics: [Diagnostic] = []

  let sheets = SheetPresenter()

  /// The cells the card may use.
  public private(set) var viewport: Size
  /// Where they begin on the screen.
  public private(set) var origin: Point
  /// The first row of the card that is on the screen.
  public internal(set) var scroll = 0 { didSet { revision &+= 1 } }
  /// Another number whenever the card may look different; an open sheet is not part of it.
  public private(set) var revision = 0
  /// The colours and characters it is drawn with; `resize(to:origin:theme:)` gives another.
  public private(set) var theme: Theme

  /// The inputs that stopped the last submission.
  public internal(set) var invalid: [InvalidInput] = []
  /// What keys stand for.
  public var keys = KeyMap.standard

  var effects: [Effect] = []
  /// What was deleted last, for Ctrl-Y.
  var killed = ""
  /// What is looked for in the open sheet where a host knows the choices.
  var search: ChoiceSearch?
  /// The open calendar; nil when none is.
  package internal(set) var calendar: CalendarState?
  /// The field that was typed in since it got the focus.
  var changedField: Element?
  /// The day it is; asked when a calendar opens.
  package var today: () -> CalendarDay = CalendarDay.today
  /// Whether something was typed since the card was opened.
  public internal(set) var isDirty = false
  /// Whether what was typed is there again when the card comes back, so that Esc need not ask.
  public var isKeptWhenClosed = false
  /// Whether Esc was pressed once on a card that something was typed in.
  var asksBeforeClosing = false
  private var layout: CardDrawing?
  let memory = LayoutMemory()
  /// The cards that lie over this one.
  var popups: [Popup] = [] { didSet { revision &+= 1 } }
  /// Where the focus was found in this layout, as every key asks for it several times.
  private var foundFocus: (path: String, stop: FocusStop?)?
  private let index: CardIndex

  /// Opens a card: the delegate is asked how its actions are arranged, and the first input has the
  /// focus.
  ///
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

  /// The card laid out for the viewport; where cards lie over it, the topmost of them.
  public var drawing: CardDrawing {
    if let layout { return layout }
    let made = CardDrawing(
      card: topCard, state: state, theme: theme, host: host,
      width: columns(ofLevel: popups.count), memory: memory)
    layout = made
    return made
  }

  /// Gives the card another size or look; focus and what is visible stay.
  public func resize(to size: Size, origin: Point = .zero, theme: Theme? = nil) {
    let top = focusedStop?.rect.y
    viewport = size
    self.origin = origin
    if let theme { self.theme = theme }
    setNeedsLayout()
    if let top, let now = focusedStop?.rect.y { scroll += now - top }
    clampScroll()
    keepSheetVisible()
  }

  /// Has the whole card measured again when it is needed next.
  func setNeedsLayout() {
    memory.forgetAll()
    (layout, foundFocus) = (nil, nil)
    revision &+= 1
  }

  /// Forgets how the card is laid out, for a session that is kept while another one is shown.
  public func forgetLayout() { setNeedsLayout() }

  /// Has only what stands at a pointer, and what is around it, measured again.
  func setNeedsLayout(of path: String) {
    memory.forget(path)
    (layout, foundFocus) = (nil, nil)
    revision &+= 1
  }

  /// What has the focus, where it is now; nil when nothing that is shown has it.
  var focusedStop: FocusStop? {
    guard let path = state.focus else { return nil }
    if let foundFocus, foundFocus.path == path { return foundFocus.stop }
    let stop = drawing.stop(at: path)
    foundFocus = (path, stop)
    return stop
  }

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
    _ severity: Diagnostic.Severity, _ code: String, _ message: String, about element: Element
  ) -> Diagnostic {
    let place = source?.place(at: element.common.source.offset)
    return Diagnostic(
      severity, code: code, message: message, path: element.common.path,
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
  var conditionalActions: [Action] { index.conditionalActions }
  /// The language of days and times: the card's, else the host's.
  public var language: String? { host.language(of: card) }
  func owner(of actionPath: String) -> CardIndex.Owner? { index.owner(of: actionPath) }
  /// The pointers of the cards around an input, its own first.
  func cardPaths(around input: Element) -> [String] { index.cardPaths(around: input) }
  /// The pointer of an element or column.
  func path(ofElement id: String) -> String? { index.path(ofElement: id) }
  func isShown(_ id: String) -> Bool { index.isShown(id, in: state) }
}
