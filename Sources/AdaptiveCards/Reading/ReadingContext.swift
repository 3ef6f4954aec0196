/// What one reading of a card keeps: where the text came from, what was wrong, how much there is.
final class ReadingContext {
  let features: Features
  /// The version of the schema that the card says it needs; properties that came later are told.
  var version = SchemaVersion.newest { didSet { versionRank = version.rank } }
  private(set) var versionRank = SchemaVersion.newest.rank
  /// Whether anything was read that is not to be shown as it is: see `CardReading.authored`.
  var needsFallback = false
  /// Whether what is read is there only for some data, so that its id is no fault yet.
  var isConditional = false
  /// Whether what is read stands in a page of a Carousel, where some things are not allowed.
  var isInPage = false
  /// Whether what is inside of an object is left unread.
  let isShallow: Bool
  /// Whether faults are told; not when something is read for a second time.
  let isSilent: Bool
  /// Whether every unknown name is told, not only near misses.
  let tellsAllNames: Bool

  private var log: DiagnosticLog
  /// How deep the element being read is nested.
  private(set) var depth = 0
  private var elements = 0
  private var choices = 0
  private var unknownNames = 0
  var ids = IDRegister()

  init(source: SourceText, features: Features = Features()) {
    log = DiagnosticLog(of: source)
    self.features = features
    isShallow = false
    isSilent = false
    tellsAllNames = false
  }

  /// A context for a host config, of which every unknown key is told.
  init(hostConfig source: SourceText) {
    log = DiagnosticLog(of: source)
    features = Features()
    isShallow = false
    isSilent = false
    tellsAllNames = true
  }

  /// A context for reading the values of one object again, of which nothing is to be told.
  private init() {
    log = DiagnosticLog(of: SourceText(name: "", bytes: []))
    features = Features()
    isShallow = true
    isSilent = true
    tellsAllNames = false
  }

  static var forReadingAgain: ReadingContext { ReadingContext() }

  var diagnostics: [Diagnostic] { log.all() }

  func report(
    _ severity: Diagnostic.Severity, _ code: FaultCode, _ message: @autoclosure () -> String,
    path: @autoclosure () -> String, offset: Int
  ) {
    guard !isSilent else { return }
    log.add(severity, code: code.rawValue, at: offset, path: path(), message())
  }

  /// Whether one more unknown name may be compared with the known ones, which costs time.
  func mayLookForName() -> Bool {
    unknownNames += 1
    return !isSilent && unknownNames <= Limits.unknownNames
  }

  /// Counts one element and goes one level down; false past a limit, which is reported.
  func descend(path: @autoclosure () -> String, offset: Int) -> Bool {
    guard depth < Limits.elementDepth else {
      report(
        .error, .limitDepth,
        "elements are nested deeper than \(Limits.elementDepth); what is deeper is left out",
        path: path(), offset: offset)
      return false
    }
    guard count(.element, at: offset, path: path()) else { return false }
    depth += 1
    return true
  }

  /// What a card may have only so many of.
  enum Counted {
    /// An element, or a part of one that is drawn.
    case element
    /// A choice of a set, which is drawn only when its sheet is open.
    case choice

    var most: Int {
      switch self {
      case .element: Limits.elements
      case .choice: Limits.choices
      }
    }
  }

  /// Counts one thing; false past the limit, which is reported once.
  func count(_ counted: Counted, at offset: Int, path: @autoclosure () -> String) -> Bool {
    let number: Int
    switch counted {
    case .element:
      elements += 1
      number = elements
    case .choice:
      choices += 1
      number = choices
    }
    if number == counted.most + 1 { reportLimit(of: counted, path: path(), offset: offset) }
    return number <= counted.most
  }

  private func reportLimit(of counted: Counted, path: String, offset: Int) {
    let (code, things): (FaultCode, String) =
      switch counted {
      case .element: (.limitElements, "elements")
      case .choice: (.limitChoices, "choices")
      }
    report(
      .error, code, "there are more than \(counted.most) \(things); the rest is left out",
      path: path, offset: offset)
  }

  func ascend() { depth -= 1 }
}
