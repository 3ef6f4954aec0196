/// Something large that is mostly absent, kept apart so that what has it stays small.
@propertyWrapper
public struct Boxed<Value: Equatable & Sendable>: Equatable, Sendable {
  private indirect enum Box: Equatable, Sendable { case full(Value) }

  private var box: Box?

  /// Puts a value into a box of its own; nil takes no room.
  public init(wrappedValue: Value?) { box = wrappedValue.map { .full($0) } }

  /// What is in the box; nil for an empty one.
  public var wrappedValue: Value? {
    get { if case .full(let value)? = box { value } else { nil } }
    set { box = newValue.map { .full($0) } }
  }
}
