import AdaptiveCards
import Testing

/// Reads a text as a card under the name `x`.
func readCard(_ text: String, features: Features = Features()) -> CardReading {
  CardReader.read(SourceText(name: "x", bytes: Array(text.utf8)), features: features)
}

/// Reads a card whose body is the elements of a JSON text.
func readBody(_ elements: String, version: String = "1.6") -> CardReading {
  readCard(#"{"type":"AdaptiveCard","version":"\#(version)","body":[\#(elements)]}"#)
}

/// The first element of such a card.
func element(_ text: String) throws -> Element {
  try #require(readBody(text).card?.body.first)
}

/// The first action of a card that has these.
func action(_ text: String) throws -> Action {
  let reading = readCard(#"{"type":"AdaptiveCard","version":"1.6","actions":[\#(text)]}"#)
  return try #require(reading.card?.actions.first)
}

/// What is told about a body, a line a diagnostic: "line:column code message".
func toldOfBody(_ elements: String, version: String = "1.6") -> [String] {
  readBody(elements, version: version).diagnostics.map { "\($0.code): \($0.message)" }
}

/// All texts that TextBlocks and runs of a card show, in order.
func texts(of card: Card) -> [String] { card.body.flatMap(texts) }

private func texts(of element: Element) -> [String] {
  switch element {
  case .textBlock(let block): [block.text]
  case .richTextBlock(let block): block.inlines.map(\.text)
  case .container(let container): container.items.flatMap(texts)
  case .columnSet(let set): set.columns.flatMap { $0.container.items.flatMap(texts) }
  case .table(let table):
    table.rows.flatMap(\.cells).flatMap { $0.container.items.flatMap(texts) }
  case .carousel(let carousel): carousel.pages.flatMap { $0.container.items.flatMap(texts) }
  case .factSet, .image, .imageSet, .media, .actionSet, .inputText, .inputNumber, .inputDate,
    .inputTime, .inputToggle, .inputChoiceSet, .inputRating, .rating, .icon, .badge,
    .progressBar, .progressRing, .codeBlock, .compoundButton, .chart, .unknown:
    []
  }
}
