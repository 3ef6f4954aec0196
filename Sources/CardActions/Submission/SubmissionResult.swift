public import AdaptiveCards

/// What a submitting action gives: the line that `cards show` prints.
public struct SubmissionResult: Equatable, Sendable {
  /// `type`, `id`, `title` and `verb` where the action has them, `data` with the inputs merged over
  /// it, and `inputs` by id, in card order (CONTRACT, results).
  public var json: JSONValue

  /// - Parameters:
  ///   - data: the action's own data; inputs are merged over it when it is an object.
  init(action: Action, verb: String?, data: JSONValue?, inputs: [GatheredInput]) {
    var members: [(String, JSONValue)] = [("type", .string(action.typeName))]
    if let id = action.id { members.append(("id", .string(id))) }
    if let title = action.title { members.append(("title", .string(title))) }
    if let verb { members.append(("verb", .string(verb))) }
    let values = inputs.map { ($0.id, JSONValue.string($0.value)) }
    members.append(("data", SubmissionResult.merge(values, over: data)))
    members.append(("inputs", .object(values)))
    json = .object(members)
  }

  /// An input wins over a key of the same name; data that is no object stays as it is.
  private static func merge(_ inputs: [(String, JSONValue)], over data: JSONValue?) -> JSONValue {
    guard let data else { return .object(inputs) }
    guard let object = data.objectValue else { return data }
    var merged = object.members.map { ($0.key, $0.value) }
    for (key, value) in inputs {
      if let index = merged.lastIndex(where: { $0.0 == key }) {
        merged[index].1 = value
      } else {
        merged.append((key, value))
      }
    }
    return .object(merged)
  }

  /// One line of JSON.
  ///
  /// - Parameter forTerminal: escapes what a terminal might act upon.
  public func line(forTerminal: Bool) -> String {
    json.serialized(escaping: forTerminal ? .terminal : .minimal)
  }
}
