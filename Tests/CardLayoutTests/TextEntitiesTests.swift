import Canvas
import Testing

@testable import CardLayout

@Suite("Entities and mentions") struct TextEntitiesTests {
  @Test(
    "Five entities are read, once",
    arguments: [
      ("&quot;a&quot;", "\"a\""), ("&lt;a&gt;", "<a>"), ("a&nbsp;b", "a\u{A0}b"),
      ("a &amp; b", "a & b"), ("&amp;lt;", "&lt;"), ("&amp;nbsp;", "&nbsp;"),
      ("&amp;amp;amp;", "&amp;amp;"), ("&foo;", "&foo;"), ("&copy;", "&copy;"),
      ("&#27;[2J", "&#27;[2J"), ("&#x1b;[2J", "&#x1b;[2J"), ("&#155;", "&#155;"), ("&LT;", "&LT;"),
      ("&lt", "&lt"), ("&", "&"), ("a && b", "a && b"), ("&apos;", "&apos;"),
    ])
  func entities(text: String, drawn: String) {
    #expect(notation(text) == drawn)
    #expect(notation(text + " *a*") == drawn + " <i>a</i>")
  }

  @Test("Markup that an entity hides is text")
  func hiddenMarkup() {
    #expect(notation("&lt;https://x.org&gt; *a*") == "<https://x.org> <i>a</i>")
    #expect(notation("&gt; a\n*b*") == "> a\n<i>b</i>")
    #expect(notation("[a](https://x.org/?a=1&amp;b=2)") == "<a https://x.org/?a=1&b=2>a</a>")
    #expect(
      notation("[a](https://x.org/?copy=1&copy;=2)") == "<a https://x.org/?copy=1&copy;=2>a</a>")
    #expect(notation("[a](b&#x1b;c\\&d) *&* \\& `&`") == "<a b&#x1b;c&d>a</a> <i>&</i> & `&`")
    #expect(notation("&nbsp;&nbsp;&nbsp;&nbsp;**a**") == "\u{A0}\u{A0}\u{A0}\u{A0}<b>a</b>")
  }

  @Test(
    "A mention is the name in it",
    arguments: [
      ("Hi <at>Ann Lee</at>!", "Hi Ann Lee!"), ("<at>A</at><at>B</at>", "AB"),
      ("<at>A", "<at>A"), ("A</at>", "A</at>"), ("<at></at>", ""), ("<AT>A</AT>", "<AT>A</AT>"),
      ("<at>*A*</at> b", "<i>A</i> b"), ("<at>A<at>B</at>", "A<at>B"),
      ("&lt;at&gt;A&lt;/at&gt;", "<at>A</at>"),
    ])
  func mentions(text: String, drawn: String) {
    #expect(notation(text) == drawn)
  }
}
