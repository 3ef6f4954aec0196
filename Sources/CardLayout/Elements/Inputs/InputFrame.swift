internal import AdaptiveCards
internal import Canvas

extension Metrics {
  /// The columns of a field whose card leaves the width open.
  static let inputColumns = 24
  /// The rows of a field for several lines.
  static let multilineRows = 4
  /// Narrower than this a label stands above its input, whatever the card says.
  static let leastColumnsBesideLabel = 40
  static let labelGap = 1
}

extension Layouter {
  /// What all inputs have around them: the label above or beside, the message below in place.
  ///
  /// - Parameter control: the input itself for a width; nil when there is nothing to draw.
  func framed(
    _ element: Element, width: Int, _ surroundings: Surroundings, control: (Int) -> Box?
  ) -> Box? {
    guard host.supportsInteractivity, let input = element.input else { return nil }
    let background = surroundings.background
    guard let label = label(of: input, on: background) else {
      guard let box = control(width) else { return nil }
      return withMessage(of: element, below: box, above: nil, width: width, background)
    }
    if input.labelPosition == .inline, width >= Metrics.leastColumnsBesideLabel {
      let columns = labelColumns(of: input, width: width)
      let x = columns + Metrics.labelGap
      guard let box = control(width - x) else { return nil }
      let right = withMessage(
        of: element, below: box, above: nil, width: width - x, background
      ).placed(x: x, y: 0)
      let left = text(label, width: columns)
      return Box(
        size: Size(width: width, height: max(left.size.height, right.size.height)),
        children: [left, right])
    }
    guard let box = control(width) else { return nil }
    return withMessage(of: element, below: box, above: label, width: width, background)
  }

  private func labelColumns(of input: InputCommon, width: Int) -> Int {
    let columns =
      switch input.labelWidth {
      case .pixels(let pixels): Metrics.columns(pixels: pixels)
      case .percent(let part): Int(Double(width) * min(max(part, 0), 100) / 100)
      case nil: width * min(max(host.inputs.label.width, 0), 100) / 100
      }
    return min(max(columns, 4), width / 2)
  }

  private func withMessage(
    of element: Element, below control: Box, above label: StyledText?, width: Int,
    _ background: Color
  ) -> Box {
    var stack = Stack(width: width)
    let counter = counter(of: element, on: background)
    if let label {
      let box = text(label, width: width)
      if let counter, box.size.height == 1, label.naturalWidth + 2 + counter.size.width <= width {
        // The count stands at the end of the label's row where that has room.
        let end = counter.placed(x: width - counter.size.width, y: 0)
        stack.add(Box(size: box.size, children: [box, end]), rowsAbove: 0)
      } else {
        stack.add(box, rowsAbove: 0)
      }
      let spacing = host.inputs.label.inputSpacing.map(metrics.rows) ?? 0
      stack.add(control, rowsAbove: spacing)
    } else {
      stack.add(control, rowsAbove: 0)
    }
    if let error = state.input(element).error {
      let look = host.inputs.errorMessage
      var properties = TextProperties()
      properties.color = look.color ?? .attention
      (properties.size, properties.weight) = (look.size, look.weight)
      let style = theme.style(properties, on: background)
      stack.add(
        text(StyledText(SafeText("! " + error, .strict), style: style), width: width),
        rowsAbove: look.spacing.map(metrics.rows) ?? 0)
    }
    return stack.box
  }

  /// How much of `maxLength` is used; drawn from the state, so that typing needs no new layout.
  private func counter(of element: Element, on background: Color) -> Box? {
    guard case .inputText(let input) = element, let most = input.maxLength, most > 1 else {
      return nil
    }
    let columns = 2 * String(most).utf8.count + 1
    var box = Box(size: Size(width: columns, height: 1))
    box.content = .counter(
      Box.Counter(input: element, most: most, style: theme.placeholder(on: background)))
    return box
  }

  func text(_ text: StyledText, width: Int) -> Box {
    let lines = text.lines(width: max(1, width), wrap: true, ellipsis: ellipsis)
    return Box(
      size: Size(width: width, height: lines.count), content: .lines(lines, .left))
  }

  /// A label is text as it is written, with the mark of what must be filled in.
  private func label(of input: InputCommon, on background: Color) -> StyledText? {
    guard let label = input.label, !label.isEmpty else { return nil }
    let look =
      input.isRequired ? host.inputs.label.requiredInputs : host.inputs.label.optionalInputs
    var properties = TextProperties()
    properties.size = look.size
    properties.weight = look.weight ?? .bolder
    properties.color = look.color
    properties.isSubtle = look.isSubtle
    var runs = [
      StyledText.Run(SafeText(label), style: theme.style(properties, on: background))
    ]
    if let suffix = look.suffix ?? (input.isRequired ? " *" : nil), !suffix.isEmpty {
      var style = theme.error(on: background)
      if let color = look.suffixColor {
        var properties = TextProperties()
        properties.color = color
        style = theme.style(properties, on: background)
      }
      runs.append(StyledText.Run(SafeText(suffix), style: style))
    }
    return StyledText(runs)
  }
}

extension Layouter {
  /// The columns of an input in a column that takes what it needs.
  func inputColumns(of element: Element) -> Int {
    let label = element.input?.label.map { SafeText($0).width + 2 } ?? 0
    let control: Int
    switch InputKind(element) {
    case .toggle(let input): control = 4 + SafeText(input.title).width
    case .choiceSet(let set):
      let longest = set.choices.prefix(1_000).map { SafeText($0.title).width }.max() ?? 0
      control = set.opensSheet ? max(Metrics.inputColumns, longest + 5) : longest + 4
    case .rating(let input): control = StarScale(input).columns
    case .date: control = 16
    case .time: control = 10
    case .text, .number, nil:
      control = Metrics.inputColumns
    }
    return max(control, label)
  }
}
