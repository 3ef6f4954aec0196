import AdaptiveCards
import Testing

@testable import CardBrowser

/// Cards that come a line at a time.
@Suite("Card stream")
struct CardStreamTests {
  private let stream = CardStream(descriptor: -1)

  private func send(_ text: String) { stream.take(Array(text.utf8)[...]) }
  private var titles: [String] { (0..<stream.count).map(stream.title) }

  private static func line(_ text: String) -> String {
    #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"\#(text)"}]}"#
      + "\n"
  }

  @Test("a line is a card as soon as it is whole")
  func lines() {
    let line = Self.line("first")
    send(String(line.prefix(20)))
    #expect(titles == [])
    send(String(line.dropFirst(20)) + Self.line("second"))
    #expect(titles == ["first", "second"])
    #expect(stream.card(1)?.source.name == "<stdin>, line 2")
    #expect(stream.card(2) == nil)
  }

  @Test("a line that is no card costs only itself, and is counted")
  func fault() {
    send(Self.line("first") + "nonsense\n\n" + Self.line("third"))
    #expect(titles == ["first", "third"])
    #expect(stream.faults == 1)
    #expect(stream.lastFault?.hasPrefix("<stdin>, line 2:1:1: error:") == true)
  }

  @Test("a line may hold a message with several cards")
  func message() {
    let card = Self.line("x").dropLast()
    let attachment =
      #"{"contentType":"application/vnd.microsoft.card.adaptive","name":"N","content":\#(card)}"#
    send(
      #"{"type":"message","attachments":[\#(attachment),\#(attachment)]}"# + "\n" + Self.line("y"))
    #expect(titles == ["N", "N", "y"])
    #expect(stream.index(ofSerial: 2) == 2)
  }

  @Test("a text over many lines is one card, when it is whole")
  func document() {
    send("{\n\"type\":\"AdaptiveCard\",\n\"body\":[{\"type\":\"TextBlock\",\"text\":\"whole\"}]}\n")
    #expect(titles == [])
    stream.read(keeping: nil)
    #expect(stream.isAtEnd)
    #expect(titles == ["whole"])
  }

  @Test("a last line without an end counts")
  func lastLine() {
    send(Self.line("first") + String(Self.line("second").dropLast()))
    stream.read(keeping: nil)
    #expect(titles == ["first", "second"])
  }

  @Test("of more than 1000 cards the oldest are dropped and counted, but not the one looked at")
  func cap() {
    for number in 1...1003 { send(Self.line("card \(number)")) }
    stream.read(keeping: 1)
    #expect(stream.count == 1000)
    #expect(stream.dropped == 3)
    #expect(stream.title(0) == "card 2")
    #expect(stream.title(1) == "card 5")
    #expect(stream.index(ofSerial: 1) == 0)
    #expect(stream.index(ofSerial: 0) == nil)
    #expect(stream.index(ofSerial: 4) == 1)
    #expect(stream.index(ofSerial: 1002) == 999)
  }

  @Test("a line that never ends is not kept")
  func endless() {
    send(Self.line("first"))
    let megabyte = [UInt8](repeating: 0x20, count: 1 << 20)[...]
    for _ in 0..<10 { stream.take(megabyte) }
    send("\n" + Self.line("third"))
    #expect(titles == ["first", "third"])
    #expect(stream.lastFault == "line 2 is longer than 8 MB")
  }
}
