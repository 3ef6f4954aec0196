import Testing

/// A key with a value that is not its default, and a body on which it shows.
struct HostKeyEffect: CustomTestStringConvertible {
  var key: String
  var value: String
  var body: String
  /// Properties of the card itself, each after a comma.
  var more = ""
  /// A host config that has to be there for the key to show.
  var base = "{}"

  init(_ key: String, _ value: String, _ body: String, _ more: String = "", base: String = "{}") {
    (self.key, self.value, self.body, self.more, self.base) = (key, value, body, more, base)
  }

  var testDescription: String { key }

  /// The host config with this key alone.
  var config: String {
    let names = key.split(separator: ".")
    return names.reduce("") { $0 + #"{"\#($1)":"# } + value
      + String(repeating: "}", count: names.count)
  }
}

extension HostKeyEffect {
  private static let text = #"{"type":"TextBlock","text":"one"}"#
  private static let colors = [
    "default", "dark", "light", "accent", "good", "warning", "attention",
  ]
  private static let styles = ["default", "emphasis", "good", "attention", "warning", "accent"]

  private static func spaced(_ spacing: String) -> String {
    text + #",{"type":"TextBlock","text":"two","spacing":"\#(spacing)"}"#
  }

  private static func actions(_ one: String = "Send", _ other: String = "Leave") -> String {
    #"{"type":"ActionSet","actions":[{"type":"Action.Submit","title":"\#(one)","#
      + #""iconUrl":"icon:Send"},{"type":"Action.Submit","title":"\#(other)","iconUrl":"icon:Dismiss"}]}"#
  }

  private static let facts =
    #"{"type":"FactSet","facts":[{"title":"A b c d e","value":"f g h i"}]}"#
  private static let pictures =
    #"{"type":"ImageSet","images":[{"type":"Image","url":"a.png","altText":"a"}]}"#
  private static let input = #"{"type":"Input.Text","id":"i","label":"L"}"#
  private static let required =
    #"{"type":"Input.Text","id":"i","label":"L","isRequired":true,"errorMessage":"E"}"#

  private static let showCard =
    #"{"type":"ActionSet","actions":[{"type":"Action.ShowCard","title":"More","card":{"body":[\#(text)]}}]}"#

  private static func wide(_ width: String) -> String {
    #"{"type":"TextBlock","text":"x","targetWidth":"\#(width)"}"#
  }

  private static func heading(_ style: String) -> String {
    #"{"type":"TextBlock","text":"H","style":"\#(style)"}"#
  }

