internal import AdaptiveCards
internal import Canvas

extension Painter {
  func draw(_ look: Box.Field, of box: Box, isFocused: Bool, on canvas: inout Canvas) {
    guard let input = box.focus?.input, let typed = state.typed(input) else { return }
    let area = look.rules.textArea(in: box.size)
    guard !area.isEmpty else { return }
    let view = FieldView(typed, size: area.size, rules: look.rules)
    var style = look.style
    if isFocused { style.attributes.insert(.bold) }
    let right = box.size.width - 1
    let inside = Rect(x: 1, y: 0, width: right - 1, height: box.size.height)
    canvas.fill(inside, with: "_", style: look.placeholderStyle)
    canvas.within(area) { canvas in
      if typed.isEmpty { drawPlaceholder(look, area.size, on: &canvas) }
      for (row, text) in view.rows.enumerated() {
        canvas.write(text, at: Point(x: 0, y: row), style: style)
      }
    }
    for row in 0..<box.size.height {
      canvas.put("[", at: Point(x: 0, y: row), style: style)
      canvas.put("]", at: Point(x: right, y: row), style: style)
    }
    if let mark = look.mark {
      canvas.put(mark, at: Point(x: right - 1, y: 0), style: style)
    }
    drawMore(view, box.size, look.rules, style, on: &canvas)
  }

  private func drawPlaceholder(_ look: Box.Field, _ size: Size, on canvas: inout Canvas) {
    let lines = StyledText(look.placeholder, style: look.placeholderStyle)
      .lines(width: size.width, wrap: look.rules.isMultiline, ellipsis: theme.glyphs.ellipsis)
    for (row, line) in lines.prefix(size.height).enumerated() {
      canvas.draw(line, at: Point(x: 0, y: row))
    }
  }

  /// Marks in the edges where there is more than is shown.
  private func drawMore(
    _ view: FieldView, _ size: Size, _ rules: FieldRules, _ style: Style, on canvas: inout Canvas
  ) {
    let (right, bottom) = (size.width - 1, size.height - 1)
    if view.hasMoreBefore {
      let mark = rules.isMultiline ? theme.glyphs.up : "<"
      canvas.put(mark, at: Point(x: rules.isMultiline ? right : 0, y: 0), style: style)
    }
    if view.hasMoreAfter {
      let mark = rules.isMultiline ? theme.glyphs.down : ">"
      canvas.put(mark, at: Point(x: right, y: bottom), style: style)
    }
  }

  func draw(_ look: Box.Picker, of box: Box, isFocused: Bool, on canvas: inout Canvas) {
    guard let input = box.focus?.input, case .inputChoiceSet(let set) = input else { return }
    let right = box.size.width - 1
    guard right > 2 else { return }
    let isOpen = state.expandedInput == input.common.path
    let style = isFocused || isOpen ? theme.focused(look.style) : look.style
    let blank = isFocused || isOpen ? style : look.placeholderStyle
    canvas.fill(
      Rect(x: 1, y: 0, width: right - 1, height: 1), with: isFocused || isOpen ? " " : "_",
      style: blank)
    let titles = state.chosenTitles(of: set)
    let room = max(1, right - 3)
    if titles.isEmpty {
      canvas.write(
        look.placeholder.truncated(to: room, ellipsis: theme.glyphs.ellipsis),
        at: Point(x: 1, y: 0), style: blank)
    } else {
      canvas.write(
        titles.truncated(to: room, ellipsis: theme.glyphs.ellipsis), at: Point(x: 1, y: 0),
        style: style)
    }
    canvas.put("[", at: .zero, style: style)
    canvas.put(look.mark, at: Point(x: right - 1, y: 0), style: style)
    canvas.put("]", at: Point(x: right, y: 0), style: style)
  }

  func draw(_ look: Box.Tick, of box: Box, on canvas: inout Canvas) {
    guard let focus = box.focus else { return }
    let isOn: Bool
    switch (focus.target, focus.input.map { state.input($0).value }) {
    case (.choice(_, let position), .chosen(let positions)?): isOn = positions.contains(position)
    case (_, .toggled(let value)?): isOn = value
    default: isOn = false
    }
    let dot: Unicode.Scalar = theme.glyphs == .ascii ? "*" : "\u{2022}"
    let style = look.style
    let x = look.isRightToLeft ? max(0, box.size.width - 3) : 0
    canvas.put(look.isRadio ? "(" : "[", at: Point(x: x, y: 0), style: style)
    canvas.put(isOn ? (look.isRadio ? dot : "x") : " ", at: Point(x: x + 1, y: 0), style: style)
    canvas.put(look.isRadio ? ")" : "]", at: Point(x: x + 2, y: 0), style: style)
  }

  func draw(_ look: Box.Stars, of box: Box, on canvas: inout Canvas) {
    guard let element = box.focus?.input, case .inputRating(let input) = element,
      case .rated(let stars) = state.input(element).value
    else { return }
    let scale = StarScale(input)
    let value = min(scale.most, max(0, stars ?? 0))
    let isASCII = theme.glyphs == .ascii
    let full: Unicode.Scalar = isASCII ? "*" : "\u{2605}"
    let empty: Unicode.Scalar = isASCII ? "-" : "\u{2606}"
    var x = 0
    if scale.most > 10 {
      canvas.put(value > 0 ? full : empty, at: .zero, style: look.style)
      x = 1
    } else {
      for star in 0..<scale.drawn {
        let part = value - Double(star)
        let glyph = part >= 1 ? full : part > 0 ? (isASCII ? "+" : "\u{BD}") : empty
        canvas.put(
          glyph, at: Point(x: x, y: 0), style: part > 0 ? look.style : look.emptyStyle)
        x += 1
      }
    }
    let words = " \(NumberText.spelled(value))/\(NumberText.spelled(scale.most))"
    canvas.write(SafeText(words), at: Point(x: x, y: 0), style: look.emptyStyle)
  }

  func draw(_ look: Box.Counter, of box: Box, on canvas: inout Canvas) {
    guard let length = state.typed(look.input)?.length else { return }
    let text = SafeText("\(length)/\(look.most)")
    var style = look.style
    if length > look.most { style = theme.error(on: style.background) }
    canvas.write(text, at: Point(x: max(0, box.size.width - text.width), y: 0), style: style)
  }
}
