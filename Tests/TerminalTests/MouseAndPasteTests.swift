import Canvas
import Events
import Testing

@testable import Terminal

struct MouseDecodingTests {
  private func mouse(
    _ action: Event.Mouse.Action, _ x: Int, _ y: Int, _ modifiers: Key.Modifiers = []
  ) -> [Event] {
    [.mouse(Event.Mouse(action, at: Point(x: x, y: y), modifiers: modifiers))]
  }

  @Test("SGR reports: press, release, drag, wheel, modifiers, far places")
  func sgr() {
    #expect(decoded("\u{1B}[<0;11;5M") == mouse(.press, 10, 4))
    #expect(decoded("\u{1B}[<0;11;5m") == mouse(.release, 10, 4))
    #expect(decoded("\u{1B}[<32;11;5M") == mouse(.drag, 10, 4))
    #expect(decoded("\u{1B}[<64;1;1M") == mouse(.wheelUp, 0, 0))
    #expect(decoded("\u{1B}[<65;1;1M") == mouse(.wheelDown, 0, 0))
    #expect(decoded("\u{1B}[<16;300;200M") == mouse(.press, 299, 199, .control))
    #expect(decoded("\u{1B}[<12;1;1M") == mouse(.press, 0, 0, [.shift, .alt]))
  }

  @Test("other buttons and mere movement mean nothing")
  func others() {
    for bits in [1, 2, 33, 34, 35, 66, 67, 128, 129] {
      #expect(decoded("\u{1B}[<\(bits);2;2Mq") == keys("q"), "\(bits)")
    }
  }

  @Test("the old reports of three bytes, whatever the bytes")
  func bytewise() {
    #expect(decoded([0x1B, 0x5B, 0x4D, 0x20, 0x2B, 0x25]) == mouse(.press, 10, 4))
    #expect(decoded([0x1B, 0x5B, 0x4D, 0x23, 0x2B, 0x25]) == mouse(.release, 10, 4))
    #expect(decoded([0x1B, 0x5B, 0x4D, 0x60, 0x21, 0x21]) == mouse(.wheelUp, 0, 0))
    #expect(decoded([0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0xE0]) == mouse(.press, 222, 191))
    #expect(decoded([0x1B, 0x5B, 0x4D, 0x20, 0x0D, 0x71]) == keys("Enter q"))
  }

  @Test("urxvt's reports")
  func urxvt() {
    #expect(decoded("\u{1B}[32;11;5M") == mouse(.press, 10, 4))
    #expect(decoded("\u{1B}[35;11;5M") == mouse(.release, 10, 4))
    #expect(decoded("\u{1B}[64;11;5M") == mouse(.drag, 10, 4))
    #expect(decoded("\u{1B}[97;11;5M") == mouse(.wheelDown, 10, 4))
  }

  @Test("the window's focus")
  func focus() {
    #expect(decoded("\u{1B}[I\u{1B}[O") == [.focus(true), .focus(false)])
  }

  @Test("a report split anywhere is the same report")
  func split() {
    let bytes: [UInt8] = [0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0xE0]
    for cut in 1..<bytes.count {
      var decoder = InputDecoder()
      let events =
        decoder.feed(Array(bytes[..<cut]), at: .zero)
        + decoder.feed(Array(bytes[cut...]), at: .milliseconds(30))
      #expect(events == mouse(.press, 222, 191))
    }
  }
}

struct PasteDecodingTests {
  private func paste(_ content: [UInt8]) -> [UInt8] {
    Array("\u{1B}[200~".utf8) + content + Array("\u{1B}[201~".utf8)
  }

