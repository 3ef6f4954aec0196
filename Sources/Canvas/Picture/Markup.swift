/// Writes XML and HTML: every text is escaped, every element that is opened is closed.
///
/// Names are literals of the program, and everything else is text; so nothing that a card says can
/// become an element, an attribute or a comment.
package struct Markup: Sendable {
  /// A name and its value, which is shown as strict text; without one the attribute is left out.
  package typealias Attribute = (name: StaticString, value: String?)

  private var bytes: [UInt8] = []

  package init() {}

  /// What was written so far.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// An element with what `content` writes in it.
  package mutating func element(
    _ name: StaticString, _ attributes: [Attribute] = [], content: (inout Markup) -> Void
  ) {
    begin(name, attributes)
    append(">")
    content(&self)
    append("</")
    append(name)
    append(">")
  }

  /// An element with a text in it.
  package mutating func element(
    _ name: StaticString, _ attributes: [Attribute] = [], _ text: SafeText
  ) {
    element(name, attributes) { $0.text(text) }
  }

  /// An element of HTML that has no content, such as `<br>`; in XML it is an empty one.
  package mutating func void(
    _ name: StaticString, _ attributes: [Attribute] = [], isXML: Bool = false
  ) {
    begin(name, attributes)
    append(isXML ? "/>" : ">")
  }

  /// Text between elements.
  package mutating func text(_ text: SafeText) { escape(text.string) }

  /// A line end between elements, for people who read the source.
  package mutating func lineFeed() { bytes.append(0x0A) }

  /// What stands as it is: the program's own words, such as a document type or a style sheet.
  package mutating func literal(_ text: StaticString) { append(text) }

  /// Rules of a style sheet that were made of the program's own words and of numbers.
  ///
  /// A `<` has no place in them, so that none can end the sheet.
  package mutating func styleSheet(_ rules: String) {
    element("style") { markup in
      markup.bytes.append(contentsOf: rules.utf8.lazy.filter { $0 != UInt8(ascii: "<") })
    }
  }

  private mutating func begin(_ name: StaticString, _ attributes: [Attribute]) {
    append("<")
    append(name)
    for (name, value) in attributes {
      guard let value else { continue }
      append(" ")
      append(name)
      append("=\"")
      escape(SafeText(value, .strict).string)
      append("\"")
    }
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func escape(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "\""): append("&quot;")
      case UInt8(ascii: "'"): append("&#39;")
      default: bytes.append(byte)
      }
    }
  }
}
