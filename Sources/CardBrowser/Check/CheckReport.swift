internal import AdaptiveCards
internal import Canvas
internal import CardLayout

/// What a run of `cards check` found.
struct CheckReport {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var errors = 0
  private(set) var warnings = 0
  private(set) var faultyFiles = 0
  /// How many files were read.
  var files = 0
  /// What could not be read.
  var unreadable: [FileError] = []

  /// Adds what was found in one file.
  mutating func add(_ found: [Diagnostic]) {
    let errors = found.reduce(0) { $1.severity == .error ? $0 + 1 : $0 }
    self.errors += errors
    warnings += found.count - errors
    if !found.isEmpty { faultyFiles += 1 }
    diagnostics += found
  }

  /// The diagnostics as compilers write them, a line each; they are forgotten with that.
  mutating func takeLines() -> String {
    var text = ""
    // What is quoted from a card is made harmless.
    for diagnostic in diagnostics {
      text += SafeText(diagnostic.description, .strict).string + "\n"
    }
    diagnostics = []
    return text
  }

  /// "2 errors and 1 warning in 2 of 5 files"
  var summary: String {
    let found = "\(counted(errors, "error")) and \(counted(warnings, "warning"))"
    return faultyFiles == 0
      ? "no fault in \(counted(files, "file"))"
      : "\(found) in \(faultyFiles) of \(counted(files, "file"))"
  }

  var json: JSONValue {
    .object([
      ("files", .int(files)), ("errors", .int(errors)), ("warnings", .int(warnings)),
      ("unreadable", .array(unreadable.map { .string($0.message) })),
      ("diagnostics", .array(diagnostics.map(\.json))),
    ])
  }

  private func counted(_ number: Int, _ what: String) -> String {
    "\(number) \(what)\(number == 1 ? "" : "s")"
  }
}
