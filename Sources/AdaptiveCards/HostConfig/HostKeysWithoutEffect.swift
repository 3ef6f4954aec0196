extension HostConfig {
  /// A key of host configs that changes nothing in a terminal.
  public struct KeyWithoutEffect: Equatable, Sendable {
    /// The way to the key, as in "media.playButton"; all below it is meant too, and a `*` is any
    /// name.
    public var key: String
    /// Why there is nothing to change, as a sentence without its full stop.
    public var reason: String

    /// Whether a key, given by the way to it, is this one or below it.
    public func covers(_ key: String) -> Bool {
      let names = key.split(separator: ".")
      let mine = self.key.split(separator: ".")
      return names.count >= mine.count && zip(names, mine).allSatisfy { $1 == "*" || $0 == $1 }
    }
  }

  /// The keys that are read and change nothing in a terminal; every other one has an effect.
  public static let keysWithoutEffect: [KeyWithoutEffect] = [
    .init("fontFamily", oneFont),
    .init("fontSizes", oneFont),
    .init("fontWeights", "bold is the one weight that a terminal has besides its own"),
    .init("fontTypes", oneFont),
    .init("lineHeights", "every row of a terminal is one cell high"),
    .init(
      "choiceSetInputValueSeparator",
      "several values are joined by commas, on which those who read the results rely"),
    .init("actions.iconSize", "an icon is a character of one or two cells"),
    .init("containerStyles.customStyles", "cards can only name the styles of the schema"),
    .init(
      "containerStyles.*.foregroundColors.*.highlightColors.subtle",
      "text that is highlighted stands out, and is never subtle"),
    .init("factSet.title.wrap", "facts always wrap, so that nothing of them is lost"),
    .init("factSet.value.wrap", "facts always wrap, so that nothing of them is lost"),
    .init("textStyles.heading.wrap", "the card alone says whether a text wraps"),
    .init("textStyles.heading.maxWidth", onlyFacts),
    .init("textStyles.columnHeader.wrap", "the card alone says whether a text wraps"),
    .init("textStyles.columnHeader.maxWidth", onlyFacts),
    .init("inputs.debounceTimeInMilliSeconds", "what is typed is drawn at once"),
    .init(
      "inputs.allowDynamicallyFilteredChoiceSet",
      "there are such choices where a delegate answers for them, and only there"),
    .init("inputs.allowRevealOnHoverStyle", "a terminal has nothing that hovers"),
    .init("media.defaultPoster", "films and sounds are frames with their titles"),
    .init("media.playButton", "films and sounds have a mark of their own"),
    .init("media.allowInlinePlayback", "nothing is played in a terminal"),
    .init("carousel.maxCarouselPages", "no page is left out; of many the number is told"),
    .init("carousel.minAutoplayDelay", "no page turns by itself"),
  ]

  private static let oneFont = "a terminal has one font, in one size"
  private static let onlyFacts = "only the titles and values of facts have a greatest width"
}

extension HostConfig.KeyWithoutEffect {
  fileprivate init(_ key: String, _ reason: String) { self.init(key: key, reason: reason) }
}
