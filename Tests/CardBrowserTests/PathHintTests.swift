import TestSupport
import Testing

@testable import CardBrowser

@Suite("Hints for paths")
struct PathHintTests {
  let folder: Scratch

  init() throws {
    folder = try Scratch()
    try folder.write("{}", to: "contact.json")
    try folder.write("{}", to: ".hidden.json")
  }

  @Test(
    "a mistyped name means the file beside it that is nearly called so",
    arguments: ["contcat.json", "contact", "Contact.jsn"])
  func near(name: String) {
    #expect(PathHint.near(folder.path + "/" + name) == folder.path + "/contact.json")
  }

  @Test(
    "nothing is guessed for a file that is there, one that is far, hidden ones, standard input",
    arguments: ["/contact.json", "/zebra.json", "/hidden.json", "/none/contact.json"])
  func silent(name: String) {
    #expect(PathHint.near(folder.path + name) == nil)
    #expect(PathHint.near("-") == nil)
  }

  @Test("the sentence has the system's reason and the way out")
  func sentence() {
    let path = folder.path + "/contcat.json"
    #expect(
      PathHint.sentence(for: path)
        == "\(path): No such file or directory; did you mean '\(folder.path)/contact.json'?")
  }

  @Test("a word that is no command may be a file")
  func word() {
    #expect(
      throws: UsageError(message: "'Card' is neither a command nor a file; see 'cards --help'")
    ) {
      try OptionParsing.parse(["Card", "--kiosk"])
    }
  }
}
