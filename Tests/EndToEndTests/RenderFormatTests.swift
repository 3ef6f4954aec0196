import TestSupport
import Testing

/// `render` in all its formats, as a script calls it.
@Suite(
  "Formats of render", .enabled(if: CardsProgram.isThere, Comment(rawValue: CardsProgram.missing)))
struct RenderFormatTests {
  private let scratch: Scratch
  private let path: String

  init() throws {
    scratch = try Scratch()
    path = try scratch.write(
      """
      {"type":"AdaptiveCard","version":"1.5","body":[
       {"type":"TextBlock","text":"Ready & [waiting](https://x.test/?a=1&b=2)","color":"good"},
       {"type":"Container","style":"attention","items":[{"type":"TextBlock","text":"no"}]}],
       "actions":[{"type":"Action.OpenUrl","title":"Log","url":"https://x.test/log"}]}
      """, to: "card.json")
  }

  private func render(_ arguments: String..., environment: [String: String?] = [:]) throws -> String
  {
    var launch = CardsProgram.launch("render", path, environment: environment)
    launch.arguments += arguments
    let outcome = try Command.run(launch)
    #expect(outcome.status == 0, "\(outcome)")
    return outcome.outputText
  }

  @Test("svg is a picture with the card's colours and links, whatever the terminal has")
  func svg() throws {
    let text = try render("--format", "svg", "--width", "40", environment: ["TERM": "vt100"])
    let parsed = try ParsedMarkup(text)
    #expect(parsed.all("svg").first?.attributes["width"] == "376")
    #expect(
      parsed.all("a").map { $0.attributes["href"] } == [
        "https://x.test/?a=1&b=2", "https://x.test/log",
      ])
    #expect(parsed.all("tspan").contains { $0.attributes["fill"] == "#7acc7a" })
    #expect(parsed.text.contains("Ready &"))
  }

  @Test("a picture of a screen that keys lead to has its menu")
  func keys() throws {
    let text = try render("--format", "svg", "--size", "40x12", "--keys", "Tab Enter")
    #expect(try ParsedMarkup(text).text.contains("https://x.test"))
  }

  @Test("html is a page; NO_COLOR and --color never leave the colours to the reader")
  func html() throws {
    let text = try render("--format", "html")
    let parsed = try ParsedMarkup(text, voids: ParsedMarkup.voids)
    #expect(parsed.all("p").first?.text == "Ready & waiting")
    #expect(text.contains("prefers-color-scheme"))
    #expect(!(try render("--format", "html", "--color", "never").contains("rgb(")))
    #expect(!(try render("--format", "html", environment: ["NO_COLOR": "1"]).contains("rgb(")))
  }

  @Test(
    "ansi has as many colours as it is told",
    arguments: [
      ("8", "\u{1B}[32m"), ("16", "\u{1B}[32m"), ("256", "\u{1B}[38;5;114m"),
      ("truecolor", "\u{1B}[38;2;122;204;122m"),
    ])
  func ansi(depth: String, code: String) throws {
    let text = try render("--format", "ansi", "--color", depth, "--theme", "dark")
    #expect(text.contains(code + "Ready & "))
  }

  @Test("without colours only attributes are written")
  func colorless() throws {
    let text = try render("--format", "ansi", "--color", "never")
    #expect(text.contains("Ready & \u{1B}[4mwaiting"))
    #expect(!text.contains("[3"))
  }

  @Test("the background that COLORFGBG tells is taken at once")
  func environment() throws {
    let light = try render(
      "--format", "ansi", "--color", "256", environment: ["COLORFGBG": "0;default;15"])
    #expect(light.contains("\u{1B}[48;5;224m") || light.contains(";48;5;224m"))
    let unknown = try render("--format", "ansi", "--color", "256", environment: ["COLORFGBG": nil])
    #expect(!unknown.contains("48;5"))
  }
}
