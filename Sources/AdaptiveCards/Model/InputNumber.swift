/// A field for a number.
public struct InputNumber: Equatable, Sendable {
  public var common = ElementCommon()
  public var input = InputCommon()
  public var value: Double?
  public var min: Double?
  public var max: Double?
  public var placeholder: String?

  public init() {}
}

extension InputNumber: InputBody {
  mutating func visitInput(_ fields: inout some FieldVisitor) {
    fields("value", &value)
    fields("min", &min)
    fields("max", &max)
    fields("placeholder", &placeholder)
  }
}
