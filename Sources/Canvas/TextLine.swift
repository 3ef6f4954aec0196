/// One row of text, measured, ready to be drawn.
public struct TextLine: Hashable, Sendable {
  public var runs: [StyledText.Run]
  /// The columns it takes.
  public var width: Int
  /// Whether something was cut off it, which its ellipsis shows.
  public var isCut: Bool
}
