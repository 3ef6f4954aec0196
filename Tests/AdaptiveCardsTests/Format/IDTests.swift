import AdaptiveCards
import Testing

@Suite("Ids")
struct IDTests {
  private func repeated(_ elements: String) -> [String] {
    readBody(elements).diagnostics.filter { $0.code == "id-repeated" }.map(\.path)
  }

  @Test("two things with one id are told at the second")
  func twice() {
    #expect(
      repeated(#"{"type":"TextBlock","id":"a"},{"type":"Container","id":"a","items":[]}"#)
        == ["/body/1/id"])
  }

  @Test("columns, cells and actions have ids too")
  func parts() {
    #expect(
      repeated(
        #"""
        {"type":"ColumnSet","columns":[{"id":"a"},{"id":"b"}]},
        {"type":"ActionSet","actions":[{"type":"Action.Submit","id":"b"}]}
        """#) == ["/body/1/actions/0/id"])
  }

  @Test("an element and its own fallback may share one, at any depth")
  func fallback() {
    #expect(
      repeated(
        #"""
        {"type":"TextBlock","id":"a","fallback":{"type":"TextBlock","id":"a",
         "fallback":{"type":"TextBlock","id":"a"}}}
        """#) == [])
  }

  @Test("what is in an element and what is in its fallback may share one")
  func insideFallback() {
    #expect(
      repeated(
        #"""
        {"type":"Container","items":[{"type":"TextBlock","id":"c"}],
         "fallback":{"type":"Container","items":[{"type":"TextBlock","id":"c"}]}}
        """#) == [])
  }

  @Test("two fallbacks that can be shown together may not")
  func twoFallbacks() {
    #expect(
      repeated(
        #"""
        {"type":"TextBlock","fallback":{"type":"TextBlock","id":"d"}},
        {"type":"TextBlock","fallback":{"type":"TextBlock","id":"d"}}
        """#) == ["/body/1/fallback/id"])
    #expect(
      repeated(
        #"""
        {"type":"Container","items":[],"fallback":{"type":"Container","items":[
         {"type":"TextBlock","id":"b"},{"type":"TextBlock","id":"b"}]}}
        """#) == ["/body/0/fallback/items/1/id"])
  }

  @Test("ids of a template are no fault yet")
  func template() {
    #expect(
      repeated(
        #"""
        {"type":"TextBlock","id":"a","$when":"${x}"},{"type":"TextBlock","id":"a","$when":"${!x}"},
        {"type":"TextBlock","id":"${y}"},{"type":"TextBlock","id":"${y}"}
        """#) == [])
  }
}
