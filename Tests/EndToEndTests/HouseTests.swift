import TestSupport
import Testing

/// The plan of the house, read from the sources themselves.
@Suite("The house")
struct HouseTests {
  /// The only modules of ours, and C libraries, that a room may know.
  private static let arrows: [String: Set<String>] = [
    "Canvas": ["CUtf8proc"],
    "Events": ["Canvas"],
    "AdaptiveCards": [],
    "CardLayout": ["AdaptiveCards", "Canvas", "CCmark"],
    "Patterns": ["CPcre2"],
    "CardTemplating": ["AdaptiveCards", "Patterns"],
    "CardActions": ["CardLayout", "AdaptiveCards", "Canvas", "Events", "Patterns"],
    "Terminal": ["Canvas", "Events", "CNcurses"],
    "CardBrowser": [
      "CardActions", "CardTemplating", "CardLayout", "AdaptiveCards", "Canvas", "Events",
      "Terminal",
    ],
    "cards": ["CardBrowser"],
    "TerminalCards": [
      "CardActions", "CardTemplating", "CardLayout", "AdaptiveCards", "Canvas", "Events",
      "Terminal",
    ],
    "host-example": ["TerminalCards"],
  ]
  /// The C library that everything stands on; nothing bigger comes in unseen.
  private static let everywhere: Set = ["Glibc", "Darwin", "Musl"]
  private static let sources = Package.root + "/Sources"
  /// The one place outside of Terminal where colours become escape sequences.
  private static let mayNameEscapes = ["/Terminal/", "/Canvas/SGR.swift"]

  private func files(of room: String) -> [String] {
    Files.all(under: Self.sources + "/" + room, ending: ".swift")
  }

  @Test("every folder of Sources is a room with its arrows or a C library")
  func rooms() {
    let rooms = Files.names(in: Self.sources).filter { room in
      !Files.exists("\(Self.sources)/\(room)/module.modulemap")
    }
    #expect(rooms == Self.arrows.keys.sorted())
    for room in rooms { #expect(!files(of: room).isEmpty, "\(room) is empty") }
  }

  @Test("at the top stands only what people look for and what tools need there")
  func topLevel() {
    let known: Set = [
      "Package.swift", "Sources", "Tests", "Cards", "README.md", "CHANGELOG.md", "LICENSE",
      "Makefile",
    ]
    let found = Files.names(in: Package.root).filter { !$0.hasPrefix(".") }
    #expect(Set(found).subtracting(known) == [])
  }

  @Test("imports point one way", arguments: arrows.keys.sorted())
  func imports(room: String) throws {
    let allowed = try #require(Self.arrows[room]).union(Self.everywhere)
    for file in files(of: room) {
      for module in importedModules(in: try Files.readText(file)) {
        #expect(allowed.contains(module), "\(file) imports \(module)")
      }
    }
  }

  @Test("escape sequences are in one place")
  func escapes() throws {
    for file in Files.all(under: Self.sources, ending: ".swift")
    where !Self.mayNameEscapes.contains(where: { file.contains($0) }) {
      let text = try Files.readText(file).lowercased()
      for escape in ["\\u{1b}", "\\u{01b}", "\\u{001b}", "\\u{9b}", "\\u{009b}", "\u{1b}"] {
        #expect(!text.contains(escape), "\(file) names \(escape)")
      }
    }
  }

  @Test("nothing in the sources stops the program or is left for later")
  func noStops() throws {
    for file in Files.all(under: Self.sources, ending: ".swift") {
      let text = try Files.readText(file)
      for word in ["fatalError(", "preconditionFailure(", "try!", " as! ", "TODO", "FIXME"] {
        #expect(!text.contains(word), "\(file) has \(word)")
      }
    }
  }

  @Test("every way to write an import is seen")
  func reader() {
    let text = """
      // import Comment
      import A
        public import B.C
      @_exported import D
      @testable internal import E
      import struct F.G
      #if canImport(H)
      import I;import J
      let important = "import K"
      """
    #expect(importedModules(in: text) == ["A", "B", "D", "E", "F", "I", "J"])
  }

  /// The modules that the import lines of a file name.
  private func importedModules(in text: String) -> [String] {
    var modules: [String] = []
    for line in text.split(whereSeparator: { $0 == "\n" || $0 == ";" }) {
      var words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })[...]
      while let word = words.first, word.hasPrefix("@") || Self.accessLevels.contains(word) {
        words = words.dropFirst()
      }
      guard words.popFirst() == "import", let name = words.popFirst() else { continue }
      let module = Self.kinds.contains(name) ? words.first ?? name : name
      modules.append(String(module.split(separator: ".")[0]))
    }
    return modules
  }

  private static let accessLevels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
  ]
}
