import AdaptiveCards
import Foundation
import TestSupport
import Testing

@testable import CardLayout

/// What a card becomes as a page.
@Suite("HTML pages")
struct HTMLPageTests {
  private func page(
    _ json: String, host: HostConfig = HostConfig(), theme: Theme.Name = .auto,
    showsPictures: Bool = true, state: CardState = CardState()
  ) throws -> String {
    let reading = CardReader.read(SourceText(name: "card.json", bytes: Array(json.utf8)))
    let card = try #require(reading.card)
    return HTMLPage(
      [HTMLPage.Entry(card, state: state)], host: host, theme: theme, showsPictures: showsPictures
    ).text
  }

  /// What stands in the card's article, without line ends.
  private func body(
    _ elements: String, actions: String = "", showsPictures: Bool = true,
    state: CardState = CardState()
  ) throws -> String {
    let text = try page(
      #"{"type":"AdaptiveCard","version":"1.5","body":[\#(elements)],"actions":[\#(actions)]}"#,
      showsPictures: showsPictures, state: state)
    _ = try ParsedMarkup(text, voids: ParsedMarkup.voids)
    let start = try #require(text.range(of: "<article class=\"card stack s-default\">"))
    let end = try #require(text.range(of: "</article>"))
    return text[start.upperBound..<end.lowerBound].split(separator: "\n").joined()
  }

  private func text(_ text: String, _ more: String = "") -> String {
    #"{"type":"TextBlock","text":"\#(text)"\#(more)}"#
  }

  @Test("a page has a language, a direction, a title, a policy, and nothing that runs or is loaded")
  func head() throws {
    let text = try page(
      #"{"type":"AdaptiveCard","version":"1.5","lang":"de","rtl":true,"body":[\#(text("eins")),\#(text("Zwei & drei", #","style":"heading""#))]}"#
    )
    let parsed = try ParsedMarkup(text, voids: ParsedMarkup.voids)
    #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"de\">"))
    #expect(text.hasSuffix("</html>\n"))
    #expect(text.contains("<title>Zwei &amp; drei</title>"))
    #expect(parsed.all("article").map { $0.attributes["dir"] } == ["rtl"])
    #expect(
      parsed.all("meta").contains {
        $0.attributes["content"]?.hasPrefix("default-src 'none'") == true
      })
    for name in ["script", "link", "iframe", "object", "form", "base"] {
      #expect(parsed.all(name).isEmpty)
    }
    #expect(try page(#"{"type":"AdaptiveCard","body":[]}"#).contains("<html lang=\"en\">"))
    #expect(
      try page(#"{"type":"AdaptiveCard","lang":"x\" y","body":[]}"#).contains("<html lang=\"en\">"))
  }

  @Test("colours follow the reader's choice, or the theme that was asked for")
  func colors() throws {
    let card = #"{"type":"AdaptiveCard","body":[]}"#
    let auto = try page(card)
    #expect(auto.contains("color-scheme:light dark"))
    #expect(auto.contains("@media (prefers-color-scheme:dark){"))
    let light = try page(card, theme: .light)
    #expect(!light.contains("prefers-color-scheme"))
    #expect(light.contains(".s-good{--back:rgb(230 240 233);"))
    let none = try page(card, theme: .none)
    #expect(!none.contains("rgb("))
  }

