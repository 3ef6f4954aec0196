import AdaptiveCards
import Testing

@Suite("Fallbacks take the place of what can't be shown")
struct FallbackTests {
  @Test("an unknown element gives way to its fallback, which knows where it stands")
  func simple() {
    let reading = readBody(
      #"{"type":"Graph","fallback":{"type":"TextBlock","text":"instead"}}"#)
    #expect(reading.card.map(texts) == ["instead"])
    #expect(reading.card?.body.map(\.common.path) == ["/body/0/fallback"])
    #expect(
      reading.diagnostics.map(\.message) == [
        #"the element "Graph" is not known; its fallback is shown"#
      ])
  }

  @Test("fallbacks may have fallbacks")
  func chain() {
    let reading = readBody(
      #"""
      {"type":"GraphV2","fallback":{"type":"Graph","fallback":{"type":"TextBlock","text":"c"}}}
      """#)
    #expect(reading.card?.body.map(\.common.path) == ["/body/0/fallback/fallback"])
  }

  @Test("drop leaves an element out, in any case", arguments: ["drop", "DROP"])
  func drop(word: String) {
    let reading = readBody(
      #"""
      {"type":"Container","items":[{"type":"Graph","fallback":"\#(word)"},
       {"type":"TextBlock","text":"stays"}],"fallback":{"type":"TextBlock","text":"no"}}
      """#)
    #expect(reading.card.map(texts) == ["stays"])
  }

  @Test("without a fallback the nearest element around is asked")
  func bubbling() {
    let reading = readBody(
      #"""
      {"type":"Container","items":[{"type":"Container","items":[
       {"type":"TextBlock","text":"gone"},{"type":"Graph"}]}],
       "fallback":{"type":"TextBlock","text":"around"}}
      """#)
    #expect(reading.card.map(texts) == ["around"])
    #expect(reading.diagnostics.count == 1)
    #expect(
      reading.diagnostics.first?.message.hasSuffix("the fallback of what is around it is shown")
        == true)
  }

  @Test("without any fallback only the unknown element is left out")
  func leftOut() {
    let reading = readBody(
      #"""
      {"type":"Container","items":[{"type":"TextBlock","text":"a"},{"type":"Graph"}]},
      {"type":"TextBlock","text":"b"}
      """#)
    #expect(reading.card.map(texts) == ["a", "b"])
    #expect(reading.diagnostics.map(\.severity) == [.warning])
  }

  @Test("a column's fallback is a column")
  func column() {
    let columns = #"""
      {"type":"ColumnSet","columns":[{"items":[{"type":"Graph"}],"fallback":{"type":"TYPE",
       "items":[{"type":"TextBlock","text":"f"}],"text":"t"}},
       {"items":[{"type":"TextBlock","text":"other"}]}]}
      """#
    let good = readBody(columns.replacing("TYPE", with: "Column"))
    #expect(good.card.map(texts) == ["f", "other"])
    let bad = readBody(columns.replacing("TYPE", with: "TextBlock"))
    #expect(bad.card.map(texts) == ["other"])
    #expect(bad.diagnostics.map(\.code) == ["element-unknown", "fallback-invalid"])
  }

  @Test("actions in rows and menus have fallbacks too")
  func actions() {
    let reading = readCard(
      #"""
      {"type":"AdaptiveCard","version":"1.6","actions":[
       {"type":"Action.New","mode":"secondary","title":"no",
        "fallback":{"type":"Action.Submit","title":"F","mode":"secondary"}},
       {"type":"Action.New","mode":"secondary","title":"absent"},
       {"type":"Action.Submit","mode":"secondary","title":"rest"}]}
      """#)
    #expect(reading.card?.actions.map(\.title) == ["F", "rest"])
    #expect(reading.card?.actions.map(\.path) == ["/actions/0/fallback", "/actions/2"])
  }

  @Test("what is wrong in the card of a ShowCard asks nobody outside of it")
  func showCard() {
    let reading = readBody(
      #"""
      {"type":"ActionSet","fallback":{"type":"TextBlock","text":"no"},"actions":[
       {"type":"Action.ShowCard","card":{"type":"AdaptiveCard","body":[{"type":"Graph"}]}}]}
      """#)
    #expect(reading.card?.body.map(\.typeName) == ["ActionSet"])
  }

  @Test("a fallback that is none counts as absent", arguments: [#""steve""#, "[]", "7"])
  func invalid(json: String) {
    let reading = readBody(#"{"type":"TextBlock","text":"a","fallback":\#(json)}"#)
    #expect(reading.card.map(texts) == ["a"])
    #expect(reading.diagnostics.map(\.code) == ["fallback-invalid"])
    #expect(reading.diagnostics.map(\.severity) == [.warning])
  }

  @Test("the authored card keeps what is not shown")
  func authored() {
    let reading = readBody(#"{"type":"Graph","x":1}"#)
    #expect(reading.card?.body == [])
    #expect(reading.authored?.body.map(\.typeName) == ["Graph"])
  }

  @Test("fallbacks nested without end are cut with a named limit")
  func deep() {
    let text =
      String(repeating: #"{"type":"G","fallback":"#, count: 200) + "\"drop\""
      + String(repeating: "}", count: 200)
    #expect(readBody(text).diagnostics.contains { $0.code == "limit-depth" })
  }
}

@Suite("Requirements")
struct RequirementTests {
  private let card = #"""
    {"type":"AdaptiveCard","version":"1.2","body":[
     {"type":"TextBlock","text":"a","requires":{"testFeature":"5.0"},
      "fallback":{"type":"TextBlock","text":"fa"}},
     {"type":"TextBlock","text":"b","requires":{"testFeature":"5"}},
     {"type":"TextBlock","text":"c","requires":{"adaptiveCards":"1.0"}},
     {"type":"TextBlock","text":"d","requires":{"ADAPTIVEcards":"*"}},
     {"type":"TextBlock","text":"e","requires":{"adaptiveCards":"5.0"}},
     {"type":"TextBlock","text":"f","requires":{"bogus":"*"}}]}
    """#

  @Test("what is not met is replaced or left out")
  func unmet() {
    let reading = readCard(card)
    #expect(reading.card.map(texts) == ["fa", "c", "d"])
    #expect(
      reading.diagnostics.map(\.code)
        == Array(repeating: "requirement-unmet", count: 4))
  }

  @Test("a registered feature of the version or a newer one meets them")
  func registered() {
    var features = Features()
    features.register("testfeature", version: SchemaVersion(major: 5, minor: 1))
    #expect(readCard(card, features: features).card.map(texts) == ["a", "b", "c", "d"])
  }

  @Test("a version that is none is told and not asked for")
  func invalid() {
    let reading = readBody(#"{"type":"TextBlock","text":"a","requires":{"x":"soon"}}"#)
    #expect(reading.card.map(texts) == ["a"])
    #expect(reading.diagnostics.map(\.code) == ["value-invalid"])
  }
}

@Suite("Versions")
struct VersionTests {
  private func card(_ version: String, fallback: Bool) -> String {
    let text = fallback ? #""fallbackText":"**old**","# : ""
    return
      #"{"type":"AdaptiveCard","version":\#(version),\#(text)"body":[{"type":"TextBlock","text":"body"}],"actions":[{"type":"Action.Submit"}]}"#
  }

  @Test(
    "a card that is too new shows its fallbackText", arguments: [#""1.7""#, #""2.0""#, #""1.10""#])
  func newer(version: String) throws {
    let reading = readCard(card(version, fallback: true))
    let shown = try #require(reading.card)
    #expect(texts(of: shown) == ["**old**"])
    #expect(shown.body.map(\.common.path) == ["/fallbackText"])
    #expect(shown.actions == [] && shown.speak == "**old**")
    #expect(reading.diagnostics.map(\.code) == ["version-newer"])
    #expect(reading.diagnostics.map(\.path) == ["/version"])
    #expect(reading.diagnostics.map(\.severity) == [.warning])
  }

  @Test("without one its body is shown", arguments: [#""1.7""#, #""2.0""#])
  func withoutFallback(version: String) {
    let reading = readCard(card(version, fallback: false))
    #expect(reading.card.map(texts) == ["body"])
    #expect(reading.diagnostics.map(\.code) == ["version-newer"])
  }

  @Test("other versions are read", arguments: [#""1.0""#, #""1.6""#, #""1.6.0""#, "1.5"])
  func known(version: String) {
    #expect(readCard(card(version, fallback: true)).card.map(texts) == ["body"])
  }

  @Test("the version of a ShowCard's card does not count")
  func showCard() throws {
    let action = try action(
      #"""
      {"type":"Action.ShowCard","card":{"version":"9.0","fallbackText":"no",
       "body":[{"type":"TextBlock","text":"in"}]}}
      """#)
    #expect(action.shownCard.map(texts) == ["in"])
  }

  @Test("versions are one to four numbers", arguments: ["1", "1.2", "1.2.3", "100.20.3.40"])
  func good(text: String) { #expect(SchemaVersion(text) != nil) }

  @Test("other texts are no version", arguments: ["", "1.", "a", " 1.0", "-1", "1.c", "1.2.3.4.5"])
  func bad(text: String) { #expect(SchemaVersion(text) == nil) }

  @Test("versions are compared number by number")
  func order() throws {
    let versions = ["1.1.3.100", "1.1.4.1", "1.2", "1.10", "2"].compactMap(SchemaVersion.init)
    #expect(versions == versions.sorted() && versions.count == 5)
    #expect(SchemaVersion("1.1") == SchemaVersion("1.001"))
  }
}
