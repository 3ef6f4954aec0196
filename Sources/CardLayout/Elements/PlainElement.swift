internal import AdaptiveCards
internal import Canvas

/// What an element says in plain lines, for kinds that have no drawing of their own.
enum PlainElement {
  /// The lines of an element; none when there is nothing to say.
  static func lines(of element: Element) -> [String] {
    switch element {
    case .inputNumber(let input): labelled(input.input, input.value.map { "\($0)" })
    case .inputDate(let input): labelled(input.input, input.value)
    case .inputTime(let input): labelled(input.input, input.value)
    case .inputToggle(let input):
      labelled(input.input, (input.value == input.valueOn ? "[x] " : "[ ] ") + input.title)
    case .inputChoiceSet(let input):
      labelled(input.input, nil)
        + input.choices.map { (input.values.contains($0.value) ? "(•) " : "( ) ") + $0.title }
    case .inputRating(let input): labelled(input.input, stars(input.value ?? 0, of: input.max))
    case .textBlock, .richTextBlock, .container, .columnSet, .table, .carousel, .factSet, .image,
      .imageSet, .media, .actionSet, .inputText, .rating, .icon, .badge, .progressBar,
      .progressRing, .codeBlock, .compoundButton, .chart, .unknown:
      []
    }
  }

  private static func labelled(_ input: InputCommon, _ value: String?) -> [String] {
    let label = input.label.map { input.isRequired ? $0 + " *" : $0 }
    return [label, value].compactMap { $0 }.filter { !$0.isEmpty }
  }

  private static func stars(_ value: Double, of most: Double) -> String {
    let whole = Int(min(max(value, 0), 10).rounded())
    return String(repeating: "★", count: whole)
      + String(repeating: "☆", count: max(0, Int(min(max(most, 0), 10)) - whole))
  }
}

extension Layouter {
  func plain(_ element: Element, width: Int, _ surroundings: Surroundings) -> Box? {
    let style = theme.plain(on: surroundings.background)
    var stack = Stack(width: width)
    for line in PlainElement.lines(of: element) {
      let lines = StyledText([StyledText.Run(SafeText(line), style: style)])
        .lines(width: width, wrap: true, ellipsis: ellipsis)
      stack.add(
        Box(size: Size(width: width, height: lines.count), content: .lines(lines, .left)),
        rowsAbove: 0)
    }
    return stack.height > 0 ? stack.box : nil
  }

  func plainWidth(_ element: Element) -> Int {
    PlainElement.lines(of: element).map { SafeText($0).width }.max() ?? 0
  }
}
