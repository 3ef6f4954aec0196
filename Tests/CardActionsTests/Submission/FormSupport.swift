import AdaptiveCards
import Canvas
import CardLayout

@testable import CardActions

/// One input and a Submit button, short to write.
enum Form {
  static func text(_ more: String = "") -> String { input("Text", more) }

  static func input(_ type: String, _ more: String = "") -> String {
    #"{"type":"Input.\#(type)","id":"x"\#(more)}"#
  }

  static func card(_ inputs: String...) -> String {
    Make.card(body: inputs, actions: [Make.submit("Send")])
  }

  static let colours =
    #","choices":[{"title":"Red","value":"r"},{"title":"Green","value":"g"},{"title":"Blue","value":"b"}]"#
}

extension Play {
  /// What the form would send now, or why it would not.
  var result: String {
    _ = host.take()
    guard let send = session.pressableActions.first(where: \.submits) else { return "no action" }
    session.perform(send)
    if !session.invalid.isEmpty { return "invalid: " + session.invalid[0].message }
    return host.take().last ?? "nothing"
  }

  /// What the first input holds, as it was typed, with a bar for the caret.
  var typed: String {
    guard let input = session.inputs.first, let typed = session.state.typed(input) else {
      return ""
    }
    return typed.text(in: 0..<typed.caret) + "|"
      + typed.text(in: typed.caret..<typed.text.utf8.count)
  }

  /// The row of the screen that a text stands in.
  func row(of text: String) -> Int { screen.firstIndex { $0.contains(text) } ?? -1 }

  func click(_ x: Int, _ y: Int) throws { try press("Click(\(x),\(y))") }

  /// Clicks on the first letter of a text.
  func click(on text: String) throws {
    for (y, row) in screen.enumerated() {
      guard let place = row.range(of: text) else { continue }
      try click(CellWidth.of(String(row[..<place.lowerBound])), y)
      return
    }
    throw Unreadable(diagnostics: [])
  }
}

extension String {
  fileprivate func range(of text: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
