import TestSupport
import Testing

@testable import CardBrowser

/// Scripts for shells and the manual, made from the tables.
@Suite("Completions and manual")
struct CompletionTests {
  private let bash = "/bin/bash"

  /// What bash offers for a command line whose last word is being typed.
  private func complete(_ words: String...) throws -> Set<String> {
    let line = (["cards"] + words).map { "'\($0)'" }.joined(separator: " ")
    let script =
      Completions.script(for: .bash)
      + "COMP_WORDS=(\(line)); COMP_CWORD=\(words.count); _cards; printf '%s\\n' \"${COMPREPLY[@]}\""
    var launch = Launch(bash, ["--norc", "-c", script])
    launch.folder = Package.root
    let outcome = try Command.run(launch)
    #expect(outcome.errorText == "")
    return Set(outcome.outputText.split(separator: "\n").map(String.init))
  }

  @Test(
    "bash completes commands, options, their words, and files",
    .enabled(if: Files.isProgram("/bin/bash")))
  func inBash() throws {
    #expect(try complete("re").contains("render"))
    #expect(try complete("Pack") == ["Package.swift"])
    #expect(try complete("show", "--th") == ["--theme"])
    #expect(try complete("show", "--theme", "d") == ["dark"])
    #expect(try complete("check", "--format", "s") == ["sarif"])
    #expect(try complete("render", "--format", "a") == ["ansi"])
    #expect(try complete("--host-config", "Pack") == ["Package.swift"])
    #expect(try complete("check", "--time") == [])
    #expect(try complete("--time") == ["--time-limit"])
  }

  @Test(
    "zsh takes the script in a start-up file, and without a word",
    .enabled(if: Files.isProgram("/usr/bin/zsh")))
  func inZsh() throws {
    let script =
      "autoload -U compinit; compinit -D -u\n" + Completions.script(for: .zsh)
      + "echo ${_comps[cards]}"
    let outcome = try Command.run(Launch("/usr/bin/zsh", ["-f", "-c", script]))
    #expect(outcome.errorText == "" && outcome.outputText == "_cards\n")
  }

  @Test(
    "fish completes commands and the words of options",
    .enabled(if: Files.isProgram("/usr/bin/fish")))
  func inFish() throws {
    let script =
      Completions.script(for: .fish)
      + "complete -C 'cards rend'; complete -C 'cards show --theme da'"
    let outcome = try Command.run(Launch("/usr/bin/fish", ["--no-config", "-c", script]))
    #expect(outcome.errorText == "")
    #expect(
      outcome.outputText.split(separator: "\n").map { $0.prefix { $0 != "\t" } } == [
        "render", "dark",
      ])
  }

  @Test("every script knows every option", arguments: Completions.Shell.allCases)
  func complete(shell: Completions.Shell) {
    let script = Completions.script(for: shell)
    for option in OptionTable.options {
      let name = shell == .fish ? "-l \(option.name.dropFirst(2)) " : option.name
      #expect(script.contains(name), "\(option.name)")
    }
    #expect(script.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("the manual has all commands, options, keys and statuses, and is ASCII")
  func manual() {
    let page = Manual.page
    for command in CommandName.allCases { #expect(page.contains(".B cards \(command.rawValue)\n")) }
    for option in OptionTable.options {
      let name = option.name.map { $0 == "-" ? "\\-" : String($0) }.joined()
      #expect(page.contains(".B \(name)"), "\(option.name)")
    }
    #expect(page.contains(".B 124\n"))
    #expect(page.contains(".B Shift\\-Tab\n"))
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
  }
}
