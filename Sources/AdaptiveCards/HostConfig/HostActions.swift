extension HostConfig {
  /// How a host shows actions (key `actions`).
  public struct Actions: Equatable, Sendable {
    /// In a row or one below the other.
    public typealias Orientation = AdaptiveCards.Orientation

    /// Where a row of buttons stands, or whether it takes all the width.
    public enum Alignment: String, Vocabulary {
      /// At the left edge.
      case left
      /// In the middle.
      case center
      /// At the right edge.
      case right
      /// All the width, shared by the buttons.
      case stretch
    }

    /// Where the picture of a button stands.
    public enum IconPlacement: String, Vocabulary {
      /// In a line of its own.
      case aboveTitle
      /// On the line of the title.
      case leftOfTitle
    }

    /// How a host opens the card of a ShowCard.
    public struct ShowCard: Equatable, Sendable {
      /// Below the row of its button, or over the card.
      public enum Mode: String, Vocabulary {
        /// Below the row of its button.
        case inline
        /// Over the card, which waits until it is closed.
        case popup
      }

      /// Where the card opens.
      public var actionMode = Mode.inline
      /// The colours of the card, unless it says its own.
      public var style = ContainerStyle.emphasis
      /// Between its row and the card, in pixels.
      public var inlineTopMargin = 16

      /// Cards that open below their buttons, on the ground of `emphasis`.
      public init() {}
    }

    /// The most primary actions that are buttons; the `...` button never counts.
    public var maxActions = 5
    /// How buttons follow each other, unless an ActionSet says otherwise (key
    /// `actionsOrientation`).
    public var orientation = Orientation.horizontal
    /// Where a row of buttons stands (key `actionAlignment`); nil where the host does not say:
    /// whoever draws decides. The schema's `stretch` is made for fingers; on a wide screen of cells
    /// it would tear a row of short words apart.
    public var alignment: Alignment?
    /// Between buttons, in pixels.
    public var buttonSpacing = 10
    /// The distance between the body of a card and its actions.
    public var spacing = Spacing.default
    /// Where pictures stand on buttons.
    public var iconPlacement = IconPlacement.aboveTitle
    /// The width and height of pictures on buttons, in pixels.
    public var iconSize = 16
    /// How the card of a ShowCard opens.
    public var showCard = ShowCard()
    /// Whether a ShowCard that is the only action is open from the beginning (JavaScript renderer).
    public var preExpandSingleShowCardAction = false
    /// Whether the words of a button may take several rows (JavaScript renderer).
    public var allowTitleToWrap = false
    /// Whether choices of a `...` menu have their pictures (JavaScript renderer).
    public var showIconInOverflow = false

    /// The defaults of the schema: five buttons in a row.
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
