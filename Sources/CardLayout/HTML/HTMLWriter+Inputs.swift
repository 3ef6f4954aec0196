internal import AdaptiveCards
internal import Canvas

extension HTMLWriter {
  /// A field with its label before it and its message behind it.
  func writeInput(_ element: Element, to out: inout Markup) {
    guard let input = element.input else { return }
    let isGroup = HTMLWriter.isGroup(element)
    out.element(isGroup ? "fieldset" : "div", attributes(element.common)) { out in
      writeLabel(of: element, input, isGroup: isGroup, to: &out)
      writeField(element, input, to: &out)
      guard let error = state.error(of: element) else { return }
      out.element(
        "p", [("class", "error"), ("id", id(element.common.path, "-error"))],
        SafeText("! " + error, .strict))
    }
  }

  /// Whether several controls make up the input, so that its label is that of a group.
  private static func isGroup(_ element: Element) -> Bool {
    if case .inputChoiceSet(let set) = element {
      set.isMultiSelect || set.style == .expanded
    } else {
      false
    }
  }

  private func writeLabel(
    of element: Element, _ input: InputCommon, isGroup: Bool, to out: inout Markup
  ) {
    guard let label = input.label, !label.isEmpty else { return }
    let name: StaticString = isGroup ? "legend" : "label"
    out.element(name, [("for", isGroup ? nil : id(element.common.path))]) { out in
      for paragraph in paragraphs(label, markdown: false) { write(paragraph.text.runs, to: &out) }
      if input.isRequired {
        out.element("span", [("class", "required"), ("aria-hidden", "true")], " *")
      }
    }
  }

  /// The attributes of a control that are the same for all.
  private func control(
    _ element: Element, _ input: InputCommon, placeholder: String? = nil, title: String = ""
  ) -> [Markup.Attribute] {
    let hasLabel =
      !(input.label ?? "").isEmpty || !title.isEmpty || labels.hasLabel(element.common.id)
    let hasError = state.error(of: element) != nil
    return [
      ("id", id(element.common.path)), ("required", input.isRequired ? "" : nil),
      ("placeholder", HTMLWriter.strict(placeholder)),
      (
        "aria-label",
        hasLabel ? nil : HTMLWriter.strict(placeholder ?? element.common.id) ?? element.typeName
      ),
      ("aria-invalid", hasError ? "true" : nil),
      ("aria-describedby", hasError ? id(element.common.path, "-error") : nil),
    ]
  }

  private func writeField(_ element: Element, _ input: InputCommon, to out: inout Markup) {
    let value = state.text(of: element)
    switch element {
    case .inputText(let text): write(text, element, value, to: &out)
    case .inputNumber(let number):
      out.void(
        "input",
        [
          ("type", "number"), ("step", "any"), ("value", value),
          ("min", number.min.map(HTMLWriter.number)), ("max", number.max.map(HTMLWriter.number)),
        ] + control(element, input, placeholder: number.placeholder))
    case .inputDate(let date):
      out.void(
        "input",
        [
          ("type", "date"), ("value", value), ("min", HTMLWriter.strict(date.min)),
          ("max", HTMLWriter.strict(date.max)),
        ] + control(element, input, placeholder: date.placeholder))
    case .inputTime(let time):
      out.void(
        "input",
        [
          ("type", "time"), ("value", value), ("min", HTMLWriter.strict(time.min)),
          ("max", HTMLWriter.strict(time.max)),
        ] + control(element, input, placeholder: time.placeholder))
    case .inputToggle(let toggle):
      out.element("label", [("class", "choice")]) { out in
        out.void(
          "input",
          [("type", "checkbox"), ("checked", state.isOn(element) ? "" : nil)]
            + control(element, input, title: toggle.title))
        out.text(" ")
        writeInline(toggle.title, to: &out)
      }
    case .inputChoiceSet(let set): write(set, element, to: &out)
    case .inputRating(let rating):
      out.void(
        "input",
        [
          ("type", "range"), ("min", "0"), ("max", HTMLWriter.number(min(max(rating.max, 1), 100))),
          ("step", rating.allowHalfSteps ? "0.5" : "1"), ("value", value),
        ] + control(element, input))
    case .textBlock, .richTextBlock, .container, .columnSet, .table, .carousel, .factSet, .image,
      .imageSet, .media, .actionSet, .rating, .icon, .badge, .progressBar, .progressRing,
      .codeBlock, .compoundButton, .chart, .unknown:
      break
    }
  }

  private func write(
    _ text: InputText, _ element: Element, _ value: String?, to out: inout Markup
  ) {
    let attributes: [Markup.Attribute] =
      [("maxlength", text.maxLength.map { "\($0)" })]
      + control(element, text.input, placeholder: text.placeholder)
    if text.isMultiline, text.style != .password {
      out.element("textarea", [("rows", "3")] + attributes, SafeText(value ?? ""))
    } else {
      let isSecret = text.style == .password
      out.void(
        "input",
        [("type", text.style.rawValue), ("value", isSecret ? nil : value)] + attributes)
    }
    if let action = text.inlineAction { writeSelect(action, to: &out) }
  }

  private func write(_ set: InputChoiceSet, _ element: Element, to out: inout Markup) {
    let chosen = state.chosen(in: element)
    guard HTMLWriter.isGroup(element) else {
      out.element(
        "select",
        control(element, set.input, placeholder: set.placeholder).filter {
          $0.name.description != "placeholder"
        }
      ) { out in
        out.element("option", [("value", "")], SafeText(set.placeholder ?? "", .strict))
        for (index, choice) in state.input(element).choices(of: set).enumerated() {
          out.element(
            "option", [("selected", chosen.contains(index) ? "" : nil)],
            SafeText(choice.title, .strict))
        }
      }
      return
    }
    for (index, choice) in state.input(element).choices(of: set).enumerated() {
      out.element("label", [("class", "choice")]) { out in
        out.void(
          "input",
          [
            ("type", set.isMultiSelect ? "checkbox" : "radio"), ("name", id(set.common.path)),
            ("checked", chosen.contains(index) ? "" : nil),
          ])
        out.text(" ")
        writeInline(choice.title, to: &out)
      }
    }
  }

  /// A number as HTML has it: no exponent where it can do without.
  static func number(_ value: Double) -> String {
    if let whole = Int(exactly: value), abs(whole) < 1_000_000_000 { return "\(whole)" }
    return "\(value)"
  }
}
