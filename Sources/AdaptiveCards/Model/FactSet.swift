/// Pairs of a title and a value, in two columns.
public struct FactSet: Equatable, Sendable {
  public struct Fact: Equatable, Sendable {
    public var title = ""
    public var value = ""
    /// The fact as the card wrote it.
    public internal(set) var source = Source()

    public init() {}

    public init(title: String, value: String) {
      self.title = title
      self.value = value
    }
  }

  public var common = ElementCommon()
  public var facts: [Fact] = []

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
