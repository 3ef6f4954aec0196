/// A picture behind a card or container (schema 1.2; before that, its address alone).
public struct BackgroundImage: Equatable, Sendable {
  /// How a picture fills an area of another size.
  public enum FillMode: String, Vocabulary {
    /// Grown until it covers all; or repeated in one direction, or in both.
    case cover, repeatHorizontally, repeatVertically, `repeat`
  }

  /// The address of the picture.
  public var url = ""
  /// What becomes of it where the area has another size.
  public var fillMode = FillMode.cover
  /// Where it stands from left to right when it does not fill the area.
  public var horizontalAlignment = HorizontalAlignment.left
  /// Where it stands from top to bottom when it does not fill the area.
  public var verticalAlignment = VerticalAlignment.top
  /// The object as the card wrote it.
  public internal(set) var source = Source()

  /// A background without an address, which shows nothing.
  public init() {}

  /// A picture that covers what is in front of it.
  public init(url: String) { self.url = url }
}

extension BackgroundImage: CardObject {
  static func shorthand(_ text: String) -> BackgroundImage? { BackgroundImage(url: text) }

  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("url", &url)
    fields("fillMode", &fillMode)
    fields("horizontalAlignment", &horizontalAlignment)
    fields("verticalAlignment", &verticalAlignment)
  }
}
