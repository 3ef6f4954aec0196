import Testing

@testable import Patterns

/// Regular expressions as cards use them.
@Suite("Regular expressions")
struct PatternTests {
  @Test("an expression is searched for, not matched with the whole")
  func search() {
    #expect(Pattern.search("[0-9]{2}", in: "a12b") == .found)
    #expect(Pattern.search("^[0-9]{2}$", in: "a12b") == .missing)
    #expect(Pattern.search("^$", in: "") == .found)
  }

  @Test("the syntax is ECMAScript's")
  func syntax() {
    #expect(Pattern.search(#"^\u0041$"#, in: "A") == .found)
    #expect(Pattern.search(#"^\/\-\_$"#, in: "/-_") == .found)
    #expect(Pattern.search("^[^]$", in: "\n") == .found)
    #expect(Pattern.search("[]", in: "a") == .missing)
    #expect(Pattern.search("^a$", in: "a\n") == .missing)
    #expect(Pattern.search("a.b", in: "a\nb") == .missing)
    #expect(Pattern.search(#"^\d$"#, in: "٣") == .missing)
    #expect(Pattern.search(#"(?<y>\d)\k<y>"#, in: "44") == .found)
    #expect(Pattern.search("^(?=.*[A-Z])(?=.*[0-9]).{4,}$", in: "Abc1") == .found)
    #expect(Pattern.search(#"^(a)?\1b$"#, in: "b") == .found)
  }

  @Test("a character outside of the first plane is one")
  func astral() {
    #expect(Pattern.search("^.$", in: "😀") == .found)
  }

  @Test(
    "what is no expression says why", arguments: ["(", "[a", "*", "(*UTF)a", "a{2,1}", "(?<=a+)b"])
  func invalid(pattern: String) {
    guard case .invalid(let sentence) = Pattern.search(pattern, in: "a") else {
      Issue.record("\(pattern) was taken")
      return
    }
    #expect(!sentence.isEmpty)
    #expect(Pattern.fault(of: pattern) == sentence)
  }

  @Test(
    "what would take for ever is given up",
    arguments: [
      "^(a+)+$", "(a|aa)+$", "(.*a){20}$", #"(\w*)*!x"#, "(?:a?){30}a{30}$", "(a*)*b",
    ])
  func endless(pattern: String) {
    let text = String(repeating: "a", count: 40) + "!"
    #expect([.gaveUp, .missing].contains(Pattern.search(pattern, in: text)))
    let long = String(repeating: "a", count: 60_000) + "!"
    #expect([.gaveUp, .missing].contains(Pattern.search(pattern, in: long)))
  }

  @Test("a search that starts again at every place of a long text is bounded too")
  func quadratic() {
    let digits = String(repeating: "1", count: 60_000)
    #expect(Pattern.search(#"\d*\s"#, in: digits) == .gaveUp)
    #expect(Pattern.search("2", in: digits) == .missing)
  }

  @Test("long texts and long expressions are not looked at")
  func long() {
    #expect(Pattern.search("a", in: String(repeating: "b", count: 70_000)) == .gaveUp)
    #expect(Pattern.fault(of: String(repeating: "a", count: 9_000)) != nil)
    #expect(Pattern.fault(of: "((((a{1,999}){1,999}){1,999}){1,999})") != nil)
  }
}
