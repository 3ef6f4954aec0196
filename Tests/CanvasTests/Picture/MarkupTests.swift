import Canvas
import Testing

@Suite("Markup")
struct MarkupTests {
  @Test("texts and values are escaped")
  func escaping() {
    var markup = Markup()
    markup.element("p", [("title", "a \"b\" <c>\n'd'"), ("lang", nil)]) { markup in
      markup.text("1 < 2 && \"3\" > '2'</p><script>")
      markup.void("br")
    }
    #expect(
      markup.string == "<p title=\"a &quot;b&quot; &lt;c&gt;\n&#39;d&#39;\">1 &lt; 2 &amp;&amp; "
        + "&quot;3&quot; &gt; &#39;2&#39;&lt;/p&gt;&lt;script&gt;<br></p>")
  }

  @Test("an element of XML without content closes itself")
  func xml() {
    var markup = Markup()
    markup.void("rect", [("x", "1")], isXML: true)
    #expect(markup.string == #"<rect x="1"/>"#)
  }

  @Test("control characters of values, which XML cannot hold, become U+FFFD")
  func controls() {
    var markup = Markup()
    markup.void("a", [("href", "x\u{0}\u{1B}\u{7F}\ty")])
    #expect(markup.string == "<a href=\"x\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}y\">")
  }

  @Test("a style sheet cannot be ended from within")
  func styleSheet() {
    var markup = Markup()
    markup.styleSheet("a{color:red}</style><script>")
    #expect(markup.string == "<style>a{color:red}/style>script></style>")
  }
}
