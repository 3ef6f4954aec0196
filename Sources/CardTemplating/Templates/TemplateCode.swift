public import AdaptiveCards

/// The codes of what can be wrong with a template.
enum TemplateCode: String, CaseIterable, Sendable {
  case syntax = "template-syntax"
  case evaluation = "template-evaluation"
  case missing = "template-data-missing"
  case when = "template-when"
  case limit = "template-limit"
  case dropped = "template-dropped"

  var severity: Diagnostic.Severity {
    switch self {
    case .syntax, .limit, .dropped: .error
    case .evaluation, .missing, .when: .warning
    }
  }

  var meaning: String {
    switch self {
    case .syntax: "what stands in ${...} is no expression; it is left as it is written"
    case .evaluation: "an expression cannot be computed with these data; it is left as written"
    case .missing: "a name in ${...} is not in the data; it is left as it is written"
    case .when: "a \"$when\" is neither true nor false; its object is left out"
    case .limit: "the template makes more than the limits allow; the rest is left out"
    case .dropped: "the \"$when\" of a whole card is not true, so that there is no card"
    }
  }
}

extension Template {
  /// Every code that the diagnostics of templates can have.
  public static let codes = TemplateCode.allCases.map {
    DiagnosticCode($0.rawValue, $0.severity, $0.meaning)
  }
}
