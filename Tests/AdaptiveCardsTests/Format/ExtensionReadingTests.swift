import AdaptiveCards
import Testing

@Suite("Elements of Teams are read")
struct ExtensionReadingTests {
  @Test("Icon, Badge and CodeBlock")
  func small() throws {
    guard
      case .icon(let icon) = try element(
        #"{"type":"Icon","name":"Calendar","size":"xxLarge","style":"filled","color":"accent"}"#),
      case .badge(let badge) = try element(
        #"{"type":"Badge","text":"new","style":"Informative","appearance":"tint","icon":"Star"}"#),
      case .codeBlock(let code) = try element(
        #"{"type":"CodeBlock","codeSnippet":"a","language":"CSharp","startLineNumber":10}"#)
    else { throw Unexpected() }
    #expect(icon.name == "Calendar" && icon.size == .xxLarge)
    #expect(icon.style == .filled && icon.color == .accent)
    #expect(badge.text == "new" && badge.style == .informative)
    #expect(badge.appearance == .tint && badge.icon == "Star" && badge.shape == .circular)
    #expect(code.codeSnippet == "a" && code.language == .cSharp && code.startLineNumber == 10)
  }

  @Test("ProgressBar is part of a whole, between nothing and all")
  func progressBar() throws {
    let values = [
      (#""value":25"#, 0.25), (#""value":5,"max":10"#, 0.5), (#""value":500"#, 1),
      (#""value":-1"#, 0),
    ]
    for (text, fraction) in values {
      guard case .progressBar(let bar) = try element(#"{"type":"ProgressBar",\#(text)}"#) else {
        throw Unexpected()
      }
      #expect(bar.fraction == fraction)
    }
    guard case .progressBar(let endless) = try element(#"{"type":"ProgressBar"}"#) else {
      throw Unexpected()
    }
    #expect(endless.fraction == nil)
  }

  @Test("ProgressRing, Rating and Input.Rating")
  func rings() throws {
    guard
      case .progressRing(let ring) = try element(
        #"{"type":"ProgressRing","label":"wait","labelPosition":"after","size":"tiny"}"#),
      case .rating(let rating) = try element(
        #"{"type":"Rating","value":3.5,"count":20,"color":"marigold","style":"compact"}"#),
      case .inputRating(let input) = try element(
        #"{"type":"Input.Rating","id":"r","label":"Stars","max":10,"allowHalfSteps":true}"#)
    else { throw Unexpected() }
    #expect(ring.label == "wait" && ring.labelPosition == .after && ring.size == .tiny)
    #expect(rating.value == 3.5 && rating.max == 5 && rating.count == 20)
    #expect(rating.color == .marigold && rating.style == .compact)
    #expect(input.max == 10 && input.allowHalfSteps && input.input.label == "Stars")
  }

  @Test("CompoundButton")
  func compoundButton() throws {
    guard
      case .compoundButton(let button) = try element(
        #"""
        {"type":"CompoundButton","title":"t","description":"d","badge":"b",
         "icon":{"name":"Star","size":"Small"},"selectAction":{"type":"Action.Submit"}}
        """#)
    else { throw Unexpected() }
    #expect(button.title == "t" && button.description == "d" && button.badge == "b")
    #expect(button.icon?.name == "Star" && button.icon?.size == .small)
    #expect(button.selectAction?.typeName == "Action.Submit")
  }

  @Test("layouts of a container")
  func layouts() throws {
    guard
      case .container(let container) = try element(
        #"""
        {"type":"Container","items":[],"layouts":[
         {"type":"Layout.Flow","itemFit":"fill","minItemWidth":"80px","targetWidth":"narrow"},
         {"type":"Layout.AreaGrid","columns":[30,"60px"],
          "areas":[{"name":"a","column":2,"rowSpan":3}]},
         {"type":"Layout.Stack"},{"type":"Layout.Other"}]}
        """#)
    else { throw Unexpected() }
    var flow = ContainerLayout.Flow()
    flow.itemFit = .fill
    flow.minItemWidth = 80
    var area = GridArea()
    area.name = "a"
    area.column = 2
    area.rowSpan = 3
    var grid = ContainerLayout.AreaGrid()
    grid.columns = [.percent(30), .pixels(60)]
    grid.areas = [area]
    #expect(
      container.layouts.map(\.kind) == [
        .flow(flow), .areaGrid(grid), .stack, .unknown(type: "Layout.Other"),
      ])
    #expect(container.layouts[0].targetWidth == TargetWidth(.exactly, .narrow))
  }

  @Test(
    "targetWidth includes the classes it names",
    arguments: [
      ("narrow", [TargetWidth.Size.narrow]), ("atLeast:Standard", [.standard, .wide]),
      ("ATMOST:narrow", [.veryNarrow, .narrow]),
    ])
  func targetWidth(text: String, sizes: [TargetWidth.Size]) throws {
    let width = try #require(
      try element(#"{"type":"TextBlock","targetWidth":"\#(text)"}"#).common.targetWidth)
    #expect(TargetWidth.Size.allCases.filter { width.includes($0) } == sizes)
    #expect(width.includes(nil))
  }

  @Test("a chart keeps its data and is shown, not its fallback")
  func chart() throws {
    let reading = readBody(
      #"""
      {"type":"Chart.Gauge","title":"Load","data":[{"legend":"a","value":1}],"value":3,"max":4,
       "valueFormat":"fraction","fallback":{"type":"TextBlock","text":"a: 1"}}
      """#)
    guard case .chart(let chart)? = reading.card?.body.first else { throw Unexpected() }
    #expect(chart.kind == .gauge && chart.title == "Load")
    #expect(chart.data?.serialized() == #"[{"legend":"a","value":1}]"#)
    #expect(chart.value?.serialized() == "3" && chart.max == 4)
    #expect(chart.valueFormat == .fraction)
    #expect(reading.diagnostics == [])
  }

  @Test("mentions of a card for Teams")
  func mentions() throws {
    let reading = readCard(
      #"""
      {"type":"AdaptiveCard","version":"1.5","msteams":{"width":"full","entities":[
       {"type":"mention","text":"<at>Ann</at>","mentioned":{"id":"29:1","name":"Ann"}}]}}
      """#)
    let teams = try #require(reading.card?.teams)
    #expect(teams.width == "full")
    #expect(teams.entities.map(\.text) == ["<at>Ann</at>"])
    #expect(teams.entities.first?.mentioned?.name == "Ann")
  }
}
