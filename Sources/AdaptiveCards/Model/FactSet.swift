/// Pairs of a title and a value, in two columns.
public struct FactSet: Equatable, Sendable {
  /// A title and the value beside it.
  public struct Fact: Equatable, Sendable {
    /// What it is; markdown works in it.
    public var title = ""
    /// How it is; markdown works in it.
    public var value = ""
    /// The fact as the card wrote it.
    public internal(set) var source = Source()

    /// A fact without words.
    public init() {}

    /// A fact, both parts with markdown.
    public init(title: String, value: String) {
      self.title = title
      self.value = value
    }
  }

  /// What every element has: its id, spacing, visibility and their like.
  public var common = ElementCommon()
  /// The facts from top to bottom.
  public var facts: [Fact] = []

  /// One that says nothing: every property is its default.
  public init() {}
}

extension FactSet: ElementBody {
  mutating func visitOwn(_ fields: inout some FieldVisitor) { fields.objects("facts", &facts) }
}

extension FactSet.Fact: CardObject {
  static var impliedType: String? { "Fact" }
  var writtenType: String? { nil }

  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("title", &title)
    fields("value", &value)
  }
}
