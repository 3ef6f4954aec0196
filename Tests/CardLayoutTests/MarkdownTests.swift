import Canvas
import Testing

@testable import CardLayout

@Suite("Markdown") struct MarkdownTests {
  @Test(
    "Emphasis, strong and links are drawn, their marks are not",
    arguments: [
      ("plain", "plain"),
      ("*a* b", "<i>a</i> b"),
      ("_a_ b", "<i>a</i> b"),
      ("a **b** c", "a <b>b</b> c"),
      ("__a__", "<b>a</b>"),
      ("***a***", "<b><i>a</i></b>"),
      ("*a **b** c*", "<i>a </i><b><i>b</i></b><i> c</i>"),
      ("a*b*c", "a<i>b</i>c"),
      ("a_b_c and x__init__y", "a_b_c and x__init__y"),
      ("snake_case_name *x*", "snake_case_name <i>x</i>"),
      ("* a", "• a"),
      ("2 * 3 * 4", "2 * 3 * 4"),
      ("**", "**"),
      ("*", "*"),
      ("**a*", "*<i>a</i>"),
      ("[a](https://x.org)", "<a https://x.org>a</a>"),
      (
        "see [a *b*](https://x.org/?q=1&r=2) c",
        "see <a https://x.org/?q=1&r=2>a </a><a https://x.org/?q=1&r=2><i>b</i></a> c"
      ),
      ("[a](<https://x.org/a b>)", "<a https://x.org/a b>a</a>"),
      ("[a](https://x.org \"title\")", "<a https://x.org>a</a>"),
      ("[a](https://x.org/\\(1\\))", "<a https://x.org/(1)>a</a>"),
      ("[a](https://x.org/(1)/b)", "<a https://x.org/(1)/b>a</a>"),
      ("[a]()", "<a>a</a>"),
      ("[a](https://x.org", "[a](https://x.org"),
      ("[a] (https://x.org)", "[a] (https://x.org)"),
      ("[a]", "[a]"),
      ("[a][b]", "[a][b]"),
    ])
  func inline(text: String, drawn: String) {
    #expect(notation(text) == drawn)
  }

  @Test(
    "A backslash takes the meaning from punctuation and from nothing else",
    arguments: [
      ("\\*a\\*", "*a*"), ("\\\\*a*", "\\<i>a</i>"), ("\\[a](b)", "[a](b)"),
      ("1\\. a", "1. a"), ("\\- a", "- a"), ("C:\\dir\\name", "C:\\dir\\name"),
      ("C:\\dir\\\nnext", "C:\\dir\\\nnext"), ("end\\", "end\\"), ("\\<b>", "<b>"),
      ("\\&nbsp;a", "\\\u{A0}a"), ("\\![a](u)", "!<a u>a</a>"), ("\\`*a*\\`", "`<i>a</i>`"),
    ])
  func escapes(text: String, drawn: String) {
    #expect(notation(text) == drawn)
  }

  /// What other dialects mark and a card does not.
  static let foreign = [
    "# Heading", "###### Heading", "#hash", "Heading\n===", "Heading\n---", "---", "***", "___",
    "* * *", "> quote", ">quote", "`code`", "`a*b*c`", "``a ` b``", "```\ncode\n```",
    "```swift\nlet a = *b*\n- c\n```", "~~~\n**a**\n~~~", "    indented code", "<b>a</b>",
    "<div>\na\n</div>", "<!-- a -->", "<br/>", "<https://x.org>", "<a@b.org>", "https://x.org",
    "www.x.org", "![a](b.png)", "![a *b* c](d.png \"e\")", "~~a~~", "~a~", "| a | b |\n|---|---|",
    "[a]: https://x.org", "[a]: https://x.org 'b'", "&copy; &#42;", "[^1]", "-", "1.", "+",
    "a\n-", "1234567890. a", "1.a", "-a", "a\\\nb", ":smile:", "$a$",
  ]

  @Test("What is not in the subset is drawn as written", arguments: foreign)
  func literal(text: String) {
    #expect(notation(text) == text)
  }

