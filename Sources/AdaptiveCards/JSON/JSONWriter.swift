/// Writes values as JSON text: keys in their order, numbers as they were written.
public struct JSONWriter {
  /// Which characters of strings are written as escapes.
  public enum Escaping: Sendable {
    /// Those JSON demands: quotation marks, backslashes and control characters below U+0020.
    case minimal
    /// Also those that a terminal might act upon or that nobody would see: DEL and C1, characters
    /// that change the direction or format text, tags, private ones, line separators.
    case terminal
  }

  private let escaping: Escaping
  private let isPretty: Bool
  private var text: [UInt8] = []

  /// An array or object of which the first `done` items are written.
  private struct Open {
    let container: JSONValue
    var done = 0
  }

  init(escaping: Escaping, pretty: Bool) {
    self.escaping = escaping
    isPretty = pretty
  }

  mutating func write(_ value: JSONValue) -> String {
    // A list of its own instead of recursion, so that depth costs no stack.
    var open: [Open] = []
    begin(value, &open)
    while let level = open.last {
      let isEnd: Bool
      switch level.container.content {
      case .array(let items):
        isEnd = level.done == items.count
        if !isEnd {
          open[open.count - 1].done += 1
          separate(isFirst: level.done == 0, depth: open.count)
          begin(items[level.done], &open)
        }
      case .object(let object):
        isEnd = level.done == object.count
        if !isEnd {
          open[open.count - 1].done += 1
          separate(isFirst: level.done == 0, depth: open.count)
          let member = object.members[level.done]
          write(member.key)
          append(isPretty ? ": " : ":")
          begin(member.value, &open)
        }
      case .null, .bool, .number, .string: isEnd = true
      }
      if isEnd { end(&open) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Writes a value whole, or opens it when there is something in it.
  private mutating func begin(_ value: JSONValue, _ open: inout [Open]) {
    switch value.content {
    case .null: append("null")
    case .bool(let value): append(value ? "true" : "false")
    case .number(let number): text.append(contentsOf: number.text.utf8)
    case .string(let string): write(string)
    case .array(let items) where items.isEmpty: append("[]")
    case .object(let object) where object.isEmpty: append("{}")
    case .array:
      append("[")
      open.append(Open(container: value))
    case .object:
      append("{")
      open.append(Open(container: value))
    }
  }

  private mutating func end(_ open: inout [Open]) {
    guard let level = open.popLast() else { return }
    if isPretty { newLine(depth: open.count) }
    append(level.container.objectValue == nil ? "]" : "}")
  }

  private mutating func separate(isFirst: Bool, depth: Int) {
    if !isFirst { append(",") }
    if isPretty { newLine(depth: depth) }
  }

  private mutating func newLine(depth: Int) {
    append("\n")
    text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func append(_ fixed: StaticString) {
    text.append(
      contentsOf: UnsafeBufferPointer(start: fixed.utf8Start, count: fixed.utf8CodeUnitCount))
  }

  private mutating func write(_ string: String) {
    append("\"")
    // Characters that stay as they are, which nearly all do, are copied in runs.
    let utf8 = string.utf8
    var runStart = utf8.startIndex
    var index = runStart
    while index < utf8.endIndex {
      let byte = utf8[index]
      var scalar = Unicode.Scalar(byte)
      var next = utf8.index(after: index)
      if byte >= 0x80 {
        scalar = string.unicodeScalars[index]
        next = string.unicodeScalars.index(after: index)
      }
      if isEscaped(scalar) {
        text.append(contentsOf: utf8[runStart..<index])
        writeEscape(scalar)
        runStart = next
      }
      index = next
    }
    text.append(contentsOf: utf8[runStart...])
    append("\"")
  }

  private func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x20 || scalar == "\"" || scalar == "\\" { return true }
    guard scalar.value >= 0x7F else { return false }
    switch escaping {
    case .minimal: return false
    case .terminal: return scalar.isUnsafeOnTerminal
    }
  }

  private mutating func writeEscape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append("\\\"")
    case "\\": append("\\\\")
    case "\n": append("\\n")
    case "\t": append("\\t")
    case "\r": append("\\r")
    case "\u{08}": append("\\b")
    case "\u{0C}": append("\\f")
    case let other:
      for unit in UTF16.encode(other) ?? UTF16.encodedReplacementCharacter {
        append("\\u")
        for shift in [12, 8, 4, 0] { text.append(hexadecimalDigit(unit >> UInt16(shift))) }
      }
    }
  }

  private func hexadecimalDigit(_ unit: UInt16) -> UInt8 {
    let digit = UInt8(unit & 0x0F)
    return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
  }
}

extension JSONValue {
  /// The value as JSON text: on one line, or when `pretty` indented by two spaces a level.
  public func serialized(
    escaping: JSONWriter.Escaping = .minimal, pretty: Bool = false
  ) -> String {
    var writer = JSONWriter(escaping: escaping, pretty: pretty)
    return writer.write(self)
  }
}

extension Unicode.Scalar {
  /// Whether a terminal might obey it or show nothing for it.
  ///
  /// The variation selector for emoji is left alone: it is common, and all it does is to be seen.
  fileprivate var isUnsafeOnTerminal: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      true
    default: properties.isDefaultIgnorableCodePoint && value != 0xFE0F
    }
  }
}