  static let all: [HostKeyEffect] =
    [
      HostKeyEffect("supportsInteractivity", "false", actions()),
      HostKeyEffect("imageBaseUrl", #""https://example.org""#, #"{"type":"Image","url":"a.png"}"#),
      HostKeyEffect(
        "separator.lineThickness", "0", text + #",{"type":"TextBlock","text":"b","separator":true}"#
      ),
      HostKeyEffect(
        "separator.lineColor", ##""#FF00FF""##,
        text + #",{"type":"TextBlock","text":"b","separator":true}"#),
      HostKeyEffect(
        "image.imageSize", #""large""#, #"{"type":"Image","url":"a.png","altText":"a"}"#),
      HostKeyEffect("imageSet.imageSize", #""large""#, pictures),
      HostKeyEffect("imageSet.maxImageHeight", "48", pictures),
      HostKeyEffect("actions.maxActions", "1", actions()),
      HostKeyEffect("actions.actionsOrientation", #""vertical""#, actions()),
      HostKeyEffect("actions.actionAlignment", #""stretch""#, actions()),
      HostKeyEffect("actions.buttonSpacing", "40", actions()),
      HostKeyEffect("actions.iconPlacement", #""leftOfTitle""#, actions()),
      HostKeyEffect(
        "actions.allowTitleToWrap", "true", actions("Send it before noon", "Leave it somewhere")),
      HostKeyEffect("factSet.spacing", "40", facts),
      HostKeyEffect(
        "table.cellSpacing", "40",
        #"{"type":"Table","showGridLines":false,"columns":[{"width":"auto"},{"width":"auto"}],"rows":[{"cells":[{"items":[\#(text)]},{"items":[\#(text)]}]}]}"#
      ),
      HostKeyEffect("inputs.label.inputSpacing", #""large""#, input),
      HostKeyEffect(
        "inputs.label.width", "60",
        #"{"type":"Input.Text","id":"i","label":"L","labelPosition":"inline"}"#),
      HostKeyEffect("inputs.errorMessage.spacing", #""large""#, required),
      HostKeyEffect("inputs.errorMessage.size", #""small""#, required),
      HostKeyEffect("inputs.errorMessage.weight", #""bolder""#, required),
      HostKeyEffect("inputs.errorMessage.color", #""good""#, required),
      HostKeyEffect(
        "containerStyles.emphasis.borderColor", ##""#FF00FF""##,
        #"{"type":"Container","style":"emphasis","items":[\#(text)]}"#),
      HostKeyEffect("adaptiveCard.allowCustomStyle", "false", text, #","style":"emphasis""#),
      HostKeyEffect("actions.spacing", #""extraLarge""#, text),
      HostKeyEffect("actions.showCard.style", #""good""#, showCard),
      HostKeyEffect("actions.showCard.inlineTopMargin", "64", showCard),
      HostKeyEffect(
        "containerStyles.default.foregroundColors.default.highlightColors.default",
        ##""#5511AA""##,
        #"{"type":"RichTextBlock","inlines":[{"type":"TextRun","text":"x","highlight":true}]}"#),
    ]
    + ["small", "medium", "large"].map {
      HostKeyEffect(
        "imageSizes.\($0)", "250", #"{"type":"Image","url":"a.png","altText":"a","size":"\#($0)"}"#)
    }
    + ["extraSmall", "small", "default", "medium", "large", "extraLarge"].map {
      HostKeyEffect("spacing.\($0)", "90", spaced($0))
    }
    + [HostKeyEffect("spacing.padding", "60", text)]
    + ["requiredInputs", "optionalInputs"].flatMap { kind in
      [
        ("size", #""small""#), ("weight", #""lighter""#), ("color", #""good""#),
        ("isSubtle", "true"), ("suffix", #"" !""#),
      ]
      .map {
        HostKeyEffect("inputs.label.\(kind).\($0)", $1, kind == "optionalInputs" ? input : required)
      }
    }
    + [
      HostKeyEffect("inputs.label.requiredInputs.suffixColor", #""good""#, required),
      HostKeyEffect(
        "inputs.label.optionalInputs.suffixColor", #""good","suffix":" !""#, input,
        base: #"{"inputs":{"label":{"optionalInputs":{"suffix":" !"}}}}"#),
      HostKeyEffect("textStyles.heading.weight", #""lighter""#, heading("heading")),
      HostKeyEffect("textStyles.heading.size", #""extraLarge""#, heading("heading")),
      HostKeyEffect("textStyles.heading.isSubtle", "true", heading("heading")),
      HostKeyEffect("textStyles.heading.color", #""good""#, heading("heading")),
      HostKeyEffect("textStyles.heading.fontType", #""monospace""#, heading("heading")),
      HostKeyEffect("textStyles.columnHeader.size", #""extraLarge""#, heading("columnHeader")),
      HostKeyEffect("textStyles.columnHeader.weight", #""default""#, heading("columnHeader")),
      HostKeyEffect("textStyles.columnHeader.isSubtle", "true", heading("columnHeader")),
      HostKeyEffect("textStyles.columnHeader.color", #""good""#, heading("columnHeader")),
      HostKeyEffect("textStyles.columnHeader.fontType", #""monospace""#, heading("columnHeader")),
    ]
    + ["title", "value"].flatMap { kind in
      [
        ("size", #""extraLarge""#), ("weight", kind == "title" ? #""default""# : #""bolder""#),
        ("color", #""good""#), ("isSubtle", "true"), ("fontType", #""monospace""#),
        ("maxWidth", "32"),
      ].map { HostKeyEffect("factSet.\(kind).\($0)", $1, facts) }
    }
    + colors.map {
      HostKeyEffect(
        "containerStyles.default.foregroundColors.\($0).default", ##""#8844FF""##,
        #"{"type":"TextBlock","text":"x","color":"\#($0)"}"#)
    }
    + colors.map {
      HostKeyEffect(
        "containerStyles.default.foregroundColors.\($0).subtle", ##""#8844FF""##,
        #"{"type":"TextBlock","text":"x","isSubtle":true,"color":"\#($0)"}"#)
    }
    + [
      HostKeyEffect("hostWidthBreakpoints.veryNarrow", "900", wide("veryNarrow")),
      HostKeyEffect("hostWidthBreakpoints.narrow", "900", wide("narrow")),
      HostKeyEffect("hostWidthBreakpoints.standard", "1", wide("standard")),
    ]
    + styles.dropFirst().map {
      HostKeyEffect(
        "containerStyles.\($0).backgroundColor", ##""#331155""##,
        #"{"type":"Container","style":"\#($0)","items":[\#(text)]}"#)
    }
}
