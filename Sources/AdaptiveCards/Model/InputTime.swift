/// A field for a time of day, written HH:MM.
///
/// The texts are as the card has them; whoever uses them decides whether they are times.
public struct InputTime: Equatable, Sendable {
  /// What every element has: its id, spacing, visibility and their like.
  public var common = ElementCommon()
  /// What every input has: its label, whether it must be filled in, and their like.
  public var input = InputCommon()
  /// The time at first; nil for none.
  public var value: String?
  /// The first time that is taken; nil for no limit.
  public var min: String?
  /// The last time that is taken; nil for no limit.
  public var max: String?
  /// What stands there while it is empty.
  public var placeholder: String?

  /// One that says nothing: every property is its default.
  public init() {}
}

extension InputTime: InputBody {
  mutating func visitInput(_ fields: inout some FieldVisitor) {
    fields("value", &value)
    fields("min", &min)
    fields("max", &max)
    fields("placeholder", &placeholder)
  }
}
