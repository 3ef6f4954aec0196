extension HostConfig {
  /// How a host shows actions (key `actions`).
  public struct Actions: Equatable, Sendable {
    public typealias Orientation = AdaptiveCards.Orientation

    public enum Alignment: String, Vocabulary { case left, center, right, stretch }
    public enum IconPlacement: String, Vocabulary { case aboveTitle, leftOfTitle }

    /// How a host opens the card of a ShowCard.
    public struct ShowCard: Equatable, Sendable {
      public enum Mode: String, Vocabulary { case inline, popup }

      public var actionMode = Mode.inline
      public var style = ContainerStyle.emphasis
      /// In pixels.
      public var inlineTopMargin = 16

      public init() {}
    }

    /// The most primary actions that are buttons; the `...` button never counts.
    public var maxActions = 5
    public var orientation = Orientation.horizontal
    /// nil where the host does not say: whoever draws decides. The schema's `stretch` is made for
    /// fingers; on a wide screen of cells it would tear a row of short words apart.
    public var alignment: Alignment?
    /// In pixels.
    public var buttonSpacing = 10
    public var spacing = Spacing.default
    public var iconPlacement = IconPlacement.aboveTitle
    /// In pixels.
    public var iconSize = 16
    public var showCard = ShowCard()
    public var preExpandSingleShowCardAction = false
    public var allowTitleToWrap = false
    public var showIconInOverflow = false

    public init() {}
  }
}

extension HostConfig.Actions: ConfigGroup {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("maxActions", &maxActions)
    maxActions = max(0, maxActions)
    fields("actionsOrientation", &orientation)
    fields("actionAlignment", &alignment)
    fields("buttonSpacing", &buttonSpacing)
    fields("spacing", &spacing)
    fields("iconPlacement", &iconPlacement)
    var size: PixelCount? = PixelCount(pixels: iconSize)
    fields("iconSize", &size)
    iconSize = size?.pixels ?? iconSize
    fields.group("showCard", &showCard)
    fields("preExpandSingleShowCardAction", &preExpandSingleShowCardAction)
    fields("allowTitleToWrap", &allowTitleToWrap)
    fields("showIconInOverflow", &showIconInOverflow)
  }
}

extension HostConfig.Actions.ShowCard: ConfigGroup {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("actionMode", &actionMode)
    fields("style", &style)
    fields("inlineTopMargin", &inlineTopMargin)
  }
}

/// Pixels as a number, or as in "16px", which the JavaScript renderer takes too.
private struct PixelCount: CardValue {
  var pixels: Int

  static func read(_ json: JSONValue, _ key: FieldKey, _ reader: ObjectReader) -> PixelCount? {
    if let length = json.stringValue.flatMap(PixelLength.init) {
      return PixelCount(pixels: length.pixels)
    }
    return Int.read(json, key, reader).map(PixelCount.init)
  }

  var json: JSONValue { .int(pixels) }
}
