/// Finds the cards in a JSON value and reads them.
struct DeckReader {
  let source: SourceText
  let features: Features
  var deck = Deck()
  /// Faults of what is around the cards.
  private var log: DiagnosticLog
  private var isCut = false

  init(source: SourceText, features: Features) {
    self.source = source
    self.features = features
    log = DiagnosticLog(of: source)
  }

  /// The deck with all that was told of it.
  var finished: Deck {
    var deck = self.deck
    deck.diagnostics += log.all()
    deck.diagnostics.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    return deck
  }

  /// Adds what a value holds: a card, a message, an attachment, or an array of these.
  mutating func add(_ value: JSONValue, path: String) {
    if let items = value.arrayValue {
      if items.isEmpty { tell(.notACard, value, path, "the array holds no card") }
      for (index, item) in items.enumerated() where !isCut {
        // Arrays in arrays are nobody's way to write cards.
        addThing(item, path: JSONPointer.item(index, of: path), title: nil)
      }
    } else {
      addThing(value, path: path, title: nil)
    }
  }

  private mutating func addThing(_ value: JSONValue, path: String, title: String?) {
    guard let object = value.objectValue else {
      addCard(value, path: path, title: title)
      return
    }
    switch Envelope(object) {
    case .message(let attachments): addMessage(object, attachments, path: path)
    case .attachment(let content):
      let name = object["name"]?.stringValue ?? title
      addCard(content, path: JSONPointer.member("content", of: path), title: name)
    case .otherAttachment(let type):
      tell(
        .attachmentOther, value, path,
        "an attachment of the type \(quoted(type)) is no Adaptive Card; it is left out",
        severity: .warning)
    case nil: addCard(value, path: path, title: title)
    }
  }

  private mutating func addMessage(
    _ message: JSONObject, _ attachments: JSONValue, path: String
  ) {
    if let said = message["attachmentLayout"] {
      let context = ReadingContext(source: source)
      let reader = ObjectReader(message, path: path, context: context)
      deck.layout = reader.readWord(said, "attachmentLayout") ?? deck.layout
      deck.diagnostics += context.diagnostics
    }
    let list = JSONPointer.member("attachments", of: path)
    let items = attachments.arrayValue ?? [attachments]
    if items.isEmpty { tell(.notACard, attachments, list, "the message has no attachment") }
    for (index, item) in items.enumerated() where !isCut {
      let place = attachments.arrayValue == nil ? list : JSONPointer.item(index, of: list)
      // A message in a message is nobody's way to write cards.
      if let object = item.objectValue, case .message? = Envelope(object) {
        tell(.notACard, item, place, "a message can't be an attachment; it is left out")
      } else {
        addThing(item, path: place, title: nil)
      }
    }
  }

  private mutating func addCard(_ value: JSONValue, path: String, title: String?) {
    guard deck.cards.count < Limits.deckCards else {
      if !isCut {
        tell(
          .limitCards, value, path,
          "there are more than \(Limits.deckCards) cards; the rest is left out")
      }
      isCut = true
      return
    }
    let reading = CardReader.read(value, in: source, features: features)
    deck.diagnostics += reading.diagnostics
    guard let card = reading.card, let authored = reading.authored else { return }
    deck.cards.append(Deck.Entry(card: card, authored: authored, path: path, title: title))
  }

  private mutating func tell(
    _ code: FaultCode, _ value: JSONValue, _ path: String, _ message: String,
    severity: Diagnostic.Severity = .error
  ) {
    log.add(severity, code: code.rawValue, at: value.offset, path: path, message)
  }
}

/// What is around a card in a message of the Bot Framework or Teams.
private enum Envelope {
  case message(attachments: JSONValue)
  case attachment(content: JSONValue)
  /// An attachment that is something else, such as a HeroCard.
  case otherAttachment(type: String)

  /// nil for what is no envelope.
  init?(_ object: JSONObject) {
    let type = object["type"]?.stringValue ?? ""
    if type.isSameIgnoringCase(as: "message") || type.isEmpty,
      let attachments = object["attachments"], !attachments.isNull
    {
      self = .message(attachments: attachments)
      return
    }
    guard let contentType = object["contentType"]?.stringValue else { return nil }
    if contentType.isSameIgnoringCase(as: "application/vnd.microsoft.card.adaptive"),
      let content = object["content"]
    {
      self = .attachment(content: content)
    } else {
      self = .otherAttachment(type: contentType)
    }
  }
}
