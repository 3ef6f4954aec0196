extension Element {
  /// Reads an element; nil and a diagnostic when it has no type.
  static func read(_ reader: inout ObjectReader) -> Element? {
    reader.settle()
    let context = reader.context
    guard let type = reader.requiredType(of: "an element") else { return nil }
    guard context.descend(path: reader.path, offset: reader.offset) else {
      return .unknown(reader.unknown(type, .pastLimit))
    }
    defer { context.ascend() }
    if context.isInPage, ElementTypes.isBarredFromPages(type) {
      reader.report(
        .warning, .elementNotAllowed,
        "\(quoted(type)) is not allowed in a page of a Carousel; it is left out", key: "type")
      return .unknown(reader.unknown(type, .notAllowedHere))
    }
    guard let element = read(type, &reader) else {
      return .unknown(reader.unknown(type, .typeNotKnown))
    }
    if element.input != nil, element.common.id == nil {
      reader.report(
        .warning, .inputWithoutID, "an input without an \"id\" is shown but never submitted")
    }
    return element
  }

  /// nil when the type is not known.
  private static func read(_ type: String, _ reader: inout ObjectReader) -> Element? {
    switch type {
    case "TextBlock": return .textBlock(reader.body(TextBlock()))
    case "Container": return .container(reader.body(Container()))
    case "ColumnSet": return .columnSet(reader.body(ColumnSet()))
    case "Image": return .image(reader.body(Image()))
    case "RichTextBlock": return .richTextBlock(reader.body(RichTextBlock(), since: 1.2))
    case "FactSet": return .factSet(reader.body(FactSet()))
    case "ActionSet": return .actionSet(reader.body(ActionSet(), since: 1.2))
    case "Input.Text": return .inputText(reader.body(InputText()))
    case "Input.Number": return .inputNumber(reader.body(InputNumber()))
    case "Input.Date": return .inputDate(reader.body(InputDate()))
    case "Input.Time": return .inputTime(reader.body(InputTime()))
    case "Input.Toggle": return .inputToggle(reader.body(InputToggle()))
    case "Input.ChoiceSet": return .inputChoiceSet(reader.body(InputChoiceSet()))
    case "Input.Rating": return .inputRating(reader.body(InputRating()))
    case "Table": return .table(reader.body(Table(), since: 1.5))
    case "ImageSet": return .imageSet(reader.body(ImageSet()))
    case "Media": return .media(reader.body(Media(), since: 1.1))
    case "Carousel": return .carousel(reader.carousel())
    case "Rating": return .rating(reader.body(Rating()))
    case "Icon": return .icon(reader.body(Icon()))
    case "Badge": return .badge(reader.body(Badge()))
    case "ProgressBar": return .progressBar(reader.body(ProgressBar()))
    case "ProgressRing": return .progressRing(reader.body(ProgressRing()))
    case "CodeBlock": return .codeBlock(reader.body(CodeBlock()))
    case "CompoundButton": return .compoundButton(reader.body(CompoundButton()))
    default: break
    }
    guard let kind = Chart.Kind(rawValue: type) else { return nil }
    var chart = Chart()
    chart.kind = kind
    return .chart(reader.body(chart))
  }
}

extension ObjectReader {
  /// Reads an element whose type is known.
  ///
  /// - Parameter since: the version of the schema that the element came with.
  mutating func body<Body: ElementBody>(_ body: consuming Body, since: Since = 1.0) -> Body {
    if since.rank > context.versionRank { reportNewerType(since) }
    fill(&body)
    return body
  }

  /// An element that is kept as JSON, with its fallback.
  mutating func unknown(_ type: String, _ reason: UnknownElement.Reason) -> UnknownElement {
    context.needsFallback = true
    var element = UnknownElement()
    element.type = type
    element.reason = reason
    element.common.path = path
    element.common.source = Source(object, offset: offset)
    // Nothing is told of the properties of what is not known, but for the way around it.
    if reason == .typeNotKnown { element.common.visitWayAround(&self) }
    element.common.source.unread = unread
    return element
  }

  fileprivate mutating func carousel() -> Carousel {
    let wasInPage = context.isInPage
    context.isInPage = true
    defer { context.isInPage = wasInPage }
    return body(Carousel())
  }

  func reportNewerType(_ since: Since) {
    report(
      .warning, .propertyNewer,
      "\(object["type"]?.stringValue ?? "this") came with version \(since.text) of the schema, but"
        + " the card says \(context.version.text)", key: "type")
  }
}

extension Element: FallbackContent {
  static var fallbackName: String { "an element" }

  static func readFallback(_ reader: inout ObjectReader) -> Element? { read(&reader) }
}
