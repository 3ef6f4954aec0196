/// Pages of which one is shown at a time (schema 1.6 of the JavaScript renderer; Teams).
public struct Carousel: Equatable, Sendable {
  /// How one page becomes the next; in a terminal it is there at once.
  public enum PageAnimation: String, Vocabulary {
    /// It moves in from the side.
    case slide
    /// It shows through the one before.
    case crossFade
    /// It is there at once.
    case none
  }

  /// What every element has: its id, spacing, visibility and their like.
  public var common = ElementCommon()
  /// The pages in their order.
  public var pages: [CarouselPage] = []
  /// How long a page stays before the next comes by itself, in milliseconds; nil: it does not.
  public var timer: Double?
  /// The page that is shown first, counted from 0.
  public var initialPage = 0
  /// Whether the first page comes after the last.
  public var loop = true
  /// The direction in which pages are turned.
  public var orientation = Orientation.horizontal
  /// The height of its pages, in pixels; nil: that of the highest.
  public var heightInPixels: Int?
  /// The least height, in pixels; nil for none.
  public var minHeight: Int?
  /// Whether the first page is at the right; nil: as what is around it.
  public var rtl: Bool?
  /// How the page changes.
  public var pageAnimation = PageAnimation.slide
  /// Whether it reaches into the padding around it.
  public var bleed = false

  /// One that says nothing: every property is its default.
  public init() {}
}

/// A page of a carousel: a container.
public struct CarouselPage: Equatable, Sendable {
  /// What the page shows.
  public var container = Container()

  /// A page without anything on it.
  public init() {}
}

extension Carousel: ElementBody {
  mutating func visitOwn(_ fields: inout some FieldVisitor) {
    fields.objects("pages", &pages)
    fields("timer", &timer)
    fields("initialPage", &initialPage)
    fields("loop", &loop)
    fields("orientation", &orientation)
    fields.pixels("heightInPixels", &heightInPixels)
    fields.pixels("minHeight", &minHeight)
    fields("rtl", &rtl)
    fields("pageAnimation", &pageAnimation)
    fields("bleed", &bleed)
  }
}

extension CarouselPage: ContainedObject {
  static var impliedType: String? { "CarouselPage" }
}
