/// A field for a number.
public struct InputNumber: Equatable, Sendable {
  /// What every element has: its id, spacing, visibility and their like.
  public var common = ElementCommon()
  /// What every input has: its label, whether it must be filled in, and their like.
  public var input = InputCommon()
  /// The number at first; nil for none.
  public var value: Double?
  /// The least number that is taken; nil for no limit.
  public var min: Double?
  /// The greatest number that is taken; nil for no limit.
  public var max: Double?
  /// What stands there while it is empty.
  public var placeholder: String?

  /// One that says nothing: every property is its default.
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
