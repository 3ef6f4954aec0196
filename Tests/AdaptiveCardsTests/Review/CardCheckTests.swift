import AdaptiveCards
import Testing

@Suite("Checking a text")
struct CardCheckTests {
  @Test("every code is there once, and the review's severities hold")
  func codes() {
    let codes = CardCheck.codes.map(\.code)
    #expect(Set(codes).count == codes.count)
    #expect(codes.prefix(2) == ["json-empty", "json-encoding"])
    #expect(codes.last == "submit-impossible")
    for code in CardCheck.codes where code.code.hasPrefix("json-") {
      #expect(code.severity == .error, "\(code.code)")
    }
  }

  @Test("a check raises what a reader can live with")
  func raised() {
    let lone = body(#"{"type": "TextBlock", "text": "\ud83d"}"#)
    #expect(remarks(lone) == ["2:32: error: surrogate-lone"])
    let severities = CardCheck.codes.filter {
      ["surrogate-lone", "utf8-invalid", "id-repeated"].contains($0.code)
    }.map(\.severity)
    #expect(severities == [.error, .error, .error])
  }

  @Test("what reader, JSON and review say stands in the order of the text")
  func order() {
    let card = """
      {"type": "AdaptiveCard", "version": "1.5", "body": [
        {"type": "Image", "url": "https://a.example/b.png"},
        {"type": "TextBlock", "text": "x", "wieght": "bolder"},
        {"type": "TextBlock", "text": "y", "text": ""}]}
      """
    #expect(
      remarks(card) == [
        "2:3: warning: alt-text-missing", "3:38: warning: property-unknown",
        "4:38: warning: key-repeated", "4:46: warning: text-empty",
      ])
  }

  @Test("a fallback is reviewed as well, for somebody sees it")
  func fallback() {
    let card = body(
      """
      {"type": "Graph", "fallback": {"type": "TextBlock", "text": ""}},
      {"type": "TextBlock", "text": "x", "fallback":
        {"type": "Image", "url": "https://a.example/b.png"}},
      {"type": "ActionSet", "actions": [{"type": "Action.New", "fallback":
        {"type": "Action.OpenUrl", "title": "x", "url": "javascript:x"}}]}
      """)
    #expect(
      remarks(card).filter { !$0.hasSuffix("element-unknown") } == [
        "2:61: warning: text-empty", "4:3: warning: alt-text-missing", "6:51: error: url-unsafe",
      ])
  }

  @Test("what data will fill in is no fault")
  func template() {
    let card = """
      {"type": "AdaptiveCard", "version": "1.5", "body": [
        {"type": "TextBlock", "text": "${text}", "color": "${if(a, 'good', 'bad')}"},
        {"type": "TextBlock", "id": "x", "text": "${text}", "isVisible": "${shown}"},
        {"type": "FactSet", "facts": "${facts}"},
        {"type": "TextBlock", "id": "${id}", "text": "x", "isVisible": false},
        {"type": "TextBlock", "id": "y", "text": "x", "isVisible": false},
        {"type": "Input.ChoiceSet", "id": "c", "label": "C", "value": "${value}",
         "choices": [{"$data": "${list}", "title": "${title}", "value": "${value}"}]}
      ], "actions": [
        {"type": "Action.Submit", "title": "${title}"},
        {"type": "Action.ToggleVisibility", "title": "x", "targetElements": ["${id}"]}]}
      """
    #expect(remarks(card) == [])
  }

  @Test("a table, a carousel and its parts are looked through")
  func parts() {
    let image = #"{"type": "Image", "url": "https://a.example/b.png"}"#
    let card = body(
      """
      {"type": "Table", "columns": [{"width": "300px"}, {"width": "300px"}], "rows": [{"cells": [
        {"type": "TableCell", "items": [
      \(image)]}]}]},
      {"type": "ImageSet", "images": [
      \(image)]},
      {"type": "Carousel", "pages": [{"type": "CarouselPage", "items": [
      \(image)]}]},
      {"type": "Table", "columns": [], "rows": []}
      """, version: "1.6")
    #expect(
      remarks(card) == [
        "2:30: warning: columns-too-wide", "4:1: warning: alt-text-missing",
        "6:1: warning: alt-text-missing", "8:1: warning: alt-text-missing",
        "9:42: warning: element-empty",
      ])
  }

  @Test("a text full of faults is answered with a bounded number of them")
  func bounded() {
    let action = #"{"type": "Action.ToggleVisibility", "title": "x", "targetElements": ["y"]}"#
    let card = body(
      #"{"type": "ActionSet", "actions": ["#
        + Array(repeating: action, count: 5000).joined(separator: ",") + "]}")
    let found = diagnostics(card).filter { $0.code == "target-missing" }
    #expect(found.count == 101)
    #expect(found.last?.message == "… 4900 more like these")
  }

  @Test("any bytes end in diagnostics", arguments: [[], [0], [0xFF, 0xFE], [0x7B, 0x80], [0x22]])
  func anyBytes(bytes: [UInt8]) {
    let found = CardCheck.diagnostics(SourceText(name: "x", bytes: bytes))
    #expect(found.contains { $0.severity == .error })
  }
}
