/// How the items of a container are placed (Teams, `layouts`).
public struct ContainerLayout: Equatable, Sendable {
  /// The layouts there are.
  public enum Kind: Equatable, Sendable {
    /// One below the other.
    case stack
    /// In rows like words.
    case flow(Flow)
    /// In the areas of a grid.
    case areaGrid(AreaGrid)
    /// A layout of a type that is not known; it never applies.
    case unknown(type: String)
  }

  /// Items from left to right on as many rows as they need.
  public struct Flow: Equatable, Sendable {
    /// Whether items keep their width or share what is left over in their row.
    public enum ItemFit: String, Vocabulary {
      /// They keep their width.
      case fit
      /// They share what is left over.
      case fill
    }

    /// Where a row stands that is not full.
    public var horizontalItemsAlignment = HorizontalAlignment.center
    /// Where an item stands in a row that is higher.
    public var verticalItemsAlignment = VerticalAlignment.top
    /// What becomes of the width that is left in a row.
    public var itemFit = ItemFit.fit
    /// The width of each item, in pixels; nil: as wide as it needs.
    public var itemWidth: Int?
    /// The least width of an item, in pixels; nil for none.
    public var minItemWidth: Int?
    /// The greatest width of an item, in pixels; nil for none.
    public var maxItemWidth: Int?
    /// The distance between items of a row.
    public var columnSpacing = Spacing.default
    /// The distance between rows.
    public var rowSpacing = Spacing.default

    /// A flow with the distances of the host.
    public init() {}
  }

  /// Items in the named areas of a grid, which they choose with `grid.area`.
  public struct AreaGrid: Equatable, Sendable {
    /// How wide each column is; one that is not in the list takes what is left.
    public var columns: [GridColumn] = []
    /// The rectangles that items choose by name.
    public var areas: [GridArea] = []
    /// The distance between columns.
    public var columnSpacing = Spacing.default
    /// The distance between rows.
    public var rowSpacing = Spacing.default

    /// A grid without areas.
    public init() {}
  }

  /// How the items are placed.
  public var kind = Kind.stack
  /// The widths of the card at which it applies; nil: all.
  public var targetWidth: TargetWidth?
  /// The layout as the card wrote it.
  public internal(set) var source = Source()

  /// One below the other.
  public init() {}

  /// A layout for every width.
  public init(_ kind: Kind) { self.kind = kind }
}

/// How wide a column of a grid is.
public enum GridColumn: Equatable, Sendable {
  /// A part of a hundred.
  case percent(Double)
  /// So many pixels, turned into cells (DECISIONS, pixels to cells).
  case pixels(Int)
}

/// A named rectangle of a grid; rows and columns are counted from 1.
public struct GridArea: Equatable, Sendable {
  /// What items call it in `grid.area`.
  public var name = ""
  /// Its first row.
  public var row = 1
  /// Its first column.
  public var column = 1
  /// How many rows it covers.
  public var rowSpan = 1
  /// How many columns it covers.
  public var columnSpan = 1
  /// The area as the card wrote it.
  public internal(set) var source = Source()

  /// The cell in the first row and column, without a name.
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
