/// One thing in the body of a card.
public indirect enum Element: Equatable, Sendable {
  case textBlock(TextBlock)
  case richTextBlock(RichTextBlock)
  case container(Container)
  case columnSet(ColumnSet)
  case table(Table)
  case carousel(Carousel)
  case factSet(FactSet)
  case image(Image)
  case imageSet(ImageSet)
  case media(Media)
  case actionSet(ActionSet)
  case inputText(InputText)
  case inputNumber(InputNumber)
  case inputDate(InputDate)
  case inputTime(InputTime)
  case inputToggle(InputToggle)
  case inputChoiceSet(InputChoiceSet)
  case inputRating(InputRating)
  case rating(Rating)
  case icon(Icon)
  case badge(Badge)
  case progressBar(ProgressBar)
  case progressRing(ProgressRing)
  case codeBlock(CodeBlock)
  case compoundButton(CompoundButton)
  case chart(Chart)
  /// Something that is not shown; a card as it is shown has none.
  case unknown(UnknownElement)
}

extension Element {
  /// What all elements share.
  public var common: ElementCommon {
    switch self {
    case .textBlock(let element): element.common
    case .richTextBlock(let element): element.common
    case .container(let element): element.common
    case .columnSet(let element): element.common
    case .table(let element): element.common
    case .carousel(let element): element.common
    case .factSet(let element): element.common
    case .image(let element): element.common
    case .imageSet(let element): element.common
    case .media(let element): element.common
    case .actionSet(let element): element.common
    case .inputText(let element): element.common
    case .inputNumber(let element): element.common
    case .inputDate(let element): element.common
    case .inputTime(let element): element.common
    case .inputToggle(let element): element.common
    case .inputChoiceSet(let element): element.common
    case .inputRating(let element): element.common
    case .rating(let element): element.common
    case .icon(let element): element.common
    case .badge(let element): element.common
    case .progressBar(let element): element.common
    case .progressRing(let element): element.common
    case .codeBlock(let element): element.common
    case .compoundButton(let element): element.common
    case .chart(let element): element.common
    case .unknown(let element): element.common
    }
  }

  /// The name of the element in JSON.
  public var typeName: String {
    switch self {
    case .textBlock: "TextBlock"
    case .richTextBlock: "RichTextBlock"
    case .container: "Container"
    case .columnSet: "ColumnSet"
    case .table: "Table"
    case .carousel: "Carousel"
    case .factSet: "FactSet"
    case .image: "Image"
    case .imageSet: "ImageSet"
    case .media: "Media"
    case .actionSet: "ActionSet"
    case .inputText: "Input.Text"
    case .inputNumber: "Input.Number"
    case .inputDate: "Input.Date"
    case .inputTime: "Input.Time"
    case .inputToggle: "Input.Toggle"
    case .inputChoiceSet: "Input.ChoiceSet"
    case .inputRating: "Input.Rating"
    case .rating: "Rating"
    case .icon: "Icon"
    case .badge: "Badge"
    case .progressBar: "ProgressBar"
    case .progressRing: "ProgressRing"
    case .codeBlock: "CodeBlock"
    case .compoundButton: "CompoundButton"
    case .chart(let chart): chart.kind.rawValue
    case .unknown(let element): element.type
    }
  }

  /// What all inputs share; nil for an element that is none.
  public var input: InputCommon? {
    switch self {
    case .inputText(let element): element.input
    case .inputNumber(let element): element.input
    case .inputDate(let element): element.input
    case .inputTime(let element): element.input
    case .inputToggle(let element): element.input
    case .inputChoiceSet(let element): element.input
    case .inputRating(let element): element.input
    case .textBlock, .richTextBlock, .container, .columnSet, .table, .carousel, .factSet, .image,
      .imageSet, .media, .actionSet, .rating, .icon, .badge, .progressBar, .progressRing,
      .codeBlock, .compoundButton, .chart, .unknown:
      nil
    }
  }
}
