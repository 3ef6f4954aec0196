/// Gathers the diagnostics of one text, at most `Limits.diagnosticsOfACode` of each code.
///
/// What comes after that is counted and told in one sentence, so that a hostile text cannot make
/// more diagnostics than a person could read.
public struct DiagnosticLog: Sendable {
  /// The text the diagnostics are about.
  public let source: SourceText
  private var diagnostics: [Diagnostic] = []
  private var kinds: [String: Kind] = [:]
  private var last = (offset: 0, place: Place(line: 1, column: 1))

  private struct Kind {
    var count = 0
    var firstUntold: Diagnostic?
  }

  /// An empty log.
  public init(of source: SourceText) { self.source = source }

  /// Whether nothing was noted.
  public var isEmpty: Bool { diagnostics.isEmpty }

  /// Notes a fault at a byte of the source.
  ///
  /// The path and the message are only made when the diagnostic is kept.
  public mutating func add(
    _ severity: Diagnostic.Severity, code: String, at offset: Int,
    path: @autoclosure () -> String = "", _ message: @autoclosure () -> String
  ) {
    guard admits(severity, code: code, at: offset) else { return }
    keep(severity, code: code, at: offset, path: path(), message())
  }

  /// Counts a fault and says whether it is to be kept.
  mutating func admits(_ severity: Diagnostic.Severity, code: String, at offset: Int) -> Bool {
    var kind = kinds[code] ?? Kind()
    kind.count += 1
    if kind.count == Limits.diagnosticsOfACode + 1 {
      kind.firstUntold = Diagnostic(
        severity, code: code, message: "", file: source.name, place: source.place(at: offset))
    }
    kinds[code] = kind
    return kind.count <= Limits.diagnosticsOfACode
  }

  mutating func keep(
    _ severity: Diagnostic.Severity, code: String, at offset: Int, path: String, _ message: String
  ) {
    // Faults come nearly in the order of the text, so most places are near the last one.
    last = (offset, source.place(at: offset, knowing: last))
    diagnostics.append(
      Diagnostic(
        severity, code: code, message: message, path: path, file: source.name, place: last.place))
  }

  /// Everything gathered since the last time it was taken, in the order of the text.
  ///
  /// The counts go on, so that the parts of one text share their bounds.
  mutating func take() -> [Diagnostic] {
    let taken = diagnostics
    diagnostics = []
    return DiagnosticLog.inOrder(taken)
  }

  /// How many of each code were not told, as one diagnostic a code at the first of them.
  func untold() -> [Diagnostic] {
    let summaries = kinds.values.compactMap { kind -> Diagnostic? in
      guard var summary = kind.firstUntold else { return nil }
      summary.message = "… \(kind.count - Limits.diagnosticsOfACode) more like these"
      return summary
    }
    return DiagnosticLog.inOrder(summaries)
  }

  /// All diagnostics in the order of the text, those that were only counted at the end.
  public func all() -> [Diagnostic] { DiagnosticLog.inOrder(diagnostics) + untold() }

  private static func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.count > 1 else { return diagnostics }
    return diagnostics.sorted {
      ($0.line, $0.column, $0.code) < ($1.line, $1.column, $1.code)
    }
  }
}
