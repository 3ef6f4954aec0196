import Testing

@testable import Terminal

struct TerminalNamesTests {
  @Test("the terminal's own name comes first, then its relatives, then the oldest")
  func candidates() {
    func names(_ term: String?) -> [String] {
      TerminalNames.candidates(for: term, wantsColors: false)
    }
    #expect(
      names("xterm-ghostty") == [
        "xterm-ghostty", "xterm-256color", "xterm-color", "xterm", "vt100",
      ])
    #expect(names("screen.xterm-new")[1] == "screen-256color")
    #expect(names("tmux-direct")[1] == "tmux-256color")
    #expect(names("alacritty").contains("xterm-256color"))
    #expect(names("rxvt-unicode-odd") == ["rxvt-unicode-odd", "rxvt-unicode", "rxvt", "vt100"])
    #expect(names("foo") == ["foo", "vt100"])
    #expect(names(nil) == [])
    #expect(names("") == [])
    #expect(names("dumb") == [])
    #expect(names("../../etc/passwd") == [])
    #expect(names(String(repeating: "x", count: 65)) == [])
  }

  @Test("a plain xterm that shows 256 colours is opened as such, without a word")
  func colors() {
    #expect(TerminalNames.candidates(for: "xterm", wantsColors: true)[0] == "xterm-256color")
    #expect(TerminalNames.candidates(for: "vt220", wantsColors: true)[0] == "vt220")
    #expect(!TerminalNames.isSubstitute("xterm-256color", for: "xterm"))
    #expect(TerminalNames.isSubstitute("vt100", for: "foo"))
  }
}

struct DescriptionTests {
  @Test("waiting times are cut out of the database's strings")
  func padding() {
    #expect(TerminalDescription.withoutPadding("\u{1B}[m\u{0F}$<2>") == "\u{1B}[m\u{0F}")
    #expect(TerminalDescription.withoutPadding("a$<5/>b$<100*>c") == "abc")
    #expect(TerminalDescription.withoutPadding("a$b$<c") == "a$b$<c")
    #expect(TerminalDescription.withoutPadding("plain") == "plain")
  }
}

struct ClipboardTests {
  @Test(
    "base64 as everybody writes it",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("é\u{1B}", "w6kb"),
    ])
  func base64(_ text: String, _ encoded: String) {
    #expect(Clipboard.base64(text) == encoded)
  }

  @Test("too much is refused")
  func limit() {
    #expect(Clipboard.base64(String(repeating: "x", count: Clipboard.limit)) != nil)
    #expect(Clipboard.base64(String(repeating: "x", count: Clipboard.limit + 1)) == nil)
  }
}

struct PollTimeTests {
  @Test("waits are rounded up, never below nothing")
  func rounding() {
    #expect(Duration.milliseconds(50).pollMilliseconds == 50)
    #expect(Duration.microseconds(50_001).pollMilliseconds == 51)
    #expect(Duration.nanoseconds(1).pollMilliseconds == 1)
    #expect(Duration.zero.pollMilliseconds == 0)
    #expect(Duration.seconds(-3).pollMilliseconds == 0)
    #expect(Duration.seconds(1 << 40).pollMilliseconds == 1_000_000_000)
  }
}
