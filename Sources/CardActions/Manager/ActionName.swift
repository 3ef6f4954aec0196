/// The name of an action of the host, such as `search` or `help`.
///
/// Open to any host: a name of its own is as good as one of the program's (`SCSAction`).
public struct ActionName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ name: String) { rawValue = name }
  public init(stringLiteral name: String) { rawValue = name }

  public var description: String { rawValue }
}
