/// One thing in the body of a card.
public indirect enum Element: Equatable, Sendable {
  /// `TextBlock`: text with markdown in it.
  case textBlock(TextBlock)
  /// `RichTextBlock`: text in runs, each with its own look.
  case richTextBlock(RichTextBlock)
  /// `Container`: elements as one, with a style.
  case container(Container)
  /// `ColumnSet`: columns side by side.
  case columnSet(ColumnSet)
  /// `Table`: rows of cells (schema 1.5).
  case table(Table)
  /// `Carousel`: pages, one at a time (schema 1.6, Teams).
  case carousel(Carousel)
  /// `FactSet`: titles and values.
  case factSet(FactSet)
  /// `Image`: a picture.
  case image(Image)
  /// `ImageSet`: pictures of one size.
  case imageSet(ImageSet)
  /// `Media`: sound or a film (schema 1.1).
  case media(Media)
  /// `ActionSet`: buttons in the body (schema 1.2).
  case actionSet(ActionSet)
  /// `Input.Text`: a field for text.
  case inputText(InputText)
  /// `Input.Number`: a field for a number.
  case inputNumber(InputNumber)
  /// `Input.Date`: a field for a day.
  case inputDate(InputDate)
  /// `Input.Time`: a field for a time of day.
  case inputTime(InputTime)
  /// `Input.Toggle`: one thing, on or off.
  case inputToggle(InputToggle)
  /// `Input.ChoiceSet`: one or several of a list.
  case inputChoiceSet(InputChoiceSet)
  /// `Input.Rating`: stars to give (Teams).
  case inputRating(InputRating)
  /// `Rating`: stars that were given (Teams).
  case rating(Rating)
  /// `Icon`: a picture of the Fluent set (Teams).
  case icon(Icon)
  /// `Badge`: a short text on a coloured ground (Teams).
  case badge(Badge)
  /// `ProgressBar`: how much is done (Teams).
  case progressBar(ProgressBar)
  /// `ProgressRing`: that something goes on (Teams).
  case progressRing(ProgressRing)
  /// `CodeBlock`: lines of a program (Teams).
  case codeBlock(CodeBlock)
  /// `CompoundButton`: a large button (Teams).
  case compoundButton(CompoundButton)
  /// `Chart.*`: all kinds of charts (Teams).
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
