import AdaptiveCards
import Testing

@Suite("Reviewing actions")
struct ActionRuleTests {
  @Test("a button without words is named")
  func title() {
    let card = actions(
      """
      {"type": "Action.Submit"},
      {"type": "Action.Submit", "title": ""},
      {"type": "Action.Submit", "iconUrl": "https://a.example/i.png"},
      {"type": "Action.Submit", "iconUrl": "https://a.example/i.png", "tooltip": "Send"}
      """)
    #expect(
      remarks(card) == [
        "2:1: warning: action-title-missing", "3:36: warning: action-title-missing",
        "4:1: warning: action-title-missing",
      ])
  }

  @Test("what a whole element does needs no title, the button in a field does")
  func otherPlaces() {
    let card = body(
      """
      {"type": "Container", "items": [], "selectAction": {"type": "Action.Submit"}},
      {"type": "Input.Text", "id": "a", "label": "A", "inlineAction": {"type": "Action.Submit"}}
      """)
    #expect(remarks(card) == ["3:65: warning: action-title-missing"])
  }

  @Test("more primary actions than the host shows are named at the first too many")
  func count() {
    let button = #"{"type": "Action.Submit", "title": "x"}"#
    let second = #"{"type": "Action.Submit", "title": "x", "mode": "secondary"}"#
    let five = Array(repeating: button, count: 5)
    #expect(remarks(actions((five + [second]).joined(separator: ",\n"))) == [])
    let seven = actions((five + [second, button]).joined(separator: ",\n"))
    #expect(remarks(seven) == ["8:1: warning: actions-too-many"])
    #expect(
      sentences(seven)[0].hasPrefix(
        "there are 6 primary actions in this list, but the host shows 5;"))
  }

  @Test("the host says how many are shown")
  func hostCount() {
    var host = HostConfig()
    host.actions.maxActions = 1
    let card = actions(
      """
      {"type": "Action.Submit", "title": "x"},
      {"type": "Action.Submit", "title": "y"}
      """)
    #expect(remarks(card) == [])
    #expect(remarks(card, host: host) == ["3:1: warning: actions-too-many"])
  }

  @Test(
    "addresses that hosts open have no remark",
    arguments: [
      "https://example.com", "http://example.com/a?b=c@d", "mailto:a@b.example", "tel:+1",
      "msteams:/l/x", "HTTPS://EXAMPLE.COM", "${url}", "https://${host}/x",
    ])
  func goodAddress(address: String) {
    #expect(remarks(link(address)) == [])
  }

  @Test(
    "addresses that do harm are errors",
    arguments: [
      "javascript:alert(1)", "JavaScript:alert(1)", #" \tjavascript:alert(1)"#,
      #"java\nscript:alert(1)"#, "data:text/html,x", "file:///etc/passwd", "vbscript:x",
      "https://bank.example@evil.example/",
    ])
  func unsafeAddress(address: String) {
    #expect(remarks(link(address)) == ["2:60: error: url-unsafe"])
  }

  @Test(
    "addresses that are not whole are named",
    arguments: [
      "example.com", "/path", "//example.com/a", "www.example.com:80", "#a", "https:", "https://",
      "http:/example.com", "1:2",
    ])
  func relativeAddress(address: String) {
    #expect(remarks(link(address)) == ["2:60: warning: url-relative"])
  }

  private func link(_ address: String) -> String {
    actions(#"{"type": "Action.OpenUrl", "title": "Read more", "url":    "\#(address)"}"#)
  }
}
