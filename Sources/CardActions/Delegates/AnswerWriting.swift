internal import AdaptiveCards

extension KeyAnswer {
  /// The answer as it stands in a line of JSON.
  var json: JSONValue {
    switch self {
    case .pass: .string("pass")
    case .handled: .string("handled")
    case .instead(let other): .object([("instead", .string(other.name))])
    }
  }
}

extension ActionAnswer {
  /// The answer as it stands in a line of JSON; of a card it says that there is one.
  var json: JSONValue {
    switch self {
    case .pass: .string("pass")
    case .handled: .string("handled")
    case .refuse(let refusal):
      .object([
        ("refuse", .string(refusal.message ?? "")),
        (
          "inputs",
          .object(refusal.inputs.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
        ),
      ])
    case .next(let next): .object([("next", .string(next.placing.rawValue))])
    case .choose(let title, let handlers):
      .object([
        ("choose", .string(title)), ("handlers", .array(handlers.map { .string($0.title) })),
      ])
    }
  }
}

extension JSONValue {
  /// An answer that may be missing.
  init(_ answer: Bool?) { self = answer.map { .bool($0) } ?? .null }
}
