extension Element {
  /// What all inputs share; nil for what is no input.
  var inputCommon: InputCommon? {
    switch self {
    case .inputText(let element): element.input
    case .textBlock, .richTextBlock, .container, .columnSet, .factSet, .image, .actionSet: nil
    }
  }
}
