import AdaptiveCards

/// What a check says of a text: "LINE:COLUMN: severity: code" each.
func remarks(_ text: String, host: HostConfig = HostConfig()) -> [String] {
  diagnostics(text, host: host).map { "\($0.line):\($0.column): \($0.severity): \($0.code)" }
}

/// The sentences alone.
func sentences(_ text: String, host: HostConfig = HostConfig()) -> [String] {
  diagnostics(text, host: host).map(\.message)
}

func diagnostics(_ text: String, host: HostConfig = HostConfig()) -> [Diagnostic] {
  CardCheck.diagnostics(SourceText(name: "card.json", bytes: Array(text.utf8)), host: host)
}

/// A card with this in its body, which begins on line 2.
func body(_ elements: String, version: String = "1.5") -> String {
  """
  {"type": "AdaptiveCard", "version": "\(version)", "body": [
  \(elements)
  ]}
  """
}

/// A card with a text and these actions, which begin on line 2.
func actions(_ actions: String) -> String {
  """
  {"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "TextBlock", "text": "Hi"}], "actions": [
  \(actions)
  ]}
  """
}
