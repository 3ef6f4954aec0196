internal import AdaptiveCards
public import Canvas

/// What the outside has to do after a command.
public enum Effect: Equatable, Sendable {
  /// A submitting action was performed.
  case submitted(SubmissionResult)
  /// Another card comes in the place of this one, or after it.
  case next(NextCard)
  /// A link was pressed; it is not checked yet.
  case openURL(String)
  /// A text belongs into the clipboard.
  case copy(String)
  /// A text belongs into an editor of the person's own; what comes back goes into the input with
  /// this pointer.
  case edit(text: String, input: String)
  /// The person leaves the card.
  case close
  /// A command that is not the card's but the program's around it.
  case command(Command)
  /// A sentence for the status line.
  case say(SafeText)
}
