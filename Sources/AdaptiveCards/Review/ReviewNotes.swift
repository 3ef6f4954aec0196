/// What the rules have to say about one card, with the places from its JSON.
struct ReviewNotes {
  /// The card as it is written.
  let json: JSONValue
  let host: HostConfig
  private var log: DiagnosticLog
  private var counts: [ReviewCode: Int] = [:]

  init(json: JSONValue, source: SourceText, host: HostConfig) {
    self.json = json
    self.host = host
    log = DiagnosticLog(of: source)
  }

  var diagnostics: [Diagnostic] { log.all() }

  /// Notes a fault of what stands at `path`.
  ///
  /// - Parameter key: the property that is at fault; the object itself when it does not have it.
  mutating func add(
    _ code: ReviewCode, at path: String, key: String? = nil, _ message: @autoclosure () -> String
  ) {
    let count = counts[code, default: 0]
    counts[code] = count + 1
    // Past its bound the log only counts, and the place, which costs a walk, is not asked for.
    let isTold = count <= Limits.diagnosticsOfACode
    let place = isTold ? place(of: path, key) : (offset: 0, path: "")
    log.add(
      code.severity, code: code.rawValue, at: place.offset, path: place.path, message())
  }

  /// The property of an object as it is written; nil when it is absent or null.
  func written(_ key: String, of path: String) -> JSONValue? {
    guard let value = json.at(path)?.objectValue?[key], !value.isNull else { return nil }
    return value
  }

  private func place(of path: String, _ key: String?) -> (offset: Int, path: String) {
    // Something is always on the way: the card itself.
    let nearest = json.along(path).values.last ?? json
    if let key, let member = nearest.objectValue?.member(key) {
      return (member.value.offset, JSONPointer.member(key, of: path))
    }
    return (nearest.offset, path)
  }
}
