public import AdaptiveCards

/// What may be typed into a field.
public struct FieldRules: Equatable, Sendable {
  /// Whether line ends can be typed and the field has several rows.
  public var isMultiline = false
  /// In Unicode scalars.
  public var maxLength: Int?
  /// Whether nobody may read what is typed.
  public var isSecret = false

  public init(_ element: Element) {
    guard case .inputText(let input) = element else { return }
    isSecret = input.style == .password
    // A password is one line, whatever the card says.
    isMultiline = input.isMultiline && !isSecret
    maxLength = input.maxLength
  }
}

extension InputValue {
  /// Changes what is typed in place, so that a long text is not copied for a letter.
  ///
  /// - Returns: what `change` gives; nil for an input that is not typed in.
  public mutating func editTyped<Result>(_ change: (inout TypedText) -> Result) -> Result? {
    guard case .typed(var typed) = self else { return nil }
    // The text must have one holder while it is changed.
    self = .rated(nil)
    defer { self = .typed(typed) }
    return change(&typed)
  }
}
