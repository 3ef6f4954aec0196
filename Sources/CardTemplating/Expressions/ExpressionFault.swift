/// Why an expression has no value: a sentence and the place in the expression.
public struct ExpressionFault: Error, Equatable, Sendable {
  /// When it was found out.
  public enum Stage: Sendable {
    /// The text is no expression, or calls a function in a way that can never work.
    case reading
    /// The data do not fit the expression.
    case evaluation
    /// The expression wants more than `Limits` allow.
    case limit
  }

  /// When it was found out.
  public var stage: Stage
  /// A sentence without a full stop.
  public var message: String
  /// The byte of the expression's UTF-8 that it is about.
  public var offset: Int

  /// A fault at a byte of an expression.
  public init(_ stage: Stage, _ message: String, at offset: Int) {
    self.stage = stage
    self.message = message
    self.offset = offset
  }
}
