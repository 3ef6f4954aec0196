public import Canvas

/// The part of a one-line field that fits its width, with the caret in it.
public struct FieldView: Equatable, Sendable {
  public let text: SafeText
  /// The column of the caret from the left edge of the text, 0 to `width - 1`.
  public let caretColumn: Int

  /// - Parameter width: the columns for text.
  public init(_ typed: TypedText, width: Int, isPassword: Bool) {
    var columns = 0
    var start = typed.caret
    // The caret needs a column of its own, also behind the last character.
    while start > 0 {
      let before = typed.before(start)
      let wide = isPassword ? 1 : FieldView.columns(typed.text(in: before..<start))
      guard columns + wide <= width - 1 else { break }
      columns += wide
      start = before
    }
    caretColumn = columns
    var end = typed.caret
    var used = columns
    while end < typed.text.utf8.count {
      let after = typed.after(end)
      let wide = isPassword ? 1 : FieldView.columns(typed.text(in: end..<after))
      guard used + wide <= width else { break }
      used += wide
      end = after
    }
    text =
      isPassword
      ? SafeText(String(repeating: "*", count: used))
      : SafeText(typed.text(in: start..<end), .strict)
  }

  /// Columns of a character as it is drawn: what is hidden is shown in a field.
  private static func columns(_ character: String) -> Int {
    SafeText(character, .strict).width
  }
}
