internal import CardLayout

/// What a command did to a field.
enum EditOutcome: Equatable {
  case nothing
  case moved
  case changed
  /// Only a part found room.
  case cut
  /// A part was taken out that can be put in again.
  case killed(String)
}

extension TypedText {
  /// Changes the text or the caret as readline does.
  ///
  /// - Parameter yanked: what Ctrl-Y puts in.
  mutating func apply(_ command: Command, _ rules: FieldRules, yanked: String) -> EditOutcome {
    switch command {
    case .insert(let raw): return type(raw, rules)
    case .yank: return type(yanked, rules)
    case .deleteBackward: return deleted(before(caret)..<caret)
    case .deleteForward: return deleted(caret..<after(caret))
    case .deleteWordBackward: return killed(blankStart..<caret)
    case .deleteWordForward: return killed(caret..<max(caret, wordEnd))
    case .deleteToStart: return killed(lineStart(caret)..<caret)
    case .deleteToEnd:
      let end = lineEnd(caret)
      // At the end of a line its line end goes, as in readline's relatives.
      return killed(caret..<(end == caret ? after(caret) : end))
    case .undo: return undo() ? .changed : .nothing
    case .caretLeft: return moved(to: before(caret))
    case .caretRight: return moved(to: after(caret))
    case .caretStart: return moved(to: lineStart(caret))
    case .caretEnd: return moved(to: lineEnd(caret))
    case .caretWordLeft: return moved(to: wordStart)
    case .caretWordRight: return moved(to: wordEnd)
    case .focusNext, .focusPrevious, .up, .down, .left, .right, .pageUp, .pageDown, .first, .last,
      .scroll, .press, .back, .typeAhead, .nextCard, .previousCard, .help, .reload, .copy,
      .moreActions, .openEditor, .stepUp, .stepDown, .openPicker, .view, .suspend, .redraw, .quit,
      .interrupt:
      return .nothing
    }
  }

  private mutating func type(_ raw: String, _ rules: FieldRules) -> EditOutcome {
    let text = TypedText.withoutControls(raw)
    guard !text.isEmpty else { return .nothing }
    let fits = insert(text, isMultiline: rules.isMultiline, maxLength: rules.maxLength)
    return fits ? .changed : .cut
  }

  /// What a keyboard can't type has no place in a field, such as what a paste brings of a terminal.
  private static func withoutControls(_ text: String) -> String {
    let isControl = { (byte: UInt8) in
      byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D || byte == 0x7F
    }
    guard text.utf8.contains(where: isControl) else { return text }
    return String(decoding: text.utf8.filter { !isControl($0) }, as: UTF8.self)
  }

  private mutating func deleted(_ range: Range<Int>) -> EditOutcome {
    guard !range.isEmpty else { return .nothing }
    delete(range)
    return .changed
  }

  private mutating func killed(_ range: Range<Int>) -> EditOutcome {
    guard !range.isEmpty else { return .nothing }
    return .killed(delete(range))
  }

  private mutating func moved(to offset: Int) -> EditOutcome {
    guard offset != caret else { return .nothing }
    moveCaret(to: offset)
    return .moved
  }
}
