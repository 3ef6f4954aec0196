/// A choice of a number of stars (Teams).
public struct InputRating: Equatable, Sendable {
  public var common = ElementCommon()
  public var input = InputCommon()
  public var value: Double?
  public var max = 5.0
  public var allowHalfSteps = false
  public var size = Rating.Size.large
  public var color = Rating.Color.neutral

  public init() {}
}

extension InputRating: InputBody {
  mutating func visitInput(_ fields: inout some FieldVisitor) {
    fields("value", &value)
    fields("max", &max)
    fields("allowHalfSteps", &allowHalfSteps)
    fields("size", &size)
    fields("color", &color)
  }
}
