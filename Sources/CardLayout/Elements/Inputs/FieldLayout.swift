internal import AdaptiveCards
internal import Canvas

extension Layouter {
  /// A field for text, with its inline action at its right; below it where that wants more than half
  /// of the width.
  func inputText(_ input: InputText, width: Int, _ surroundings: Surroundings) -> Box? {
    let element = Element.inputText(input)
    return framed(element, width: width, surroundings) { width in
      let action = input.inlineAction.map {
        button($0, on: surroundings.background, width: width)
      }
      let isBelow = action.map { $0.size.width > width / 2 } ?? false
      let beside = isBelow ? 0 : action.map { $0.size.width + Metrics.inlineGap } ?? 0
      let rows = FieldRules(element).isMultiline ? Metrics.multilineRows : 1
      let field = field(
        element, size: Size(width: max(3, width - beside), height: rows), role: .textbox,
        hint: input.placeholder ?? InputHints.example(of: input.style), surroundings)
      guard let action else { return field }
      let place = isBelow ? Point(x: 0, y: rows) : Point(x: width - action.size.width, y: 0)
      return Box(
        size: Size(width: width, height: max(rows, place.y + action.size.height)),
        children: [field, action.placed(x: place.x, y: place.y)])
    }
  }

  func inputNumber(_ input: InputNumber, width: Int, _ surroundings: Surroundings) -> Box? {
    let hint = input.placeholder ?? InputHints.range(of: input)
    return framed(.inputNumber(input), width: width, surroundings) { width in
      field(
        .inputNumber(input), size: shortField(hint, least: Metrics.inputColumns, width),
        role: .spinbutton, hint: hint, surroundings)
    }
  }

  func inputDate(_ input: InputDate, width: Int, _ surroundings: Surroundings) -> Box? {
    let hint = InputHints.day(input, language: language)
    return framed(.inputDate(input), width: width, surroundings) { width in
      field(
        .inputDate(input), size: shortField(hint, least: 16, width), role: .combobox, hint: hint,
        mark: theme.glyphs.open, surroundings)
    }
  }

  func inputTime(_ input: InputTime, width: Int, _ surroundings: Surroundings) -> Box? {
    let hint = input.placeholder ?? InputHints.time
    return framed(.inputTime(input), width: width, surroundings) { width in
      field(
        .inputTime(input), size: shortField(hint, least: 10, width), role: .textbox, hint: hint,
        surroundings)
    }
  }

  /// What is short in itself does not take the whole width.
  private func shortField(_ hint: String, least: Int, _ width: Int) -> Size {
    Size(width: min(width, max(least, SafeText(hint, .strict).width + 4)), height: 1)
  }

  private func field(
    _ element: Element, size: Size, role: Focusable.Role, hint: String,
    mark: Unicode.Scalar? = nil, _ surroundings: Surroundings
  ) -> Box {
    Box(
      size: size,
      content: .field(
        Box.Field(
          style: theme.plain(on: surroundings.background), placeholder: SafeText(hint, .strict),
          placeholderStyle: theme.placeholder(on: surroundings.background),
          rules: FieldRules(element), mark: mark)),
      focus: focusable(element, role: role))
  }

  func focusable(_ element: Element, role: Focusable.Role) -> Focusable {
    Focusable(
      path: element.common.path, role: role, title: element.input?.label ?? "",
      label: element.input?.label, isEnabled: true, target: .input(element))
  }
}

/// What stands in an empty field that has no placeholder.
enum InputHints {
  static let time = "HH:MM"

  /// The order in which a day is typed; behind the card's own words where that is not the usual one.
  static func day(_ input: InputDate, language: String?) -> String {
    let order = DateText.order(language: language)
    guard let placeholder = input.placeholder else { return order }
    return language == nil ? placeholder : "\(placeholder) (\(order))"
  }

  static func example(of style: InputText.Style) -> String {
    switch style {
    case .text, .password: ""
    case .tel: "+1 555 0100"
    case .url: "https://"
    case .email: "name@example.org"
    }
  }

  static func range(of input: InputNumber) -> String {
    switch (input.min.map(NumberText.spelled), input.max.map(NumberText.spelled)) {
    case (let min?, let max?): "\(min) to \(max)"
    case (let min?, nil): "from \(min)"
    case (nil, let max?): "up to \(max)"
    case (nil, nil): ""
    }
  }
}
