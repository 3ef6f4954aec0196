public import Canvas

/// The part of a one-line field that fits its width, with the caret in it.
public struct FieldView: Equatable, Sendable {
  public let text: SafeText
  /// The column of the caret from the left edge of the text, 0 to `width - 1`.
  public let caretColumn: Int

  /// - Parameter width: the columns for text.
  public init(_ field: CardState.Field, width: Int, isPassword: Bool) {
    let caret = min(max(0, field.caret), field.text.count)
    let shown = isPassword ? String(repeating: "*", count: field.text.count) : field.text
    let characters = Array(shown)
    // The caret needs a column of its own, also behind the last character.
    var columns = 0
    var start = caret
    while start > 0 {
      let wide = FieldView.columns(characters[start - 1])
      guard columns + wide <= width - 1 else { break }
      columns += wide
      start -= 1
    }
    caretColumn = columns
    var end = caret
    var used = columns
    while end < characters.count {
      let wide = FieldView.columns(characters[end])
      guard used + wide <= width else { break }
      used += wide
      end += 1
    }
    text = SafeText(String(characters[start..<end]), .strict)
  }

  /// Columns of a character as it is drawn: what is hidden is shown in a field.
  private static func columns(_ character: Character) -> Int {
    let text = SafeText(String(character), .strict)
    return CellWidth.of(text.string)
  }
}
