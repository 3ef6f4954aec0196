internal import AdaptiveCards
internal import Canvas

extension Metrics {
  /// The columns of a field whose card leaves the width open.
  static let inputColumns = 24
}

extension Layouter {
  /// A field: its label above, its message below, its inline action at its right.
  func inputText(_ input: InputText, width: Int, _ surroundings: Surroundings) -> Box? {
    guard host.supportsInteractivity else { return nil }
    var stack = Stack(width: width)
    if let label = label(of: input.input, on: surroundings.background) {
      let lines = label.lines(width: width, wrap: true, ellipsis: ellipsis)
      stack.add(
        Box(size: Size(width: width, height: lines.count), content: .lines(lines, .left)),
        rowsAbove: 0)
    }
    stack.add(row(of: input, width: width, surroundings), rowsAbove: 0)
    if let error = state.input(.inputText(input)).error {
      let text = StyledText([
        StyledText.Run(
          SafeText("! " + error, .strict), style: theme.error(on: surroundings.background))
      ])
      let lines = text.lines(width: width, wrap: true, ellipsis: ellipsis)
      stack.add(
        Box(size: Size(width: width, height: lines.count), content: .lines(lines, .left)),
        rowsAbove: 0)
    }
    return stack.box
  }

  private func row(of input: InputText, width: Int, _ surroundings: Surroundings) -> Box {
    let action = input.inlineAction.map {
      button($0, on: surroundings.background, width: width / 2)
    }
    let fieldWidth = action.map { max(3, width - $0.size.width - Metrics.buttonGap) } ?? width
    let style = Style(background: surroundings.background)
    let field = Box(
      size: Size(width: fieldWidth, height: 1),
      content: .field(
        Box.Field(
          style: style, placeholder: SafeText(input.placeholder ?? "", .strict),
          placeholderStyle: theme.placeholder(on: surroundings.background),
          isPassword: input.style == .password)),
      focus: Focusable(
        path: input.common.path, role: .textbox, title: input.input.label ?? "",
        label: input.input.label, isEnabled: true, target: .input(.inputText(input))))
    let boxes = [field] + (action.map { [$0.placed(x: width - $0.size.width, y: 0)] } ?? [])
    return Box(size: Size(width: width, height: 1), children: boxes)
  }

  private func label(of input: InputCommon, on background: Color) -> StyledText? {
    guard let label = input.label, !label.isEmpty else { return nil }
    let style = Style(background: background, attributes: .bold)
    var runs = [StyledText.Run(SafeText(label), style: style)]
    if input.isRequired {
      runs.append(StyledText.Run(SafeText(" *"), style: theme.error(on: background)))
    }
    return StyledText(runs)
  }
}
