public import AdaptiveCards

/// An expression of the Adaptive Expressions language, read and checked.
///
/// The language and its functions: section "Adaptive expressions" of the Bot Framework; where its
/// implementations differ, the one in JavaScript is followed.
public struct Expression: Sendable {
  /// The expression as it is written.
  public let text: String
  let root: Node

  /// Reads an expression; an empty one has the value "".
  public init(_ text: String) throws(ExpressionFault) {
    let bytes = Array(text.utf8)
    try self.init(text, bytes, 0..<bytes.count)
  }

  /// Reads an expression that is a part of a text; offsets of faults count from the text's start.
  init(_ text: String, _ bytes: [UInt8], _ range: Range<Int>) throws(ExpressionFault) {
    self.text = text
    var parser = ExpressionParser(bytes, range)
    root = try parser.parse()
  }

  /// The value for some data.
  ///
  /// - Parameters:
  ///   - scope: what the names in the expression stand for.
  ///   - environment: the clock and the rest that is not data.
  /// - Returns: nil for what is not there, which null is not.
  public func value(in scope: Scope, environment: Environment = Environment())
    throws(ExpressionFault) -> JSONValue?
  {
    var evaluator = Evaluator(scope: scope, environment: environment, budget: Budget())
    return try evaluator.value(of: root).json
  }
}

/// A part of an expression.
struct Node: Sendable {
  indirect enum Kind: Sendable {
    case constant(Value)
    case name(String)
    /// Members and elements of a value, one after another.
    case access(Node, [Step])
    case call(Function, [Node])
    /// Operators of one precedence, from left to right.
    case chain(Node, [(Function, Node)])
    case list([Node])
    case object([(key: String, value: Node)])
    /// A string in backticks: what its parts give, joined.
    case interpolation([Node])
  }

  enum Step: Sendable {
    case member(String)
    case element(Node)
  }

  var kind: Kind
  /// The bytes of the text that it is written with.
  var range: Range<Int>
  /// What it can give, as far as that is known without data.
  var types: Types

  init(_ kind: Kind, _ range: Range<Int>, _ types: Types = .any) {
    self.kind = kind
    self.range = range
    self.types = types
  }

  var offset: Int { range.lowerBound }
}

/// Kinds of values that a function wants or gives.
struct Types: OptionSet, Sendable {
  let rawValue: UInt8

  static let boolean = Types(rawValue: 1)
  static let number = Types(rawValue: 2)
  /// Known only when there are data.
  static let any = Types(rawValue: 4)
  static let string = Types(rawValue: 8)
  static let array = Types(rawValue: 16)

  /// Whether a value of these types can be what is wanted.
  func canBe(_ wanted: Types) -> Bool {
    contains(.any) || wanted.contains(.any) || !isDisjoint(with: wanted)
  }

  /// As messages say it: "a number", "a string or an array".
  var words: String {
    let names: [(Types, String)] = [
      (.boolean, "a boolean"), (.number, "a number"), (.string, "a string"), (.array, "an array"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: " or ")
  }
}
