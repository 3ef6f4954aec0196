internal import AdaptiveCards

extension DelegateCall {
  static func actionsToShow(_ screen: ActionScreen?, _ defaults: Set<ActionName>) -> DelegateCall {
    DelegateCall(.actionsToShow, [screenMember(screen), ("defaultActions", names(defaults))])
  }

  static func shouldShowContainer(_ screen: ActionScreen?) -> DelegateCall {
    DelegateCall(.shouldShowContainer, [screenMember(screen)])
  }

  static func visibility(_ name: Name, _ visible: Bool, animated: Bool) -> DelegateCall {
    DelegateCall(name, [("visible", .bool(visible)), ("animated", .bool(animated))])
  }

  static func action(_ call: Name, _ name: ActionName) -> DelegateCall {
    DelegateCall(call, [("name", .string(name.rawValue))])
  }

  /// A set has no order; a line of JSON has the same every time.
  static func names(_ names: Set<ActionName>) -> JSONValue {
    .array(names.map(\.rawValue).sorted().map { .string($0) })
  }

  private static func screenMember(_ screen: ActionScreen?) -> (String, JSONValue) {
    ("screen", screen.map { .string($0.name) } ?? .null)
  }
}
