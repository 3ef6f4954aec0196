/// A field for text.
public struct InputText: Equatable, Sendable {
  public enum Style: String, Vocabulary {
    case text, tel, url, email, password
  }

  public var common = ElementCommon()
  public var input = InputCommon()
  public var value: String?
  public var placeholder: String?
  public var isMultiline = false
  /// In characters.
  public var maxLength: Int?
  /// ECMAScript's syntax, searched for anywhere in the text (DECISIONS, row 8).
  public var regex: String?
  public var style = Style.text
  @Boxed public var inlineAction: Action?

  public init() {}
}

extension InputText: InputBody {
  mutating func visitInput(_ fields: inout some FieldVisitor) {
    fields("value", &value)
    fields("placeholder", &placeholder)
    fields("isMultiline", &isMultiline)
    fields("maxLength", &maxLength)
    if let length = maxLength, length <= 0 { maxLength = nil }
    fields("regex", &regex, since: 1.3)
    fields("style", &style)
    fields.action("inlineAction", &_inlineAction, since: 1.2)
  }
}
