public import AdaptiveCards
public import Canvas

/// What is drawn of inputs; all of it follows the state without a new layout.
extension Box {
  /// A field for typing; it is the input that has its focus.
  public struct Field: Equatable, Sendable {
    public var style: Style
    public var placeholder: SafeText
    public var placeholderStyle: Style
    public var rules: FieldRules
    /// The mark of what opens from the field; nil for none.
    public var mark: Unicode.Scalar?
  }

  /// A field that opens choices and shows those that are chosen.
  public struct Picker: Equatable, Sendable {
    public var style: Style
    public var placeholder: SafeText
    public var placeholderStyle: Style
    public var mark: Unicode.Scalar
  }

  /// The mark in front of what can be ticked or chosen.
  public struct Tick: Equatable, Sendable {
    public var isRadio: Bool
    public var style: Style
    /// Whether it stands at the right of its title.
    public var isRightToLeft = false
  }

  public struct Stars: Equatable, Sendable {
    public var style: Style
    public var emptyStyle: Style
  }

  /// How much of what may be typed is typed.
  public struct Counter: Equatable, Sendable {
    public var input: Element
    public var most: Int
    public var style: Style
  }
}
