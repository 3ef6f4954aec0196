/// What all inputs share (schema: `Input`).
public struct InputCommon: Equatable, Sendable {
  public var label: String?
  public var isRequired: Bool
  public var errorMessage: String?
}

extension InputCommon {
  init(_ reader: inout ObjectReader) {
    label = reader.text("label")
    isRequired = reader.bool("isRequired", default: false)
    errorMessage = reader.text("errorMessage")
  }
}

/// A field for text.
public struct InputText: Equatable, Sendable {
  public enum Style: String, Vocabulary {
    case text, tel, url, email, password
  }

  public var common: ElementCommon
  public var input: InputCommon
  public var value: String?
  public var placeholder: String?
  public var isMultiline: Bool
  /// In characters.
  public var maxLength: Int?
  public var regex: String?
  public var style: Style
  public var inlineAction: Action?
}

extension InputText {
  init(_ reader: inout ObjectReader) {
    common = ElementCommon(&reader)
    input = InputCommon(&reader)
    value = reader.text("value")
    placeholder = reader.text("placeholder")
    isMultiline = reader.bool("isMultiline", default: false)
    maxLength = reader.integer("maxLength").flatMap { $0 > 0 ? $0 : nil }
    regex = reader.text("regex")
    style = reader.word("style", default: Style.text)
    inlineAction = reader.selectAction("inlineAction")
    if common.id == nil {
      reader.report(
        .warning, .inputWithoutID, "an input without an \"id\" is shown but never submitted")
    }
  }
}
