internal import Canvas

/// A word of a script that is no key.
public struct KeyScriptError: Error, Equatable, CustomStringConvertible {
  public var word: String
  /// Counted from 1.
  public var column: Int
  public var reason: String

  public var description: String { "column \(column): \(reason)" }
}

/// Keys written as text: `Tab Enter Down*3 "typed text" Click(10,4) Resize(40x12) Wait(200)`.
public enum KeyScript {
  public enum Step: Equatable, Sendable {
    case event(Event)
    case pause(Duration)
  }

  private static let mostRepeats = 10_000

  /// - Throws: the first word that stands for nothing, with its column.
  public static func parse(_ script: String) throws(KeyScriptError) -> [Step] {
    var steps: [Step] = []
    let characters = Array(script)
    var index = 0
    while index < characters.count {
      if characters[index].isWhitespace {
        index += 1
        continue
      }
      let start = index
      if characters[index] == "\"" {
        let text = try quoted(characters, &index)
        steps += text.map { .event(.key(typed($0))) }
      } else {
        let word = self.word(characters, &index)
        steps += try self.steps(of: word, column: start + 1)
      }
    }
    return steps
  }

  /// The key that types a character.
  private static func typed(_ character: Character) -> Key {
    switch character {
    case "\n": Key(.enter)
    case "\t": Key(.tab)
    default: Key(.character(character))
    }
  }

  private static func quoted(_ characters: [Character], _ index: inout Int)
    throws(KeyScriptError) -> String
  {
    let start = index
    var text = ""
    index += 1
    while index < characters.count, characters[index] != "\"" {
      if characters[index] == "\\", index + 1 < characters.count {
        index += 1
        switch characters[index] {
        case "n": text.append("\n")
        case "t": text.append("\t")
        case let other: text.append(other)
        }
      } else {
        text.append(characters[index])
      }
      index += 1
    }
    guard index < characters.count else {
      throw KeyScriptError(
        word: text, column: start + 1, reason: "the quotation mark here is not closed")
    }
    index += 1
    return text
  }

  /// Up to the next blank; blanks within parentheses and quotes belong to the word.
  private static func word(_ characters: [Character], _ index: inout Int) -> String {
    var word = ""
    var isQuoted = false
    var depth = 0
    while index < characters.count {
      let character = characters[index]
      if character.isWhitespace, !isQuoted, depth == 0 { break }
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, character == "(" { depth += 1 }
      if !isQuoted, character == ")" { depth = max(0, depth - 1) }
      word.append(character)
      index += 1
    }
    return word
  }

  private static func steps(of word: String, column: Int) throws(KeyScriptError) -> [Step] {
    if let key = Key(spelling: word) { return [.event(.key(key))] }
    if let star = word.lastIndex(of: "*"), star > word.startIndex,
      let count = Int(word[word.index(after: star)...]), (0...mostRepeats).contains(count)
    {
      let once = try steps(of: String(word[..<star]), column: column)
      return Array(repeatElement(once, count: count).joined())
    }
    if word.hasSuffix(")"), let open = word.firstIndex(of: "(") {
      let name = word[..<open].lowercased()
      let inner = String(word[word.index(after: open)...].dropLast())
      if let steps = call(name, inner) { return steps }
    }
    throw KeyScriptError(
      word: word, column: column,
      reason: "'\(word)' is no key; keys are Tab, Enter, Down, Ctrl-C, F1, a …; text stands in \"\""
    )
  }

  private static func call(_ name: String, _ inner: String) -> [Step]? {
    let parts = inner.split(separator: ",").map { part in
      String(part.filter { !$0.isWhitespace })
    }
    switch name {
    case "click":
      guard let at = point(parts) else { return nil }
      return [.event(.mouse(.init(.press, at: at))), .event(.mouse(.init(.release, at: at)))]
    case "wheel":
      guard parts.count == 3, let at = point(Array(parts.dropFirst())) else { return nil }
      let action: Event.Mouse.Action = parts[0].lowercased() == "up" ? .wheelUp : .wheelDown
      return [.event(.mouse(.init(action, at: at)))]
    case "resize":
      let numbers = inner.lowercased().split(separator: "x").compactMap { Int($0) }
      guard numbers.count == 2, numbers.allSatisfy((1...1000).contains) else { return nil }
      return [.event(.resize(Size(width: numbers[0], height: numbers[1])))]
    case "paste":
      var index = 0
      guard let text = try? quoted(Array(inner), &index) else { return nil }
      return [.event(.paste(text))]
    case "wait":
      guard let milliseconds = Int(inner), (0...3_600_000).contains(milliseconds) else {
        return nil
      }
      return [.pause(.milliseconds(milliseconds))]
    default: return nil
    }
  }

  private static func point(_ parts: [String]) -> Point? {
    guard parts.count == 2, let x = Int(parts[0]), let y = Int(parts[1]) else { return nil }
    return Point(x: x, y: y)
  }
}
