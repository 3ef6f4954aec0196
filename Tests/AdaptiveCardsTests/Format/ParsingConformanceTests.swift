import AdaptiveCards
import TestSupport
import Testing

/// What other implementations' tests assert of reading, when it is on this machine.
@Suite(
  "Reading as in Microsoft's tests",
  .enabled(if: Conformance.isThere, Comment(rawValue: Conformance.skipped)))
struct ParsingConformanceTests {
  /// Cases that were decided otherwise, and why.
  private static let exceptions: [String: String] = [
    "pe/carousel/ParseWithShowCardSelectAction":
      "as in JavaScript only the action is left out, not its container (DECISIONS, row 31)",
    "pe/carousel/ParseWithShowCardInActionSet":
      "as in JavaScript an ActionSet is left out as a whole (DECISIONS, row 31)",
    "pe/table/TableColumnDefinitionMissingUnitParse":
      "a number as text is a weight (DECISIONS, rows 10 and 12)",
    "pe/om/PasswordWithMultilineParseTest":
      "a password of several lines is the reviewer's to judge",
    "pe/om/ShowCardSerialization":
      "the version of a ShowCard's card is what it says itself; nothing depends on it",
  ]

  struct Case {
    var id: String
    var kind: String
    var json: JSONValue
    var object: JSONObject

    var source: SourceText { SourceText(name: id, bytes: Array(json.serialized().utf8)) }
    var reading: CardReading { CardReader.read(json, in: source) }

    var facts: [(path: String, property: String, value: JSONValue?)] {
      (object["facts"]?.arrayValue ?? []).compactMap { fact in
        guard let fact = fact.objectValue, let path = fact["path"]?.stringValue,
          let property = fact["property"]?.stringValue
        else { return nil }
        return (path, property, fact["value"])
      }
    }
  }

  static func cases(_ kind: String) throws -> [Case] {
    try Conformance.cases("parse-errors.json").compactMap { item in
      guard let object = item.objectValue, let id = object["id"]?.stringValue,
        exceptions[id] == nil, let json = object["json"],
        object["kind"]?.stringValue?.hasPrefix(kind) == true
      else { return nil }
      return Case(
        id: id, kind: object["kind"]?.stringValue ?? "", json: json, object: object)
    }
  }

  @Test("versions")
  func versions() throws {
    let cases = try Self.cases("version")
    try #require(cases.count > 8)
    for test in cases {
      if let pair = test.json.arrayValue {
        let one = try #require(pair.first?.stringValue.flatMap(SchemaVersion.init))
        let other = try #require(pair.last?.stringValue.flatMap(SchemaVersion.init))
        let order = one < other ? -1 : one == other ? 0 : 1
        #expect(test.facts.first?.value?.numberValue?.intValue == order, "\(test.id)")
        continue
      }
      let version = SchemaVersion(test.json.stringValue ?? "")
      #expect((version == nil) == (test.object["error"] != nil), "\(test.id)")
      for fact in test.facts {
        let numbers = [
          "major": version?.major, "minor": version?.minor, "build": version?.build,
          "revision": version?.revision,
        ]
        #expect(fact.value?.numberValue?.intValue == numbers[fact.property] ?? nil, "\(test.id)")
      }
    }
  }

  @Test("cards that are warned about or refused are told of")
  func warnings() throws {
    let cases = try Self.cases("card")
    for test in cases {
      // Their readers do not look at the version that a property came with.
      let told = test.reading.diagnostics.filter { $0.code != "property-newer" }
      let warnings = test.object["warnings"]?.arrayValue?.count
      let count = test.object["warningsCount"]?.numberValue?.intValue ?? warnings
      if let count { #expect(told.count == count, "\(test.id): \(told)") }
      if test.object["error"] != nil {
        #expect(told.contains { $0.severity == .error }, "\(test.id)")
        let about = test.object["about"]?.objectValue?["type"]?.stringValue ?? ""
        #expect(told.contains { $0.message.contains(about) }, "\(test.id)")
      }
    }
  }

  @Test("sizes, widths, styles and flags")
  func facts() throws {
    let cases = try Self.cases("card")
    var count = 0
    for test in cases {
      let card = try #require(test.reading.authored, "\(test.id)")
      for fact in test.facts {
        guard let actual = Self.value(fact.property, at: fact.path, in: card) else { continue }
        count += 1
        // Words of theirs begin with a capital.
        #expect(
          actual.lowercased() == Self.text(fact.value).lowercased(),
          "\(test.id) \(fact.path) \(fact.property)")
      }
    }
    #expect(count > 40)
  }

  private static func text(_ value: JSONValue?) -> String {
    switch value?.content {
    case .string(let text): text
    case .number(let number): number.text
    case .bool(let bool): bool ? "true" : "false"
    case .null, nil: "null"
    case .array, .object: value?.serialized() ?? ""
    }
  }

