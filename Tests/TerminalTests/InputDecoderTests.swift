import Canvas
import Events
import Testing

@testable import Terminal

/// What a fresh decoder makes of bytes that come at once and are followed by silence.
func decoded(_ text: String, keys: TerminalKeys = .none) -> [Event] {
  decoded(Array(text.utf8), keys: keys)
}

func decoded(_ bytes: [UInt8], keys: TerminalKeys = .none) -> [Event] {
  var decoder = InputDecoder(keys: keys)
  return decoder.feed(bytes, at: .seconds(1)) + decoder.expire(at: .seconds(2))
}

func key(_ spelling: String) -> Event {
  .key(Key(spelling: spelling) ?? Key(.function(99)))
}

func keys(_ spellings: String) -> [Event] {
  spellings.split(separator: " ").map { key(String($0)) }
}

struct KeyDecodingTests {
  static let sequences: [(String, String)] = [
    // Plain keys.
    ("a", "a"), ("\r", "Enter"), ("\n", "Enter"), ("\t", "Tab"), ("\u{7F}", "Backspace"),
    ("\u{08}", "Backspace"), (" ", "Space"), ("\u{01}", "Ctrl-A"), ("\u{03}", "Ctrl-C"),
    ("\u{1A}", "Ctrl-Z"), ("\u{0C}", "Ctrl-L"), ("\u{00}", "Ctrl-Space"), ("\u{1C}", "Ctrl-\\"),
    ("é", "é"), ("漢", "漢"), ("👍", "👍"),
    // Alt.
    ("\u{1B}x", "Alt-x"), ("\u{1B}X1", ""), ("\u{1B}\r", "Alt-Enter"),
    ("\u{1B}\u{7F}", "Alt-Backspace"),
    ("\u{1B}é", "Alt-é"), ("\u{1B}\u{01}", "Ctrl-Alt-A"), ("\u{1B} ", "Alt-Space"),
    // Esc.
    ("\u{1B}", "Esc"), ("\u{1B}\u{1B}", "Esc Esc"), ("\u{1B}\u{1B}\u{1B}", "Esc Esc Esc"),
    ("\u{1B}\u{1B}x", "Esc Alt-x"),
    // Cursor keys, both modes, with xterm's modifiers.
    ("\u{1B}[A", "Up"), ("\u{1B}OA", "Up"), ("\u{1B}[B", "Down"), ("\u{1B}OB", "Down"),
    ("\u{1B}[C", "Right"), ("\u{1B}OC", "Right"), ("\u{1B}[D", "Left"), ("\u{1B}OD", "Left"),
    ("\u{1B}[H", "Home"), ("\u{1B}OH", "Home"), ("\u{1B}[1~", "Home"), ("\u{1B}[7~", "Home"),
    ("\u{1B}[F", "End"), ("\u{1B}OF", "End"), ("\u{1B}[4~", "End"), ("\u{1B}[8~", "End"),
    ("\u{1B}[1;5A", "Ctrl-Up"), ("\u{1B}[1;2B", "Shift-Down"), ("\u{1B}[1;3C", "Alt-Right"),
    ("\u{1B}[1;8D", "Ctrl-Alt-Shift-Left"), ("\u{1B}[1;9A", "Up"), ("\u{1B}O5A", "Ctrl-Up"),
    ("\u{1B}O1;5A", "Ctrl-Up"), ("\u{1B}\u{1B}[A", "Alt-Up"), ("\u{1B}\u{1B}OA", "Alt-Up"),
    ("\u{1B}\u{1B}\u{1B}[A", "Esc Alt-Up"), ("\u{1B}[1;33A", "Alt-Up"),
    // The editing keys.
    ("\u{1B}[2~", "Ins"), ("\u{1B}[3~", "Del"), ("\u{1B}[5~", "PgUp"), ("\u{1B}[6~", "PgDn"),
    ("\u{1B}[3;5~", "Ctrl-Del"), ("\u{1B}[6;2~", "Shift-PgDn"), ("\u{1B}[Z", "Shift-Tab"),
    ("\u{1B}[1;5Z", "Ctrl-Shift-Tab"),
    // Function keys.
    ("\u{1B}OP", "F1"), ("\u{1B}OQ", "F2"), ("\u{1B}OR", "F3"), ("\u{1B}OS", "F4"),
    ("\u{1B}[11~", "F1"), ("\u{1B}[15~", "F5"), ("\u{1B}[17~", "F6"), ("\u{1B}[21~", "F10"),
    ("\u{1B}[23~", "F11"), ("\u{1B}[24~", "F12"), ("\u{1B}[25~", "F13"), ("\u{1B}[29~", "F16"),
    ("\u{1B}[34~", "F20"), ("\u{1B}[42~", "F21"), ("\u{1B}[45~", "F24"),
    ("\u{1B}[1;2P", "Shift-F1"),
    ("\u{1B}[1;5R", "Ctrl-F3"), ("\u{1B}[15;5~", "Ctrl-F5"), ("\u{1B}[[A", "F1"),
    ("\u{1B}[[E", "F5"),
    // rxvt.
    ("\u{1B}[3$", "Shift-Del"), ("\u{1B}[5^", "Ctrl-PgUp"), ("\u{1B}[6@", "Ctrl-Shift-PgDn"),
    ("\u{1B}[a", "Shift-Up"), ("\u{1B}Od", "Ctrl-Left"),
    // The keypad in its application mode.
    ("\u{1B}OM", "Enter"), ("\u{1B}Oj", "*"), ("\u{1B}Ok", "+"), ("\u{1B}Om", "-"),
    ("\u{1B}Op", "0"), ("\u{1B}Oy", "9"), ("\u{1B}OX", "="), ("\u{1B}On", "."), ("\u{1B}Oo", "/"),
    // modifyOtherKeys.
    ("\u{1B}[27;5;97~", "Ctrl-A"), ("\u{1B}[27;6;65~", "Ctrl-Shift-A"),
    ("\u{1B}[27;2;13~", "Shift-Enter"),
    ("\u{1B}[27;5;9~", "Ctrl-Tab"), ("\u{1B}[27;3;120~", "Alt-x"),
    // kitty's protocol.
    ("\u{1B}[97u", "a"), ("\u{1B}[97;5u", "Ctrl-A"), ("\u{1B}[97;2u", "A"),
    ("\u{1B}[97:65;2u", "A"),
    ("\u{1B}[49:33;2u", "!"), ("\u{1B}[97;1:1u", "a"), ("\u{1B}[97;1:2u", "a"),
    ("\u{1B}[97;1:3u", ""),
    ("\u{1B}[27u", "Esc"), ("\u{1B}[13;2u", "Shift-Enter"), ("\u{1B}[127u", "Backspace"),
    ("\u{1B}[9;2u", "Shift-Tab"), ("\u{1B}[105;5u", "Ctrl-I"), ("\u{1B}[1;1:3A", ""),
    ("\u{1B}[1;5:2A", "Ctrl-Up"), ("\u{1B}[3;1:3~", ""), ("\u{1B}[57376u", "F13"),
    ("\u{1B}[57414u", "Enter"), ("\u{1B}[57419u", "Up"), ("\u{1B}[57399u", "0"),
    ("\u{1B}[57441;2u", ""), ("\u{1B}[97;;229u", "å"), ("\u{1B}[233u", "é"),
    ("\u{1B}[97;3u", "Alt-a"),
    ("\u{1B}[97;65u", "a"), ("\u{1B}[57358u", ""), ("\u{1B}[1114112u", ""), ("\u{1B}[55296u", ""),
    ("\u{1B}[0u", ""),
  ]

