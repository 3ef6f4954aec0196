import AdaptiveCards
import Canvas
import CardLayout
import Testing

/// Buttons whose titles have no room, or icons, as hosts want them.
@Suite("Buttons")
struct ButtonTests {
  private func rows(_ actions: String, host: String = "{}", width: Int = 30, more: String = "")
    throws -> [String]
  {
    let config = HostConfig.read(SourceText(name: "h", bytes: Array(host.utf8))).config
    let json =
      #"{"type":"AdaptiveCard","version":"1.5"\#(more),"actions":[\#(actions)]}"#
    let reading = CardReader.read(SourceText(name: "c", bytes: Array(json.utf8)))
    let card = try #require(reading.card)
    let drawing = CardDrawing(
      card: card, state: CardState(), theme: Theme(.none), host: config ?? HostConfig(),
      width: width + 4)
    var canvas = Canvas(size: drawing.size)
    drawing.paint(on: &canvas, state: CardState(), theme: Theme(.none))
    return canvas.rows().dropFirst().dropLast().map { String($0.dropFirst(2)) }
  }

  private func action(_ title: String, _ more: String = "") -> String {
    #"{"type":"Action.Submit","title":"\#(title)"\#(more)}"#
  }

  private let card = #"{"type":"Action.ShowCard","title":"Leave it somewhere","card":{"body":[]}}"#

  @Test("a title wider than the card goes on in the next rows of its button")
  func wide() throws {
    #expect(
      try rows(action("Follow the parcel") + "," + card + "," + action("No"), width: 16) == [
        "[ Follow the ]",
        "[   parcel   ]",
        "[ Leave it    ]",
        "[ somewhere ▸ ]",
        "[ No ]",
      ])
    #expect(
      try rows(action("Follow the parcel", #","isEnabled":false"#), width: 14)
        == ["( Follow the )", "(   parcel   )"])
  }

  @Test("a host that lets titles wrap gets its buttons side by side, none with a broken word")
  func wrapping() throws {
    let three = [
      action("Send it today"), action("No"), action("Ask for more time"),
    ].joined(separator: ",")
    #expect(
      try rows(three, width: 36) == [
        "[ Send it today ] [ No ]", "[ Ask for more time ]",
      ])
    let host = #"{"actions":{"allowTitleToWrap":true}}"#
    #expect(
      try rows(three, host: host, width: 36) == [
        "[ Send it ] [ No ] [  Ask for  ]",
        "[  today  ] [    ] [ more time ]",
      ])
    #expect(try rows(three, host: host, width: 20).allSatisfy { CellWidth.of($0) <= 20 })
    #expect(try rows(three, host: host, width: 60).count == 1)
  }

  @Test("icons stand above the titles where all buttons have one, else before them")
  func icons() throws {
    let send = action("Send", #","iconUrl":"icon:Send""#)
    let leave = action("Leave", #","iconUrl":"icon:Dismiss,filled""#)
    let both = send + "," + leave
    #expect(try rows(both) == ["[  ➤   ] [   ✗   ]", "[ Send ] [ Leave ]"])
    #expect(
      try rows(both, host: #"{"actions":{"iconPlacement":"leftOfTitle"}}"#)
        == ["[ ➤ Send ] [ ✗ Leave ]"])
    #expect(try rows(both + "," + action("Ask")) == ["[ ➤ Send ] [ ✗ Leave ] [ Ask ]"])
    #expect(
      try rows(both, more: #","rtl":true"#).map { $0.trimmingBlanks }
        == ["[   ✗   ] [  ➤   ]", "[ Leave ] [ Send ]"])
  }

  @Test(
    "buttons are stretched, centred and stacked as the host says; else each is as wide as its title"
  )
  func placement() throws {
    let two = action("Yes") + "," + action("No")
    let host = { (key: String, value: String) in #"{"actions":{"\#(key)":"\#(value)"}}"# }
    #expect(try rows(two, width: 20) == ["[ Yes ] [ No ]"])
    #expect(
      try rows(two, host: host("actionAlignment", "stretch"), width: 20)
        == ["[  Yes   ] [  No   ]"])
    #expect(
      try rows(two, host: host("actionAlignment", "center"), width: 20) == ["   [ Yes ] [ No ]"])
    #expect(
      try rows(two, host: host("actionAlignment", "right"), width: 20) == ["      [ Yes ] [ No ]"])
    #expect(
      try rows(two, host: host("actionsOrientation", "vertical"), width: 20)
        == ["[ Yes ]", "[ No ]"])
    #expect(
      try rows(two, host: #"{"actions":{"buttonSpacing":32}}"#, width: 20)
        == ["[ Yes ]    [ No ]"])
  }

  @Test("an inline action stands at the right of its field, below it where it is wide")
  func inline() throws {
    let field = { (title: String) in
      #"{"type":"Input.Text","id":"q","inlineAction":{"type":"Action.Submit","title":"\#(title)"}}"#
    }
    #expect(try drawn(field("Go"), width: 20) == ["[___________] [ Go ]"])
    #expect(
      try drawn(field("Search all of it"), width: 20)
        == ["[__________________]", "[ Search all of it ]"])
  }
}

extension String {
  fileprivate var trimmingBlanks: String { String(drop { $0 == " " }) }
}