  @Test("text is a paragraph, a heading, or a list, with its marks and links")
  func texts() throws {
    #expect(
      try body(text("a **b** _c_ <d>", #","size":"large","color":"good","isSubtle":true"#))
        == #"<p class="large c-good subtle">a <strong>b</strong> <em>c</em> &lt;d&gt;</p>"#)
    #expect(try body(text("T", #","style":"heading""#)) == "<h2>T</h2>")
    #expect(try body(text("a\\nb")) == "<p>a<br>b</p>")
    #expect(
      try body(text("x\\n\\n- one\\n- two\\n  1. in\\n\\n3. three", #","spacing":"large""#))
        == #"<div class="stack sp-large"><p>x</p><ul><li>one</li><li>two<ol><li>in</li></ol></li></ul>"#
        + #"<ol start="3"><li>three</li></ol></div>"#)
    #expect(
      try body(text("[a **b**](https://x.test/?q=1&r=2) [c](javascript:alert(1))"))
        == #"<p><a href="https://x.test/?q=1&amp;r=2" rel="noopener noreferrer">a <strong>b</strong>"#
        + "</a> c</p>")
  }

  @Test("runs keep their marks; what can be pressed is a link or a button that is off")
  func runs() throws {
    #expect(
      try body(
        #"{"type":"RichTextBlock","inlines":["a ",{"type":"TextRun","text":"b","italic":true,"highlight":true},{"type":"TextRun","text":"c","selectAction":{"type":"Action.OpenUrl","url":"https://x.test"}},{"type":"TextRun","text":"*d*","selectAction":{"type":"Action.Submit"}}]}"#
      )
        == #"<p>a <em><mark>b</mark></em><a href="https://x.test" rel="noopener noreferrer">c</a>"#
        + #"<button type="button" class="action" disabled="">*d*</button></p>"#)
  }

  @Test("facts are a list of terms")
  func facts() throws {
    #expect(
      try body(#"{"type":"FactSet","facts":[{"title":"A","value":"**1**"}]}"#)
        == "<dl><dt>A</dt><dd><strong>1</strong></dd></dl>")
  }

  @Test("containers and columns are groups with their style and width; what is hidden is left out")
  func containers() throws {
    #expect(
      try body(
        #"{"type":"Container","style":"good","separator":true,"rtl":true,"items":[\#(text("a")),\#(text("b", #","isVisible":false"#))]}"#
      ) == #"<div class="stack group s-good sep" dir="rtl"><p>a</p></div>"#)
    #expect(
      try body(
        #"{"type":"ColumnSet","columns":[{"width":"auto","items":[\#(text("a"))]},{"width":2,"items":[]},{"width":"80px","items":[]}]}"#
      )
        == #"<div class="columns"><div class="stack" style="flex:0 1 auto"><p>a</p></div>"#
        + #"<div class="stack" style="flex:2.0 1 0"></div><div class="stack" style="flex:0 1 91px"></div>"#
        + "</div>")
    var state = CardState()
    state.visibility["x"] = true
    #expect(
      try body(text("a", #","id":"x","isVisible":false"#), state: state) == "<p>a</p>")
  }

  @Test("an auto column of texts that do not wrap is not broken at its blanks")
  func fittedColumn() throws {
    let table =
      #"{"type":"Table","showGridLines":false,"firstRowAsHeaders":false,"columns":[{"width":1},{"width":"auto"}],"#
      + #""rows":[{"type":"TableRow","cells":[{"type":"TableCell","items":[\#(text("a"))]},{"type":"TableCell","items":[\#(text("3 : 0"))]}]}]}"#
    #expect(
      try body(table).contains(#"<td class="fit"><div class="stack"><p>3 : 0</p></div></td>"#))
  }

  @Test("tables have headings with their scope, and their columns' widths")
  func tables() throws {
    let cell = { (text: String) in #"{"type":"TableCell","items":[\#(self.text(text))]}"# }
    let table =
      #"{"type":"Table","columns":[{"width":1},{"width":3}],"rows":[{"type":"TableRow","cells":[\#(cell("A")),\#(cell("B"))]},{"type":"TableRow","horizontalCellContentAlignment":"right","cells":[\#(cell("1"))]}]}"#
    #expect(
      try body(table)
        == #"<div class="scroll"><table class="grid"><colgroup><col style="width:25.0%">"#
        + #"<col style="width:75.0%"></colgroup><thead><tr><th scope="col"><div class="stack"><p>A</p>"#
        + #"</div></th><th scope="col"><div class="stack"><p>B</p></div></th></tr></thead><tbody><tr>"#
        + #"<td class="right"><div class="stack"><p>1</p></div></td></tr></tbody></table></div>"#)
  }

  @Test("pictures have alternative texts; only those of the web and of the card itself are shown")
  func images() throws {
    let image = { (url: String) in
      #"{"type":"Image","url":"\#(url)","altText":"A \"cat\"","size":"small"}"#
    }
    #expect(
      try body(image("https://x.test/c.png"))
        == #"<div><img src="https://x.test/c.png" alt="A &quot;cat&quot;" width="80" loading="lazy"></div>"#
    )
    #expect(
      try body(image("data:image/png;base64,AAAA")).contains(#"src="data:image/png;base64,AAAA""#))
    for url in ["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "cat.png"] {
      #expect(try body(image(url)) == #"<div><span class="alt">A &quot;cat&quot;</span></div>"#)
    }
    #expect(
      try body(image("https://x.test/c.png"), showsPictures: false)
        == #"<div><span class="alt">A &quot;cat&quot;</span></div>"#)
  }

  @Test("actions are links, cards that open, or buttons that are off; the rest waits behind ...")
  func actions() throws {
    #expect(
      try body(
        "",
        actions:
          #"{"type":"Action.Submit","title":"Go","style":"positive","tooltip":"Now"},{"type":"Action.OpenUrl","title":"Web","url":"https://x.test"},{"type":"Action.ShowCard","title":"More","card":{"type":"AdaptiveCard","body":[\#(text("in"))]}},{"type":"Action.Submit","title":"Log","mode":"secondary"}"#
      )
        == #"<ul class="actions"><li><button type="button" disabled="" title="Now" class="action positive">Go"#
        + #"</button></li><li><a href="https://x.test" rel="noopener noreferrer" class="action">Web</a></li>"#
        + #"<li><details><summary>More</summary><div class="inner stack group s-emphasis"><p>in</p></div>"#
        + #"</details></li><li><details><summary aria-label="More options">...</summary>"#
        + #"<ul class="actions vertical inner"><li><button type="button" disabled="" class="action">Log"#
        + "</button></li></ul></details></li></ul>")
    var state = CardState()
    state.openShowCards["/actions"] = "/actions/0"
    #expect(
      try body(
        "", actions: #"{"type":"Action.ShowCard","title":"More","card":{"body":[]}}"#, state: state
      ).contains(#"<details open="">"#))
  }

  @Test("a host without interactivity has neither actions nor inputs")
  func withoutInteractivity() throws {
    var host = HostConfig()
    host.supportsInteractivity = false
    let text = try page(
      #"{"type":"AdaptiveCard","body":[{"type":"Input.Text","id":"i","label":"L"}],"actions":[{"type":"Action.Submit"}]}"#,
      host: host)
    #expect(!text.contains("<input"))
    #expect(!text.contains("<button"))
  }

  @Test("every input is a control with a label")
  func inputs() throws {
    #expect(
      try body(
        #"{"type":"Input.Text","id":"n","label":"Name","isRequired":true,"maxLength":9,"value":"A\"b"}"#
      )
        == #"<div><label for="c0-body-0">Name<span class="required" aria-hidden="true"> *</span></label>"#
        + #"<input type="text" value="A&quot;b" maxlength="9" id="c0-body-0" required=""></div>"#)
    #expect(
      try body(#"{"type":"Input.Text","id":"n","isMultiline":true,"placeholder":"Say"}"#)
        == #"<div><textarea rows="3" id="c0-body-0" placeholder="Say" aria-label="Say"></textarea></div>"#
    )
    #expect(
      try body(#"{"type":"Input.Text","id":"p","style":"password","value":"secret"}"#)
        == #"<div><input type="password" id="c0-body-0" aria-label="p"></div>"#)
    #expect(
      try body(#"{"type":"Input.Number","id":"n","label":"N","min":1,"max":2.5,"value":2}"#)
        .contains(#"<input type="number" step="any" value="2" min="1" max="2.5" id="c0-body-0">"#))
    #expect(
      try body(#"{"type":"Input.Date","id":"d","label":"D","value":"2026-12-01"}"#)
        .contains(#"<input type="date" value="2026-12-01" id="c0-body-0">"#))
    #expect(
      try body(#"{"type":"Input.Toggle","id":"t","title":"Yes","value":"true"}"#)
        == #"<div><label class="choice"><input type="checkbox" checked="" id="c0-body-0"> Yes</label></div>"#
    )
    let choices = #""choices":[{"title":"A","value":"1"},{"title":"B","value":"2"}],"value":"2""#
    #expect(
      try body(#"{"type":"Input.ChoiceSet","id":"c","label":"C",\#(choices)}"#)
        == #"<div><label for="c0-body-0">C</label><select id="c0-body-0"><option value=""></option>"#
        + #"<option>A</option><option selected="">B</option></select></div>"#)
    #expect(
      try body(#"{"type":"Input.ChoiceSet","id":"c","label":"C","style":"expanded",\#(choices)}"#)
        == #"<fieldset><legend>C</legend><label class="choice"><input type="radio" name="c0-body-0"> A"#
        + #"</label><label class="choice"><input type="radio" name="c0-body-0" checked=""> B</label></fieldset>"#
    )
    #expect(
      try body(
        text("Who", #","labelFor":"n""#) + #",{"type":"Input.Text","id":"n","placeholder":"Ann"}"#)
        == #"<label for="c0-body-1">Who</label><div><input type="text" id="c0-body-1" placeholder="Ann"></div>"#
    )
  }

  @Test("the extras have words for who does not see them")
  func extras() throws {
    #expect(
      try body(#"{"type":"Rating","value":3.5,"count":12}"#)
        == #"<p><span role="img" aria-label="3.5 of 5">★★★★☆</span> 3.5 (12)</p>"#)
    #expect(
      try body(#"{"type":"Badge","text":"New","style":"good"}"#)
        == #"<p><span class="badge filled c-good">New</span></p>"#)
    #expect(
      try body(#"{"type":"ProgressBar","value":25}"#)
        == #"<div><progress max="1" value="0.25" aria-label="Progress" style="accent-color:var(--accent)">25%</progress></div>"#
    )
    #expect(
      try body(#"{"type":"CodeBlock","codeSnippet":"if a < b {\n  c\n}"}"#)
        == "<pre><code>if a &lt; b {  c}</code></pre>")
    #expect(
      try body(#"{"type":"Chart.Pie","title":"P","data":[{"legend":"A","value":1284}]}"#)
        == #"<figure><figcaption><strong>P</strong></figcaption><div class="scroll"><table class="grid">"#
        + #"<tbody><tr><th scope="row">A</th><td class="right">1,284</td></tr></tbody></table></div></figure>"#
    )
    #expect(
      try body(
        #"{"type":"Media","altText":"Film","sources":[{"mimeType":"video/mp4","url":"https://x.test/f"}]}"#
      )
        == #"<figure><figcaption><a href="https://x.test/f" rel="noopener noreferrer">▶ Film (video/mp4)</a>"#
        + "</figcaption></figure>")
    #expect(try body(#"{"type":"Nonsense","text":"x"}"#) == "")
  }

  @Test("several cards of a file are articles of one page")
  func decks() throws {
    let card = Card()
    let text = HTMLPage(
      [HTMLPage.Entry(card, state: CardState()), HTMLPage.Entry(card, state: CardState())],
      host: HostConfig(), theme: .auto
    ).text
    #expect(try ParsedMarkup(text, voids: ParsedMarkup.voids).all("article").count == 2)
  }
}
