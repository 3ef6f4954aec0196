/// Pictures of one size, in rows.
public struct ImageSet: Equatable, Sendable {
  /// In rows as they fit, over each other, or in a grid (schema 1.6).
  public enum Style: String, Vocabulary {
    /// In rows, as many beside each other as fit.
    case `default`
    /// Each reaches over the one before, by `offset`.
    case stacked
    /// In columns of one width.
    case grid
  }

  /// What every element has: its id, spacing, visibility and their like.
  public var common = ElementCommon()
  /// The pictures in their order.
  public var images: [Image] = []
  /// The size of each of them, whatever they say themselves; nil: as the host says
  /// (`imageSet.imageSize`).
  public var imageSize: Image.Size?
  /// How they are placed.
  public var style = Style.default
  /// How far stacked pictures reach over each other, in pixels (JavaScript renderer).
  public var offset: Double?

  /// One that says nothing: every property is its default.
  public init() {}
}

extension ImageSet: ElementBody {
  static let required = ["images"]
  static var name: String { "an ImageSet" }

  mutating func visitOwn(_ fields: inout some FieldVisitor) {
    fields.objects("images", &images)
    fields("imageSize", &imageSize)
    fields("style", &style, since: 1.6)
    fields("offset", &offset, since: 1.6)
  }
}

extension Image {
  static var impliedType: String? { "Image" }
}
