/// The stable codes of what a reviewer would say about a card that can be read.
///
/// Each has one severity: an error is surely wrong wherever the card is shown, a warning is worth a
/// look.
package enum ReviewCode: String, CaseIterable, Sendable {
  case cardEmpty = "card-empty"
  case schemaOther = "schema-other"
  case spellingOld = "spelling-old"
  case nestingDeep = "nesting-deep"
  case textEmpty = "text-empty"
  case elementEmpty = "element-empty"
  case altTextMissing = "alt-text-missing"
  case columnsTooWide = "columns-too-wide"
  case neverShown = "never-shown"
  case targetMissing = "target-missing"
  case targetsEmpty = "targets-empty"
  case showCardEmpty = "show-card-empty"
  case actionTitleMissing = "action-title-missing"
  case actionsTooMany = "actions-too-many"
  case urlUnsafe = "url-unsafe"
  case urlRelative = "url-relative"
  case inputLabelMissing = "input-label-missing"
  case errorMessageMissing = "error-message-missing"
  case inputValueInvalid = "input-value-invalid"
  case inputRangeEmpty = "input-range-empty"
  case choiceRepeated = "choice-repeated"
  case choiceWithComma = "choice-with-comma"
  case inputNeverSubmitted = "input-never-submitted"
  case regexInvalid = "regex-invalid"
  case submitImpossible = "submit-impossible"

  package var severity: Diagnostic.Severity {
    switch self {
    case .targetMissing, .urlUnsafe, .inputRangeEmpty, .choiceWithComma,
      .submitImpossible:
      .error
    case .cardEmpty, .schemaOther, .spellingOld, .nestingDeep, .textEmpty, .elementEmpty,
      .altTextMissing, .columnsTooWide, .neverShown, .targetsEmpty, .showCardEmpty,
      .actionTitleMissing, .actionsTooMany, .urlRelative, .inputLabelMissing,
      .errorMessageMissing, .inputValueInvalid, .choiceRepeated, .inputNeverSubmitted,
      .regexInvalid:
      .warning
    }
  }

  var meaning: String {
    switch self {
    case .cardEmpty: "the card has neither a body nor actions"
    case .schemaOther: "\"$schema\" names another schema than that of Adaptive Cards"
    case .spellingOld: "an old spelling is used that not every reader knows"
    case .nestingDeep: "elements are nested so deep that little room is left for them"
    case .textEmpty: "a text is empty, so nothing is shown for it"
    case .elementEmpty: "an element has nothing in it, so nothing is shown for it"
    case .altTextMissing: "a picture or film has no text for those who do not see it"
    case .columnsTooWide: "columns with a width in pixels do not fit into a usual card"
    case .neverShown: "an element is hidden and no action shows it"
    case .targetMissing: "an action names an id that no element has"
    case .targetsEmpty: "an Action.ToggleVisibility names no element"
    case .showCardEmpty: "an Action.ShowCard opens a card without content"
    case .actionTitleMissing: "a button has no title"
    case .actionsTooMany: "a list has more primary actions than the host shows as buttons"
    case .urlUnsafe: "an address is of a kind that no host should open"
    case .urlRelative: "an address is not a complete one"
    case .inputLabelMissing: "an input has no label"
    case .errorMessageMissing: "an input can be invalid but has no message that says why"
    case .inputValueInvalid: "a value of an input is not one that it takes"
    case .inputRangeEmpty: "an input's limits leave no value"
    case .choiceRepeated: "two choices have the same value"
    case .choiceWithComma: "a value of a multiple choice has a comma, which separates values"
    case .inputNeverSubmitted: "a card has inputs but no action that submits them"
    case .regexInvalid: "a \"regex\" is no regular expression, so it checks nothing"
    case .submitImpossible: "an action can never be pressed with success"
    }
  }
}
