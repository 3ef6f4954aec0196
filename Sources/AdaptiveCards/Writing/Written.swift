extension Card {
  /// The card as JSON: as it was written, with what has changed since.
  ///
  /// A card that was read and not changed gives the very JSON it was read from, also where that has
  /// faults or properties that are not known; only what a limit cut off may be missing.
  public var json: JSONValue { ObjectWriter.json(of: self) }
}

extension Action {
  /// The action as JSON: as it was written, with what has changed since.
  public var json: JSONValue { ObjectWriter.json(of: self) }
}

extension Column {
  /// The column as JSON: as it was written, with what has changed since.
  public var json: JSONValue { ObjectWriter.json(of: self) }
}

extension Element {
  /// The element as JSON: as it was written, with what has changed since.
  public var json: JSONValue { written(body) }

  /// What the element is, whatever its kind.
  private var body: any ElementBody {
    switch self {
    case .textBlock(let element): element
    case .richTextBlock(let element): element
    case .container(let element): element
    case .columnSet(let element): element
    case .table(let element): element
    case .carousel(let element): element
    case .factSet(let element): element
    case .image(let element): element
    case .imageSet(let element): element
    case .media(let element): element
    case .actionSet(let element): element
    case .inputText(let element): element
    case .inputNumber(let element): element
    case .inputDate(let element): element
    case .inputTime(let element): element
    case .inputToggle(let element): element
    case .inputChoiceSet(let element): element
    case .inputRating(let element): element
    case .rating(let element): element
    case .icon(let element): element
    case .badge(let element): element
    case .progressBar(let element): element
    case .progressRing(let element): element
    case .codeBlock(let element): element
    case .compoundButton(let element): element
    case .chart(let element): element
    case .unknown(let element): element
    }
  }

  private func written(_ body: some ElementBody) -> JSONValue {
    ObjectWriter.json(of: body, type: typeName)
  }
}
