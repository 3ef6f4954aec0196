/// The names of the types of the format, and where they may stand.
enum ElementTypes {
  static let names =
    [
      "TextBlock", "RichTextBlock", "Container", "ColumnSet", "Table", "Carousel", "FactSet",
      "Image", "ImageSet", "Media", "ActionSet", "Input.Text", "Input.Number", "Input.Date",
      "Input.Time", "Input.Toggle", "Input.ChoiceSet", "Input.Rating", "Rating", "Icon", "Badge",
      "ProgressBar", "ProgressRing", "CodeBlock", "CompoundButton",
    ] + Chart.Kind.allCases.map(\.rawValue)

  static let actionNames = [
    "Action.OpenUrl", "Action.Submit", "Action.Execute", "Action.ShowCard",
    "Action.ToggleVisibility", "Action.ResetInputs",
  ]

  /// Whether an element may not stand in a page of a Carousel.
  ///
  /// The list is that of the JavaScript renderer (carousel.ts; DECISIONS, row 31).
  static func isBarredFromPages(_ type: String) -> Bool {
    switch type {
    case "Media", "ActionSet", "Carousel": true
    case "Input.Text", "Input.Number", "Input.Date", "Input.Time", "Input.Toggle",
      "Input.ChoiceSet":
      true
    default: false
    }
  }

  /// Whether an action may not be in a page of a Carousel.
  static func isActionBarredFromPages(_ type: String) -> Bool {
    type == "Action.ShowCard" || type == "Action.ToggleVisibility"
  }

  /// Where the parts of elements stand, which are no elements by themselves; nil for other types.
  static func placeOfPart(_ type: String) -> String? {
    switch type {
    case "Column": "a ColumnSet"
    case "TableRow": "a Table"
    case "TableCell": "a TableRow"
    case "CarouselPage": "a Carousel"
    case "TextRun": "a RichTextBlock"
    case "Fact": "a FactSet"
    default: nil
    }
  }

  /// Types of Microsoft 365 that are known by name but have no meaning in a terminal.
  static func isExtension(_ type: String) -> Bool {
    switch type {
    case "Component", "Action.Http", "Action.OpenUrlDialog", "Action.Popover",
      "Action.InsertImage":
      true
    default: false
    }
  }
}
