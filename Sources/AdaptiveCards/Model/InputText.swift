/// A field for text.
public struct InputText: Equatable, Sendable {
  /// What kind of text it is; a password is not shown and not kept.
  public enum Style: String, Vocabulary {
    /// Any text, a number to call, an address, a mail address, a secret.
    case text, tel, url, email, password
  }

  /// What every element has: its id, spacing, visibility and their like.
  public var common = ElementCommon()
  /// What every input has: its label, whether it must be filled in, and their like.
  public var input = InputCommon()
  /// The text at first; nil for none.
  public var value: String?
  /// What stands there while it is empty.
  public var placeholder: String?
  /// Whether the text may have several lines.
  public var isMultiline = false
  /// The most characters that are taken; nil for no limit.
  public var maxLength: Int?
  /// ECMAScript's syntax, searched for anywhere in the text (DECISIONS, row 8).
  public var regex: String?
  /// What kind of text is asked for.
  public var style = Style.text
  /// Performed by Enter in the field, or by the button at its right (schema 1.2).
  @Boxed public var inlineAction: Action?

  /// One that says nothing: every property is its default.
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
