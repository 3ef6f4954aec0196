/// The value of one input at the moment of a submission.
public struct GatheredInput: Equatable, Sendable {
  public var id: String
  /// Always text, as in the JavaScript renderer.
  public var value: String

  public init(id: String, value: String) {
    self.id = id
    self.value = value
  }
}
