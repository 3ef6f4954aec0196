internal import AdaptiveCards
internal import Canvas

extension Layouter {
  func inputToggle(_ input: InputToggle, width: Int, _ surroundings: Surroundings) -> Box? {
    let element = Element.inputToggle(input)
    return framed(element, width: width, surroundings) { width in
      let title = input.showTitle ? input.title : ""
      return tick(
        title, wraps: input.wrap, isRadio: false, width: width, surroundings,
        focus: Focusable(
          path: input.common.path, role: .checkbox, title: input.title,
          label: input.title.isEmpty ? input.input.label : input.title, isEnabled: true,
          target: .input(element)))
    }
  }

  func inputChoiceSet(_ set: InputChoiceSet, width: Int, _ surroundings: Surroundings) -> Box? {
    let element = Element.inputChoiceSet(set)
    return framed(element, width: width, surroundings) { width in
      set.opensSheet
        ? picker(set, element, width: width, surroundings)
        : choices(of: set, element, width: width, surroundings)
    }
  }

  /// What is chosen, on a field that opens the choices.
  private func picker(
    _ set: InputChoiceSet, _ element: Element, width: Int, _ surroundings: Surroundings
  ) -> Box {
    let titles = set.choices.prefix(1_000).map { SafeText($0.title, .strict).width }
    let hint = set.placeholder ?? "Choose"
    let longest = max(titles.max() ?? 0, SafeText(hint, .strict).width)
    // How long the titles are that a host will find, nobody knows.
    let isOpenEnded = set.isMultiSelect || set.query != nil
    let columns = isOpenEnded ? width : min(width, max(longest + 5, Metrics.inputColumns))
    return Box(
      size: Size(width: columns, height: 1),
      content: .picker(
        Box.Picker(
          style: theme.plain(on: surroundings.background), placeholder: SafeText(hint, .strict),
          placeholderStyle: theme.placeholder(on: surroundings.background),
          mark: theme.glyphs.open)),
      focus: focusable(element, role: set.isMultiSelect ? .listbox : .combobox))
  }

  /// All choices, one below the other, or in columns where the card asks for them.
  private func choices(
    of set: InputChoiceSet, _ element: Element, width: Int, _ surroundings: Surroundings
  ) -> Box? {
    guard !set.choices.isEmpty else { return nil }
    let columns = columns(of: set, width: width)
    let room = (width - (columns - 1) * Metrics.choiceGap) / columns
    var stack = Stack(width: width)
    var row: [Box] = []
    for (index, choice) in set.choices.enumerated() {
      let box = tick(
        choice.title, wraps: set.wrap, isRadio: !set.isMultiSelect, width: room, surroundings,
        focus: Focusable(
          path: "\(set.common.path)/choices/\(index)", role: set.isMultiSelect ? .checkbox : .radio,
          title: choice.title, label: choice.title, isEnabled: true,
          target: .choice(element, index)))
      row.append(box.placed(x: row.count * (room + Metrics.choiceGap), y: 0))
      if row.count == columns || index == set.choices.count - 1 {
        let height = row.map(\.size.height).max() ?? 1
        stack.add(Box(size: Size(width: width, height: height), children: row), rowsAbove: 0)
        row = []
      }
    }
    return stack.box
  }

  private func columns(of set: InputChoiceSet, width: Int) -> Int {
    guard set.useMultipleColumns else { return 1 }
    let longest = set.choices.prefix(1_000).map { SafeText($0.title, .strict).width }.max() ?? 0
    let least = set.minColumnWidth.map { Metrics.columns(pixels: $0) } ?? 0
    return max(1, (width + Metrics.choiceGap) / (max(longest + 4, least, 8) + Metrics.choiceGap))
  }

  /// A box that can be ticked, with its title at its right.
  private func tick(
    _ title: String, wraps: Bool, isRadio: Bool, width: Int, _ surroundings: Surroundings,
    focus: Focusable
  ) -> Box {
    let style = theme.plain(on: surroundings.background)
    let lines = StyledText(SafeText(title), style: style)
      .lines(width: max(1, width - 4), wrap: wraps, ellipsis: ellipsis)
    let height = max(1, lines.count)
    // Only what is drawn takes the focus, so that its mark is no wider than the title.
    let columns = min(width, 3 + (title.isEmpty ? 0 : 1 + (lines.map(\.width).max() ?? 0)))
    let text = Box(
      origin: Point(x: 4, y: 0), size: Size(width: max(0, columns - 4), height: height),
      content: .lines(lines, .left))
    return Box(
      size: Size(width: columns, height: height),
      content: .tick(Box.Tick(isRadio: isRadio, style: style)), children: [text], focus: focus)
  }
}

extension Metrics {
  /// Between two columns of choices.
  static let choiceGap = 2
}

extension InputChoiceSet {
  /// Whether the choices are in a sheet.
  ///
  /// A few of which several can be chosen are boxes to tick whatever the style says, as all official
  /// renderers draw them; so many that they would be no form any more are never on the card, nor are
  /// those that a host finds.
  var opensSheet: Bool {
    if query != nil { return true }
    return switch style {
    case .expanded: choices.count > 1_000
    case .compact, .filtered: !isMultiSelect || choices.count > 10
    }
  }
}
