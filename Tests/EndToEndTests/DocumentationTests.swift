import TestSupport
import Testing

/// What a host can use says what it gives, read from the sources themselves.
@Suite("Documentation")
struct DocumentationTests {
  private static let sources = Package.root + "/Sources"

  private func scans() throws -> [(file: String, scan: PublicScan)] {
    try Files.all(under: Self.sources, ending: ".swift").map { file in
      (file, PublicScan(try Files.readText(file)))
    }
  }

  @Test("every public declaration has a comment")
  func everything() throws {
    let scans = try scans()
    let protocols = Set(scans.flatMap(\.scan.protocols))
    #expect(protocols.contains("CardActionDelegate"))
    for (file, scan) in scans {
      for bare in scan.bare where !bare.isInherited(from: protocols) {
        Issue.record("\(file):\(bare.line): \(bare.text)")
      }
    }
  }

  @Test("the scan sees each kind of declaration, and comments above attributes")
  func scan() {
    let sample = #"""
      /// - Parameter it: is bare.
      public struct Bare {
        public let bare = 1
        let hidden = 2
        /// Said.
        @available(*, deprecated)
        public init() {}
        public internal(set) var bareToo = 3
        public var description: String { "" }
        func hidden(_ code: Int) -> Int {
          switch code {
          case 1: 2
          default: 3
          }
        }
      }
      /// Said.
      public indirect enum Said: Error {
        case bare
        /// Said.
        case said(String)
        private enum Hidden {
          case hidden
        }
      }
      /// Said.
      public protocol Asking {
        func bare()
        /// Said.
        var said: Int { get }
      }
      extension Asking {
        public func bare() {}
      }
      extension Bare {
        public static func bare(_ text: String) {}
        package func hidden() {}
      }
      /// Said.
      public enum OneLine { case bare, bareToo }
      """#
    let scan = PublicScan(sample)
    #expect(scan.protocols == ["Asking"])
    #expect(
      scan.bare.filter { !$0.isInherited(from: ["Asking"]) }.map(\.line) == [
        2, 3, 8, 19, 28, 36, 40,
      ])
    #expect(scan.bare.filter { $0.isInherited(from: ["Asking"]) }.map(\.line) == [9, 33])
  }
}

/// The public declarations of a file that have no comment, found by the lines of a formatted text.
struct PublicScan {
  /// A declaration without a comment.
  struct Bare {
    var line: Int
    var text: String
    /// What it is a member of, such as `extension Screen`; nil at the top.
    var owner: Scope?

    /// Whether documentation takes the words from a requirement that has them: those of our own
    /// protocols' defaults, and of the standard library's.
    func isInherited(from protocols: Set<String>) -> Bool {
      if let owner, owner.kind == "extension", protocols.contains(owner.name) { return true }
      return ["var description: String", "func == (", "func < ("].contains { text.contains($0) }
    }
  }

  /// A type that is open at a line.
  struct Scope {
    var kind: String
    var name: String
    var isPublic: Bool
    var indent: Int
  }

  private(set) var bare: [Bare] = []
  /// The public protocols that the file declares.
  private(set) var protocols: [String] = []

  private static let types: Set = ["struct", "class", "enum", "protocol", "extension", "actor"]
  private static let members: Set = [
    "func", "var", "let", "init", "subscript", "typealias", "associatedtype", "case",
  ]

  init(_ text: String) {
    var open: [Scope] = []
    // The first line says what the declaration gives; parameters alone are no comment.
    var (isDocumented, isInComment) = (false, false)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let content = line.drop { $0 == " " }
      if content.hasPrefix("///") {
        isDocumented = isInComment ? isDocumented : !content.hasPrefix("/// -")
        isInComment = true
        continue
      }
      isInComment = false
      if content.isEmpty { isDocumented = false }
      guard !content.isEmpty, !content.hasPrefix("//"), !isAttribute(content) else { continue }
      let indent = line.count - content.count
      open.removeAll { $0.indent >= indent }
      let owner = open.last
      let words = content.split { " (<:?{".contains($0) }
      // What is inside of a function is deeper than a member.
      if let at = words.firstIndex(where: { Self.types.union(Self.members).contains(String($0)) }),
        indent == owner.map({ $0.indent + 2 }) ?? 0
      {
        let kind = String(words[at])
        let isPublic = isPublic(kind, words[..<at], in: owner)
        // Cases on the line of their enum have no room for words of their own.
        let hasBareCases = kind == "enum" && content.contains("{ case ")
        if isPublic, !isDocumented || hasBareCases, kind != "extension" {
          bare.append(Bare(line: index + 1, text: String(content), owner: owner))
        }
        if Self.types.contains(kind), at + 1 < words.count {
          let name = String(words[at + 1])
          if kind == "protocol", isPublic { protocols.append(name) }
          open.append(Scope(kind: kind, name: name, isPublic: isPublic, indent: indent))
        }
      }
      isDocumented = false
    }
  }

  /// Whether a line is an attribute alone; the comment above it belongs to what follows.
  private func isAttribute(_ content: Substring) -> Bool {
    content.hasPrefix("@") && (content.hasSuffix(")") || !content.contains(" "))
  }

  /// Cases and requirements are as public as what they belong to.
  private func isPublic(_ kind: String, _ modifiers: ArraySlice<Substring>, in owner: Scope?)
    -> Bool
  {
    if modifiers.contains("public") || modifiers.contains("open") { return true }
    guard let owner, owner.isPublic else { return false }
    return kind == "case" && owner.kind == "enum" || owner.kind == "protocol"
  }
}
