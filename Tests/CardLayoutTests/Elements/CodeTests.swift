import AdaptiveCards
import Canvas
import Testing

@testable import CardLayout

@Suite("Code and large buttons")
struct CodeTests {
  private let code =
    #"{"type":"CodeBlock","language":"python","startLineNumber":9,"codeSnippet":"def f():\n\treturn 'a long line'\n"}"#

  @Test("code has its language, its line numbers, and lines that are cut, not broken")
  func cut() throws {
    let drawn = try Drawn(code, width: 22)
    #expect(
      drawn.rows == [
        "Python",
        " 9 │ def f():",
        "10 │     return 'a lo…",
      ])
    #expect(drawn.stops == ["button /body/0 Show long lines"])
    #expect(drawn.drawing.stops.first?.item.target == .unfold("/body/0"))
  }

  @Test("unfolded, every line is whole")
  func unfolded() throws {
    var state = CardState()
    state.unfolded = ["/body/0"]
    let drawn = try Drawn(code, width: 22, state: state)
    #expect(
      drawn.rows == [
        "Python",
        " 9 │ def f():",
        "10 │     return 'a",
        "   │ long line'",
      ])
    #expect(drawn.stops == ["button /body/0 Cut long lines"])
  }

  @Test("code that fits is no Tab stop; a narrow card has no numbers; blank lines stay")
  func fits() throws {
    #expect(try Drawn(code, width: 40).stops == [])
    #expect(try drawn(code, width: 14) == ["Python", "def f():", "    return 'a…"])
    #expect(
      try drawn(#"{"type":"CodeBlock","codeSnippet":"a\n\nb"}"#) == [" 1 │ a", " 2 │", " 3 │ b"])
    #expect(
      try drawn(#"{"type":"CodeBlock","codeSnippet":""}"# + #",{"type":"TextBlock","text":"x"}"#)
        == ["x"])
  }

  @Test("a compound button is a frame that is pressed as a whole")
  func compound() throws {
    let drawn = try Drawn(
      #"{"type":"CompoundButton","title":"Review","description":"Ask for one","icon":{"name":"Edit"},"badge":"New","selectAction":{"type":"Action.Submit"}}"#,
      width: 40)
    #expect(
      drawn.rows == [
        "┌────────────────┐",
        "│ ✎ Review ▐New▌ │",
        "│ Ask for one    │",
        "└────────────────┘",
      ])
    #expect(drawn.stops == ["button /body/0/selectAction Submit"])
  }

  @Test("facts stand in two columns, and below their titles where there is no room beside")
  func facts() throws {
    let facts =
      #"{"type":"FactSet","facts":[{"title":"Owner","value":"Ada Lovelace, London"},{"title":"東京","value":"日本"}]}"#
    #expect(
      try drawn(facts, width: 21) == ["Owner  Ada Lovelace,", "       London", "東京   日本"])
    #expect(
      try drawn(facts, width: 14) == [
        "Owner", "  Ada", "  Lovelace,", "  London", "東京", "  日本",
      ])
  }
}
