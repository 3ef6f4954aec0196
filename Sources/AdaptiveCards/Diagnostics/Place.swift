/// A place in a text as editors count: line and column, the first of each is 1.
///
/// A column is a Unicode scalar; a tab is one column.
public struct Place: Sendable, Equatable {
  /// The line; the first is 1.
  public var line: Int
  /// The column in Unicode scalars; the first is 1.
  public var column: Int

  /// A place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
