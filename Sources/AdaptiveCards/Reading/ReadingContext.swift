/// What one reading of a card keeps: where the text came from, what was wrong, how much there is.
final class ReadingContext {
  private var log: DiagnosticLog
  /// How deep the element being read is nested.
  private(set) var depth = 0
  private var elements = 0

  init(source: SourceText) { log = DiagnosticLog(of: source) }

  var diagnostics: [Diagnostic] { log.all() }

  func report(
    _ severity: Diagnostic.Severity, _ code: FaultCode, _ message: String, path: String, offset: Int
  ) {
    log.add(severity, code: code.rawValue, at: offset, path: path, message)
  }

  /// Counts one element and goes one level down for `read`; nil past a limit, which is reported.
  func descend<Result>(path: String, offset: Int, read: () -> Result?) -> Result? {
    guard depth < Limits.elementDepth else {
      report(
        .error, .limitDepth,
        "elements are nested deeper than \(Limits.elementDepth); what is deeper is left out",
        path: path, offset: offset)
      return nil
    }
    elements += 1
    guard elements <= Limits.elements else {
      if elements == Limits.elements + 1 {
        report(
          .error, .limitElements,
          "there are more than \(Limits.elements) elements; the rest is left out",
          path: path, offset: offset)
      }
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return read()
  }
}
