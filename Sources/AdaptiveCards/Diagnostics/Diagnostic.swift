/// One fault of a card, with its place and a sentence that helps.
public struct Diagnostic: Sendable, Equatable, CustomStringConvertible {
  /// How bad a fault is: whether `check` fails for it.
  public enum Severity: String, Sendable {
    /// The card, or a part of it, is not what its author meant; `check` ends with 1.
    case error
    /// It can be read, and may not work everywhere or for everybody.
    case warning
  }

  /// Whether it is an error or a warning.
  public var severity: Severity
  /// A short name that scripts can look for, such as `key-repeated`.
  ///
  /// One that begins with `json-` says that the text is not JSON or that a limit cut it.
  public var code: String
  /// A sentence without a full stop; it may quote the card, so whoever shows it sanitises it.
  public var message: String
  /// Where the fault lies in the card: a JSON pointer, empty for the whole text.
  public var path: String
  /// The name of the source.
  public var file: String
  /// The line in the source; the first is 1.
  public var line: Int
  /// The column in characters; the first is 1.
  public var column: Int

  /// A diagnostic at a place of a source.
  public init(
    _ severity: Severity, code: String, message: String, path: String = "", file: String,
    place: Place
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.path = path
    self.file = file
    line = place.line
    column = place.column
  }

  /// The diagnostic as compilers write theirs: `FILE:LINE:COLUMN: error: MESSAGE [code]`.
  public var description: String {
    "\(file):\(line):\(column): \(severity.rawValue): \(message) [\(code)]"
  }
}

/// What a code stands for, as `check --codes` lists it.
public struct DiagnosticCode: Sendable, Equatable {
  /// The code as it stands in diagnostics.
  public var code: String
  /// The severity diagnostics of this code have.
  public var severity: Diagnostic.Severity
  /// A sentence without a full stop.
  public var meaning: String

  /// A code with what it stands for.
  public init(_ code: String, _ severity: Diagnostic.Severity, _ meaning: String) {
    self.code = code
    self.severity = severity
    self.meaning = meaning
  }
}

/// A card's text as messages quote it: in quotation marks, cut to `Limits.quotedScalars`.
package func quoted(_ text: String) -> String {
  var result = "\""
  var room = Limits.quotedScalars
  for scalar in text.unicodeScalars {
    guard room > 0 else {
      result += "…"
      break
    }
    room -= 1
    result.unicodeScalars.append(scalar)
  }
  return result + "\""
}
