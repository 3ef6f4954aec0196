/// A choice of a number of stars (Teams).
public struct InputRating: Equatable, Sendable {
  /// What every element has: its id, spacing, visibility and their like.
  public var common = ElementCommon()
  /// What every input has: its label, whether it must be filled in, and their like.
  public var input = InputCommon()
  /// The stars at first; nil or 0 for none.
  public var value: Double?
  /// How many stars there are to give.
  public var max = 5.0
  /// Whether half a star can be given.
  public var allowHalfSteps = false
  /// How large the stars are.
  public var size = Rating.Size.large
  /// The colour of those that are given.
  public var color = Rating.Color.neutral

  /// One that says nothing: every property is its default.
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
