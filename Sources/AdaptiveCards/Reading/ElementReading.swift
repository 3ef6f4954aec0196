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
    guard let read = readers[type] else {
      return .unknown(reader.unknown(type, .typeNotKnown))
    }
    return read(&reader)
  }

  private typealias Reading = @Sendable (inout ObjectReader) -> Element

  /// How the elements of each type are read.
  ///
  /// A table, and not a switch, whose frame would hold the values of all types at every level of a
  /// deep card.
  private static let readers: [String: Reading] = {
    var readers: [String: Reading] = [
      "TextBlock": { .textBlock($0.body(TextBlock())) },
      "RichTextBlock": { .richTextBlock($0.body(RichTextBlock(), since: 1.2)) },
      "Container": { .container($0.body(Container())) },
      "ColumnSet": { .columnSet($0.body(ColumnSet())) },
      "Table": { .table($0.body(Table(), since: 1.5)) },
      "Carousel": { .carousel($0.carousel()) },
      "FactSet": { .factSet($0.body(FactSet())) },
      "Image": { .image($0.body(Image())) },
      "ImageSet": { .imageSet($0.body(ImageSet())) },
      "Media": { .media($0.body(Media(), since: 1.1)) },
      "ActionSet": { .actionSet($0.body(ActionSet(), since: 1.2)) },
      "Input.Text": { .inputText($0.input(InputText())) },
      "Input.Number": { .inputNumber($0.input(InputNumber())) },
      "Input.Date": { .inputDate($0.input(InputDate())) },
      "Input.Time": { .inputTime($0.input(InputTime())) },
      "Input.Toggle": { .inputToggle($0.input(InputToggle())) },
      "Input.ChoiceSet": { .inputChoiceSet($0.input(InputChoiceSet())) },
      "Input.Rating": { .inputRating($0.input(InputRating())) },
      "Rating": { .rating($0.body(Rating())) },
      "Icon": { .icon($0.body(Icon())) },
      "Badge": { .badge($0.body(Badge())) },
      "ProgressBar": { .progressBar($0.body(ProgressBar())) },
      "ProgressRing": { .progressRing($0.body(ProgressRing())) },
      "CodeBlock": { .codeBlock($0.body(CodeBlock())) },
      "CompoundButton": { .compoundButton($0.body(CompoundButton())) },
    ]
    for kind in Chart.Kind.allCases {
      readers[kind.rawValue] = { reader in
        var chart = Chart()
        chart.kind = kind
        return .chart(reader.body(chart))
      }
    }
    return readers
  }()
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

  /// Reads an input, which means little without an id.
  fileprivate mutating func input<Body: ElementBody>(_ body: consuming Body) -> Body {
    let input = self.body(body)
    if input.common.id == nil {
      report(.warning, .inputWithoutID, "an input without an \"id\" is shown but never submitted")
    }
    return input
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
