package import AdaptiveCards
package import Canvas

/// What is drawn of inputs; all of it follows the state without a new layout.
extension Box {
  /// A field for typing; it is the input that has its focus.
  package struct Field: Equatable, Sendable {
    package var style: Style
    package var placeholder: SafeText
    package var placeholderStyle: Style
    package var rules: FieldRules
    /// The mark of what opens from the field; nil for none.
    package var mark: Unicode.Scalar?
  }

  /// A field that opens choices and shows those that are chosen.
  package struct Picker: Equatable, Sendable {
    package var style: Style
    package var placeholder: SafeText
    package var placeholderStyle: Style
    package var mark: Unicode.Scalar
  }

  /// The mark in front of what can be ticked or chosen.
  package struct Tick: Equatable, Sendable {
    package var isRadio: Bool
    package var style: Style
    /// Whether it stands at the right of its title.
    package var isRightToLeft = false
  }

  package struct Stars: Equatable, Sendable {
    package var style: Style
    package var emptyStyle: Style
  }

  /// How much of what may be typed is typed.
  package struct Counter: Equatable, Sendable {
    package var input: Element
    package var most: Int
    package var style: Style
  }
}
