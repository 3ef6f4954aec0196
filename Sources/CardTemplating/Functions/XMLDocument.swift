/// An XML text, read as far as paths can ask: elements, attributes, text.
///
/// No declarations of a document's type are read, so that no entity of it can grow or lead to a
/// file.
struct XMLDocument {
  struct Element {
    var name: String
    var attributes: [(name: String, value: String)] = []
    /// The bytes of the text that it is, tags included.
    var range: Range<Int>
    var parent: Int?
    var children: [Int] = []
    /// The text in it, that of its elements not included.
    var text = ""
  }

  private(set) var elements: [Element] = []
  let bytes: [UInt8]
  private var index = 0
  private var open: [Int] = []

  /// Elements may stand in each other so deep.
  private static let depth = 200

  /// nil for a text that is not well-formed.
  init?(_ text: String) {
    bytes = Array(text.utf8)
    guard read(), open.isEmpty, !elements.isEmpty else { return nil }
  }

  /// The text of an element with that of all elements in it.
  func text(of element: Int) -> String {
    var text = ""
    var waiting = [element]
    while let next = waiting.popLast() {
      text += elements[next].text
      waiting += elements[next].children.reversed()
    }
    return text
  }

  private func find(_ wanted: String, from start: Int) -> Int? {
    let wanted = Array(wanted.utf8)
    var index = start
    while index + wanted.count <= bytes.count {
      if bytes[index] == wanted[0], bytes[index...].starts(with: wanted) { return index }
      index += 1
    }
    return nil
  }

  private mutating func skip(past end: String) -> Bool {
    guard let found = find(end, from: index) else { return false }
    index = found + end.utf8.count
    return true
  }

  private func starts(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private mutating func read() -> Bool {
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
        guard addText(start..<index) else { return false }
        continue
      }
      if starts("<?") {
        guard skip(past: "?>") else { return false }
      } else if starts("<!--") {
        guard skip(past: "-->") else { return false }
      } else if starts("<![CDATA[") {
        let start = index + 9
        guard skip(past: "]]>"), let last = open.last else { return false }
        elements[last].text += String(decoding: bytes[start..<index - 3], as: UTF8.self)
      } else if starts("<!") {
        return false
      } else if starts("</") {
        guard close() else { return false }
      } else {
        guard begin() else { return false }
      }
    }
    return true
  }

  private mutating func addText(_ range: Range<Int>) -> Bool {
    guard let last = open.last else {
      return bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    }
    elements[last].text += Self.unescaped(bytes[range])
    return true
  }

  private mutating func name() -> String? {
    let start = index
    while index < bytes.count, Self.isNameByte(bytes[index]) { index += 1 }
    return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte >= 0x80 || "_:-.".utf8.contains(byte)
  }

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }

  private mutating func begin() -> Bool {
    let start = index
    index += 1
    guard let name = name(), open.count < Self.depth else { return false }
    guard !open.isEmpty || elements.isEmpty else { return false }
    var element = Element(name: name, range: start..<start, parent: open.last)
    while true {
      skipBlanks()
      guard index < bytes.count else { return false }
      if bytes[index] == UInt8(ascii: ">") || starts("/>") { break }
      guard let attribute = attribute() else { return false }
      element.attributes.append(attribute)
    }
    let isEmpty = starts("/>")
    index += isEmpty ? 2 : 1
    element.range = start..<index
    if let parent = open.last { elements[parent].children.append(elements.count) }
    if !isEmpty { open.append(elements.count) }
    elements.append(element)
    return true
  }

  private mutating func attribute() -> (name: String, value: String)? {
    guard let name = name() else { return nil }
    skipBlanks()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { return nil }
    index += 1
    skipBlanks()
    guard index < bytes.count else { return nil }
    let mark = bytes[index]
    guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else { return nil }
    let start = index + 1
    guard let end = bytes[start...].firstIndex(of: mark) else { return nil }
    index = end + 1
    return (name, Self.unescaped(bytes[start..<end]))
  }

  private mutating func close() -> Bool {
    index += 2
    guard let name = name(), let last = open.popLast(), elements[last].name == name else {
      return false
    }
    skipBlanks()
    guard index < bytes.count, bytes[index] == UInt8(ascii: ">") else { return false }
    index += 1
    elements[last].range = elements[last].range.lowerBound..<index
    return true
  }

  /// A text with the five entities of XML itself resolved.
  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    let entities: [(String, UInt8)] = [
      ("&amp;", UInt8(ascii: "&")), ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")),
      ("&quot;", UInt8(ascii: "\"")), ("&apos;", UInt8(ascii: "'")),
    ]
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "&"),
        let entity = entities.first(where: { bytes[index...].starts(with: $0.0.utf8) })
      {
        result.append(entity.1)
        index += entity.0.utf8.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