  @Test("the keys of terminals, in all their ways", arguments: sequences)
  func decodes(_ bytes: String, _ spellings: String) {
    #expect(decoded(bytes) == keys(spellings))
  }

  @Test("a key is complete at once, without waiting", arguments: sequences)
  func immediate(_ bytes: String, _ spellings: String) {
    guard !spellings.hasSuffix("Esc"), !spellings.isEmpty else { return }
    var decoder = InputDecoder()
    #expect(decoder.feed(Array(bytes.utf8), at: .zero) == keys(spellings))
    #expect(decoder.deadline == nil)
  }

  @Test("every sequence means the same wherever it is split", arguments: sequences)
  func splits(_ bytes: String, _ spellings: String) {
    let bytes = Array(bytes.utf8)
    for cut in 0...bytes.count {
      var decoder = InputDecoder()
      var events = decoder.feed(Array(bytes[..<cut]), at: .milliseconds(100))
      events += decoder.feed(Array(bytes[cut...]), at: .milliseconds(140))
      events += decoder.expire(at: .seconds(2))
      #expect(events == keys(spellings), "cut at \(cut)")
    }
  }

  @Test("the key after every sequence is understood", arguments: sequences)
  func nextKey(_ bytes: String, _ spellings: String) {
    var decoder = InputDecoder()
    _ = decoder.feed(Array(bytes.utf8), at: .milliseconds(100))
    _ = decoder.expire(at: .milliseconds(200))
    #expect(decoder.feed(Array("q\u{1B}[B".utf8), at: .seconds(5)) == keys("q Down"))
  }

