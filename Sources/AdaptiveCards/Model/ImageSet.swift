/// Pictures of one size, in rows.
public struct ImageSet: Equatable, Sendable {
  public enum Style: String, Vocabulary { case `default`, stacked, grid }

  public var common = ElementCommon()
  public var images: [Image] = []
  /// nil: as the host says (`imageSet.imageSize`).
  public var imageSize: Image.Size?
  public var style = Style.default
  /// How far stacked pictures reach over each other, in pixels (JavaScript renderer).
  public var offset: Double?

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
