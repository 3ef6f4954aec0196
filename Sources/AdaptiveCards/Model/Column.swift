/// A container that stands beside others.
public struct Column: Equatable, Sendable {
  /// How wide a column is; the rule for sharing is in DECISIONS, rows 10 to 12.
  public enum Width: Equatable, Sendable {
    /// As wide as its content needs.
    case auto
    /// What is left over, weight 1; the width of a column that says nothing.
    case stretch
    /// A part of what is left over, against the weights of the others.
    case weight(Double)
    /// So many pixels, turned into cells (DECISIONS, pixels to cells).
    case pixels(Int)
  }

  /// What stands in it.
  public var container = Container()
  /// How wide it is among the others.
  public var width = Width.stretch
  /// Only another column can stand in for one.
  public var fallback: Fallback<Column>?

  /// A column that takes what is left over.
  public init() {}
}

extension Column: ContainedObject {
  static var impliedType: String? { "Column" }

  mutating func visit(_ fields: inout some FieldVisitor) {
    container.common.visit(&fields, as: .part)
    fields.fallback(&fallback)
    fields.elements("items", &container.items)
    container.visitFrame(&fields)
    fields("width", &width)
  }
}

extension Column: FallbackContent {
  static var fallbackName: String { "a Column" }

  static func readFallback(_ reader: inout ObjectReader) -> Column? {
    if let type = reader.object["type"]?.stringValue, type != "Column" {
      reader.report(
        .warning, .fallbackInvalid,
        "the fallback of a Column is a Column, not \(quoted(type)); it counts as absent",
        key: "type")
      return nil
    }
    guard reader.context.descend(path: reader.path, offset: reader.offset) else { return nil }
    defer { reader.context.ascend() }
    reader.settle()
    var column = Column()
    reader.fill(&column)
    return column
  }
}

extension Column.Width: CardValue {
  static func read(_ json: JSONValue, _ key: FieldKey, _ reader: ObjectReader) -> Column.Width? {
    if let number = json.numberValue?.doubleValue, number > 0 { return .weight(number) }
    let text = json.stringValue?.lowercased() ?? ""
    if text == "auto" { return .auto }
    if text == "stretch" { return .stretch }
    if let length = PixelLength(text) { return .pixels(length.pixels) }
    if let weight = JSONNumber(text.hasSuffix("*") ? String(text.dropLast()) : text)?.doubleValue,
      weight > 0
    {
      return .weight(weight)
    }
    reader.report(
      .warning, .valueInvalid,
      "the width \(ObjectReader.quote(json)) is not one; use \"auto\", \"stretch\", a weight or"
        + " pixels such as \"80px\"; it is read as \"auto\"", key: key)
    return .auto
  }

  var json: JSONValue {
    switch self {
    case .auto: .string("auto")
    case .stretch: .string("stretch")
    case .weight(let weight): .double(weight)
    case .pixels(let pixels): .string("\(pixels)px")
    }
  }
}
