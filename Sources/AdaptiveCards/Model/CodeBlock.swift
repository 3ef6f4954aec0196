/// Lines of a program (Teams).
public struct CodeBlock: Equatable, Sendable {
  public enum Language: String, Vocabulary {
    case plainText, bash, c, cpp, cSharp, css, dos, go, graphql, html, java, javaScript, json
    case objectiveC, perl, php, powerShell, python, sql, typeScript, vbNet, verilog, vhdl, xml

    static var aliases: [String: Language] { ["c++": .cpp, "c#": .cSharp] }
  }

  public var common = ElementCommon()
  public var codeSnippet = ""
  public var language = Language.plainText
  /// The number of the first line.
  public var startLineNumber = 1
  public var horizontalAlignment: HorizontalAlignment?

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
