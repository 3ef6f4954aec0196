/// Pages of which one is shown at a time (schema 1.6 of the JavaScript renderer; Teams).
public struct Carousel: Equatable, Sendable {
  public enum PageAnimation: String, Vocabulary { case slide, crossFade, none }

  public var common = ElementCommon()
  public var pages: [CarouselPage] = []
  /// How long a page stays before the next comes by itself, in milliseconds; nil: it does not.
  public var timer: Double?
  /// The page that is shown first, counted from 0.
  public var initialPage = 0
  /// Whether the first page comes after the last.
  public var loop = true
  public var orientation = Orientation.horizontal
  /// In pixels.
  public var heightInPixels: Int?
  /// In pixels (Teams).
  public var minHeight: Int?
  public var rtl: Bool?
  public var pageAnimation = PageAnimation.slide
  public var bleed = false

  public init() {}
}

/// A page of a carousel: a container.
public struct CarouselPage: Equatable, Sendable {
  public var container = Container()

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
