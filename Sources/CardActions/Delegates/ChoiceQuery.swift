public import AdaptiveCards

/// What a host is asked when somebody looks for a choice that the card does not have itself
/// (`Data.Query`, schema 1.6).
public struct ChoiceQuery: Equatable, Sendable {
  /// The pointer of the choice set.
  public var path: String
  /// The id of the choice set; nil where it has none.
  public var inputID: String?
  /// Which choices: the host knows them by this name.
  public var dataset: String
  /// What was typed; empty when the choices were only opened.
  public var value: String
  /// How many choices are wanted at most; nil: as the host likes.
  public var count: Int?
  /// How many come before the first that is wanted; nil for none.
  public var skip: Int?
  /// What the card's inputs hold where the query asks for it, but for passwords.
  public var inputs: [GatheredInput]
}

/// The choices that a host has found.
public enum ChoiceAnswer: Equatable, Sendable {
  /// The host answers no queries: the choices of the card are all there are.
  case pass
  /// These, in this order, after those of the card.
  case choices([InputChoiceSet.Choice])
  /// They could not be looked up; the sentence says why.
  case failure(String)
  /// The answer comes by `CardSession.take(_:for:)`.
  case later
}

extension ChoiceAnswer {
  /// The answer as it stands in a line of JSON.
  var json: JSONValue {
    switch self {
    case .pass: .string("pass")
    case .choices(let choices): .object([("choices", .array(choices.map(\.json)))])
    case .failure(let reason): .object([("failure", .string(reason))])
    case .later: .string("later")
    }
  }

  /// `{"choices": [{"title": …, "value": …}, "Ada"]}`, `{"failure": …}` or `"pass"`.
  init?(_ answer: JSONValue) {
    if answer.stringValue == "pass" {
      self = .pass
    } else if let reason = answer.objectValue?["failure"]?.stringValue {
      self = .failure(reason)
    } else {
      guard let list = answer.objectValue?["choices"]?.arrayValue else { return nil }
      let choices = list.prefix(Limits.choices).compactMap(InputChoiceSet.Choice.init)
      guard choices.count == min(list.count, Limits.choices) else { return nil }
      self = .choices(choices)
    }
  }
}

extension InputChoiceSet.Choice {
  /// The choice as it stands in a line of JSON.
  var json: JSONValue { .object([("title", .string(title)), ("value", .string(value))]) }

  /// An object with a title, a value or both, or a text that is both.
  init?(_ json: JSONValue) {
    let object = json.objectValue
    let title = json.stringValue ?? object?["title"]?.stringValue
    let value = json.stringValue ?? object?["value"]?.stringValue
    guard let name = title ?? value else { return nil }
    self.init(title: name, value: value ?? name)
  }
}
