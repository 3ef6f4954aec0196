/// Rows of cells in columns (schema 1.5).
public struct Table: Equatable, Sendable {
  public struct ColumnDefinition: Equatable, Sendable {
    public var width = Column.Width.weight(1)
    public var horizontalCellContentAlignment: HorizontalAlignment?
    public var verticalCellContentAlignment: VerticalAlignment?
    /// The definition as the card wrote it.
    public internal(set) var source = Source()

    public init() {}
  }

  public var common = ElementCommon()
  public var columns: [ColumnDefinition] = []
  public var rows: [TableRow] = []
  /// Whether the first row is the columns' headings (both spellings are read; DECISIONS, row 21).
  public var firstRowAsHeaders = true
  public var showGridLines = true
  public var gridStyle: ContainerStyle?
  public var style: ContainerStyle?
  public var horizontalCellContentAlignment: HorizontalAlignment?
  public var verticalCellContentAlignment: VerticalAlignment?
  public var horizontalAlignment: HorizontalAlignment?
  /// In pixels; a narrower card scrolls (Teams).
  public var minWidth: Int?
  public var showBorder = false
  public var roundedCorners = false

  public init() {}
}

/// A row of a table.
public struct TableRow: Equatable, Sendable {
  public var common = ElementCommon()
  public var cells: [TableCell] = []
  public var style: ContainerStyle?
  public var horizontalCellContentAlignment: HorizontalAlignment?
  public var verticalCellContentAlignment: VerticalAlignment?
  public var showBorder = false
  public var roundedCorners = false

  public init() {}
}

/// A cell of a table: a container.
public struct TableCell: Equatable, Sendable {
  public var container = Container()

  public init() {}
}

extension Table: ElementBody {
  mutating func visitOwn(_ fields: inout some FieldVisitor) {
    fields.objects("columns", &columns)
    fields.objects("rows", &rows)
    // The published schema's spelling, which no implementation follows.
    fields.alias("firstRowAsHeader", of: "firstRowAsHeaders")
    fields("firstRowAsHeaders", &firstRowAsHeaders)
    fields("showGridLines", &showGridLines)
    fields("gridStyle", &gridStyle)
    fields("style", &style)
    fields("horizontalCellContentAlignment", &horizontalCellContentAlignment)
    fields("verticalCellContentAlignment", &verticalCellContentAlignment)
    fields("horizontalAlignment", &horizontalAlignment)
    fields.pixels("minWidth", &minWidth)
    fields("showBorder", &showBorder)
    fields("roundedCorners", &roundedCorners)
  }
}

extension Table.ColumnDefinition: CardObject {
  static var impliedType: String? { "TableColumnDefinition" }
  var writtenType: String? { nil }

  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("width", &width)
    fields("horizontalCellContentAlignment", &horizontalCellContentAlignment)
    fields("verticalCellContentAlignment", &verticalCellContentAlignment)
  }
}

extension TableRow: CommonObject {
  static var impliedType: String? { "TableRow" }

  mutating func visit(_ fields: inout some FieldVisitor) {
    common.visit(&fields, as: .part)
    fields.objects("cells", &cells)
    fields("style", &style)
    fields("horizontalCellContentAlignment", &horizontalCellContentAlignment)
    fields("verticalCellContentAlignment", &verticalCellContentAlignment)
    fields("showBorder", &showBorder)
    fields("roundedCorners", &roundedCorners)
  }
}

extension TableCell: ContainedObject {
  static var impliedType: String? { "TableCell" }
}
