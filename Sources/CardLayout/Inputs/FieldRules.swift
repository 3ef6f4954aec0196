package import AdaptiveCards
package import Canvas

/// What may be typed into a field.
package struct FieldRules: Equatable, Sendable {
  /// Whether line ends can be typed and the field has several rows.
  package var isMultiline = false
  /// In Unicode scalars.
  package var maxLength: Int?
  /// Whether nobody may read what is typed.
  package var isSecret = false
  /// Whether something opens from the field, which has its mark at the right.
  package var opens = false

  package init(_ element: Element) {
    if case .inputDate = element { opens = true }
    guard case .inputText(let input) = element else { return }
    isSecret = input.style == .password
    // A password is one line, whatever the card says.
    isMultiline = input.isMultiline && !isSecret
    maxLength = input.maxLength
  }

  /// Where the text is in a field of a size: between the brackets, left of the mark.
  package func textArea(in size: Size) -> Rect {
    Rect(x: 1, y: 0, width: size.width - 2 - (opens ? 2 : 0), height: size.height)
  }
}

extension InputValue {
  /// Changes what is typed in place, so that a long text is not copied for a letter.
  ///
  /// - Returns: what `change` gives; nil for an input that is not typed in.
  package mutating func editTyped<Result>(_ change: (inout TypedText) -> Result) -> Result? {
    guard case .typed(var typed) = self else { return nil }
    // The text must have one holder while it is changed.
    self = .rated(nil)
    defer { self = .typed(typed) }
    return change(&typed)
  }
}
