/// Sound or a film; the first source that can be played counts (schema 1.1).
public struct Media: Equatable, Sendable {
  public struct Item: Equatable, Sendable {
    public var mimeType: String?
    public var url = ""
    /// The source as the card wrote it.
    public internal(set) var source = Source()

    public init() {}
  }

  public struct Captions: Equatable, Sendable {
    public var mimeType = ""
    public var url = ""
    public var label = ""
    /// The captions as the card wrote them.
    public internal(set) var source = Source()

    public init() {}
  }

  public var common = ElementCommon()
  public var sources: [Item] = []
  /// The address of the picture that is shown before it plays.
  public var poster: String?
  public var altText: String?
  public var captionSources: [Captions] = []

  public init() {}
}

extension Media: ElementBody {
  static let required = ["sources"]
  static var name: String { "a Media" }

  mutating func visitOwn(_ fields: inout some FieldVisitor) {
    fields.objects("sources", &sources)
    fields("poster", &poster)
    fields("altText", &altText)
    fields.objects("captionSources", &captionSources, since: 1.6)
  }
}

extension Media.Item: CardObject {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("mimeType", &mimeType)
    fields("url", &url)
  }
}

extension Media.Captions: CardObject {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("mimeType", &mimeType)
    fields("url", &url)
    fields("label", &label)
  }
}
