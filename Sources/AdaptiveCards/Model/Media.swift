/// Sound or a film; the first source that can be played counts (schema 1.1).
public struct Media: Equatable, Sendable {
  /// A file that can be played.
  public struct Item: Equatable, Sendable {
    /// Its type, such as "video/mp4"; nil: to be found out from the file.
    public var mimeType: String?
    /// Its address.
    public var url = ""
    /// The source as the card wrote it.
    public internal(set) var source = Source()

    /// A source without an address.
    public init() {}
  }

  /// What is said in it, as text (schema 1.6).
  public struct Captions: Equatable, Sendable {
    /// The type of the text, such as "vtt".
    public var mimeType = ""
    /// Where the text is.
    public var url = ""
    /// What a person chooses it by, such as "English".
    public var label = ""
    /// The captions as the card wrote them.
    public internal(set) var source = Source()

    /// Captions without an address.
    public init() {}
  }

  /// What every element has: its id, spacing, visibility and their like.
  public var common = ElementCommon()
  /// The same in several forms; the first that can be played counts.
  public var sources: [Item] = []
  /// The address of the picture that is shown before it plays.
  public var poster: String?
  /// What it shows, in words.
  public var altText: String?
  /// The captions there are.
  public var captionSources: [Captions] = []

  /// One that says nothing: every property is its default.
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
