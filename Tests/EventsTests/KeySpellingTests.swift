import Events
import Testing

struct KeySpellingTests {
  static let shown: [(Key, String)] = [
    (Key(.tab), "Tab"), (Key(.tab, .shift), "Shift-Tab"), (Key(.enter), "Enter"),
    (Key(.escape), "Esc"), (Key(.character(" ")), "Space"), (Key(.character("?")), "?"),
    (Key(.character("c"), .control), "Ctrl-C"), (Key(.character("x"), .alt), "Alt-x"),
    (Key(.character("X"), .alt), "Alt-X"), (Key(.pageUp), "PgUp"), (Key(.pageDown), "PgDn"),
    (Key(.function(1)), "F1"), (Key(.function(12), .shift), "Shift-F12"),
    (Key(.delete), "Del"), (Key(.insert), "Ins"), (Key(.backspace), "Backspace"),
    (Key(.up), "Up"), (Key(.left, [.control, .shift]), "Ctrl-Shift-Left"),
    (Key(.character(" "), .control), "Ctrl-Space"), (Key(.character("-")), "-"),
    (Key(.character("+")), "+"), (Key(.character("é")), "é"),
    (Key(.character("a"), [.control, .alt]), "Ctrl-Alt-A"), (Key(.home), "Home"),
    (Key(.end), "End"), (Key(.character("["), .alt), "Alt-["),
  ]

  @Test("a key is written the way help and hints show it", arguments: shown)
  func writes(_ key: Key, _ text: String) {
    #expect(key.description == text)
  }

  @Test("what is written can be read again", arguments: shown)
  func readsBack(_ key: Key, _ text: String) {
    #expect(Key(spelling: text) == key)
  }

  static let variants: [(String, Key)] = [
    ("Shift+Tab", Key(.tab, .shift)), ("BTab", Key(.tab, .shift)), ("backtab", Key(.tab, .shift)),
    ("Ctrl+C", Key(.character("c"), .control)), ("^C", Key(.character("c"), .control)),
    ("^c", Key(.character("c"), .control)), ("C-c", Key(.character("c"), .control)),
    ("control-C", Key(.character("c"), .control)), ("Escape", Key(.escape)), ("esc", Key(.escape)),
    ("RETURN", Key(.enter)), ("PageDown", Key(.pageDown)), ("pgdown", Key(.pageDown)),
    ("M-x", Key(.character("x"), .alt)), ("Meta-x", Key(.character("x"), .alt)),
    ("f5", Key(.function(5))), ("ArrowUp", Key(.up)), ("Delete", Key(.delete)),
    ("Shift-a", Key(.character("A"))), ("A", Key(.character("A"))), ("*", Key(.character("*"))),
    ("Minus", Key(.character("-"))), ("Ctrl--", Key(.character("-"), .control)),
    ("Ctrl-+", Key(.character("+"), .control)),
    ("alt+shift+F4", Key(.function(4), [.alt, .shift])),
    ("Ctrl-Shift-BTab", Key(.tab, [.control, .shift])), ("^", Key(.character("^"))),
    ("👍", Key(.character("👍"))),
  ]

  @Test("other spellings of a key are read too", arguments: variants)
  func reads(_ text: String, _ key: Key) {
    #expect(Key(spelling: text) == key)
  }

  @Test(
    "what is no key is not taken for one",
    arguments: [
      "", " ", "Tabb", "F0", "F64", "F001", "Ctrl-", "Hyper-x", "ab", "Ctrl-Alt-Shift-Ctrl-x",
    ])
  func refuses(_ text: String) {
    #expect(Key(spelling: text) == nil)
  }
}
