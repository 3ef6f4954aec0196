/// Lines of a program (Teams).
public struct CodeBlock: Equatable, Sendable {
  /// The languages that Teams colours, "C++" and "C#" among them.
  public enum Language: String, Vocabulary {
    /// Written as in JSON; `c++` and `c#` are read too.
    case plainText, bash, c, cpp, cSharp, css, dos, go, graphql, html, java, javaScript, json
    /// The rest of them, from Objective-C to XML.
    case objectiveC, perl, php, powerShell, python, sql, typeScript, vbNet, verilog, vhdl, xml

    static var aliases: [String: Language] { ["c++": .cpp, "c#": .cSharp] }
  }

  /// What every element has: its id, spacing, visibility and their like.
  public var common = ElementCommon()
  /// The lines, with line feeds between them.
  public var codeSnippet = ""
  /// What they are written in.
  public var language = Language.plainText
  /// The number of the first line.
  public var startLineNumber = 1
  /// Where it stands from left to right; nil: as what is around it says.
  public var horizontalAlignment: HorizontalAlignment?

  /// One that says nothing: every property is its default.
  public init() {}
}

extension CodeBlock: ElementBody {
  mutating func visitOwn(_ fields: inout some FieldVisitor) {
    fields("codeSnippet", &codeSnippet)
    fields("language", &language)
    fields("startLineNumber", &startLineNumber)
    fields("horizontalAlignment", &horizontalAlignment)
  }
}
