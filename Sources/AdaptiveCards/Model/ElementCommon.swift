/// The properties that every element of a body has (schema: `Item`, `ToggleableItem`, `Element`).
public struct ElementCommon: Equatable, Sendable {
  /// Where the element stands in the card, as a JSON pointer; it is also its identity.
  public var path: String
  /// Its name for actions, labels and results; nil for none.
  public var id: String?
  /// The distance to the element before it.
  public var spacing: Spacing
  /// A line above the element.
  public var separator: Bool
  /// Whether it is shown at first; ToggleVisibility changes that (schema 1.2).
  public var isVisible: Bool
  /// Whether it takes height that is left over in its container (schema 1.1).
  public var height: BlockHeight
  /// What the host must have for the element to be shown.
  public var requires: [Requirement] = []
  /// What stands in its place when it cannot be shown; a card as it is shown has none.
  public var fallback: Fallback<Element>?
  /// The language of the element's text, such as "en"; nil: that of what is around it.
  public var lang: String?
  /// The widths of a card at which the element is shown (Teams); nil: all.
  public var targetWidth: TargetWidth?
  /// The area of a grid that the element stands in (Teams, `grid.area`).
  public var gridArea: String?
  /// The element as the card wrote it.
  public internal(set) var source = Source()

  /// What an element says that says nothing but this.
  public init(
    path: String = "", id: String? = nil, spacing: Spacing = .default, separator: Bool = false,
    isVisible: Bool = true, height: BlockHeight = .auto
  ) {
    self.path = path
    self.id = id
    self.spacing = spacing
    self.separator = separator
    self.isVisible = isVisible
    self.height = height
  }

  /// Which of the properties a kind of thing has.
  enum Kind {
    case element
    /// An element whose `height` is a property of its own.
    case image
    /// A piece of an element, such as a cell of a table, that has no fallback.
    case part
  }

  mutating func visit(_ fields: inout some FieldVisitor, as kind: Kind) {
    fields("id", &id)
    fields("isVisible", &isVisible, since: 1.2)
    fields("spacing", &spacing)
    fields("separator", &separator)
    fields("lang", &lang)
    fields("targetWidth", &targetWidth)
    fields("grid.area", &gridArea)
    switch kind {
    case .element:
      fields("height", &height, since: 1.1)
      visitWayAround(&fields)
    case .image: visitWayAround(&fields)
    case .part: fields.requirements(&requires)
    }
  }

  /// Shows what is needed to know whether the element can be shown, and what else if not.
  mutating func visitWayAround(_ fields: inout some FieldVisitor) {
    fields.requirements(&requires)
    fields.fallback(&fallback)
  }
}

/// An object with the properties that all elements share.
protocol CommonObject: PlacedObject {
  var common: ElementCommon { get set }
}

extension CommonObject {
  var path: String {
    get { common.path }
    set { common.path = newValue }
  }

  var source: Source {
    get { common.source }
    set { common.source = newValue }
  }
}

/// A kind of element: what all share, and its own properties.
protocol ElementBody: CommonObject {
  static var commonKind: ElementCommon.Kind { get }
  /// Shows the properties that not every element has to a visitor.
  mutating func visitOwn(_ fields: inout some FieldVisitor)
}

extension ElementBody {
  static var commonKind: ElementCommon.Kind { .element }
  var writtenType: String? { nil }

  mutating func visit(_ fields: inout some FieldVisitor) {
    common.visit(&fields, as: Self.commonKind)
    visitOwn(&fields)
  }
}
