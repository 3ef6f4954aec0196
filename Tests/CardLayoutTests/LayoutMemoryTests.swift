import AdaptiveCards
import Canvas
import TestSupport
import Testing

@testable import CardLayout

/// A memory changes what a drawing costs and never what it is.
@Suite("The memory of a layout")
struct LayoutMemoryTests {
  /// A body of many elements, some of them hidden, in containers and columns.
  private func card(_ count: Int) throws -> Card {
    let body = (0..<count).map { index in
      switch index % 5 {
      case 0:
        return #"""
          {"type":"Container","id":"e\#(index)","style":"emphasis","bleed":true,"items":[
            {"type":"TextBlock","text":"text \#(index) of a container","wrap":true},
            {"type":"TextBlock","id":"inner\#(index)","text":"inner","isVisible":false}]}
          """#
      case 1:
        return #"""
          {"type":"ColumnSet","id":"e\#(index)","columns":[
            {"type":"Column","width":"auto","id":"inner\#(index)","items":[
              {"type":"TextBlock","text":"a \#(index)"}]},
            {"type":"Column","items":[{"type":"TextBlock","text":"stretch and wrap","wrap":true}]}]}
          """#
      case 2:
        return #"{"type":"TextBlock","id":"e\#(index)","text":"text \#(index)","separator":true}"#
      case 3: return #"{"type":"TextBlock","id":"e\#(index)","text":"x","isVisible":false}"#
      default:
        return #"""
          {"type":"ActionSet","id":"e\#(index)","actions":[{"type":"Action.Submit","title":"Go"}]}
          """#
      }
    }
    let json = #"{"type":"AdaptiveCard","version":"1.6","body":[\#(body.joined(separator: ","))]}"#
    let reading = CardReader.read(SourceText(name: "card.json", bytes: Array(json.utf8)))
    return try #require(reading.card)
  }

  private func fresh(_ card: Card, _ state: CardState, width: Int = 40) -> CardDrawing {
    CardDrawing(card: card, state: state, theme: Theme(.none), width: width)
  }

  @Test("what was told to forget is drawn as by a new layout", arguments: [3, 60, 64, 65, 200])
  func changes(_ count: Int) throws {
    let card = try card(count)
    let memory = LayoutMemory()
    var state = CardState()
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      let index = Int.random(in: 0..<count, using: &generator)
      let isInner = index % 5 < 2 && Bool.random(using: &generator)
      let id = (isInner ? "inner" : "e") + String(index)
      state.visibility[id] = !(state.visibility[id] ?? Bool.random(using: &generator))
      let path = "/body/\(index)"
      memory.forget(
        !isInner ? path : index % 5 == 0 ? path + "/items/1" : path + "/columns/0")
      let kept = CardDrawing(
        card: card, state: state, theme: Theme(.none), width: 40, memory: memory)
      #expect(kept == fresh(card, state))
    }
  }

  @Test("another width is laid out anew")
  func widths() throws {
    let card = try card(70)
    let memory = LayoutMemory()
    for width in [40, 60, 20, 40] {
      let kept = CardDrawing(
        card: card, state: CardState(), theme: Theme(.none), width: width, memory: memory)
      #expect(kept == fresh(card, CardState(), width: width))
    }
  }

  @Test("what was not told to forget keeps its boxes")
  func keeps() throws {
    let card = try card(10)
    let memory = LayoutMemory()
    var state = CardState()
    let before = CardDrawing(
      card: card, state: state, theme: Theme(.none), width: 40, memory: memory)
    state.visibility["e2"] = false
    let after = CardDrawing(
      card: card, state: state, theme: Theme(.none), width: 40, memory: memory)
    #expect(after == before)
    memory.forgetAll()
    let anew = CardDrawing(
      card: card, state: state, theme: Theme(.none), width: 40, memory: memory)
    #expect(anew == fresh(card, state))
    #expect(anew != before)
  }

  @Test("stops are found by pointer, place and order")
  func stops() throws {
    let drawing = fresh(try card(200), CardState())
    let stops = drawing.stops
    #expect(stops.count == 40)
    #expect(stops.allSatisfy { drawing.stop(at: $0.item.path) == $0 })
    #expect(stops.allSatisfy { drawing.stop(under: $0.rect.origin) == $0 })
    #expect(drawing.stop(after: stops[3].item.path) == stops[4])
    #expect(drawing.stop(after: stops[39].item.path) == stops[0])
    #expect(drawing.stop(before: stops[0].item.path) == stops[39])
    #expect(drawing.stop(before: stops[9].item.path) == stops[8])
    #expect(drawing.stop(after: nil) == stops[0])
    let rows = stops[5].rect.y..<stops[7].rect.maxY
    #expect(drawing.stops(inRows: rows) == Array(stops[5...7]))
    #expect(drawing.stop(at: "/body/4/actions/9") == nil)
    #expect(drawing.rect(ofNode: "/body/199")?.maxY == drawing.size.height - 1)
  }
}
