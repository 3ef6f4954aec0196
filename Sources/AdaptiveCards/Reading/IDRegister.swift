/// The ids of a card, to find those that two things share.
///
/// An element and its own fallback are never shown together, so what is in them may share ids
/// (Microsoft's ParseContext allows the same).
struct IDRegister {
  private var paths: [String: [String]] = [:]

  /// Notes an id; false when something else that can be shown at the same time has it.
  mutating func add(_ id: String, at path: String) -> Bool {
    guard let others = paths[id] else {
      paths[id] = [path]
      return true
    }
    let isFree = others.allSatisfy { areAlternatives($0, path) || areAlternatives(path, $0) }
    if isFree, others.count < Limits.idsShared { paths[id] = others + [path] }
    return isFree
  }

  /// Whether one path leads into a fallback and the other to what the fallback is for.
  private func areAlternatives(_ one: String, _ other: String) -> Bool {
    let mark = Array("/fallback".utf8)
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    var index = 0
    while index + mark.count <= one.count {
      let end = index + mark.count
      let isStep = end == one.count || one[end] == UInt8(ascii: "/")
      if isStep, one[index..<end].elementsEqual(mark) {
        guard other.starts(with: one[..<index]) else { return false }
        let rest = other[index...]
        let isInside = rest.isEmpty || rest.first == UInt8(ascii: "/")
        let isInFallback =
          rest.starts(with: mark)
          && (rest.count == mark.count || rest[rest.startIndex + mark.count] == UInt8(ascii: "/"))
        if isInside, !isInFallback { return true }
      }
      index += 1
    }
    return false
  }
}
