/// How the items of a container are placed (Teams, `layouts`).
public struct ContainerLayout: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    /// One below the other.
    case stack
    case flow(Flow)
    case areaGrid(AreaGrid)
    /// A layout of a type that is not known; it never applies.
    case unknown(type: String)
  }

  /// Items from left to right on as many rows as they need.
  public struct Flow: Equatable, Sendable {
    public enum ItemFit: String, Vocabulary { case fit, fill }

    public var horizontalItemsAlignment = HorizontalAlignment.center
    public var verticalItemsAlignment = VerticalAlignment.top
    public var itemFit = ItemFit.fit
    /// In pixels.
    public var itemWidth: Int?
    /// In pixels.
    public var minItemWidth: Int?
    /// In pixels.
    public var maxItemWidth: Int?
    public var columnSpacing = Spacing.default
    public var rowSpacing = Spacing.default

    public init() {}
  }

  /// Items in the named areas of a grid, which they choose with `grid.area`.
  public struct AreaGrid: Equatable, Sendable {
    /// How wide each column is; one that is not in the list takes what is left.
    public var columns: [GridColumn] = []
    public var areas: [GridArea] = []
    public var columnSpacing = Spacing.default
    public var rowSpacing = Spacing.default

    public init() {}
  }

  public var kind = Kind.stack
  public var targetWidth: TargetWidth?
  /// The layout as the card wrote it.
  public internal(set) var source = Source()

  public init() {}

  public init(_ kind: Kind) { self.kind = kind }
}

/// How wide a column of a grid is.
public enum GridColumn: Equatable, Sendable {
  /// A part of a hundred.
  case percent(Double)
  case pixels(Int)
}

/// A named rectangle of a grid; rows and columns are counted from 1.
public struct GridArea: Equatable, Sendable {
  public var name = ""
  public var row = 1
  public var column = 1
  public var rowSpan = 1
  public var columnSpan = 1
  /// The area as the card wrote it.
  public internal(set) var source = Source()

  public init() {}
}

extension ContainerLayout: CardObject {
  mutating func visit(_ fields: inout some FieldVisitor) {
    var type: String? = typeName
    fields("type", &type)
    if type != typeName { kind = Kind(type: type ?? "") }
    fields("targetWidth", &targetWidth)
    switch kind {
    case .stack, .unknown: break
    case .flow(var flow):
      flow.visit(&fields)
      kind = .flow(flow)
    case .areaGrid(var grid):
      grid.visit(&fields)
      kind = .areaGrid(grid)
    }
  }

  private var typeName: String {
    switch kind {
    case .stack: "Layout.Stack"
    case .flow: "Layout.Flow"
    case .areaGrid: "Layout.AreaGrid"
    case .unknown(let type): type
    }
  }
}

extension ContainerLayout.Kind {
  init(type: String) {
    switch type {
    case "Layout.Stack": self = .stack
    case "Layout.Flow": self = .flow(ContainerLayout.Flow())
    case "Layout.AreaGrid": self = .areaGrid(ContainerLayout.AreaGrid())
    default: self = .unknown(type: type)
    }
  }
}

extension ContainerLayout.Flow {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("horizontalItemsAlignment", &horizontalItemsAlignment)
    fields("verticalItemsAlignment", &verticalItemsAlignment)
    fields("itemFit", &itemFit)
    fields.pixels("itemWidth", &itemWidth)
    fields.pixels("minItemWidth", &minItemWidth)
    fields.pixels("maxItemWidth", &maxItemWidth)
    fields("columnSpacing", &columnSpacing)
    fields("rowSpacing", &rowSpacing)
  }
}

extension ContainerLayout.AreaGrid {
  mutating func visit(_ fields: inout some FieldVisitor) {
    var widths = GridColumns(list: columns)
    fields("columns", &widths)
    columns = widths.list
    fields.objects("areas", &areas)
    fields("columnSpacing", &columnSpacing)
    fields("rowSpacing", &rowSpacing)
  }
}

extension GridArea: CardObject {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("name", &name)
    fields("row", &row)
    fields("column", &column)
    fields("rowSpan", &rowSpan)
    fields("columnSpan", &columnSpan)
  }
}

private struct GridColumns: CardValue {
  var list: [GridColumn]

  static func read(_ json: JSONValue, _ key: FieldKey, _ reader: ObjectReader) -> GridColumns? {
    guard let items = json.arrayValue else {
      reader.wrongType(key, json, wanted: "an array of percentages or pixels", isTaken: false)
      return nil
    }
    return GridColumns(
      list: items.prefix(Limits.gridColumns).compactMap { item in
        if let number = item.numberValue?.doubleValue, number > 0 { return .percent(number) }
        if let length = item.stringValue.flatMap(PixelLength.init) { return .pixels(length.pixels) }
        if let number = item.stringValue.flatMap(JSONNumber.init)?.doubleValue, number > 0 {
          return .percent(number)
        }
        reader.report(
          .warning, .valueInvalid,
          "\(ObjectReader.quote(item)) is not the width of a column; write a percentage as in 30, or"
            + " pixels as in \"80px\"", key: key)
        return nil
      })
  }

  var json: JSONValue {
    .array(
      list.map { column in
        switch column {
        case .percent(let part): .double(part)
        case .pixels(let pixels): .string("\(pixels)px")
        }
      })
  }
}
