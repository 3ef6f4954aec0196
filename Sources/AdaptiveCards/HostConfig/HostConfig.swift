/// What a host says about how its cards look and what they may do.
///
/// Keys and defaults are those of Microsoft's host config schema; lengths are pixels.
public struct HostConfig: Equatable, Sendable {
  public struct Actions: Equatable, Sendable {
    public enum Orientation: String, Vocabulary { case horizontal, vertical }
    public enum ShowCardMode: String, Vocabulary { case inline, popup }

    /// The most primary actions that are buttons; the `...` button never counts.
    public var maxActions = 5
    public var orientation = Orientation.horizontal
    public var showCardMode = ShowCardMode.inline
    public var showCardStyle = ContainerStyle.emphasis
    public var spacing = Spacing.default
  }

  public var actions = Actions()
  /// Whether the card may be acted on at all; without it no action and no input is shown.
  public var supportsInteractivity = true
  /// Distances that the host gives other pixels than the built-in ones.
  public var spacing: [Spacing: Int] = [:]

  public init() {}
}

extension HostConfig {
  /// Reads a host config over the defaults; nil when the text is not a JSON object.
  public static func read(_ source: SourceText) -> (config: HostConfig?, diagnostics: [Diagnostic])
  {
    let json = JSONReader.read(source)
    let context = ReadingContext(source: source)
    guard let value = json.value else { return (nil, json.diagnostics) }
    guard
      var reader = ListItem(value: value, path: "", context: context)
        .object(expecting: "a host config, an object")
    else { return (nil, json.diagnostics + context.diagnostics) }
    let config = HostConfig(&reader)
    return (config, json.diagnostics + context.diagnostics)
  }

  init(_ reader: inout ObjectReader) {
    supportsInteractivity = reader.bool("supportsInteractivity", default: true)
    if var distances = reader.child("spacing") {
      for step in Spacing.allCases {
        guard let pixels = distances.integer(step.rawValue) else { continue }
        spacing[step] = max(0, pixels)
      }
    }
    if var group = reader.child("actions") { actions = Actions(&group) }
    reader.finish()
  }
}

extension HostConfig.Actions {
  init(_ reader: inout ObjectReader) {
    let defaults = HostConfig.Actions()
    maxActions = max(0, reader.integer("maxActions") ?? defaults.maxActions)
    orientation = reader.word("actionsOrientation", default: defaults.orientation)
    spacing = reader.word("spacing", default: defaults.spacing)
    if var showCard = reader.child("showCard") {
      showCardMode = showCard.word("actionMode", default: defaults.showCardMode)
      showCardStyle = showCard.word("style", default: defaults.showCardStyle)
    }
  }
}
