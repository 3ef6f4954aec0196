import AdaptiveCards
import Testing

@Suite("Host configs")
struct HostConfigTests {
  private func read(_ text: String) -> (config: HostConfig?, diagnostics: [Diagnostic]) {
    HostConfig.read(SourceText(name: "h", bytes: Array(text.utf8)))
  }

  @Test("an empty one is the default")
  func empty() {
    let (config, diagnostics) = read("{}")
    #expect(config == HostConfig())
    #expect(diagnostics == [])
  }

  @Test("defaults are those of the schema")
  func defaults() {
    let config = HostConfig()
    #expect(config.supportsInteractivity)
    #expect(config.actions.maxActions == 5)
    #expect(config.actions.alignment == nil && config.actions.iconPlacement == .aboveTitle)
    #expect(config.actions.showCard.style == .emphasis)
    #expect(
      config.imageSizes
        == read(#"{"imageSizes":{"small":80,"medium":120,"large":180}}"#).config?.imageSizes)
    #expect(config.table.cellSpacing == 8)
    #expect(config.carousel.maxCarouselPages == 10)
    #expect(config.factSet.title.weight == .bolder && config.factSet.title.maxWidth == 150)
    #expect(config.textStyles.heading.size == .large)
  }

  @Test("what is given overrides, what is not stays")
  func override() throws {
    let config = try #require(
      read(
        #"""
        {"actions":{"maxActions":3,"iconSize":"24px","showCard":{"actionMode":"popup"}},
         "spacing":{"small":0,"extraLarge":60},
         "containerStyles":{"emphasis":{"backgroundColor":"#08000000",
          "foregroundColors":{"good":{"default":"#008000","subtle":"#B2008000"}}}},
         "inputs":{"label":{"requiredInputs":{"suffix":" (!)"}},"errorMessage":{"weight":"bolder"}},
         "imageSet":{"imageSize":"small"},"media":{"allowInlinePlayback":false},
         "hostWidthBreakpoints":{"narrow":300},"fontSizes":{"large":18}}
        """#
      ).config)
    #expect(config.actions.maxActions == 3 && config.actions.iconSize == 24)
    #expect(config.actions.showCard.actionMode == .popup)
    #expect(config.actions.showCard.style == .emphasis && config.actions.buttonSpacing == 10)
    #expect(config.spacing == [.small: 0, .extraLarge: 60])
    let emphasis = config.containerStyles[.emphasis]
    #expect(emphasis.backgroundColor == HostColor(red: 0, green: 0, blue: 0, alpha: 8))
    #expect(emphasis.foregroundColors[.good]?.default?.text == "#FF008000")
    #expect(emphasis.foregroundColors[.good]?.subtle?.alpha == 0xB2)
    #expect(config.inputs.label.requiredInputs.suffix == " (!)")
    #expect(config.inputs.errorMessage.weight == .bolder)
    #expect(config.imageSet.imageSize == .small && config.imageSet.maxImageHeight == 100)
    #expect(!config.media.allowInlinePlayback)
    #expect(config.hostWidthBreakpoints.narrow == 300)
    #expect(config.fontSizes.sizes == [.large: 18])
  }

  @Test("unknown keys and wrong values are told and change nothing")
  func faults() {
    let (config, diagnostics) = read(
      """
      {"actions":{"maxAction":3,"spacing":"wide"},
       "colour":1,"supportsInteractivity":"no",
       "separator":{"lineColor":"red"},"factSet":[]}
      """)
    #expect(config == HostConfig())
    #expect(
      diagnostics.map(\.description) == [
        #"h:1:13: warning: the property "maxAction" is not known; did you mean "maxActions"? [property-unknown]"#,
        #"h:1:37: warning: "wide" is not a value of "spacing"; it is one of "default", "none", "extraSmall", "small", "medium", "large", "extraLarge", "padding" [value-invalid]"#,
        #"h:2:2: warning: the property "colour" is not known [property-unknown]"#,
        #"h:2:37: warning: "supportsInteractivity" should be true or false, not a string; "no" is left out [value-type]"#,
        ##"h:3:27: warning: "red" is not a color for "lineColor"; write "#RRGGBB" or "#AARRGGBB" [value-invalid]"##,
        #"h:3:44: warning: "factSet" should be an object, not an array; an array is left out [value-type]"#,
      ])
  }

  @Test("what is no object is no host config", arguments: ["[]", "7", "{"])
  func noConfig(text: String) {
    let (config, diagnostics) = read(text)
    #expect(config == nil)
    #expect(diagnostics.first?.severity == .error)
  }
}
