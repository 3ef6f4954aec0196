/// Rows of cells in columns (schema 1.5).
public struct Table: Equatable, Sendable {
  /// How wide a column of a table is and where its cells' content stands.
  public struct ColumnDefinition: Equatable, Sendable {
    /// How wide it is among the others.
    public var width = Column.Width.weight(1)
    /// Where content stands from left to right; nil: as the table says.
    public var horizontalCellContentAlignment: HorizontalAlignment?
    /// Where content stands from top to bottom; nil: as the table says.
    public var verticalCellContentAlignment: VerticalAlignment?
    /// The definition as the card wrote it.
    public internal(set) var source = Source()

    /// A column of weight 1.
    public init() {}
  }

  /// What every element has: its id, spacing, visibility and their like.
  public var common = ElementCommon()
  /// The columns; none: as many as the longest row has. Cells beyond them are not shown.
  public var columns: [ColumnDefinition] = []
  /// The rows from top to bottom.
  public var rows: [TableRow] = []
  /// Whether the first row is the columns' headings (both spellings are read; DECISIONS, row 21).
  public var firstRowAsHeaders = true
  /// Whether cells have lines around them.
  public var showGridLines = true
  /// The colours of the lines; nil: those of the table.
  public var gridStyle: ContainerStyle?
  /// The colours of its ground; nil: those of what is around it.
  public var style: ContainerStyle?
  /// Where content of cells stands from left to right, unless row or column say otherwise.
  public var horizontalCellContentAlignment: HorizontalAlignment?
  /// Where content of cells stands from top to bottom, unless row or column say otherwise.
  public var verticalCellContentAlignment: VerticalAlignment?
  /// Where the table stands from left to right; nil: as what is around it says.
  public var horizontalAlignment: HorizontalAlignment?
  /// The least width, in pixels; a narrower card scrolls (Teams).
  public var minWidth: Int?
  /// Whether it has a frame (Teams).
  public var showBorder = false
  /// Whether the corners of its frame and ground are round (Teams).
  public var roundedCorners = false

  /// One that says nothing: every property is its default.
  public init() {}
}

/// A row of a table.
public struct TableRow: Equatable, Sendable {
  /// What every element has: its id, spacing, visibility and their like.
  public var common = ElementCommon()
  /// The cells from left to right.
  public var cells: [TableCell] = []
  /// The colours of its ground; nil: those of the table.
  public var style: ContainerStyle?
  /// Where content stands from left to right; nil: as the column or table says.
  public var horizontalCellContentAlignment: HorizontalAlignment?
  /// Where content stands from top to bottom; nil: as the column or table says.
  public var verticalCellContentAlignment: VerticalAlignment?
  /// Whether it has a frame (Teams).
  public var showBorder = false
  /// Whether the corners of its frame and ground are round (Teams).
  public var roundedCorners = false

  /// One that says nothing: every property is its default.
  public init() {}
}

/// A cell of a table: a container.
public struct TableCell: Equatable, Sendable {
  /// What stands in it.
  public var container = Container()

  /// One that says nothing: every property is its default.
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
