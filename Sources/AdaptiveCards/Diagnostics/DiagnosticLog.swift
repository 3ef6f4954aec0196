/// Gathers the diagnostics of one text, at most `Limits.diagnosticsOfACode` of each code.
///
/// What comes after that is counted and told in one sentence, so that a hostile text cannot make
/// more diagnostics than a person could read.
package struct DiagnosticLog: Sendable {
  /// The text the diagnostics are about.
  package let source: SourceText
  private var notes: [Note] = []
  private var kinds: [String: Kind] = [:]

  private struct Kind {
    var count = 0
    var firstUntold: Note?
  }

  /// A diagnostic whose place is still to be counted.
  ///
  /// Counted one after another in the order of the text, all places cost one look at it.
  private struct Note {
    var offset: Int
    var severity: Diagnostic.Severity
    var code: String
    var path = ""
    var message = ""
  }

  /// An empty log.
  package init(of source: SourceText) { self.source = source }

  /// Whether nothing was noted.
  package var isEmpty: Bool { notes.isEmpty }

  /// Notes a fault at a byte of the source.
  ///
  /// The path and the message are only made when the diagnostic is kept.
  package mutating func add(
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
      kind.firstUntold = Note(offset: offset, severity: severity, code: code)
    }
    kinds[code] = kind
    return kind.count <= Limits.diagnosticsOfACode
  }

  mutating func keep(
    _ severity: Diagnostic.Severity, code: String, at offset: Int, path: String, _ message: String
  ) {
    notes.append(
      Note(offset: offset, severity: severity, code: code, path: path, message: message))
  }

  /// Everything gathered since the last time it was taken, in the order of the text.
  ///
  /// The counts go on, so that the parts of one text share their bounds.
  mutating func take() -> [Diagnostic] {
    let taken = notes
    notes = []
    return placed(taken)
  }

  /// How many of each code were not told, as one diagnostic a code at the first of them.
  func untold() -> [Diagnostic] {
    let summaries = kinds.values.compactMap { kind -> Note? in
      guard var summary = kind.firstUntold else { return nil }
      summary.message = "… \(kind.count - Limits.diagnosticsOfACode) more like these"
      return summary
    }
    return placed(summaries)
  }

  /// All diagnostics in the order of the text, those that were only counted at the end.
  package func all() -> [Diagnostic] { placed(notes) + untold() }

  private func placed(_ notes: [Note]) -> [Diagnostic] {
    guard !notes.isEmpty else { return [] }
    var known = (offset: 0, place: Place(line: 1, column: 1))
    return notes.sorted { ($0.offset, $0.code) < ($1.offset, $1.code) }.map { note in
      known = (note.offset, source.place(at: note.offset, knowing: known))
      return Diagnostic(
        note.severity, code: note.code, message: note.message, path: note.path, file: source.name,
        place: known.place)
    }
  }
}
