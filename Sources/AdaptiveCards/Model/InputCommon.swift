/// What all inputs share (schema: `Input`).
public struct InputCommon: Equatable, Sendable {
  /// Beside the input or above it (schema 1.6).
  public enum LabelPosition: String, Vocabulary {
    /// Beside the input.
    case inline
    /// In the row above it.
    case above
  }

  /// Whether a field shows that it is one before the mouse is over it (schema 1.6).
  public enum Style: String, Vocabulary {
    /// The field is seen as one.
    case `default`
    /// It looks like text until the mouse is over it.
    case revealOnHover
  }

  /// How wide a label beside its input is.
  public enum LabelWidth: Equatable, Sendable {
    /// A part of a hundred.
    case percent(Double)
    /// So many pixels, turned into cells (DECISIONS, pixels to cells).
    case pixels(Int)
  }

  /// What the input is for; nil for none, which `check` remarks on.
  public var label: String?
  /// Whether the card cannot be submitted while it is empty.
  public var isRequired = false
  /// Said below the input when what it holds is not valid.
  public var errorMessage: String?
  /// Where the label stands; nil: above.
  public var labelPosition: LabelPosition?
  /// How wide a label beside the input is; nil: as the host says.
  public var labelWidth: LabelWidth?
  /// Whether the field shows itself.
  public var inputStyle = Style.default
  /// Performed when the input's value changes: an Action.ResetInputs (Teams).
  @Boxed public var valueChangedAction: Action?

  /// An input without a label, which may stay empty.
  public init() {}

  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("label", &label, since: 1.3)
    fields("isRequired", &isRequired, since: 1.3)
    fields("errorMessage", &errorMessage, since: 1.3)
    fields("labelPosition", &labelPosition, since: 1.6)
    fields("labelWidth", &labelWidth, since: 1.6)
    fields("inputStyle", &inputStyle, since: 1.6)
    fields.action(
      "valueChangedAction", &_valueChangedAction, impliedType: "Action.ResetInputs", since: 1.0)
  }
}

extension InputCommon.LabelWidth: CardValue {
  static func read(
    _ json: JSONValue, _ key: FieldKey, _ reader: ObjectReader
  ) -> InputCommon.LabelWidth? {
    if let length = json.stringValue.flatMap(PixelLength.init) { return .pixels(length.pixels) }
    let number = json.numberValue ?? json.stringValue.flatMap(JSONNumber.init)
    if let part = number?.doubleValue, part > 0, part <= 100 { return .percent(part) }
    reader.report(
      .warning, .valueInvalid,
      "\(ObjectReader.quote(json)) is not a width for \"\(key)\"; write a percentage as in 30, or"
        + " pixels as in \"80px\"", key: key)
    return nil
  }

  var json: JSONValue {
    switch self {
    case .percent(let part): .double(part)
    case .pixels(let pixels): .string("\(pixels)px")
    }
  }
}

/// An element that a person fills in.
protocol InputBody: ElementBody {
  var input: InputCommon { get set }
  mutating func visitInput(_ fields: inout some FieldVisitor)
}

extension InputBody {
  mutating func visitOwn(_ fields: inout some FieldVisitor) {
    input.visit(&fields)
    visitInput(&fields)
  }
}
