public import Canvas

/// One square of the screen as a person sees it.
public struct ScreenCell: Hashable, Sendable {
  /// What stands there; a blank is a space, the right half of a wide character is empty.
  public var text: String
  /// The columns the character takes: 1 or 2.
  public var width: Int
  /// Colours and attributes; what this screen does not tell is `dim`.
  public var style: Style

  public var isBold: Bool { style.attributes.contains(.bold) }
  public var isItalic: Bool { style.attributes.contains(.italic) }
  public var isUnderlined: Bool { style.attributes.contains(.underline) }
  public var isReversed: Bool { style.attributes.contains(.reverse) }
  public var isStruck: Bool { style.attributes.contains(.strikethrough) }
}
