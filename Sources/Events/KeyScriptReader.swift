/// Splits a key script into words, keeping quotes and parentheses whole.
struct KeyScriptReader {
  private let characters: [Character]
  private var position = 0

  init(_ text: String) { characters = Array(text) }

  /// The next word; nil at the end.
  mutating func nextWord() throws(KeyScriptError) -> KeyScriptWord? {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
    guard position < characters.count else { return nil }
    let start = position
    let quoted = characters[position] == "\"" && !isLoneQuote
    try skipBody(from: start)
    let body = String(characters[start..<position])
    var count = 1
    if position < characters.count, characters[position] == "*", position > start {
      count = try repetition(from: start)
    }
    if position < characters.count, !characters[position].isWhitespace {
      while position < characters.count, !characters[position].isWhitespace { position += 1 }
      throw KeyScriptError(
        word: String(characters[start..<position]), column: start + 1,
        reason: .unknown(nearest: nil))
    }
    return KeyScriptWord(text: body, column: start + 1, isQuoted: quoted, count: count)
  }

  /// A quotation mark with nothing behind it is the key itself.
  private var isLoneQuote: Bool {
    position + 1 >= characters.count
      || characters[position + 1].isWhitespace
        && !characters[(position + 1)...].contains("\"")
  }

  private mutating func skipBody(from start: Int) throws(KeyScriptError) {
    if characters[position] == "\"", !isLoneQuote { return try skipQuote(from: start) }
    // The first character is never a joint, so that `*` and `(` can be keys.
    position += 1
    while position < characters.count, !characters[position].isWhitespace {
      if characters[position] == "*" { return }
      if characters[position] == "(" { return try skipParentheses(from: start) }
      position += 1
    }
  }

  private mutating func skipQuote(from start: Int) throws(KeyScriptError) {
    position += 1
    while position < characters.count {
      switch characters[position] {
      case "\\": position += 2
      case "\"":
        position += 1
        return
      default: position += 1
      }
    }
    position = characters.count
    throw unclosed(from: start)
  }

  private mutating func skipParentheses(from start: Int) throws(KeyScriptError) {
    while position < characters.count {
      switch characters[position] {
      case "\"": try skipQuote(from: start)
      case ")":
        position += 1
        return
      default: position += 1
      }
    }
    throw unclosed(from: start)
  }

  private mutating func repetition(from start: Int) throws(KeyScriptError) -> Int {
    position += 1
    let digits = position
    while position < characters.count, !characters[position].isWhitespace { position += 1 }
    guard let count = Int(String(characters[digits..<position])), count > 0,
      count <= KeyScript.stepLimit
    else {
      throw KeyScriptError(
        word: String(characters[start..<position]), column: start + 1, reason: .count)
    }
    return count
  }

  private func unclosed(from start: Int) -> KeyScriptError {
    KeyScriptError(
      word: String(characters[start...].prefix(20)), column: start + 1, reason: .unclosed)
  }
}
