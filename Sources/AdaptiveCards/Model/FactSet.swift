/// Pairs of a title and a value, in two columns.
public struct FactSet: Equatable, Sendable {
  public struct Fact: Equatable, Sendable {
    public var title: String
    public var value: String
  }

  public var common: ElementCommon
  public var facts: [Fact]
}

extension FactSet {
  init(_ reader: inout ObjectReader) {
    common = ElementCommon(&reader)
    facts = reader.list("facts").compactMap { item in
      guard var fact = item.object(expecting: "a Fact") else { return nil }
      fact.impliedType("Fact")
      let result = Fact(title: fact.text("title") ?? "", value: fact.text("value") ?? "")
      fact.finish()
      return result
    }
  }
}
