/// Why a key script cannot be played.
public struct KeyScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the word.
  public enum Reason: Hashable, Sendable {
    /// No key or gesture has this name; `nearest` may be what was meant.
    case unknown(nearest: String?)
    /// The gesture wants something else between its parentheses.
    case arguments(wanted: String)
    /// A quote or parenthesis that is opened is not closed.
    case unclosed
    /// What follows `*` is not a number from 1 on.
    case count
    /// The script has more than `KeyScript.stepLimit` steps.
    case tooLong
  }

  /// The word as it was written.
  public var word: String
  /// Where the word starts, in characters; the first is 1.
  public var column: Int
  /// Why it cannot be played.
  public var reason: Reason

  public var description: String {
    "column \(column): '\(word)' \(explanation)"
  }

  private var explanation: String {
    switch reason {
    case .unknown(let nearest?): "is not a key; did you mean '\(nearest)'?"
    case .unknown(nil): "is not a key"
    case .arguments(let wanted): "is not complete; it is written \(wanted)"
    case .unclosed: "is not closed"
    case .count: "cannot be repeated like this; a number from 1 on follows the *"
    case .tooLong: "makes the script longer than \(KeyScript.stepLimit) steps"
    }
  }
}
