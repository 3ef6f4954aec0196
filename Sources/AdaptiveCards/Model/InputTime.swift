/// A field for a time of day, written HH:MM.
///
/// The texts are as the card has them; whoever uses them decides whether they are times.
public struct InputTime: Equatable, Sendable {
  public var common = ElementCommon()
  public var input = InputCommon()
  public var value: String?
  public var min: String?
  public var max: String?
  public var placeholder: String?

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
