/// Something a test waited for or asked for did not happen; the text says what was there instead.
public struct Fault: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}
