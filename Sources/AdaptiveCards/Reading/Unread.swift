/// What of an object could not be used, so that it is kept when the object is written again.
struct Unread: Sendable {
  /// By property: of lists the positions of the items. Nearly always there is none.
  @Boxed private var parts: [String: [Range<Int>]]?

  /// The positions of a list's items that could not be used; nil when all of a property could.
  subscript(key: String) -> [Range<Int>]? { parts?[key] }

  /// Notes that a property as a whole could not be used.
  mutating func add(_ key: String) { parts = (parts ?? [:]).merging([key: []]) { old, _ in old } }

  /// Notes items of a list that could not be used.
  mutating func add(_ key: String, _ items: Range<Int>) {
    var all = parts ?? [:]
    // Ranges that meet are one, so that a list of a million faults stays short.
    if let last = all[key]?.last, last.upperBound == items.lowerBound {
      all[key]?.removeLast()
      all[key]?.append(last.lowerBound..<items.upperBound)
    } else {
      all[key, default: []].append(items)
    }
    parts = all
  }
}
