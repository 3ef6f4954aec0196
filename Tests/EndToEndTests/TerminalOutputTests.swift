import Testing

@testable import TestSupport

/// What the harness makes of bytes, and which bytes it makes of keys.
@Suite("The wire")
struct TerminalOutputTests {
  private func output(_ text: String) -> TerminalOutput {
    var output = TerminalOutput()
    // One byte at a time: a sequence may be cut anywhere.
    for byte in text.utf8 { output.take([byte]) }
    return output
  }

  @Test("sequences are told apart from text")
  func sequences() {
    let found = output("a\u{1b}[1;31mb\u{1b}7\u{1b}(B\u{1b}[?2026h\u{1b}]8;;http://x\u{1b}\\c")
    #expect(found.sequences == ["CSI 1;31m", "ESC 7", "ESC (B", "CSI ?2026h", "OSC 8;;http://x"])
    #expect(found.unrecognised == [])
    #expect(found.bytes.count == 38)
  }

  @Test(
    "what no program of ours sends is named",
    arguments: [
      ("\u{1b}[?9999h", "CSI ?9999h"), ("\u{1b}[1$z", "CSI 1$z"), ("\u{1b}]0;x\u{7}", "OSC 0;x"),
      ("\u{1b}P$q\"p\u{1b}\\", "DCS $q\"p"), ("\u{1b}_Ga=T\u{1b}\\", "APC Ga=T"),
      ("\u{1b}#8", "ESC #8"), ("\u{7f}", "byte 127"), ("\u{0}", "byte 0"), ("\u{9b}2J", "U+009b"),
    ])
  func unrecognised(text: String, name: String) {
    #expect(output("a" + text + "b").unrecognised == [name])
  }

  @Test("ordinary text in any language is no command", arguments: ["é", "漢字", "👩‍👧", "\u{C0}"])
  func text(text: String) {
    #expect(output(text).unrecognised == [])
    #expect(output(text).sequences == [])
  }

  @Test("a title ended by an escape of something else is a title still")
  func brokenTitle() {
    let found = output("\u{1b}]2;mine\u{1b}[1mx")
    #expect(found.title == "mine")
    #expect(found.sequences == ["OSC 2;mine", "CSI 1m"])
  }

  @Test("modes and bells are counted")
  func modes() {
    let found = output("\u{7}\u{1b}[?1049;1000h\u{7}\u{1b}[?25l\u{1b}[?1000l\u{1b}]0;\u{7}")
    #expect(found.modes == [1049])
    #expect(found.isAlternateScreen)
    #expect(!found.isCursorVisible)
    #expect(!found.wantsMouse)
    #expect(found.bells == 2)
  }

  @Test(
    "keys have xterm's bytes",
    arguments: [
      ("q", "q"), ("é", "é"), ("-", "-"), ("Tab", "\t"), ("Enter", "\r"), ("Esc", "\u{1b}"),
      ("Space", " "), ("Ctrl-C", "\u{3}"), ("Ctrl-Space", "\u{0}"), ("Alt-x", "\u{1b}x"),
      ("Shift-Up", "\u{1b}[1;2A"), ("Ctrl-Alt-Left", "\u{1b}[1;7D"), ("F1", "\u{1b}OP"),
      ("Shift-F2", "\u{1b}[1;2Q"), ("F12", "\u{1b}[24~"), ("Ctrl-Delete", "\u{1b}[3;5~"),
      ("Backspace", "\u{7f}"), ("Home", "\u{1b}[H"),
    ])
  func keys(name: String, bytes: String) throws {
    #expect(try KeyNames.bytes(of: name, application: false) == Array(bytes.utf8))
  }

  @Test("a key that is not there is a fault", arguments: ["Entr", "Ctrl-é", "Hyper-x", ""])
  func unknownKeys(name: String) {
    #expect(throws: Fault.self) { try KeyNames.bytes(of: name, application: false) }
  }
}
