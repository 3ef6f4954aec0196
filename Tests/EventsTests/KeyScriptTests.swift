import Canvas
import Testing

@testable import Events

struct KeyScriptTests {
  private func key(_ code: Key.Code, _ modifiers: Key.Modifiers = []) -> KeyScript.Step {
    .event(.key(Key(code, modifiers)))
  }

  private func fault(_ text: String) -> KeyScriptError? {
    do {
      _ = try KeyScript.parse(text)
      return nil
    } catch {
      return error
    }
  }

  @Test("words are keys, in order")
  func keys() throws {
    #expect(
      try KeyScript.parse(" Tab  Enter\nq Ctrl-C ") == [
        key(.tab), key(.enter), key(.character("q")), key(.character("c"), .control),
      ])
  }

  @Test("an empty script plays nothing")
  func empty() throws {
    #expect(try KeyScript.parse("") == [])
    #expect(try KeyScript.parse(" \n ") == [])
  }

  @Test("a star repeats")
  func repeats() throws {
    #expect(try KeyScript.parse("Down*3") == [key(.down), key(.down), key(.down)])
    #expect(try KeyScript.parse("\"ab\"*2").count == 4)
  }

  @Test("a star, a quote and a parenthesis can be keys")
  func marks() throws {
    #expect(try KeyScript.parse("* (") == [key(.character("*")), key(.character("("))])
    #expect(try KeyScript.parse("**2") == [key(.character("*")), key(.character("*"))])
    #expect(try KeyScript.parse("\"") == [key(.character("\""))])
  }

  @Test("quoted text types its characters, escapes resolved")
  func typed() throws {
    #expect(
      try KeyScript.parse(#""a \"b\\\n\té""#) == [
        key(.character("a")), key(.character(" ")), key(.character("\"")), key(.character("b")),
        key(.character("\\")), key(.enter), key(.tab), key(.character("é")),
      ])
  }

  @Test("a click is a press and a release")
  func click() throws {
    let point = Point(x: 10, y: 4)
    #expect(
      try KeyScript.parse("Click(10,4)") == [
        .event(.mouse(.init(.press, at: point))), .event(.mouse(.init(.release, at: point))),
      ])
    #expect(try KeyScript.parse("click( 10 , 4 )").count == 2)
  }

  @Test("the wheel turns up and down at a place")
  func wheel() throws {
    #expect(
      try KeyScript.parse("Wheel(down,10,4) Wheel(up,0,0)") == [
        .event(.mouse(.init(.wheelDown, at: Point(x: 10, y: 4)))),
        .event(.mouse(.init(.wheelUp, at: .zero))),
      ])
  }

  @Test("resize, paste and wait")
  func others() throws {
    #expect(
      try KeyScript.parse(#"Resize(40x12) Paste("a b)\n") Wait(200)"#) == [
        .event(.resize(Size(width: 40, height: 12))), .event(.paste("a b)\n")),
        .pause(.milliseconds(200)),
      ])
  }

  @Test("a misspelt key is named with its column and the nearest right name")
  func misspelt() {
    #expect(
      fault("Tab Entr")
        == KeyScriptError(word: "Entr", column: 5, reason: .unknown(nearest: "Enter")))
    #expect(
      fault("Tab Entr")?.description == "column 5: 'Entr' is not a key; did you mean 'Enter'?")
    #expect(fault("Shift-Tba")?.reason == .unknown(nearest: "Shift-Tab"))
    #expect(fault("Clik(1,2)")?.reason == .unknown(nearest: "Click(X,Y)"))
    #expect(fault("PgDwn")?.reason == .unknown(nearest: "PgDn"))
    #expect(fault("qwertyuiop")?.reason == .unknown(nearest: nil))
  }

  @Test("what is incomplete says how it is written")
  func incomplete() {
    #expect(fault("Click(1)")?.reason == .arguments(wanted: "Click(X,Y)"))
    #expect(fault("Click(1,-2)")?.reason == .arguments(wanted: "Click(X,Y)"))
    #expect(fault("Resize(0x4)")?.reason == .arguments(wanted: "Resize(COLUMNSxROWS)"))
    #expect(
      fault("Wheel(left,1,1)")?.reason == .arguments(wanted: "Wheel(up,X,Y) or Wheel(down,X,Y)"))
    #expect(fault("Paste(x)")?.reason == .arguments(wanted: "Paste(\"TEXT\")"))
    #expect(fault("Wait(soon)")?.reason == .arguments(wanted: "Wait(MILLISECONDS)"))
  }

  @Test("an open quote or parenthesis is a fault where it starts")
  func unclosed() {
    #expect(fault("Tab \"abc") == KeyScriptError(word: "\"abc", column: 5, reason: .unclosed))
    #expect(fault("\"abc\\")?.reason == .unclosed)
    #expect(fault("Click(1,2")?.reason == .unclosed)
    #expect(fault("Paste(\"a)")?.reason == .unclosed)
  }

  @Test("repetition is bounded")
  func bounded() {
    #expect(fault("Down*0")?.reason == .count)
    #expect(fault("Down*x")?.reason == .count)
    #expect(fault("Down*99999999999999999999")?.reason == .count)
    #expect(fault("\"abcdefghijkl\"*100000")?.reason == .tooLong)
  }

  @Test("words that touch are one fault")
  func touching() {
    #expect(
      fault("\"a\"Tab")
        == KeyScriptError(word: "\"a\"Tab", column: 1, reason: .unknown(nearest: nil)))
  }
}
