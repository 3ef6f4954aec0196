/// A choice between two values.
public struct InputToggle: Equatable, Sendable {
  public var common = ElementCommon()
  public var input = InputCommon()
  public var title = ""
  /// On when it is `valueOn`, otherwise off.
  public var value = "false"
  public var valueOn = "true"
  public var valueOff = "false"
  public var wrap = false
  public var showTitle = true

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
