/// Finds the name somebody may have meant by a misspelt one.
enum NearestKeyName {
  private static let gestures = [
    "Click(X,Y)", "Wheel(up,X,Y)", "Resize(40x12)", "Paste(\"…\")", "Wait(200)",
  ]

  /// The nearest key or gesture; nil when nothing is near.
  static func to(_ word: String) -> String? {
    let bare = stem(word)
    // A hostile or accidental novel is not compared with anything.
    guard (2...24).contains(bare.utf8.count) else { return nil }
    var best: (name: String, distance: Int)?
    for name in names {
      let distance = distance(Array(bare.lowercased().utf8), Array(stem(name).lowercased().utf8))
      if distance < best?.distance ?? Int.max { best = (name, distance) }
    }
    guard let best, best.distance <= max(1, bare.utf8.count / 3) else { return nil }
    return prefix(of: word) + best.name
  }

  private static var names: [String] {
    KeyNames.table.flatMap(\.names) + gestures + (1...12).map { "F\($0)" }
  }

  /// The last part of a spelling, which is the one that was not understood.
  private static func stem(_ word: String) -> String {
    let name = word.prefix { $0 != "(" }
    guard let joint = name.lastIndex(where: { $0 == "-" || $0 == "+" }) else { return String(name) }
    return String(name[name.index(after: joint)...])
  }

  private static func prefix(of word: String) -> String {
    let name = word.prefix { $0 != "(" }
    guard let joint = name.lastIndex(where: { $0 == "-" || $0 == "+" }) else { return "" }
    return String(name[...joint])
  }

  /// The number of bytes to insert, delete, change or swap with the neighbour.
  private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var before: [Int] = []
    var last = Array(0...other.count)
    for i in one.indices {
      var row = [i + 1]
      for j in other.indices {
        var cost = min(row[j], last[j + 1]) + 1
        cost = min(cost, last[j] + (one[i] == other[j] ? 0 : 1))
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
          cost = min(cost, before[j - 1] + 1)
        }
        row.append(cost)
      }
      (before, last) = (last, row)
    }
    return last[other.count]
  }
}

extension Key {
  /// The spelling of a key that was probably meant; nil when none is near.
  public static func nearestSpelling(to word: String) -> String? { NearestKeyName.to(word) }
}
