import AdaptiveCards
import Canvas
import CardLayout
import Events
import TestSupport
import Testing

@testable import CardActions

/// Cards whose values stand where they should not: whatever a card says, it is read, reviewed,
/// drawn at any width and used by any keys without a crash.
@Suite("Mutated cards")
struct MutationTests {
  /// How many cards each seed tries; `MUTATIONS=1000` looks longer.
  private static let rounds = Package.environment("MUTATIONS").flatMap(Int.init) ?? 12

  @Test("are read, checked, drawn and used", arguments: 0..<24)
  func survive(seed: UInt64) throws {
    let donors = try Self.donors()
    try #require(donors.count > 3)
    var random = SeededGenerator(seed: seed)
    for round in 0..<Self.rounds {
      let original = try #require(donors.randomElement(using: &random))
      let donor = try #require(donors.randomElement(using: &random))
      var mutation = Mutation(random: random, donor: donor)
      let mutant = mutation.mutated(original)
      random = mutation.random
      // A crash takes the log with it, so the culprit is on disk before it is tried.
      let text = mutant.serialized()
      let scratch = try Scratch()
      try scratch.write(text, to: "mutant-\(seed)-\(round).json")
      try use(text, &random)
    }
  }

  private func use(_ text: String, _ random: inout SeededGenerator) throws {
    let source = SourceText(name: "mutant.json", bytes: Array(text.utf8))
    #expect(CardCheck.diagnostics(source).allSatisfy { $0.line == 1 && $0.column >= 1 })
    guard let card = Deck.read(source).cards.first?.card else { return }
    let width = Int.random(in: 1...120, using: &random)
    let size = Size(width: width, height: Int.random(in: 1...30, using: &random))
    let session = CardSession(
      card: card, source: source, host: HostConfig(), viewport: size, theme: Theme(.none))
    for _ in 0..<20 {
      session.handle(Self.events.randomElement(using: &random) ?? .paste("x"))
      _ = session.takeEffects()
      var canvas = Canvas(size: size)
      session.paint(on: &canvas)
      session.paintSheet(on: &canvas)
      #expect(canvas.rows().count <= size.height)
    }
    session.resize(to: Size(width: max(1, 121 - width), height: size.height))
    #expect(session.drawing.size.width >= 0)
  }

  private static let events: [Event] = [
    .key(Key(.tab)), .key(Key(.tab)), .key(Key(.tab)), .key(Key(.enter)), .key(Key(.enter)),
    .key(Key(.down)), .key(Key(.up)), .key(Key(.left)), .key(Key(.right)), .key(Key(.escape)),
    .key(Key(.character(" "))), .key(Key(.character("a"))), .key(Key(.character("漢"))),
    .key(Key(.backspace)), .key(Key(.home)), .key(Key(.end)), .key(Key(.pageDown)),
    .key(Key(.tab, .shift)), .paste("pasted\ntext \u{1B}[31m"),
    .mouse(Event.Mouse(.press, at: Point(x: 4, y: 2))), .mouse(Event.Mouse(.wheelDown, at: .zero)),
  ]

  /// The cards to change: those that ship with the program, and the official samples.
  private static func donors() throws -> [JSONValue] {
    let folders =
      [Package.root + "/Cards"] + [Conformance.folder].compactMap { $0.map { $0 + "/cards" } }
    return try folders.flatMap { Files.all(under: $0, ending: ".json") }.compactMap { path in
      JSONReader.read(SourceText(name: path, bytes: try Files.read(path))).value
    }
  }
}

/// Changes a few values of a card into others.
private struct Mutation {
  var random: SeededGenerator
  let donor: JSONValue

  mutating func mutated(_ value: JSONValue) -> JSONValue {
    change(value, depth: 0)
  }

  private mutating func change(_ value: JSONValue, depth: Int) -> JSONValue {
    if depth > 0, Int.random(in: 0..<24, using: &random) == 0 { return other() }
    switch value.content {
    case .null, .bool, .number, .string: return value
    case .array(let items):
      var items = items.map { change($0, depth: depth + 1) }
      if Int.random(in: 0..<12, using: &random) == 0 { items.append(other()) }
      if Int.random(in: 0..<20, using: &random) == 0 { items.reverse() }
      return .array(items)
    case .object(let object):
      var members: [(String, JSONValue)] = []
      for member in object.members {
        let key = Int.random(in: 0..<40, using: &random) == 0 ? name() : member.key
        members.append((key, change(member.value, depth: depth + 1)))
      }
      if Int.random(in: 0..<8, using: &random) == 0 { members.append((name(), other())) }
      return .object(members)
    }
  }

  /// A value that is seldom what is wanted.
  private mutating func other() -> JSONValue {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: .null
    case 1: .bool(Bool.random(using: &random))
    case 2: .double([-1, 0, 0.5, 1e300, -1e300, 9e15, 3].randomElement(using: &random) ?? 0)
    case 3: .int([Int.min, Int.max, -1, 0, 1, 65_536].randomElement(using: &random) ?? 0)
    case 4: .string(Mutation.texts.randomElement(using: &random) ?? "")
    case 5: .array([])
    case 6: .object([("type", .string(Mutation.types.randomElement(using: &random) ?? ""))])
    default: donor
    }
  }

  private mutating func name() -> String { Mutation.names.randomElement(using: &random) ?? "" }

  private static let texts = [
    "", " ", "\n\n\n", "a\tb", "\u{1B}[2J", "漢字かな交じり文", "e\u{301}\u{301}\u{301}", "👩‍👩‍👧‍👦🇩🇪",
    "[link](https://example.org)", "**bold *it* _x_", "- a\n- b\n1. c", "{{DATE(2024-02-30,LONG)}}",
    "99999999999999999999px", "-5px", "stretch", "auto", "drop", "true", "1.5", "#F00",
    "2024-13-40",
    "25:61", "مرحبا بالعالم", "${name}", String(repeating: "wordwithoutend", count: 40),
  ]
  private static let types = [
    "TextBlock", "RichTextBlock", "Container", "ColumnSet", "Table", "Carousel", "FactSet", "Image",
    "ImageSet", "Media", "ActionSet", "Input.Text", "Input.Number", "Input.Date", "Input.Time",
    "Input.Toggle", "Input.ChoiceSet", "Input.Rating", "Rating", "Badge", "Icon", "CodeBlock",
    "ProgressBar", "ProgressRing", "CompoundButton", "Chart.Donut", "Chart.VerticalBar",
    "Chart.Line", "Chart.Gauge", "Action.ShowCard", "Action.Submit", "AdaptiveCard", "Nonsense",
  ]
  private static let names = [
    "items", "columns", "rows", "cells", "images", "facts", "inlines", "actions", "body", "width",
    "height", "minHeight", "spacing", "separator", "style", "isVisible", "id", "fallback",
    "requires",
    "bleed", "rtl", "card", "selectAction", "value", "choices", "min", "max", "targetElements",
    "maxLines", "wrap", "size", "pages", "initialPage", "data", "title", "text", "layouts",
    "verticalContentAlignment", "horizontalAlignment", "targetWidth", "isRequired", "label",
    "placeholder", "isMultiline", "maxLength", "regex", "gridStyle", "showGridLines", "version",
  ]
}
