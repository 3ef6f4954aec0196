import AdaptiveCards

@testable import CardTemplating

/// The value of a JSON text; null for what is none.
func json(_ text: String) -> JSONValue {
  JSONReader.read(SourceText(name: "test", bytes: Array(text.utf8))).value ?? .null
}

/// What an expression gives, as JSON; "missing" for nothing, "reading: …" and so on for faults.
func value(_ expression: String, _ data: String = "{}", now: Int? = nil) -> String {
  do {
    let scope = Scope(json(data).objectValue ?? JSONObject())
    return try Expression(expression).value(in: scope, environment: Environment(now: now))?
      .serialized() ?? "missing"
  } catch {
    return "\(error.stage): \(error.message)"
  }
}
