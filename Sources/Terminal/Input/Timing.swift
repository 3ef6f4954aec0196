/// The times that tell keys from sequences, in one place.
enum Timing {
  /// Bytes at most this far apart belong to one sequence.
  static let together = Duration.milliseconds(40)
  /// An ESC that nothing follows is the Esc key after this time.
  static let loneEscape = Duration.milliseconds(50)
  /// The rest of a sequence that was given up is looked out for so long.
  static let lateTail = Duration.seconds(1)
  /// Nobody presses Esc and then `[` within this time, so more is waited for a little longer.
  static let hastyBracket = Duration.milliseconds(250)
  /// A paste that paused so long may have lost its end.
  static let stalledPaste = Duration.seconds(1)
}
