extension Element: Replaceable {
  var replacement: Fallback<Element>? { common.fallback }
  var requires: [Requirement] { common.requires }
  var path: String { common.path }
  var source: Source { common.source }

  var absence: FallbackPass.Absence? {
    switch self {
    case .unknown(let element): .init(element.reason, typeName, "element")
    case .textBlock, .richTextBlock, .container, .columnSet, .table, .carousel, .factSet, .image,
      .imageSet, .media, .actionSet, .inputText, .inputNumber, .inputDate, .inputTime,
      .inputToggle, .inputChoiceSet, .inputRating, .rating, .icon, .badge, .progressBar,
      .progressRing, .codeBlock, .compoundButton, .chart:
      nil
    }
  }

  func inside(_ pass: FallbackPass, isCaught: Bool) -> FallbackPass.Outcome<Element> {
    switch self {
    case .container(var container):
      let asks = container.keepShown(pass, isCaught: isCaught)
      return .init(shown: .container(container), asks: asks)
    case .columnSet(var set):
      let columns = pass.list(set.columns, isCaught: isCaught)
      set.columns = columns.shown
      return .init(shown: .columnSet(set), asks: columns.asks)
    case .actionSet(var set):
      let actions = pass.list(set.actions, isCaught: isCaught)
      set.actions = actions.shown
      return .init(shown: .actionSet(set), asks: actions.asks)
    case .table(var table):
      let asks = table.keepShown(pass, isCaught: isCaught)
      return .init(shown: .table(table), asks: asks)
    case .carousel(var carousel):
      var asks = false
      for index in carousel.pages.indices
      where carousel.pages[index].container.keepShown(pass, isCaught: isCaught) {
        asks = true
      }
      return .init(shown: .carousel(carousel), asks: asks)
    case .textBlock, .richTextBlock, .factSet, .image, .imageSet, .media, .inputText,
      .inputNumber, .inputDate, .inputTime, .inputToggle, .inputChoiceSet, .inputRating, .rating,
      .icon, .badge, .progressBar, .progressRing, .codeBlock, .compoundButton, .chart, .unknown:
      return .init(shown: self, asks: false)
    }
  }
}

extension Column: Replaceable {
  var replacement: Fallback<Column>? { fallback }
  var requires: [Requirement] { container.common.requires }
  var typeName: String { "Column" }
  var absence: FallbackPass.Absence? { nil }

  func inside(_ pass: FallbackPass, isCaught: Bool) -> FallbackPass.Outcome<Column> {
    var column = self
    let asks = column.container.keepShown(pass, isCaught: isCaught)
    return .init(shown: column, asks: asks)
  }
}

extension Action: Replaceable {
  var replacement: Fallback<Action>? { fallback }

  var absence: FallbackPass.Absence? {
    guard case .unknown(_, let reason) = kind else { return nil }
    return .init(reason, typeName, "action")
  }

  func inside(_ pass: FallbackPass, isCaught: Bool) -> FallbackPass.Outcome<Action> {
    var action = self
    // A card that opens is a card of its own: what is in it asks nobody outside.
    if let card = shownCard { action.kind = .showCard(pass.card(card)) }
    let menu = pass.list(menuActions, isCaught: isCaught)
    action.menuActions = menu.shown
    return .init(shown: action, asks: menu.asks)
  }
}

extension FallbackPass.Absence {
  fileprivate init(_ reason: UnknownElement.Reason, _ type: String, _ what: String) {
    self.init(code: .elementUnknown, key: "type", sentence: "")
    switch reason {
    case .typeNotKnown: sentence = Unknown.sentence(type, what)
    // These were told of when they were read.
    case .notAllowedHere, .pastLimit: canBeReplaced = false
    }
  }
}

extension Container {
  /// Leaves in what is shown; true when something in it asks for a fallback.
  fileprivate mutating func keepShown(_ pass: FallbackPass, isCaught: Bool) -> Bool {
    let list = pass.list(items, isCaught: isCaught)
    items = list.shown
    return list.asks
  }
}

extension Table {
  fileprivate mutating func keepShown(_ pass: FallbackPass, isCaught: Bool) -> Bool {
    var asks = false
    for row in rows.indices {
      for cell in rows[row].cells.indices
      where rows[row].cells[cell].container.keepShown(pass, isCaught: isCaught) {
        asks = true
      }
    }
    return asks
  }
}
