/// What the rules have to say about one card.
struct ReviewNotes {
  let host: HostConfig
  /// What is wrong with a regular expression; nil when it can be used, or nobody here knows.
  let faultOfPattern: (String) -> String?
  private var log: DiagnosticLog

  init(
    source: SourceText, host: HostConfig,
    faultOfPattern: @escaping (String) -> String? = { _ in nil }
  ) {
    self.host = host
    self.faultOfPattern = faultOfPattern
    log = DiagnosticLog(of: source)
  }

  var diagnostics: [Diagnostic] { log.all() }

  /// Notes a fault of an object.
  ///
  /// - Parameter key: the property that is at fault; without it, or when the object does not have
  ///   it, the place is that of the object itself.
  mutating func add(
    _ code: ReviewCode, at spot: Spot, key: String? = nil, _ message: @autoclosure () -> String
  ) {
    let member = key.flatMap { spot.source.object?.member($0) }
    log.add(
      code.severity, code: code.rawValue, at: member?.value.offset ?? spot.source.offset,
      path: member.map { JSONPointer.member($0.key, of: spot.path) } ?? spot.path, message())
  }

  /// Notes a fault of an item of a list that is a property of an object.
  mutating func add(
    _ code: ReviewCode, at spot: Spot, key: String, item: Int, _ message: @autoclosure () -> String
  ) {
    let items = spot.written(key)?.arrayValue ?? []
    guard items.indices.contains(item) else {
      add(code, at: spot, key: key, message())
      return
    }
    log.add(
      code.severity, code: code.rawValue, at: items[item].offset,
      path: JSONPointer.item(item, of: JSONPointer.member(key, of: spot.path)), message())
  }
}
