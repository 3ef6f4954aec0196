import Canvas

/// One word of a key script, and what it plays.
struct KeyScriptWord {
  var text: String
  var column: Int
  var isQuoted: Bool
  var count: Int

  func steps() throws(KeyScriptError) -> [KeyScript.Step] {
    if isQuoted { return KeyScript.typing(Self.unquoted(text)) }
    if let open = text.firstIndex(of: "("), text.last == ")", open > text.startIndex {
      let inside = text[text.index(after: open)...].dropLast()
      return try gesture(text[..<open].lowercased(), inside)
    }
    guard let key = Key(spelling: text) else {
      throw fault(.unknown(nearest: NearestKeyName.to(text)))
    }
    return [.event(.key(key))]
  }

  private func gesture(
    _ name: String, _ inside: Substring
  ) throws(KeyScriptError) -> [KeyScript.Step] {
    switch name {
    case "click": return try click(inside)
    case "wheel": return try wheel(inside)
    case "resize": return try resize(inside)
    case "paste": return try paste(inside)
    case "wait": return try wait(inside)
    default: throw fault(.unknown(nearest: NearestKeyName.to(text)))
    }
  }

  private func click(_ inside: Substring) throws(KeyScriptError) -> [KeyScript.Step] {
    guard let point = Self.point(Self.parts(inside)) else {
      throw fault(.arguments(wanted: "Click(X,Y)"))
    }
    return [
      .event(.mouse(Event.Mouse(.press, at: point))),
      .event(.mouse(Event.Mouse(.release, at: point))),
    ]
  }

  private func wheel(_ inside: Substring) throws(KeyScriptError) -> [KeyScript.Step] {
    let parts = Self.parts(inside)
    let actions: [String: Event.Mouse.Action] = ["up": .wheelUp, "down": .wheelDown]
    guard let first = parts.first, let action = actions[first.lowercased()],
      let point = Self.point(Array(parts.dropFirst()))
    else { throw fault(.arguments(wanted: "Wheel(up,X,Y) or Wheel(down,X,Y)")) }
    return [.event(.mouse(Event.Mouse(action, at: point)))]
  }

  private func resize(_ inside: Substring) throws(KeyScriptError) -> [KeyScript.Step] {
    let parts = inside.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Self.number(parts[0]), let height = Self.number(parts[1]),
      width > 0, height > 0
    else { throw fault(.arguments(wanted: "Resize(COLUMNSxROWS)")) }
    return [.event(.resize(Size(width: width, height: height)))]
  }

  private func paste(_ inside: Substring) throws(KeyScriptError) -> [KeyScript.Step] {
    guard inside.count >= 2, inside.first == "\"", inside.last == "\"" else {
      throw fault(.arguments(wanted: "Paste(\"TEXT\")"))
    }
    return [.event(.paste(Self.unquoted(String(inside))))]
  }

  private func wait(_ inside: Substring) throws(KeyScriptError) -> [KeyScript.Step] {
    guard let milliseconds = Int(inside.filter { !$0.isWhitespace }),
      (0...3_600_000).contains(milliseconds)
    else { throw fault(.arguments(wanted: "Wait(MILLISECONDS)")) }
    return [.pause(.milliseconds(milliseconds))]
  }

  private func fault(_ reason: KeyScriptError.Reason) -> KeyScriptError {
    KeyScriptError(word: text, column: column, reason: reason)
  }

  private static func parts(_ text: Substring) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      String(part.filter { !$0.isWhitespace })
    }
  }

  private static func point(_ parts: [String]) -> Point? {
    guard parts.count == 2, let x = number(Substring(parts[0])), let y = number(Substring(parts[1]))
    else { return nil }
    return Point(x: x, y: y)
  }

  /// A cell count or coordinate; no screen is wider than this.
  private static func number(_ text: Substring) -> Int? {
    guard let value = Int(text), (0...9999).contains(value) else { return nil }
    return value
  }

  /// What stands between the quotation marks, escapes resolved.
  private static func unquoted(_ quoted: String) -> String {
    var result = ""
    var isEscaped = false
    for character in quoted.dropFirst().dropLast() {
      switch (isEscaped, character) {
      case (false, "\\"): isEscaped = true
      case (true, "n"):
        result.append("\n")
        isEscaped = false
      case (true, "t"):
        result.append("\t")
        isEscaped = false
      default:
        result.append(character)
        isEscaped = false
      }
    }
    return result
  }
}
