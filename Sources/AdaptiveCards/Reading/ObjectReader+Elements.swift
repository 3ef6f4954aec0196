extension ObjectReader {
  /// The elements of an array; those that are not known are left out and reported.
  mutating func elements(_ key: String) -> [Element] {
    list(key).compactMap { item in
      context.descend(path: item.path, offset: item.value.offset) {
        item.object(expecting: "an element").flatMap { reader in
          var reader = reader
          return Element(&reader)
        }
      }
    }
  }

  mutating func actions(_ key: String) -> [Action] {
    list(key).compactMap { item in
      context.descend(path: item.path, offset: item.value.offset) {
        item.object(expecting: "an action").flatMap { reader in
          var reader = reader
          return Action(&reader)
        }
      }
    }
  }

  /// The action of a `selectAction` or `inlineAction`, where a ShowCard is not allowed.
  mutating func selectAction(_ key: String) -> Action? {
    guard let value = value(key) else { return nil }
    let item = ListItem(value: value, path: JSONPointer.member(key, of: path), context: context)
    let action = context.descend(path: item.path, offset: value.offset) {
      item.object(expecting: "an action").flatMap { reader -> Action? in
        var reader = reader
        return Action(&reader)
      }
    }
    if action?.shownCard != nil {
      report(
        .warning, .actionNotAllowed,
        "Action.ShowCard is not allowed as a \"\(key)\"; it is left out", key: key)
      return nil
    }
    return action
  }

  /// The card of a ShowCard; an empty one when it is missing.
  mutating func card(_ key: String) -> Card {
    if var reader = child(key) {
      reader.impliedType("AdaptiveCard")
      let card = Card(&reader)
      reader.finish()
      return card
    }
    var empty = ObjectReader(
      object: JSONObject(), path: JSONPointer.member(key, of: path), offset: offset,
      context: context)
    return Card(&empty)
  }

  /// The type of an object that must have one; nil and a diagnostic without it.
  mutating func requiredType(of what: String) -> String? {
    if let type = text("type") { return type }
    report(.error, .typeMissing, "\(what) needs a \"type\"; it is left out")
    return nil
  }

  /// Accepts a missing type where it is implied, and reports another one than `name`.
  mutating func impliedType(_ name: String) {
    guard let type = text("type"), type != name else { return }
    report(.warning, .valueInvalid, "the type here is \"\(name)\"; it is read as one", key: "type")
  }

  func reportUnknown(_ type: String, among names: [String], what: String) {
    let hint = nearestName(to: type, in: names).map { "; did you mean \"\($0)\"?" } ?? ""
    report(
      .warning, .elementUnknown,
      "the \(what) \(quoted(type)) is not known; it is left out\(hint)", key: "type")
  }
}

extension Element {
  /// Reads an element; nil and a diagnostic when its type is not known.
  init?(_ reader: inout ObjectReader) {
    guard let type = reader.requiredType(of: "an element") else { return nil }
    switch type {
    case "TextBlock": self = .textBlock(TextBlock(&reader))
    case "RichTextBlock": self = .richTextBlock(RichTextBlock(&reader))
    case "Container": self = .container(Container(&reader))
    case "ColumnSet": self = .columnSet(ColumnSet(&reader))
    case "FactSet": self = .factSet(FactSet(&reader))
    case "Image": self = .image(Image(&reader))
    case "ActionSet": self = .actionSet(ActionSet(&reader))
    case "Input.Text": self = .inputText(InputText(&reader))
    default:
      reader.reportUnknown(type, among: Element.typeNames, what: "element")
      return nil
    }
    reader.finish()
  }

  static let typeNames = [
    "TextBlock", "RichTextBlock", "Container", "ColumnSet", "FactSet", "Image", "ActionSet",
    "Input.Text",
  ]
}
