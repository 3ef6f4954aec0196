/// The name of a property, known when the program is built.
///
/// Its mark is then known too, so that looking for a property that an object does not have, which
/// most are, costs no comparison of texts.
struct FieldKey: ExpressibleByStringLiteral, CustomStringConvertible {
  private let name: StaticString

  @inline(__always)
  init(stringLiteral name: StaticString) { self.name = name }

  var text: String { name.description }
  var description: String { text }

  @inline(__always)
  var mark: KeyMark {
    KeyMark(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }

  /// Whether a text of the same mark is the name.
  func matches(_ text: String) -> Bool {
    let name = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    return text.utf8.withContiguousStorageIfAvailable { text in
      guard text.count == name.count else { return false }
      for index in name.indices where text[index] != name[index] { return false }
      return true
    } ?? text.utf8.elementsEqual(name)
  }
}