  /// A fact of a card as text; nil for what this reader has no such property for.
  private static func value(_ property: String, at path: String, in card: Card) -> String? {
    switch path {
    case "":
      switch property {
      case "minHeight": return card.minHeight.map(String.init) ?? "null"
      case "selectAction": return card.selectAction?.typeName ?? "null"
      default: return nil
      }
    case "/body": return property == "count" ? String(card.body.count) : nil
    case "/actions": return property == "count" ? String(card.actions.count) : nil
    case "/selectAction": return property == "typeString" ? card.selectAction?.typeName : nil
    default: break
    }
    guard let element = card.body.flatMap(\.withAllInside).first(where: { $0.path == path })
    else { return nil }
    return element.values[property]
  }

  @Test("what was unknown or custom is written again")
  func written() throws {
    let cases = try Self.cases("card")
    for test in cases { #expect(test.reading.authored?.json == test.json, "\(test.id)") }
  }

  @Test("table.cellSpacing of a host config")
  func hostConfig() throws {
    let cases = try Self.cases("hostConfig")
    try #require(cases.count == 2)
    for test in cases {
      let config = try #require(HostConfig.read(test.source).config)
      #expect(config.table.cellSpacing == test.facts.first?.value?.numberValue?.intValue)
    }
  }

  @Test("words of the enumerations are read in the case they are given")
  func words() throws {
    let cases = try Self.cases("enum")
    let properties = [
      "ContainerStyle": "style", "FontType": "fontType", "ForegroundColor": "color",
      "HeightType": "height", "HorizontalAlignment": "horizontalAlignment", "ImageSize": "size",
      "ImageStyle": "style", "Spacing": "spacing", "TextInputStyle": "style", "TextSize": "size",
      "TextWeight": "weight", "VerticalContentAlignment": "verticalContentAlignment",
    ]
    let types = [
      "ContainerStyle": "Container", "ImageSize": "Image", "ImageStyle": "Image",
      "TextInputStyle": "Input.Text", "VerticalContentAlignment": "Container",
    ]
    var count = 0
    for test in cases {
      guard let enumeration = test.json.objectValue?["enum"]?.stringValue,
        let text = test.json.objectValue?["text"]?.stringValue,
        let property = properties[enumeration]
      else { continue }
      let type = types[enumeration] ?? "TextBlock"
      let told = readBody(
        #"{"type":"\#(type)","id":"i","url":"u","items":[],"\#(property)":"\#(text)"}"#
      ).diagnostics
      #expect(told.isEmpty == (test.object["error"] == nil), "\(test.id): \(told)")
      count += 1
    }
    #expect(count > 10)
  }
}

extension Element {
  /// An element or a part of one with what the cases ask of it.
  fileprivate struct Place {
    var path: String
    var values: [String: String]
  }

  fileprivate var withAllInside: [Place] {
    var values = ["typeString": typeName, "known": "true"]
    var inside: [Place] = []
    switch self {
    case .image(let image):
      values["pixelWidth"] = String(image.width ?? 0)
      values["pixelHeight"] = String(image.pixelHeight ?? 0)
    case .container(let container):
      values["style"] = container.style?.rawValue ?? "none"
      values["bleed"] = String(container.bleed)
      inside = container.items.flatMap(\.withAllInside)
    case .columnSet(let set):
      values["minHeight"] = set.minHeight.map(String.init)
      for column in set.columns {
        var own = ["style": column.container.style?.rawValue ?? "none"]
        own["minHeight"] = column.container.minHeight.map(String.init)
        if case .pixels(let pixels) = column.width { own["pixelWidth"] = String(pixels) }
        inside.append(Place(path: column.container.common.path, values: own))
        inside += column.container.items.flatMap(\.withAllInside)
      }
    case .carousel(let carousel):
      values["loop"] = String(carousel.loop)
      values["initialPage"] = String(carousel.initialPage)
      values["heightInPixels"] = carousel.heightInPixels.map(String.init)
      values["timer"] = carousel.timer.map { String(Int($0)) }
      for page in carousel.pages {
        var own = ["typeString": "CarouselPage"]
        own["rtl"] = page.container.rtl.map(String.init(describing:))
        let common = page.container.common
        inside.append(Place(path: common.path, values: own))
        let known = page.container.items.filter { if case .unknown = $0 { false } else { true } }
        inside.append(
          Place(path: common.path + "/items", values: ["count": String(known.count)]))
        inside += known.flatMap(\.withAllInside)
      }
    case .inputChoiceSet(let set):
      values["wrap"] = String(set.wrap)
      inside.append(
        Place(path: common.path + "/choices", values: ["count": String(set.choices.count)]))
    case .inputToggle(let toggle): values["wrap"] = String(toggle.wrap)
    case .inputText(let input):
      values["style"] = input.style.rawValue
      values["isMultiline"] = String(input.isMultiline)
    case .textBlock(let block):
      values["text"] = block.text
      values["wrap"] = String(block.wrap)
    case .unknown: values["known"] = "false"
    case .richTextBlock, .table, .factSet, .imageSet, .media, .actionSet, .inputNumber, .inputDate,
      .inputTime, .inputRating, .rating, .icon, .badge, .progressBar, .progressRing, .codeBlock,
      .compoundButton, .chart:
      break
    }
    return [Place(path: common.path, values: values)] + inside
  }
}
