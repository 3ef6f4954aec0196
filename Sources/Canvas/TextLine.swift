/// One row of text, measured, in the order in which it is read.
public struct TextLine: Hashable, Sendable {
  /// The pieces from left to right as they are read; drawing orders them by their direction.
  public var runs: [StyledText.Run]
  /// The columns it takes.
  public var width: Int
  /// Whether something was cut off it, which its ellipsis shows.
  public var isCut: Bool
  /// Whether it stands in text that is read from right to left.
  public var isRightToLeft = false

  /// A row of text; `width` is the sum of the columns of its runs.
  public init(runs: [StyledText.Run], width: Int, isCut: Bool = false) {
    self.runs = runs
    self.width = width
    self.isCut = isCut
  }

  /// The text without its styles.
  public var string: String { runs.reduce(into: "") { $0 += $1.text.string } }
}
