import Events
import TestSupport
import Testing

@testable import Terminal

struct InputFuzzTests {
  /// Bytes that lead deep into the decoder, and any others.
  private func junk(_ random: inout SeededGenerator, count: Int) -> [UInt8] {
    let telling: [UInt8] =
      Array("\u{1B}\u{1B}\u{1B}[]OP_^X\\M<;:$~u?0123456789AZm\u{07}\u{18}\r".utf8) + [
        0xC3, 0xA9, 0xE2, 0x82, 0xF0, 0xFF,
      ]
    return (0..<count).map { _ in
      Bool.random(using: &random)
        ? telling.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
    }
  }

  @Test(
    "any bytes, split and delayed in any way, leave a decoder that understands the next key",
    arguments: 0..<40)
  func survives(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      var decoder = InputDecoder()
      var now = Duration.seconds(1)
      for _ in 0..<20 {
        _ = decoder.feed(junk(&random, count: Int.random(in: 1...30, using: &random)), at: now)
        now += .milliseconds(Int.random(in: 0...120, using: &random))
        if let deadline = decoder.deadline, now >= deadline { _ = decoder.expire(at: now) }
        #expect(decoder.sequence.count <= InputDecoder.longestSequence)
      }
      // Whatever was open, a paste included, is left behind like this.
      _ = decoder.feed(Array("\u{1B}[201~".utf8), at: now)
      _ = decoder.expire(at: now + .seconds(1))
      #expect(decoder.feed(Array("q\u{1B}[B".utf8), at: now + .seconds(5)) == keys("q Down"))
    }
  }

  @Test("valid input gives the same events however it is split", arguments: 0..<40)
  func splits(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces =
      KeyDecodingTests.sequences.filter { !$0.1.hasSuffix("Esc") && $0.1 != "" }.map(\.0)
      + [
        "\u{1B}[<0;11;5M", "\u{1B}[200~pasted \u{1B}[A\r\u{1B}[201~", "\u{1B}[?62;22c",
        "\u{1B}]11;rgb:0/0/0\u{1B}\\",
      ]
    for _ in 0..<20 {
      let bytes = (0..<30).flatMap { _ in Array((pieces.randomElement(using: &random) ?? "").utf8) }
      var whole = InputDecoder()
      let expected = whole.feed(bytes, at: .zero)
      var split = InputDecoder()
      var events: [Event] = []
      var now = Duration.zero
      var start = 0
      while start < bytes.count {
        let end = min(bytes.count, start + Int.random(in: 1...7, using: &random))
        events += split.feed(Array(bytes[start..<end]), at: now)
        now += .milliseconds(Int.random(in: 0...40, using: &random))
        start = end
      }
      #expect(events == expected)
    }
  }

  @Test("the time for a paste grows with its size, not faster")
  func linear() {
    let hostile = String(repeating: "\u{1B}[201\u{1B}[2", count: 100_000)
    let text = decoded("\u{1B}[200~" + hostile + "\u{1B}[201~")
    #expect(text == [.paste(hostile)])
  }
}