  @Test("keys that come together are all told")
  func burst() {
    let many = String(repeating: "\u{1B}[B", count: 300)
    #expect(decoded(many) == Array(repeating: key("Down"), count: 300))
    #expect(decoded("a\u{1B}[Ab\r\u{1B}xc") == keys("a Up b Enter Alt-x c"))
  }
}

struct UnknownInputTests {
  static let swallowed: [String] = [
    "\u{1B}[?62;22c", "\u{1B}[>1;10;0c", "\u{1B}[0n", "\u{1B}[12;40R", "\u{1B}[1;40R",
    "\u{1B}[?2026;2$y",
    "\u{1B}[2;1$y", "\u{1B}[8;24;80t", "\u{1B}[=5u", "\u{1B}[?5u", "\u{1B}[99~", "\u{1B}[5 q",
    "\u{1B}[E",
    "\u{1B}[201~", "\u{1B}OE", "\u{1B}Oz", "\u{1B}[" + String(repeating: "1;", count: 300) + "m",
    "\u{1B}[" + String(repeating: "9", count: 400) + "~", "\u{1B}[<1;2M", "\u{1B}[<0;0;1M",
    "\u{1B}]52;c;aGVsbG8=\u{07}", "\u{1B}]0;title\u{1B}\\", "\u{1B}]11;rgb:1/2/3\u{1B}\\",
    "\u{1B}P1$r0m\u{1B}\\", "\u{1B}P>|XTerm(370)\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\",
    "\u{1B}^hidden\u{1B}\\",
    "\u{1B}Xhidden\u{1B}\\", "\u{1B}]" + String(repeating: "x", count: 1_100_000) + "\u{1B}\\",
  ]

  @Test("what is no key is swallowed whole, and the next key works", arguments: swallowed)
  func swallows(_ bytes: String) {
    #expect(decoded(bytes + "q") == keys("q"))
  }

  @Test("a sequence that a control character cuts is dropped, the character is a key")
  func cut() {
    #expect(decoded("\u{1B}[1;\rq") == keys("Enter q"))
    #expect(decoded("\u{1B}[1;\u{1B}[Aq") == keys("Up q"))
    #expect(decoded("\u{1B}]11;x\u{1B}[Aq") == keys("Up q"))
    #expect(decoded("\u{1B}[1é") == keys("é"))
    #expect(decoded("\u{1B}]0;x\u{18}q") == keys("q"))
  }

  static let invalid: [([UInt8], String)] = [
    ([0xFF], "\u{FFFD} q"), ([0xE9], "\u{FFFD} q"), ([0xC3], "\u{FFFD} q"), ([0x80], "\u{FFFD} q"),
    ([0xE2, 0x82], "\u{FFFD} q"), ([0xED, 0xA0, 0x80], "\u{FFFD} \u{FFFD} \u{FFFD} q"),
    ([0xC0, 0xAF], "\u{FFFD} \u{FFFD} q"), ([0xF5], "\u{FFFD} q"),
    ([0xF0, 0x9F, 0x91], "\u{FFFD} q"),
    ([0xC3, 0xC3, 0xA9], "\u{FFFD} é q"), ([0xC2, 0x9B], "q"),
  ]

  @Test("invalid UTF-8 costs one mark, never the next key", arguments: invalid)
  func resyncs(_ bytes: [UInt8], _ spellings: String) {
    #expect(decoded(bytes + [0x71]) == keys(spellings))
  }

  @Test("a character that stays cut becomes a mark, its late rest nothing")
  func cutCharacter() {
    var decoder = InputDecoder()
    #expect(decoder.feed([0xE2], at: .zero) == [])
    #expect(decoder.deadline == .milliseconds(50))
    #expect(decoder.expire(at: .milliseconds(50)) == keys("\u{FFFD}"))
    #expect(decoder.feed([0x82, 0xAC, 0x71], at: .milliseconds(300)) == keys("q"))
  }
}

