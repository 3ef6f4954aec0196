/// Columns side by side.
public struct ColumnSet: Equatable, Sendable {
  public var common: ElementCommon
  public var columns: [Column]
  public var style: ContainerStyle?
  public var selectAction: Action?
  public var bleed: Bool
  /// In pixels.
  public var minHeight: Int?
  public var horizontalAlignment: HorizontalAlignment?
}

/// A container that stands beside others.
public struct Column: Equatable, Sendable {
  /// How wide a column is; the rule for sharing is in DECISIONS, rows 10 to 12.
  public enum Width: Equatable, Sendable {
    case auto
    /// What is left over, weight 1; the width of a column that says nothing.
    case stretch
    case weight(Double)
    case pixels(Int)
  }

  public var container: Container
  public var width: Width
}

extension ColumnSet {
  init(_ reader: inout ObjectReader) {
    common = ElementCommon(&reader)
    columns = reader.list("columns").compactMap { item in Column(item) }
    style = reader.word("style")
    selectAction = reader.selectAction("selectAction")
    bleed = reader.bool("bleed", default: false)
    minHeight = reader.pixels("minHeight")
    horizontalAlignment = reader.word("horizontalAlignment")
  }
}

extension Column {
  init?(_ item: ListItem) {
    guard var reader = item.object(expecting: "a Column") else { return nil }
    reader.impliedType("Column")
    container = Container(&reader)
    width = Column.Width(&reader)
    reader.finish()
  }
}

extension Column.Width {
  init(_ reader: inout ObjectReader) {
    guard let value = reader.value("width") else {
      self = .stretch
      return
    }
    if let number = value.numberValue?.doubleValue, number > 0 {
      self = .weight(number)
      return
    }
    let text = (value.stringValue ?? "").lowercased()
    if text == "auto" {
      self = .auto
    } else if text == "stretch" {
      self = .stretch
    } else if let pixels = PixelLength.parse(text) {
      self = .pixels(pixels)
    } else if let weight = Double(text.hasSuffix("*") ? String(text.dropLast()) : text),
      weight > 0, weight.isFinite
    {
      self = .weight(weight)
    } else {
      reader.report(
        .warning, .valueInvalid,
        "the width \(reader.quote(value)) is not one; use \"auto\", \"stretch\", a weight or pixels"
          + " such as \"80px\"", key: "width")
      self = .auto
    }
  }
}
