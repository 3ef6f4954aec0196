/// What the names of files say of the cards in them.
package enum CardFileName {
  /// The name of the file whose data belong to a template: `x.data.json` for `x.json` and for
  /// `x.template.json`.
  ///
  /// nil when the name is not that of a JSON file, or is that of a data file itself.
  package static func dataFile(of name: String) -> String? {
    guard !isDataFile(name), let stem = dropping(".json", from: name), !stem.isEmpty else {
      return nil
    }
    return (dropping(".template", from: stem) ?? stem) + ".data.json"
  }

  /// Whether a file holds the data of a template, which is no card.
  package static func isDataFile(_ name: String) -> Bool {
    dropping(".data.json", from: name) != nil
  }

  /// Whether a file says by its name that it is a template: `x.template.json`.
  package static func isTemplate(_ name: String) -> Bool {
    dropping(".template.json", from: name) != nil
  }

  /// The name without an ending, in any case; nil when it does not end so.
  private static func dropping(_ ending: String, from name: String) -> String? {
    let length = name.utf8.count - ending.utf8.count
    guard length >= 0 else { return nil }
    let tail = String(decoding: name.utf8.suffix(ending.utf8.count), as: UTF8.self)
    guard tail.isSameIgnoringCase(as: ending) else { return nil }
    return String(decoding: name.utf8.prefix(length), as: UTF8.self)
  }
}
