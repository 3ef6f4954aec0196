public import AdaptiveCards

/// A card with `${…}`, `$data` and `$when` in it, which data make a card of.
///
/// The rules are those of the templating library in JavaScript (adaptivecards-templating, 2.x),
/// but for what it answers with an exception: that stays as it is written, and is told.
public struct Template: Sendable {
  private let source: SourceText
  private let root: TemplateNode
  private let log: DiagnosticLog
  /// Whether something in it is only in templates: `$data` or `$when`.
  public let isTemplate: Bool

  /// Reads a template.
  ///
  /// - Parameters:
  ///   - value: the JSON of one card, or of several.
  ///   - source: the text that it was read from, for the places in messages.
  public init(_ value: JSONValue, in source: SourceText) {
    var reader = TemplateReader(source)
    root = reader.read(value)
    log = reader.log
    isTemplate = reader.isTemplate
    self.source = source
  }

  /// What is wrong with the template itself, whatever the data.
  public var diagnostics: [Diagnostic] { log.all() }

  /// Binds data to the template.
  ///
  /// Everything in the result stands where it stands in the template, what comes from the data too.
  ///
  /// - Parameters:
  ///   - data: `$root`, and `$data` as long as nothing else is bound; nil when there are none.
  ///   - host: `$host`.
  ///   - environment: the clock and the rest that is not data.
  public func expanded(
    data: JSONValue?, host: JSONValue? = nil, environment: Environment = Environment()
  ) -> Expansion {
    var expander = Expander(
      source: source, log: log, root: data, host: host, environment: environment)
    let value = expander.expand(root)
    return Expansion(
      value: value, diagnostics: expander.finished(value, at: root), isCut: expander.isOver)
  }
}

/// What a template became.
public struct Expansion: Sendable {
  /// The card, or an array of several; nil when a condition leaves nothing.
  public var value: JSONValue?
  /// What was wrong with the template, and where the data do not fit it.
  public var diagnostics: [Diagnostic]
  /// Whether a limit was reached, so that a part is left out.
  public var isCut: Bool
}
