/// XML or HTML, read by a strict little reader: a test that gets one knows that every element is
/// closed, every value quoted, and every `&` the beginning of a reference.
public struct ParsedMarkup {
  public struct Element {
    public var name: String
    public var attributes: [String: String]
    /// The text in it and in the elements in it, with blanks and line ends as one blank.
    public var text: String
  }

  /// All elements in the order in which they begin.
  public private(set) var elements: [Element] = []
  /// All text but that of style sheets, blanks and line ends as one blank.
  public private(set) var text = ""

  private var rest: Substring.UnicodeScalarView
  private var open: [Int] = []

  /// The elements that HTML writes without an end.
  public static let voids: Set<String> = ["meta", "img", "input", "br", "col", "hr"]

  /// - Parameter voids: names of elements that have no end.
  public init(_ source: String, voids: Set<String> = []) throws {
    rest = source.unicodeScalars[...]
    while let scalar = rest.first {
      guard scalar == "<" else {
        try add(reference(in: take { $0 != "<" }))
        continue
      }
      rest.removeFirst()
      switch rest.first {
      case "!": try declaration()
      case "/": try end()
      default: try begin(voids)
      }
    }
    guard open.isEmpty else { throw Fault("not closed: \(open.map { elements[$0].name })") }
    text = ParsedMarkup.collapsed(text)
    for index in elements.indices {
      elements[index].text = ParsedMarkup.collapsed(elements[index].text)
    }
  }

  /// The elements of a name.
  public func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  /// A text with blanks and line ends as one blank, as a page shows it.
  public static func collapsed(_ text: String) -> String {
    text.split { $0 == " " || $0 == "\n" || $0 == "\r\n" || $0 == "\t" }.joined(separator: " ")
  }

  private mutating func declaration() throws {
    guard open.isEmpty, String(take { $0 != ">" }) == "!DOCTYPE html" else {
      throw Fault("a declaration or comment that does not belong here")
    }
    rest.removeFirst()
  }

  private mutating func end() throws {
    rest.removeFirst()
    let name = String(take { $0 != ">" })
    guard rest.popFirst() == ">", let last = open.popLast(), elements[last].name == name else {
      throw Fault("</\(name)> closes nothing")
    }
    if ParsedMarkup.blocks.contains(name) { add(" ") }
  }

  private mutating func begin(_ voids: Set<String>) throws {
    let name = String(take { $0.properties.isAlphabetic || ("0"..."9").contains($0) })
    guard !name.isEmpty else { throw Fault("a < that begins no element") }
    if ParsedMarkup.blocks.contains(name) || name == "br" { add(" ") }
    var attributes: [String: String] = [:]
    while rest.first == " " {
      rest.removeFirst()
      let key = String(take { $0 != "=" && $0 != ">" && $0 != " " })
      guard rest.popFirst() == "=", rest.popFirst() == "\"", attributes[key] == nil else {
        throw Fault("<\(name)>: a wrong attribute \(key)")
      }
      let value = take { $0 != "\"" }
      guard rest.popFirst() == "\"", !value.contains("<") else {
        throw Fault("<\(name) \(key)>: a wrong value \(String(value))")
      }
      attributes[key] = try reference(in: value)
    }
    let isEmpty = rest.first == "/"
    if isEmpty { rest.removeFirst() }
    guard rest.popFirst() == ">" else { throw Fault("<\(name)> has no end") }
    elements.append(Element(name: name, attributes: attributes, text: ""))
    if !isEmpty, !voids.contains(name) { open.append(elements.count - 1) }
    // What stands in a style sheet is no text.
    if name == "style" { _ = take { $0 != "<" } }
  }

  /// Elements that stand on lines of their own.
  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "li", "ul", "ol", "dl", "dt", "dd", "table",
    "tr",
    "td", "th", "pre", "figure", "figcaption", "details", "summary", "section", "article", "label",
    "legend", "fieldset", "option", "select", "text", "title",
  ]

  private mutating func add(_ more: String) {
    guard !open.contains(where: { ["style", "title"].contains(elements[$0].name) }) else { return }
    text += more
    for index in open { elements[index].text += more }
  }

  private mutating func take(while belongs: (Unicode.Scalar) -> Bool)
    -> Substring.UnicodeScalarView
  {
    let part = rest.prefix(while: belongs)
    rest = rest[part.endIndex...]
    return part
  }

  private func reference(in text: Substring.UnicodeScalarView) throws -> String {
    let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'"]
    var result = ""
    var rest = text
    while let scalar = rest.popFirst() {
      guard scalar == "&" else {
        guard scalar.value >= 0x20 || scalar == "\n", scalar.value != 0x7F, scalar != ">" else {
          throw Fault("U+\(String(scalar.value, radix: 16)) in a text")
        }
        result.unicodeScalars.append(scalar)
        continue
      }
      let name = rest.prefix { $0 != ";" }
      guard let character = names[String(name)] else { throw Fault("&\(String(name))") }
      result += character
      rest = rest[name.endIndex...].dropFirst()
    }
    return result
  }
}
