/// A picture behind a card or container (schema 1.2; before that, its address alone).
public struct BackgroundImage: Equatable, Sendable {
  public enum FillMode: String, Vocabulary {
    case cover, repeatHorizontally, repeatVertically, `repeat`
  }

  public var url = ""
  public var fillMode = FillMode.cover
  public var horizontalAlignment = HorizontalAlignment.left
  public var verticalAlignment = VerticalAlignment.top
  /// The object as the card wrote it.
  public internal(set) var source = Source()

  public init() {}

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