struct EscapeTimingTests {
  @Test("a lone ESC is the Esc key 50 ms later")
  func lone() {
    var decoder = InputDecoder()
    #expect(decoder.feed([0x1B], at: .milliseconds(1000)) == [])
    #expect(decoder.deadline == .milliseconds(1050))
    #expect(decoder.expire(at: .milliseconds(1049)) == [])
    #expect(decoder.expire(at: .milliseconds(1050)) == keys("Esc"))
    #expect(decoder.deadline == nil)
  }

  @Test("a key that comes later than 40 ms after ESC is a key of its own")
  func later() {
    var decoder = InputDecoder()
    _ = decoder.feed([0x1B], at: .milliseconds(1000))
    #expect(decoder.feed([0x78], at: .milliseconds(1041)) == keys("Esc x"))
  }

  static let gaps = [45, 100, 200, 400, 800]

  @Test("the late rest of an arrow never becomes text, wherever it is cut", arguments: gaps)
  func lateRest(_ gap: Int) {
    for sequence in [
      "\u{1B}[A", "\u{1B}OA", "\u{1B}[1;5A", "\u{1B}[15~", "\u{1B}[<0;10;4M",
      "\u{1B}]11;rgb:0/0/0\u{7}",
    ] {
      let bytes = Array(sequence.utf8)
      for cut in 1..<bytes.count {
        var decoder = InputDecoder()
        _ = decoder.feed(Array(bytes[..<cut]), at: .milliseconds(1000))
        _ = decoder.expire(at: .milliseconds(1000 + min(gap, 50)))
        let rest = decoder.feed(Array(bytes[cut...]), at: .milliseconds(1000 + gap))
        #expect(
          rest == [] || cut == 1 && rest == keys("Esc") || rest == keys("Alt-[")
            || rest == keys("Alt-O") || rest == keys("Alt-]"),
          "\(sequence.debugDescription) at \(cut)")
        #expect(decoder.feed([0x71], at: .seconds(9)) == keys("q"))
      }
    }
  }

  @Test("an arrow whose bytes all come late leaves no text behind")
  func bytewise() {
    for gap in [45, 60, 100, 200] {
      var decoder = InputDecoder()
      var events: [Event] = []
      for (index, byte) in [UInt8(0x1B), 0x5B, 0x41].enumerated() {
        let now = Duration.milliseconds(1000 + index * gap)
        events += decoder.expire(at: now)
        events += decoder.feed([byte], at: now)
      }
      events += decoder.expire(at: .seconds(5))
      #expect(events == keys("Esc"), "\(gap) ms")
    }
  }

  @Test("the key [ after Esc is a key")
  func bracket() {
    var decoder = InputDecoder()
    _ = decoder.feed([0x1B], at: .milliseconds(1000))
    _ = decoder.expire(at: .milliseconds(1050))
    #expect(decoder.feed([0x5B], at: .milliseconds(1400)) == [])
    #expect(decoder.deadline == .milliseconds(1440))
    #expect(decoder.expire(at: .milliseconds(1440)) == keys("["))
    #expect(decoder.feed([0x5B], at: .milliseconds(1500)) == keys("["))
  }

  @Test("what is typed long after Esc is typed")
  func longAfter() {
    var decoder = InputDecoder()
    _ = decoder.feed([0x1B], at: .milliseconds(1000))
    _ = decoder.expire(at: .milliseconds(1050))
    #expect(decoder.feed(Array("[A".utf8), at: .milliseconds(2100)) == keys("[ A"))
  }

  @Test("Alt with the key that begins a sequence")
  func altBracket() {
    #expect(decoded("\u{1B}[") == keys("Alt-["))
    #expect(decoded("\u{1B}O") == keys("Alt-O"))
    #expect(decoded("\u{1B}]") == keys("Alt-]"))
    #expect(decoded("\u{1B}P") == keys("Alt-P"))
  }

  @Test("typing goes on after a sequence that never ends")
  func unending() {
    var decoder = InputDecoder()
    _ = decoder.feed(Array("\u{1B}]0;never".utf8), at: .zero)
    var now = Duration.seconds(1)
    var typed: [Event] = []
    for _ in 0..<100 {
      typed += decoder.expire(at: now) + decoder.feed([0x61], at: now)
      now += .milliseconds(200)
    }
    #expect(typed.count >= 60)
  }
}
