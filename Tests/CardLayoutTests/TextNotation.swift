import Canvas

@testable import CardLayout

/// Styled text as a string: `<b>`, `<i>`, `<a address>` around what is marked, rows by line feeds.
func notation(_ text: String, options: CardText.Options = .init()) -> String {
  CardText.styled(text, options: options).runs.map(notation).joined()
}

func notation(_ run: StyledText.Run) -> String {
  var text = run.text.string
  if run.style.attributes.contains(.italic) { text = "<i>\(text)</i>" }
  if run.style.attributes.contains(.bold) { text = "<b>\(text)</b>" }
  if let link = run.link {
    text = "<a \(link.string)>\(text)</a>"
  } else if run.style.attributes.contains(.underline) {
    text = "<a>\(text)</a>"
  }
  return text
}

/// The paragraphs as `indent:hanging:text`.
func margins(_ text: String) -> [String] {
  CardText.paragraphs(text).map {
    "\($0.indent):\($0.hanging):\($0.text.runs.map(notation).joined())"
  }
}