  @Test("a paste is one event, and nothing in it is a key")
  func literal() {
    #expect(
      decoded(paste(Array("a\rb\u{1B}[A\u{03}\u{1B}[200~é".utf8)) + [0x71])
        == [.paste("a\rb\u{1B}[A\u{03}\u{1B}[200~é"), key("q")])
    #expect(decoded(paste([])) == [.paste("")])
    #expect(decoded(paste([0x00, 0x1B, 0x1B])) == [.paste("\0\u{1B}\u{1B}")])
  }

  @Test("parts of the end mark inside belong to the text")
  func almostEnd() {
    #expect(decoded(paste(Array("\u{1B}[201\u{1B}[20".utf8))) == [.paste("\u{1B}[201\u{1B}[20")])
  }

  @Test("invalid bytes of a paste become marks")
  func invalid() {
    #expect(decoded(paste([0x61, 0xFF, 0x62])) == [.paste("a\u{FFFD}b")])
  }

  @Test("a paste split anywhere, with pauses, is the same paste")
  func split() {
    let bytes = paste(Array("x\u{1B}é".utf8)) + [0x71]
    for cut in 1..<bytes.count where cut > 6 || cut == 3 {
      var decoder = InputDecoder()
      let pause = Duration.milliseconds(cut > 6 ? 700 : 20)
      let events =
        decoder.feed(Array(bytes[..<cut]), at: .zero)
        + decoder.feed(Array(bytes[cut...]), at: pause)
      #expect(events == [.paste("x\u{1B}é"), key("q")], "cut at \(cut)")
    }
  }

  @Test("an open paste waits without a deadline")
  func open() {
    var decoder = InputDecoder()
    #expect(decoder.feed(Array("\u{1B}[200~abc".utf8), at: .zero) == [])
    #expect(decoder.deadline == nil)
  }

  @Test("Esc alone leaves a paste whose end got lost")
  func lostEnd() {
    var decoder = InputDecoder()
    _ = decoder.feed(Array("\u{1B}[200~abc".utf8), at: .zero)
    #expect(decoder.feed([0x71], at: .seconds(3)) == [])
    #expect(decoder.feed([0x1B], at: .seconds(6)) == [.paste("abcq")])
    #expect(decoder.expire(at: .seconds(7)) == keys("Esc"))
  }

  @Test("more than the limit is cut at a whole character, and the next key works")
  func limit() {
    let text = String(repeating: "é", count: InputDecoder.pasteLimit / 2 + 10)
    var content = Array("x".utf8) + Array(text.utf8)
    content.append(0x79)
    guard case .paste(let kept)? = decoded(paste(content) + [0x71]).first else {
      Issue.record("no paste")
      return
    }
    #expect(kept.utf8.count == InputDecoder.pasteLimit - 1)
    #expect(kept.hasSuffix("éé"))
    #expect(decoded(paste(content) + [0x71]).last == key("q"))
  }
}

struct ReplyTests {
  private func reply(_ text: String) -> [TerminalReply] {
    var decoder = InputDecoder()
    #expect(decoder.feed(Array(text.utf8), at: .zero) == [])
    return decoder.takeReplies()
  }

  @Test("the terminal's colours are told, and only once")
  func colors() {
    #expect(
      reply("\u{1B}]11;rgb:ffff/8080/0000\u{1B}\\") == [.background(red: 255, green: 128, blue: 0)])
    #expect(reply("\u{1B}]10;rgb:f/8/0\u{07}") == [.foreground(red: 255, green: 136, blue: 0)])
    #expect(
      reply("\u{1B}]11;rgba:1c/1c/1c/ff\u{07}") == [.background(red: 28, green: 28, blue: 28)])
    var decoder = InputDecoder()
    _ = decoder.feed(Array("\u{1B}]11;rgb:0/0/0\u{07}".utf8), at: .zero)
    #expect(decoder.takeReplies().count == 1)
    #expect(decoder.takeReplies() == [])
  }

  @Test(
    "nonsense is no colour",
    arguments: [
      "11;rgb:1/2", "11;rgb:zz/0/0", "11;hsv:1/2/3", "12;rgb:0/0/0", "11;rgb:-1/0/0",
      "11;rgb:12345/0/0",
    ])
  func nonsense(_ body: String) {
    #expect(reply("\u{1B}]\(body)\u{07}") == [])
  }
}

struct TerminalKeysTests {
  private func table(_ strings: [(String, String)]) -> TerminalKeys {
    TerminalKeys(
      strings.compactMap { bytes, name in
        Key(spelling: name).map { (Array(bytes.utf8), $0) }
      })
  }

  @Test("the terminal's own strings come before what others send")
  func own() {
    let console = table([
      ("\u{1B}[M", "F1"), ("\u{1B}[I", "PgUp"), ("\u{1B}[224z", "F12"), ("\u{1B}A", "Up"),
    ])
    #expect(
      decoded("\u{1B}[M\u{1B}[I\u{1B}[224z\u{1B}A\u{1B}[B", keys: console)
        == keys("F1 PgUp F12 Up Down"))
  }

  @Test("a terminal's string with xterm's modifiers is what was pressed, not the database's F13")
  func modified() {
    #expect(decoded("\u{1B}[1;2P", keys: table([("\u{1B}[1;2P", "F13")])) == keys("Shift-F1"))
  }

  @Test("strings that are no sequences are not believed")
  func control() {
    #expect(decoded("\u{08}", keys: table([("\u{08}", "Left")])) == keys("Backspace"))
  }
}
