internal import Canvas
internal import CardActions

/// What stands where the card is: the card, or another way to look at it.
enum BrowserPane {
  case card
  case source(SourceView)
  case boxes(BoxView)
  case result(ResultView)

  /// What keys mean there; nil when the card itself says.
  var place: Binding.Place? {
    switch self {
    case .card: nil
    case .source, .result: .text
    case .boxes: .boxes
    }
  }

  mutating func setHeight(_ rows: Int) {
    switch self {
    case .card, .boxes: break
    case .source(var view):
      view.setHeight(rows)
      self = .source(view)
    case .result(var view):
      view.setHeight(rows)
      self = .result(view)
    }
  }
}
