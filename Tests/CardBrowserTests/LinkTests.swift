import CardLayout
import TestSupport
import Testing

@testable import CardBrowser

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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

  @Test("a host may allow more schemes; its program opens them and nothing else of theirs changes")
  func schemes() {
    let here = LinkOpening(program: "/p", canCopy: false, schemes: ["ssh", "vscode"])
    #expect(here.choices(for: "ssh://host") == [.open(program: "/p"), .show])
    #expect(here.choices(for: "VSCode:x") == [.open(program: "/p"), .show])
    for options in ["ssh:-oProxyCommand=x", "ssh://-oX=y", "ssh://a@-oX=y/b", "ssh://a%20-oX"] {
      #expect(here.choices(for: options) == [.show])
    }
    #expect(here.choices(for: "sftp://host") == [.show])
    var options = Options()
    options.linkSchemes = ["ssh"]
    options.kiosk = true
    #expect(!LinkOpening.here(options).allows("ssh://host"))
  }

  @Test("schemes are read from the command line; those that run what they say are refused")
  func schemeOption() throws {
    func options(_ list: String) throws(UsageError) -> [String]? {
      guard case .run(let run) = try OptionParsing.parse(["show", "x", "--link-schemes", list])
      else { return nil }
      return run.options.linkSchemes
    }
    #expect(try options("SSH,vscode-insiders") == ["ssh", "vscode-insiders"])
    #expect(
      throws: UsageError(message: "links of the scheme 'javascript' are never opened")
    ) { try options("ssh,JavaScript") }
    #expect(
      throws: UsageError(
        message: "'--link-schemes' needs names of schemes such as ssh,vscode, not 'ssh:'")
    ) { try options("ssh:") }
    #expect(throws: UsageError.self) { try options("") }
  }

  @Test("a program that opens a link gets its address as it is, and no child is left behind")
  func started() throws {
    let folder = try Scratch()
    let program = try folder.write(
      "#!/bin/sh\nprintf '%s %s' \"$PPID\" \"$1\" > \"$0.part\"\nmv \"$0.part\" \"$0.got\"\n",
      to: "open")
    #expect(chmod(program, 0o755) == 0)
    #expect(LinkProgram.start(program, with: "https://x/$(id)?a=`b`&c"))
    for _ in 0..<200 where !Files.exists(program + ".got") { usleep(10_000) }
    let words = try Files.readText(program + ".got").split(separator: " ")
    #expect(words.last == "https://x/$(id)?a=`b`&c")
    // It is no child of this program, which would have to wait for it.
    #expect(words.first.flatMap { pid_t($0) } != getpid())
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
