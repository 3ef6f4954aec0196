/// A group of elements, with a style of its own if it says so.
public struct Container: Equatable, Sendable {
  /// What every element has: its id, spacing, visibility and their like.
  public var common = ElementCommon()
  /// What stands in it, from top to bottom unless `layouts` says otherwise.
  public var items: [Element] = []
  /// The colours of its ground; nil: those of the element around it.
  public var style: ContainerStyle?
  /// Performed when it is pressed; nil when it cannot be.
  @Boxed public var selectAction: Action?
  /// Where the items stand in a container higher than them; nil: as what is around it.
  public var verticalContentAlignment: VerticalAlignment?
  /// Whether it reaches into the padding around it (schema 1.2).
  public var bleed = false
  /// The picture behind it (schema 1.2).
  @Boxed public var backgroundImage: BackgroundImage?
  /// The least height, in pixels; nil for none.
  public var minHeight: Int?
  /// The greatest height, in pixels; what is higher scrolls (Teams).
  public var maxHeight: Int?
  /// Whether it is laid out from right to left; nil: as what is around it.
  public var rtl: Bool?
  /// Where it stands from left to right; nil: as what is around it says.
  public var horizontalAlignment: HorizontalAlignment?
  /// How the items are placed; the first that fits the width counts, else they are stacked (Teams).
  public var layouts: [ContainerLayout] = []
  /// Whether it has a frame (Teams).
  public var showBorder = false
  /// Whether the corners of its frame and ground are round (Teams).
  public var roundedCorners = false

  /// One that says nothing: every property is its default.
  public init() {}
}

extension Container: ElementBody {
  mutating func visitOwn(_ fields: inout some FieldVisitor) {
    fields.elements("items", &items)
    visitFrame(&fields)
  }

  /// All that Container, Column, TableCell and CarouselPage share but for the items' versions.
  mutating func visitFrame(_ fields: inout some FieldVisitor) {
    fields("style", &style)
    fields.action("selectAction", &_selectAction, since: 1.1)
    fields("verticalContentAlignment", &verticalContentAlignment, since: 1.1)
    fields("bleed", &bleed, since: 1.2)
    fields.object("backgroundImage", &_backgroundImage, since: 1.2)
    fields.pixels("minHeight", &minHeight, since: 1.2)
    fields.pixels("maxHeight", &maxHeight)
    // The published schema has the name with its question mark.
    fields.alias("rtl?", of: "rtl")
    fields("rtl", &rtl, since: 1.5)
    fields("horizontalAlignment", &horizontalAlignment)
    fields.objects("layouts", &layouts)
    fields("showBorder", &showBorder)
    fields("roundedCorners", &roundedCorners)
  }
}

/// A part of a bigger element that is a container.
protocol ContainedObject: PlacedObject {
  var container: Container { get set }
}

extension ContainedObject {
  static var holdsElements: Bool { true }

  var path: String {
    get { container.common.path }
    set { container.common.path = newValue }
  }

  var source: Source {
    get { container.common.source }
    set { container.common.source = newValue }
  }

  mutating func visit(_ fields: inout some FieldVisitor) {
    container.common.visit(&fields, as: .part)
    container.visitOwn(&fields)
  }
}
