internal import AdaptiveCards
internal import CardTemplating

/// The codes that `cards check` can say, with their severity and a sentence each.
enum CodeList {
  /// Where a code stands in the list; nil for one that is not in it.
  static func position(of code: String) -> Int? { positions[code] }

  private static let codes = CardCheck.codes + Template.codes
  private static let positions = Dictionary(
    codes.enumerated().map { ($1.code, $0) }, uniquingKeysWith: { first, _ in first })

  /// The list as text in columns, or for programs.
  static func text(_ format: Options.Report) -> String {
    switch format {
    case .text: columns
    case .json: JSONValue.array(codes.map(entry)).serialized(pretty: true) + "\n"
    // A log without results, whose tool has its rules.
    case .sarif: CheckReport().sarif.serialized(pretty: true) + "\n"
    }
  }

  /// The program and its codes as SARIF names them.
  static var driver: JSONValue {
    .object([
      ("name", .string("cards")), ("version", .string(Help.version)),
      ("rules", .array(codes.map(rule))),
    ])
  }

  private static var columns: String {
    let width = (codes.map(\.code.utf8.count).max() ?? 0) + 2
    return codes.map { code in
      padded(code.code, width) + padded(code.severity.rawValue, 9) + sentence(code) + "\n"
    }.joined()
  }

  private static func entry(_ code: DiagnosticCode) -> JSONValue {
    .object([
      ("code", .string(code.code)), ("severity", .string(code.severity.rawValue)),
      ("meaning", .string(sentence(code))),
    ])
  }

  private static func rule(_ code: DiagnosticCode) -> JSONValue {
    .object([
      ("id", .string(code.code)),
      ("shortDescription", .object([("text", .string(sentence(code)))])),
      ("defaultConfiguration", .object([("level", .string(code.severity.rawValue))])),
    ])
  }

  /// The meaning with a capital and a full stop.
  private static func sentence(_ code: DiagnosticCode) -> String {
    let text = code.meaning.prefix(1).uppercased() + code.meaning.dropFirst()
    return text.hasSuffix(".") ? text : text + "."
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.utf8.count))
  }
}
