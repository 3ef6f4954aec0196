/// Keys, clicks and pauses written as text, as `render --keys` and tests take them.
///
/// Words stand apart by white space: a key's spelling (`Tab`, `Ctrl-C`, `q`), `"typed text"` with
/// the escapes `\" \\ \n \t`, `Click(X,Y)`, `Wheel(up|down,X,Y)`, `Resize(COLUMNSxROWS)`,
/// `Paste("…")` and `Wait(MILLISECONDS)`. `*N` behind a word plays it N times.
public enum KeyScript {
  /// What is played: an event, or time that passes without one.
  public enum Step: Hashable, Sendable {
    /// Something that happens at once.
    case event(Event)
    /// Nothing happens for so long.
    case pause(Duration)
  }

  /// The most steps one script may have; repetition makes it easy to ask for more than is meant.
  public static let stepLimit = 100_000

  /// Reads a script.
  ///
  /// - Throws: the first word that is not understood, with its place and the nearest right name.
  public static func parse(_ text: String) throws(KeyScriptError) -> [Step] {
    var reader = KeyScriptReader(text)
    var steps: [Step] = []
    while let word = try reader.nextWord() {
      let once = try word.steps()
      guard steps.count + once.count * word.count <= stepLimit else {
        throw KeyScriptError(word: word.text, column: word.column, reason: .tooLong)
      }
      for _ in 0..<word.count { steps += once }
    }
    return steps
  }

  /// The keys that type `text`; a line feed is Enter and a tab is Tab.
  public static func typing(_ text: String) -> [Step] {
    text.map { character in
      switch character {
      case "\n", "\r", "\r\n": .event(.key(Key(.enter)))
      case "\t": .event(.key(Key(.tab)))
      default: .event(.key(Key(.character(character))))
      }
    }
  }
}
