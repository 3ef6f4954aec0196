import Testing

@testable import CardLayout

/// What is typed in a field, and its caret.
@Suite("Typed text")
struct TypedTextTests {
  /// The text with a bar where the caret is.
  private func show(_ typed: TypedText) -> String {
    typed.text(in: 0..<typed.caret) + "|" + typed.text(in: typed.caret..<typed.text.utf8.count)
  }

  @Test("letters go in at the caret")
  func typing() {
    var typed = TypedText("ac")
    typed.moveCaret(to: 1)
    typed.insert("b", isMultiline: false)
    #expect(show(typed) == "ab|c")
    #expect(typed.length == 3)
  }

  @Test("the caret never stands within a character")
  func characters() {
    var typed = TypedText("e\u{301}👨‍👩‍👧x")
    typed.moveCaret(to: 1)
    #expect(typed.caret == 0)
    #expect(typed.after(0) == 3)
    #expect(typed.after(3) == 21)
    #expect(typed.before(21) == 3)
    #expect(typed.before(3) == 0)
    typed.delete(3..<21)
    #expect(show(typed) == "e\u{301}|x")
    #expect(typed.length == 3)
  }

  @Test("line ends are line feeds, and blanks where there is one line")
  func lineEnds() {
    var typed = TypedText("")
    typed.insert("a\r\nb\rc\nd", isMultiline: true)
    #expect(typed.text == "a\nb\nc\nd")
    #expect(TypedText("a\r\nb\nc", isMultiline: false).text == "a b c")
    #expect(typed.lineStart(4) == 4)
    #expect(typed.lineEnd(4) == 5)
    #expect(typed.lineStart(0) == 0)
    #expect(typed.lineEnd(6) == 7)
  }

  @Test("what is too much is left off at a character")
  func maxLength() {
    var typed = TypedText("ab")
    let letters = typed.insert("cde", isMultiline: false, maxLength: 4)
    #expect(!letters)
    #expect(typed.text == "abcd")
    var flags = TypedText("")
    flags.insert("🇩🇪🇫🇷", isMultiline: false, maxLength: 3)
    #expect(flags.text == "🇩🇪")
    let fits = flags.insert("x", isMultiline: false, maxLength: 3)
    #expect(fits)
  }

  @Test("words are letters and digits, or what stands between blanks")
  func words() {
    var typed = TypedText("git commit --amend")
    #expect(typed.wordStart == 13)
    #expect(typed.blankStart == 11)
    typed.moveCaret(to: 3)
    #expect(typed.wordEnd == 10)
  }

  @Test("undo takes back a word at a time, and deletions")
  func undo() {
    var typed = TypedText("")
    for letter in "one two" { typed.insert(String(letter), isMultiline: false) }
    typed.delete(4..<7)
    #expect(show(typed) == "one |")
    typed.undo()
    #expect(show(typed) == "one two|")
    typed.undo()
    #expect(show(typed) == "one |")
    typed.undo()
    #expect(show(typed) == "one|")
    typed.undo()
    #expect(show(typed) == "|")
    let more = typed.undo()
    #expect(!more)
  }

  @Test("undo puts the whole text back that another took the place of")
  func become() {
    var typed = TypedText("12")
    typed.become("13")
    typed.undo()
    #expect(show(typed) == "12|")
    #expect(typed.length == 2)
  }

  @Test("undo keeps no more than a few megabytes")
  func undoIsBounded() {
    var typed = TypedText("")
    let megabyte = String(repeating: "x", count: 1_000_000)
    for _ in 0..<6 {
      typed.insert(megabyte, isMultiline: false)
      typed.delete(0..<1_000_000)
    }
    var count = 0
    while typed.undo() { count += 1 }
    #expect(count == 4)
  }
}