  @Test("So it is beside something that is", arguments: foreign)
  func literalAmongMarks(text: String) {
    #expect(notation("**x** y\n\n\(text)\n\n**z**") == "<b>x</b> y\n\n\(text)\n\n<b>z</b>")
    #expect(notation("*x*\n\(text)\n*z*") == "<i>x</i>\n\(text)\n<i>z</i>")
  }

  @Test(
    "So it is in the middle of a line",
    arguments: foreign.filter { !$0.contains("\n") })
  func literalInLine(text: String) {
    let drawn = notation("**x** y \(text) z *w*")
    #expect(drawn == "<b>x</b> y \(text) z <i>w</i>")
  }

  @Test("A linked image leaves a link with the image as written")
  func linkedImage() {
    #expect(notation("[![a](b.png)](https://x.org)") == "<a https://x.org>![a](b.png)</a>")
    #expect(notation("![a [b](c)") == "![a <a c>b</a>")
  }

  @Test("Emphasis reaches across a line feed, not across a blank line")
  func emphasisAndLines() {
    #expect(notation("*a\nb*") == "<i>a\nb</i>")
    #expect(notation("*a\n\nb*") == "*a\n\nb*")
    #expect(notation("*a*\n_b_\n*c*") == "<i>a</i>\n<i>b</i>\n<i>c</i>")
  }

  @Test(
    "One line feed is a line break, more are one blank line",
    arguments: [
      ("a\nb", "a\nb"), ("a\rb", "a\nb"), ("a\r\nb", "a\nb"), ("a\u{2028}b", "a\nb"),
      ("a\n\nb", "a\n\nb"), ("a\n\n\n\nb", "a\n\nb"), ("a\n \t\nb", "a\n\nb"), ("a  \nb", "a\nb"),
      ("a  \n*b*", "a\n<i>b</i>"),
      ("\n\na\n\n", "a"), ("*a*\n\n\n\nb", "<i>a</i>\n\nb"), ("\n*a*\n", "<i>a</i>"),
      ("a\n  b", "a\n  b"), ("*a*\n  b", "<i>a</i>\n  b"), ("  *a*", "  <i>a</i>"),
      ("*a*\r\rb", "<i>a</i>\n\nb"), (" ", " "), ("\n", " "), ("&nbsp;", "\u{A0}"),
    ])
  func lines(text: String, drawn: String) {
    #expect(notation(text) == drawn)
  }

  @Test("Empty text has no paragraph")
  func empty() {
    #expect(CardText.paragraphs("") == [])
    #expect(CardText.styled("").runs == [])
  }

  @Test("Without markdown marks are text and line feeds at the ends stay")
  func withoutMarkdown() {
    let options = CardText.Options(markdown: false)
    #expect(notation("**a** [b](c)\n- d", options: options) == "**a** [b](c)\n- d")
    #expect(notation("\n\na\n\n", options: options) == "\n\na\n\n")
    #expect(notation("a\n\n\n\nb", options: options) == "a\n\nb")
    #expect(notation("\n", options: options) == "\n")
    #expect(notation("&lt;a&gt; \\*", options: options) == "<a> \\*")
  }

  @Test("Marks keep the base style and add the look's")
  func looks() {
    let base = Style(foreground: .palette(2), background: .palette(4), attributes: .dim)
    let look = CardText.Look(
      strong: .reverse, emphasis: .underline, link: .strikethrough, linkColor: .palette(6))
    let marked = CardText.styled("a **b** _c_ [d](e)", base: base, look: look).runs
    #expect(marked.map(\.text.string) == ["a ", "b", " ", "c", " ", "d"])
    #expect(marked[0].style == base)
    #expect(marked[1].style == base.with(.reverse))
    #expect(marked[3].style == base.with(.underline))
    #expect(marked[5].style.foreground == .palette(6))
    #expect(marked[5].style.background == .palette(4))
    #expect(marked[5].style.attributes == [.dim, .strikethrough])
    #expect(marked[5].link?.string == "e")
  }
}
