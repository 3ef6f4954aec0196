/// What a person can ask of the program around a card, beside moving on and leaving.
public enum ViewCommand: String, Hashable, Sendable, CaseIterable {
  /// Looks for a text: in a list, in a card, in a source.
  case search
  /// To the next or previous place that was found; in a source, problem.
  case nextMatch, previousMatch
  /// Opens the file in an editor.
  case edit
  /// Shows the card's text, or its boxes, or the card again.
  case source, boxes
  /// Another theme, another host config.
  case theme, host
}
