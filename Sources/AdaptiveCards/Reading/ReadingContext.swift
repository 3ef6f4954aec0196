/// What one reading of a card keeps: where the text came from, what was wrong, how much there is.
final class ReadingContext {
  let source: SourceText
  private(set) var diagnostics: [Diagnostic] = []
  /// How deep the element being read is nested.
  private(set) var depth = 0
  private var elements = 0

  init(source: SourceText) { self.source = source }

  func report(
    _ severity: Diagnostic.Severity, _ code: FaultCode, _ message: String, path: String, offset: Int
  ) {
    guard diagnostics.count < Limits.diagnostics else { return }
    let place = source.place(at: offset)
    diagnostics.append(
      Diagnostic(
        severity: severity, code: code.rawValue, message: message, path: path, file: source.name,
        line: place.line, column: place.column))
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
