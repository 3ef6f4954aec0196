/// A choice between two values.
public struct InputToggle: Equatable, Sendable {
  /// What every element has: its id, spacing, visibility and their like.
  public var common = ElementCommon()
  /// What every input has: its label, whether it must be filled in, and their like.
  public var input = InputCommon()
  /// What is ticked; stands behind the box.
  public var title = ""
  /// On when it is `valueOn`, otherwise off.
  public var value = "false"
  /// What is sent when it is on.
  public var valueOn = "true"
  /// What is sent when it is off; it always is, even untouched.
  public var valueOff = "false"
  /// Whether a long title goes on in the next row (schema 1.2).
  public var wrap = false
  /// Whether the title is drawn (Teams).
  public var showTitle = true

  /// One that says nothing: every property is its default.
  public init() {}
}

extension InputToggle: InputBody {
  mutating func visitInput(_ fields: inout some FieldVisitor) {
    fields("title", &title)
    fields("value", &value)
    fields("valueOn", &valueOn)
    fields("valueOff", &valueOff)
    fields("wrap", &wrap, since: 1.2)
    fields("showTitle", &showTitle)
  }
}
