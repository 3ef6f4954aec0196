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
  public var json: JSONValue {
    switch self {
    case .textBlock(let element): written(element)
    case .richTextBlock(let element): written(element)
    case .container(let element): written(element)
    case .columnSet(let element): written(element)
    case .table(let element): written(element)
    case .carousel(let element): written(element)
    case .factSet(let element): written(element)
    case .image(let element): written(element)
    case .imageSet(let element): written(element)
    case .media(let element): written(element)
    case .actionSet(let element): written(element)
    case .inputText(let element): written(element)
    case .inputNumber(let element): written(element)
    case .inputDate(let element): written(element)
    case .inputTime(let element): written(element)
    case .inputToggle(let element): written(element)
    case .inputChoiceSet(let element): written(element)
    case .inputRating(let element): written(element)
    case .rating(let element): written(element)
    case .icon(let element): written(element)
    case .badge(let element): written(element)
    case .progressBar(let element): written(element)
    case .progressRing(let element): written(element)
    case .codeBlock(let element): written(element)
    case .compoundButton(let element): written(element)
    case .chart(let element): written(element)
    case .unknown(let element): written(element)
    }
  }

  private func written(_ body: some ElementBody) -> JSONValue {
    ObjectWriter.json(of: body, type: typeName)
  }
}
