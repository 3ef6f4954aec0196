/// A chart (Teams): what it says of itself is modelled, its numbers are kept as JSON.
///
/// One type for all kinds: most properties mean the same in each, and those that a kind does not
/// have are ignored.
public struct Chart: Equatable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case donut = "Chart.Donut"
    case pie = "Chart.Pie"
    case verticalBar = "Chart.VerticalBar"
    case verticalBarGrouped = "Chart.VerticalBar.Grouped"
    case horizontalBar = "Chart.HorizontalBar"
    case horizontalBarStacked = "Chart.HorizontalBar.Stacked"
    case line = "Chart.Line"
    case gauge = "Chart.Gauge"
  }

  /// What bars from left to right stand on.
  public enum DisplayMode: String, Vocabulary {
    case absoluteWithAxis, absoluteNoAxis, partToWhole
  }

  /// How the value of a gauge is written.
  public enum ValueFormat: String, Vocabulary { case percentage, fraction }

  public var common = ElementCommon()
  public var kind = Kind.pie
  public var title: String?
  public var showTitle = false
  public var showLegend = true
  public var xAxisTitle: String?
  public var yAxisTitle: String?
  public var colorSet: String?
  /// What is drawn, in the form of the kind of chart.
  public var data: JSONValue?
  public var horizontalAlignment: HorizontalAlignment?
  /// In pixels.
  public var maxWidth: Int?
  /// The colour of what has none of its own.
  public var color: String?
  /// Text in the middle of a donut, the number that a gauge shows.
  public var value: JSONValue?
  public var valueColor: String?
  public var displayMode = DisplayMode.absoluteWithAxis
  /// Whether the bars of a group stand on each other.
  public var stacked = false
  public var showBarValues = false
  public var yMin: Double?
  public var yMax: Double?
  /// The ends of a gauge.
  public var min: Double?
  public var max: Double?
  /// The parts of a gauge, in the form that `data` has.
  public var segments: JSONValue?
  public var subLabel: String?
  public var valueFormat = ValueFormat.percentage
  public var showMinMax = true
  public var showNeedle = true
  public var showOutlines = true
  public var thickness: String?

  public init() {}
}

extension Chart: ElementBody {
  var writtenType: String? { kind.rawValue }

  mutating func visitOwn(_ fields: inout some FieldVisitor) {
    fields("title", &title)
    fields("showTitle", &showTitle)
    fields("showLegend", &showLegend)
    fields("xAxisTitle", &xAxisTitle)
    fields("yAxisTitle", &yAxisTitle)
    fields("colorSet", &colorSet)
    fields("data", &data)
    fields("horizontalAlignment", &horizontalAlignment)
    fields.pixels("maxWidth", &maxWidth)
    fields("color", &color)
    fields("value", &value)
    fields("valueColor", &valueColor)
    fields("displayMode", &displayMode)
    fields("stacked", &stacked)
    fields("showBarValues", &showBarValues)
    fields("yMin", &yMin)
    fields("yMax", &yMax)
    fields("min", &min)
    fields("max", &max)
    fields("segments", &segments)
    fields("subLabel", &subLabel)
    fields("valueFormat", &valueFormat)
    fields("showMinMax", &showMinMax)
    fields("showNeedle", &showNeedle)
    fields("showOutlines", &showOutlines)
    fields("thickness", &thickness)
  }
}
