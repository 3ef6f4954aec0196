/// A field for a day, written YYYY-MM-DD.
///
/// The texts are as the card has them; whoever uses them decides whether they are dates.
public struct InputDate: Equatable, Sendable {
  /// What every element has: its id, spacing, visibility and their like.
  public var common = ElementCommon()
  /// What every input has: its label, whether it must be filled in, and their like.
  public var input = InputCommon()
  /// The day at first; nil for none.
  public var value: String?
  /// The first day that is taken; nil for all before `max`.
  public var min: String?
  /// The last day that is taken; nil for all after `min`.
  public var max: String?
  /// What stands there while it is empty.
  public var placeholder: String?

  /// One that says nothing: every property is its default.
  public init() {}
}

extension InputDate: InputBody {
  mutating func visitInput(_ fields: inout some FieldVisitor) {
    fields("value", &value)
    fields("min", &min)
    fields("max", &max)
    fields("placeholder", &placeholder)
  }
}
