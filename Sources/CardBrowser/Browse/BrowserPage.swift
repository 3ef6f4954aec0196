internal import AdaptiveCards
internal import Canvas
internal import CardActions
internal import CardLayout
internal import Events

/// The browser: a list of cards, and the card beside it where the screen is wide enough, else
/// before it.
final class BrowserPage: Page {
  /// What a browser is made of beside the cards.
  struct Parts {
    var hosts = HostChoice()
    var delegate: any HostDelegate
    var themes: ThemeChoice
    /// Tells of changes; nil where nothing is followed.
    var watch: FileWatch?
    /// Cards that come through standard input.
    var stream: CardStream?
    var keys = KeyMap.standard
    /// What guests may read; nil where everything may be read.
    var confinement: Confinement?
    /// Where the data for templates come from.
    var data = DataChoice.none
    /// A reading of the clock.
    var now: () -> Duration
  }

  var list: CardList
  var parts: Parts
  private(set) var size: Size
  let isOneFile: Bool

  /// The cards of the selected file; nil when it cannot be used.
  var pile: (any CardPile)?
  /// The card that is shown and its session; of a file that broke, the last good one.
  var shown: ShownCard?
  /// Why the selected file cannot be used as it is now.
  var fault: UnusableFile?
  var followed: FollowedFile<LoadedDeck>?
  /// Cards that something was done in, for when they are shown again.
  var kept = KeptCards()
  /// What is wrong with the files of the list.
  var check = ShelfCheck()
  var isInCard: Bool
  /// What stands in the card's place, and whether leaving it goes back to the list.
  var pane = BrowserPane.card
  var returnsToList = false
  /// The text that is looked for in a card or a source, and the row of the card where it is.
  var wanted = ""
  var foundRow: Int?

  var message: SafeText?
  var help: HelpOverlay?
  var prompt: FilterPrompt?
  var queryPause = QueryPause()
  let bar: HostBar
  let hints: [Binding.Place: [SafeText]]
  /// What the program has to do after actions of the bar.
  var pending: [Effect] = []

  init(_ shelf: Shelf, _ parts: Parts, size: Size, notice: SafeText? = nil) {
    list = CardList(shelf)
    self.parts = parts
    self.size = size
    message = notice
    isOneFile = shelf.isOneFile
    isInCard = shelf.isOneFile
    bar = HostBar(delegate: parts.delegate, keys: parts.keys)
    hints = parts.keys.hints
    bar.perform = { [weak self] action in self?.perform(action) }
    followRoots()
    updateBar()
    loadFile()
    isInCard = isOneFile && list.rowCount == 1 && parts.stream == nil
    placeParts()
  }

  var layout: BrowserLayout { BrowserLayout(size, hasList: hasList, barRows: bar.rows) }
  /// Whether there is, or may come, something to choose from.
  private var hasList: Bool {
    list.rowCount > 1 || !isOneFile || parts.stream?.isAtEnd == false
  }
  var theme: Theme { parts.themes.theme }
  func use(_ theme: Theme) { placeCard() }
  var session: CardSession? { shown?.session }

  /// Takes another size; the parts get their places with the bar's.
  func adopt(_ size: Size) {
    self.size = size
    updateBar()
    placeParts()
  }

  /// Gives the parts their places on the screen.
  func placeParts() {
    placeCard()
    list.setHeight(layout.list.height)
    pane.setHeight(layout.card.height)
  }

  /// The card's place depends on whether there is a list beside it.
  func placeCard() {
    session?.resize(to: layout.card.size, origin: layout.card.origin, theme: theme)
  }

  func say(_ text: SafeText) { message = text }

  // MARK: Waking

  var descriptors: [Int32] {
    let input = parts.stream.flatMap { $0.isAtEnd ? nil : $0.descriptor }
    return [parts.watch?.descriptor, input].compactMap { $0 }
  }

  var wakeTime: Duration? {
    // A folder that is still read goes on as soon as there is no key to handle.
    if list.shelf.isReading { return .zero }
    return [followed?.wakeTime, checkTime, queryPause.wakeTime].compactMap { $0 }.min()
  }

  func wake() {
    if list.shelf.isReading { readOn() }
    if let time = followed?.wakeTime, parts.now() >= time { lookAtFile(isNamed: false) }
    if let time = checkTime, parts.now() >= time { checkOn() }
    if let time = queryPause.wakeTime, parts.now() >= time { askForChoices() }
  }
}

/// A card on the screen.
struct ShownCard {
  var piled: PiledCard
  /// It and the cards that followed it.
  var trail: CardTrail
  /// Where it is kept when another one is shown; nil for one that can't come back.
  var place: KeptCards.Place?
  /// What the card was like before anything was done in it; nil when it came back from before.
  var fresh: CardState?
  /// Whether anything was done in it.
  var isTouched: Bool {
    let session = trail.first
    return session.state != fresh || session.scroll > 0 || session.isDirty
  }
  var session: CardSession { trail.session }

  /// Everything that is wrong with it and with the text it stands in.
  var problems: [Diagnostic] { piled.problems + session.diagnostics }
}
