/// A choice of one or several from a list.
public struct InputChoiceSet: Equatable, Sendable {
  public enum Style: String, Vocabulary { case compact, expanded, filtered }

  public struct Choice: Equatable, Sendable {
    public var title = ""
    public var value = ""
    /// The choice as the card wrote it.
    public internal(set) var source = Source()

    public init() {}

    public init(title: String, value: String) {
      self.title = title
      self.value = value
    }
  }

  /// Where a host can find more choices (schema 1.6, `Data.Query`).
  public struct Query: Equatable, Sendable {
    public var dataset = ""
    /// How many choices are wanted at most.
    public var count: Int?
    /// How many of those that there are come before the first that is wanted.
    public var skip: Int?
    /// Whether the host sees what the card's inputs hold (Teams); nil where the card does not say.
    public var associatedInputs: Action.Submission.AssociatedInputs?
    /// The query as the card wrote it.
    public internal(set) var source = Source()

    public init() {}
  }

  public var common = ElementCommon()
  public var input = InputCommon()
  public var choices: [Choice] = []
  @Boxed public var query: Query?
  public var isMultiSelect = false
  public var style = Style.compact
  /// The value of the first choice; several are joined by commas.
  public var value: String?
  public var placeholder: String?
  public var wrap = false
  public var useMultipleColumns = false
  /// In pixels.
  public var minColumnWidth: Int?

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
