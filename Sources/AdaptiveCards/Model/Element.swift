/// One thing in the body of a card.
public enum Element: Equatable, Sendable {
  case textBlock(TextBlock)
  case richTextBlock(RichTextBlock)
  case container(Container)
  case columnSet(ColumnSet)
  case factSet(FactSet)
  case image(Image)
  case actionSet(ActionSet)
  case inputText(InputText)

  /// What all elements share.
  public var common: ElementCommon {
    switch self {
    case .textBlock(let element): element.common
    case .richTextBlock(let element): element.common
    case .container(let element): element.common
    case .columnSet(let element): element.common
    case .factSet(let element): element.common
    case .image(let element): element.common
    case .actionSet(let element): element.common
    case .inputText(let element): element.common
    }
  }

  /// The name of the element in JSON.
  public var typeName: String {
    switch self {
    case .textBlock: "TextBlock"
    case .richTextBlock: "RichTextBlock"
    case .container: "Container"
    case .columnSet: "ColumnSet"
    case .factSet: "FactSet"
    case .image: "Image"
    case .actionSet: "ActionSet"
    case .inputText: "Input.Text"
    }
  }
}

/// The properties that every element of a body has (schema: `Item`, `ToggleableItem`, `Element`).
public struct ElementCommon: Equatable, Sendable {
  /// Where the element stands in the card, as a JSON pointer; it is also its identity.
  public var path: String
  public var id: String?
  public var spacing: Spacing
  /// A line above the element.
  public var separator: Bool
  public var isVisible: Bool
  public var height: BlockHeight

  public init(
    path: String, id: String? = nil, spacing: Spacing = .default, separator: Bool = false,
    isVisible: Bool = true, height: BlockHeight = .auto
  ) {
    self.path = path
    self.id = id
    self.spacing = spacing
    self.separator = separator
    self.isVisible = isVisible
    self.height = height
  }
}

extension ElementCommon {
  init(_ reader: inout ObjectReader) {
    self.init(
      path: reader.path,
      id: reader.text("id"),
      spacing: reader.word("spacing", default: Spacing.default),
      separator: reader.bool("separator", default: false),
      isVisible: reader.bool("isVisible", default: true),
      height: reader.word("height", default: BlockHeight.auto))
  }
}
