/// The name of an action of the host, such as `search` or `help`.
///
/// Open to any host: a name of its own is as good as one of the program's (`SCSAction`).
public struct ActionName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name as it stands in traces.
  public var rawValue: String

  /// The name as it stands in traces.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name of the host's own.
  public init(_ name: String) { rawValue = name }
  public init(stringLiteral name: String) { rawValue = name }

  public var description: String { rawValue }
}
