import AdaptiveCards
import Testing

@Suite("Elements are read with all their properties")
struct ElementReadingTests {
  @Test("what all elements share")
  func common() throws {
    let common = try element(
      #"""
      {"type":"TextBlock","id":"a","spacing":"extraLarge","separator":true,"isVisible":false,
       "height":"stretch","lang":"de","targetWidth":"atLeast:Narrow","grid.area":"left",
       "requires":{"adaptiveCards":"1.2"}}
      """#
    ).common
    #expect(common.path == "/body/0")
    #expect(common.id == "a")
    #expect(common.spacing == .extraLarge)
    #expect(common.separator)
    #expect(!common.isVisible)
    #expect(common.height == .stretch)
    #expect(common.lang == "de")
    #expect(common.targetWidth == TargetWidth(.atLeast, .narrow))
    #expect(common.gridArea == "left")
    #expect(
      common.requires == [Requirement("adaptiveCards", SchemaVersion(major: 1, minor: 2))])
  }

  @Test("what a card does not say is as by default")
  func defaults() throws {
    let common = try element(#"{"type":"TextBlock","text":"x"}"#).common
    #expect(common == ElementCommon(path: "/body/0"))
    #expect(common.spacing == .default && common.isVisible && common.height == .auto)
  }

  @Test("TextBlock")
  func textBlock() throws {
    guard
      case .textBlock(let block) = try element(
        #"""
        {"type":"TextBlock","text":"hello","size":"large","weight":"bolder","color":"good",
         "isSubtle":true,"fontType":"monospace","wrap":true,"maxLines":3,
         "horizontalAlignment":"right","style":"heading"}
        """#)
    else { throw Unexpected() }
    #expect(block.text == "hello")
    #expect(block.properties.size == .large)
    #expect(block.properties.weight == .bolder)
    #expect(block.properties.color == .good)
    #expect(block.properties.isSubtle == true)
    #expect(block.properties.fontType == .monospace)
    #expect(block.wrap)
    #expect(block.maxLines == 3)
    #expect(block.horizontalAlignment == .right)
    #expect(block.style == .heading)
  }

  @Test("RichTextBlock: strings stand for runs, other inlines are left out")
  func richTextBlock() throws {
    let reading = readBody(
      #"""
      {"type":"RichTextBlock","inlines":["plain",
       {"type":"TextRun","text":"under","underline":true,"italic":true,"highlight":true,
        "strikethrough":true,"selectAction":{"type":"Action.OpenUrl","url":"https://a.b"}},
       {"type":"Widget","text":"no"}, {"text":"implied"}]}
      """#)
    guard case .richTextBlock(let block)? = reading.card?.body.first else { throw Unexpected() }
    #expect(block.inlines.map(\.text) == ["plain", "under", "implied"])
    #expect(block.inlines[1].path == "/body/0/inlines/1")
    #expect(block.inlines[1].underline && block.inlines[1].italic)
    #expect(block.inlines[1].highlight && block.inlines[1].strikethrough)
    #expect(block.inlines[1].selectAction?.kind == .openURL("https://a.b"))
    #expect(reading.diagnostics.map(\.severity) == [.warning])
    #expect(reading.diagnostics.map(\.path) == ["/body/0/inlines/2/type"])
  }

  @Test("Container")
  func container() throws {
    guard
      case .container(let container) = try element(
        #"""
        {"type":"Container","items":[{"type":"TextBlock","text":"in"}],"style":"good",
         "bleed":true,"minHeight":"80px","maxHeight":"160px","verticalContentAlignment":"center",
         "backgroundImage":"https://a.b/c.png","rtl?":true,"showBorder":true,
         "roundedCorners":true,"selectAction":{"type":"Action.Submit"}}
        """#)
    else { throw Unexpected() }
    #expect(container.items.map(\.common.path) == ["/body/0/items/0"])
    #expect(container.style == .good && container.bleed)
    #expect(container.minHeight == 80 && container.maxHeight == 160)
    #expect(container.verticalContentAlignment == .center)
    #expect(container.backgroundImage?.url == "https://a.b/c.png")
    #expect(container.rtl == true)
    #expect(container.showBorder && container.roundedCorners)
    #expect(container.selectAction?.path == "/body/0/selectAction")
  }

  @Test("the name without its question mark counts more", arguments: ["rtl", "rtl?"])
  func rightToLeft(name: String) throws {
    guard
      case .container(let container) = try element(
        #"{"type":"Container","items":[],"\#(name)":true}"#)
    else { throw Unexpected() }
    #expect(container.rtl == true)
  }

  @Test("ColumnSet and the forms of a column's width")
  func columns() throws {
    guard
      case .columnSet(let set) = try element(
        #"""
        {"type":"ColumnSet","style":"emphasis","minHeight":"50px","columns":[
         {"items":[]},{"width":"auto"},{"width":"Stretch"},{"width":2},{"width":"1.5"},
         {"width":"50*"},{"width":"20.5PX"}]}
        """#)
    else { throw Unexpected() }
    #expect(set.style == .emphasis && set.minHeight == 50)
    #expect(
      set.columns.map(\.width) == [
        .stretch, .auto, .stretch, .weight(2), .weight(1.5), .weight(50), .pixels(20),
      ])
    #expect(set.columns[1].container.common.path == "/body/0/columns/1")
  }

  @Test("a width that is none is read as auto and told", arguments: ["-1", "automatic", "10pic"])
  func wrongWidth(width: String) throws {
    let reading = readBody(#"{"type":"ColumnSet","columns":[{"width":"\#(width)"}]}"#)
    guard case .columnSet(let set)? = reading.card?.body.first else { throw Unexpected() }
    #expect(set.columns.map(\.width) == [.auto])
    #expect(reading.diagnostics.map(\.code) == ["value-invalid"])
  }

  @Test("Table, rows and cells without types, both spellings of its headings")
  func table() throws {
    let text = #"""
      {"type":"Table","columns":[{"width":2},{"width":"100px"}],"NAME":false,
       "showGridLines":false,"gridStyle":"accent","horizontalCellContentAlignment":"center",
       "rows":[{"style":"good","cells":[{"items":[{"type":"TextBlock","text":"a"}]}]}]}
      """#
    for name in ["firstRowAsHeaders", "firstRowAsHeader"] {
      let reading = readBody(text.replacing("NAME", with: name))
      guard case .table(let table)? = reading.card?.body.first else { throw Unexpected() }
      #expect(!table.firstRowAsHeaders)
      #expect(table.columns.map(\.width) == [.weight(2), .pixels(100)])
      #expect(!table.showGridLines && table.gridStyle == .accent)
      #expect(table.horizontalCellContentAlignment == .center)
      #expect(table.rows[0].style == .good)
      #expect(table.rows[0].common.path == "/body/0/rows/0")
      #expect(table.rows[0].cells[0].container.common.path == "/body/0/rows/0/cells/0")
      #expect(reading.diagnostics == [])
    }
  }

  @Test("Carousel")
  func carousel() throws {
    guard
      case .carousel(let carousel) = try element(
        #"""
        {"type":"Carousel","timer":5000,"initialPage":1,"loop":false,"orientation":"vertical",
         "heightInPixels":"100px","pageAnimation":"crossFade","pages":[
          {"type":"CarouselPage","id":"p","rtl":true,"items":[{"type":"TextBlock","text":"a"}]}]}
        """#)
    else { throw Unexpected() }
    #expect(carousel.timer == 5000 && carousel.initialPage == 1 && !carousel.loop)
    #expect(carousel.orientation == .vertical && carousel.heightInPixels == 100)
    #expect(carousel.pageAnimation == .crossFade)
    #expect(carousel.pages[0].container.common.id == "p")
    #expect(carousel.pages[0].container.rtl == true)
    #expect(carousel.pages[0].container.items.count == 1)
  }

  @Test("Image: its height is a length or a word")
  func image() throws {
    guard
      case .image(let image) = try element(
        #"""
        {"type":"Image","url":"u","altText":"cat","size":"small","style":"person","width":"10px",
         "height":"50px","backgroundColor":"#FF0000","fitMode":"cover"}
        """#)
    else { throw Unexpected() }
    #expect(image.url == "u" && image.altText == "cat" && image.size == .small)
    #expect(image.style == .person && image.width == 10 && image.pixelHeight == 50)
    #expect(image.backgroundColor == "#FF0000" && image.fitMode == .cover)
    #expect(image.common.height == .auto)
    guard case .image(let tall) = try element(#"{"type":"Image","url":"u","height":"Stretch"}"#)
    else { throw Unexpected() }
    #expect(tall.common.height == .stretch && tall.pixelHeight == nil)
  }

  @Test("ImageSet: images need no type")
  func imageSet() throws {
    guard
      case .imageSet(let set) = try element(
        #"{"type":"ImageSet","images":[{"url":"a"},{"type":"Image","url":"b"}],"style":"grid"}"#)
    else { throw Unexpected() }
    #expect(set.images.map(\.url) == ["a", "b"])
    #expect(set.images[1].common.path == "/body/0/images/1")
    #expect(set.imageSize == nil && set.style == .grid)
  }

  @Test("Media")
  func media() throws {
    guard
      case .media(let media) = try element(
        #"""
        {"type":"Media","poster":"p","altText":"film","sources":[{"mimeType":"video/mp4","url":"v"}],
         "captionSources":[{"mimeType":"vtt","url":"c","label":"English"}]}
        """#)
    else { throw Unexpected() }
    #expect(media.poster == "p" && media.altText == "film")
    #expect(media.sources.map(\.url) == ["v"])
    #expect(media.captionSources.map(\.label) == ["English"])
  }

  @Test("FactSet and ActionSet")
  func sets() throws {
    guard
      case .factSet(let facts) = try element(
        #"{"type":"FactSet","facts":[{"title":"t","value":"v"}]}"#),
      case .actionSet(let actions) = try element(
        #"{"type":"ActionSet","orientation":"vertical","actions":[{"type":"Action.Submit"}]}"#)
    else { throw Unexpected() }
    #expect(facts.facts == [FactSet.Fact(title: "t", value: "v")])
    #expect(actions.orientation == .vertical)
    #expect(actions.actions.map(\.path) == ["/body/0/actions/0"])
  }
}

/// An element of another kind than the test has asked for.
struct Unexpected: Error {}
