/// A choice of one or several from a list.
public struct InputChoiceSet: Equatable, Sendable {
  /// Closed until it is pressed, all on the card, or narrowed down by typing.
  public enum Style: String, Vocabulary {
    /// One line that shows what is chosen, and opens the choices.
    case compact
    /// All choices on the card.
    case expanded
    /// A line to type in, which narrows the choices down.
    case filtered
  }

  /// One thing to choose.
  public struct Choice: Equatable, Sendable {
    /// What the person sees.
    public var title = ""
    /// What is sent.
    public var value = ""
    /// The choice as the card wrote it.
    public internal(set) var source = Source()

    /// A choice without words.
    public init() {}

    /// A choice; two with one value cannot be told apart in the result.
    public init(title: String, value: String) {
      self.title = title
      self.value = value
    }
  }

  /// Where a host can find more choices (schema 1.6, `Data.Query`).
  public struct Query: Equatable, Sendable {
    /// The name by which the host knows the list.
    public var dataset = ""
    /// The most choices at once; nil: as the host likes.
    public var count: Int?
    /// How many choices are passed over; nil for none.
    public var skip: Int?
    /// Whether the host sees what the card's inputs hold (Teams); nil where the card does not say.
    public var associatedInputs: Action.Submission.AssociatedInputs?
    /// The query as the card wrote it.
    public internal(set) var source = Source()

    /// A query of no list.
    public init() {}
  }

  /// What every element has: its id, spacing, visibility and their like.
  public var common = ElementCommon()
  /// What every input has: its label, whether it must be filled in, and their like.
  public var input = InputCommon()
  /// What there is to choose from.
  public var choices: [Choice] = []
  /// Where there is more; nil for nowhere.
  @Boxed public var query: Query?
  /// Whether several can be chosen.
  public var isMultiSelect = false
  /// How they are shown; a few of which several can be chosen stand on the card anyway.
  public var style = Style.compact
  /// The value of the first choice; several are joined by commas.
  public var value: String?
  /// What stands there while nothing is chosen.
  public var placeholder: String?
  /// Whether long titles go on in the next row (schema 1.2).
  public var wrap = false
  /// Whether the choices on a card stand in columns (Teams).
  public var useMultipleColumns = false
  /// The least width of a column of choices, in pixels (Teams).
  public var minColumnWidth: Int?

  /// A set without choices.
  public init() {}

  /// The values that are chosen at first, in the order of the card's text.
  public var values: [String] {
    guard let value, !value.isEmpty else { return [] }
    return isMultiSelect ? value.split(separator: ",").map(String.init) : [value]
  }
}

extension InputChoiceSet: InputBody {
  mutating func visitInput(_ fields: inout some FieldVisitor) {
    fields.objects("choices", &choices)
    fields.object("choices.data", &_query, since: 1.6)
    fields("isMultiSelect", &isMultiSelect)
    fields("style", &style)
    fields("value", &value)
    fields("placeholder", &placeholder)
    fields("wrap", &wrap, since: 1.2)
    fields("useMultipleColumns", &useMultipleColumns)
    fields.pixels("minColumnWidth", &minColumnWidth)
  }
}

extension InputChoiceSet.Choice: CardObject {
  static var impliedType: String? { "Input.Choice" }
  static var countsAs: ReadingContext.Counted { .choice }
  var writtenType: String? { nil }

  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("title", &title)
    fields("value", &value)
  }
}

extension InputChoiceSet.Query: CardObject {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("dataset", &dataset)
    fields("count", &count)
    fields("skip", &skip)
    fields("associatedInputs", &associatedInputs)
  }
}
