import TestSupport
import Testing

@testable import Canvas

@Suite("Safe text of any text")
struct SafeTextPropertyTests {
  private static func forEachText(_ body: (String) -> Void) {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<4_000 { body(random.text(of: Samples.scalars, upTo: 10)) }
    for _ in 0..<20 { body(random.text(of: Samples.scalars, upTo: 500)) }
  }

  @Test("nothing in it acts on a terminal or hides")
  func clean() {
    Self.forEachText { raw in
      for place in [SafeText.Place.body, .strict] {
        let safe = SafeText(raw, place)
        #expect(safe.string.unicodeScalars.allSatisfy(SafeText.isClean))
        if place == .strict { #expect(!safe.string.utf8.contains(0x0A)) }
      }
    }
  }

  @Test("cleaning twice changes nothing")
  func idempotent() {
    Self.forEachText { raw in
      for place in [SafeText.Place.body, .strict] {
        let once = SafeText(raw, place)
        let twice = SafeText(once.string, place)
        #expect(
          Array(once.string.unicodeScalars) == Array(twice.string.unicodeScalars),
          "\(raw.unicodeScalars.map { String($0.value, radix: 16) })")
        #expect(!twice.hadHidden)
        #expect(once.width == twice.width)
      }
    }
  }

  @Test("its width is the sum of its clusters'")
  func width() {
    Self.forEachText { raw in
      let safe = SafeText(raw)
      let lines = safe.string.split(separator: "\n", omittingEmptySubsequences: false)
      let widest = lines.map { $0.reduce(0) { $0 + CellWidth.of($1) } }.max()
      #expect(safe.width == widest)
      #expect(safe.isASCII == safe.string.unicodeScalars.allSatisfy(\.isASCII))
    }
  }

  @Test("break chances lie between scalars, in order")
  func breakChances() {
    Self.forEachText { raw in
      let safe = SafeText(raw)
      let bytes = Array(safe.string.utf8)
      var last = 0
      for chance in safe.breakChances {
        #expect(chance.offset >= last && chance.offset <= bytes.count)
        if chance.offset < bytes.count { #expect(bytes[chance.offset] & 0xC0 != 0x80) }
        last = chance.offset
      }
    }
  }

  @Test("every control, bidi, tag, private and surrogate scalar is refused")
  func refusedScalars() {
    let refused: [ClosedRange<UInt32>] = [
      0x00...0x09, 0x0B...0x1F, 0x7F...0x9F, 0x061C...0x061C, 0x200B...0x200B, 0x200E...0x200F,
      0x2028...0x202E, 0x2060...0x206F, 0xFEFF...0xFEFF, 0xFFF9...0xFFFB, 0xE000...0xF8FF,
      0xFDD0...0xFDEF, 0xFFFE...0xFFFF, 0xFE00...0xFE0E, 0xE0000...0xE0FFF, 0xF0000...0x10FFFF,
    ]
    for value in refused.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(!SafeText.isClean(scalar), "\(value)")
    }
    #expect(SafeText.isClean("a") && SafeText.isClean("漢") && SafeText.isClean("\n"))
  }
}
