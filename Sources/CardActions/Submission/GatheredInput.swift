/// The value of one input at the moment of a submission.
public struct GatheredInput: Equatable, Sendable {
  /// The input's id, as the card has it.
  public var id: String
  /// Always text, as in the JavaScript renderer.
  public var value: String

  /// A value as a delegate gets it.
  public init(id: String, value: String) {
    self.id = id
    self.value = value
  }
}
