import CardLayout
import Testing

@testable import CardBrowser

@Suite("Links")
struct LinkTests {
  @Test(
    "only addresses of known kinds are given to another program",
    arguments: [
      "https://adaptivecards.io", "http://a.example/b?c=d#e", "HTTPS://A.EXAMPLE",
      "mailto:ada@example.org", "tel:+15550100",
    ])
  func safe(url: String) { #expect(LinkAddress.isSafe(url)) }

  @Test(
    "the rest is only shown",
    arguments: [
      "javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "vscode:x", "smb://h/x",
      "-x", "--help", " https://x", "java\tscript:x", "https:///evil", "https://good.com@evil.com",
      "https://good.com\\@evil.com", "https://ｅvil.com", "https://x/\u{7}", "https:", "mailto:",
      "tel:-h", "x", "", "https://a b", "https://x'y",
    ])
  func unsafe(url: String) { #expect(!LinkAddress.isSafe(url)) }

  @Test("what can be done depends on the machine at that moment")
  func choices() {
    let here = LinkOpening(program: "/usr/bin/xdg-open", canCopy: true)
    #expect(
      here.choices(for: "https://x") == [.open(program: "/usr/bin/xdg-open"), .copy, .show])
    #expect(here.choices(for: "file:///x") == [.copy, .show])
    #expect(LinkOpening.none.choices(for: "https://x") == [.show])
  }

  @Test("the words of the choices are those of what a link leads to")
  func words() {
    #expect(LinkOpening.Kind("https://x") == .page)
    #expect(LinkOpening.Kind("TEL:+1555").words(for: .copy) == "Copy the number")
    #expect(LinkOpening.Kind("mailto:a@b").words(for: .copy) == "Copy the mail address")
    #expect(LinkOpening.Kind("mailto:a@b").words(for: .open(program: "p")) == "Write a mail here")
  }

  @Test("of a number or a mail address that alone is copied")
  func copied() {
    #expect(LinkOpening.copied(of: "tel:+1555") == "+1555")
    #expect(LinkOpening.copied(of: "mailto:ada@example.org?subject=Hi") == "ada@example.org")
    #expect(LinkOpening.copied(of: "https://x?y") == "https://x?y")
    #expect(LinkOpening.copied(of: "") == "")
  }
}
