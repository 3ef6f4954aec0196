/// A place in a text as editors count: line and column, the first of each is 1.
///
/// A column is a Unicode scalar; a tab is one column.
public struct Place: Sendable, Equatable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
