import Canvas
import CardLayout
import Testing

@testable import AdaptiveCards

/// Every key of a host config changes what is drawn, or is listed with the reason why it does not.
@Suite("Keys of host configs")
struct HostKeyTests {
  /// What a card with this body looks like, colours too, with its first card open and its first
  /// input found wrong.
  private func drawn(_ effect: HostKeyEffect, config: String) throws -> String {
    let read = HostConfig.read(SourceText(name: "host.json", bytes: Array(config.utf8)))
    #expect(read.diagnostics == [])
    let host = try #require(read.config)
    let json =
      #"{"type":"AdaptiveCard","version":"1.6","body":[\#(effect.body)]\#(effect.more),"#
      + #""actions":[{"type":"Action.Submit","title":"Go"}]}"#
    let reading = CardReader.read(SourceText(name: "card.json", bytes: Array(json.utf8)))
    let card = try #require(reading.card)
    var state = CardState()
    state.inputs["/body/0"] = InputState(.typed(TypedText("")), error: "E")
    state.openShowCards["/body/0/actions"] = "/body/0/actions/0"
    let theme = Theme(.dark, depth: .truecolor, host: host, background: .rgb(0, 0, 0))
    let drawing = CardDrawing(card: card, state: state, theme: theme, host: host, width: 44)
    var canvas = Canvas(size: drawing.size)
    drawing.paint(on: &canvas, state: state, theme: theme)
    return canvas.ansi(depth: .truecolor)
  }

  @Test("a key that has an effect changes what is drawn", arguments: HostKeyEffect.all)
  func effect(effect: HostKeyEffect) throws {
    #expect(try drawn(effect, config: effect.base) != drawn(effect, config: effect.config))
  }

  /// Keys that show elsewhere than in a drawing, and have their tests there: in a menu, a session
  /// and a page of HTML.
  private static let elsewhere: Set = [
    "actions.showCard.actionMode", "actions.showIconInOverflow",
    "actions.preExpandSingleShowCardAction", "textBlock.headingLevel",
  ]

  @Test("every key has an effect or a reason for none, and none has both")
  func complete() {
    var names = KeyNames()
    var config = HostConfig()
    config.visit(&names)
    let reasons = HostConfig.keysWithoutEffect
    let effects = Set(HostKeyEffect.all.map { KeyNames.pattern($0.key) })
    for key in names.keys {
      let isListed = reasons.contains { $0.covers(key) }
      let isKnown = effects.contains(key) || Self.elsewhere.contains(key)
      #expect(isListed != isKnown, "\(key)")
    }
    for reason in reasons {
      #expect(names.keys.contains { reason.covers($0) }, "\(reason.key)")
      #expect(!reason.reason.isEmpty && !reason.reason.hasSuffix("."))
    }
  }

  @Test("pictures whose address is relative are those of the host")
  func addresses() {
    var host = HostConfig()
    #expect(host.address(ofPicture: "a.png") == "a.png")
    host.imageBaseURL = "https://example.org/p/"
    #expect(host.address(ofPicture: "a.png") == "https://example.org/p/a.png")
    #expect(host.address(ofPicture: "/a/b.png") == "https://example.org/p/a/b.png")
    #expect(host.address(ofPicture: "http://x/a.png") == "http://x/a.png")
    #expect(host.address(ofPicture: "data:image/png;base64,AA==") == "data:image/png;base64,AA==")
    #expect(host.address(ofPicture: "") == "")
  }
}

/// The names of all keys, as in "media.playButton"; any style and any colour are a `*`.
private struct KeyNames: FieldVisitor {
  private(set) var keys: [String] = []
  private var prefix = ""

  static func pattern(_ key: String) -> String {
    var names = key.split(separator: ".").map(String.init)
    guard names.count > 1, names[0] == "containerStyles", names[1] != "customStyles" else {
      return key
    }
    names[1] = "*"
    if names.count > 3 { names[3] = "*" }
    return names.joined(separator: ".")
  }

  private mutating func add(_ key: FieldKey) { keys.append(Self.pattern(prefix + key.text)) }

  mutating func visitValue<Value: CardValue>(
    _ key: FieldKey, _ value: inout Value?, since: Since
  ) {
    add(key)
  }

  mutating func visitWord<Word: Vocabulary>(_ key: FieldKey, _ word: inout Word?, since: Since) {
    add(key)
  }

  mutating func visitAlias(_ alias: FieldKey, of key: FieldKey) {}

  mutating func visitObject<Object: CardObject>(
    _ key: FieldKey, _ object: inout Object?, since: Since
  ) {
    let outer = prefix
    prefix += key.text + "."
    var inner = object ?? Object()
    inner.visit(&self)
    prefix = outer
  }

  mutating func visitObjects<Object: CardObject>(
    _ key: FieldKey, _ list: inout [Object], since: Since
  ) {
    add(key)
  }

  mutating func visitElements(_ key: FieldKey, _ list: inout [Element], since: Since) { add(key) }
  mutating func visitActions(_ key: FieldKey, _ list: inout [Action], since: Since) { add(key) }

  mutating func visitAction(
    _ key: FieldKey, _ action: inout Action?, impliedType: String?, since: Since
  ) {
    add(key)
  }

  mutating func visitFallback<Content: FallbackContent>(_ fallback: inout Fallback<Content>?) {}
}
