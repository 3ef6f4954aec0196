/// A chart (Teams): what it says of itself is modelled, its numbers are kept as JSON.
///
/// One type for all kinds: most properties mean the same in each, and those that a kind does not
/// have are ignored.
public struct Chart: Equatable, Sendable {
  /// The charts there are, by their names in JSON.
  public enum Kind: String, CaseIterable, Sendable {
    /// A circle with a hole, a slice a value.
    case donut = "Chart.Donut"
    /// A circle, a slice a value.
    case pie = "Chart.Pie"
    /// A column a value.
    case verticalBar = "Chart.VerticalBar"
    /// A group of columns a value, or a stack when `stacked`.
    case verticalBarGrouped = "Chart.VerticalBar.Grouped"
    /// A bar a value, from the left.
    case horizontalBar = "Chart.HorizontalBar"
    /// A bar a title, with parts that add up.
    case horizontalBarStacked = "Chart.HorizontalBar.Stacked"
    /// Lines through points, by number or by date.
    case line = "Chart.Line"
    /// One value between two ends.
    case gauge = "Chart.Gauge"
  }

  /// What bars from left to right stand on.
  public enum DisplayMode: String, Vocabulary {
    /// Beside an axis, without one, or as parts of a whole.
    case absoluteWithAxis, absoluteNoAxis, partToWhole
  }

  /// How the value of a gauge is written.
  public enum ValueFormat: String, Vocabulary {
    /// As a part of a hundred.
    case percentage
    /// As in "7/10".
    case fraction
  }

  /// What every element has: its id, spacing, visibility and their like.
  public var common = ElementCommon()
  /// Which chart it is.
  public var kind = Kind.pie
  /// What stands above it when `showTitle` says so.
  public var title: String?
  /// Whether the title is drawn.
  public var showTitle = false
  /// Whether the names of the colours stand below it.
  public var showLegend = true
  /// What stands along the axis from left to right.
  public var xAxisTitle: String?
  /// What stands along the axis from bottom to top.
  public var yAxisTitle: String?
  /// The name of the colours that are taken in turn, such as "categorical" or "diverging".
  public var colorSet: String?
  /// What is drawn, in the form of the kind of chart.
  public var data: JSONValue?
  /// Where it stands from left to right; nil: as what is around it says.
  public var horizontalAlignment: HorizontalAlignment?
  /// The greatest width, in pixels; nil for none.
  public var maxWidth: Int?
  /// The colour of what has none of its own.
  public var color: String?
  /// Text in the middle of a donut, the number that a gauge shows.
  public var value: JSONValue?
  /// The colour of `value`.
  public var valueColor: String?
  /// How bars from left to right are measured.
  public var displayMode = DisplayMode.absoluteWithAxis
  /// Whether the bars of a group stand on each other.
  public var stacked = false
  /// Whether each bar has its number.
  public var showBarValues = false
  /// The least number of the axis; nil: as the data ask.
  public var yMin: Double?
  /// The greatest number of the axis; nil: as the data ask.
  public var yMax: Double?
  /// The lower end of a gauge; nil: 0.
  public var min: Double?
  /// The upper end of a gauge; nil: the sum of its parts.
  public var max: Double?
  /// The parts of a gauge, in the form that `data` has.
  public var segments: JSONValue?
  /// What stands below the number of a gauge.
  public var subLabel: String?
  /// How the number of a gauge is written.
  public var valueFormat = ValueFormat.percentage
  /// Whether the ends of a gauge have their numbers.
  public var showMinMax = true
  /// Whether a gauge points at its value.
  public var showNeedle = true
  /// Whether slices and parts have an edge.
  public var showOutlines = true
  /// How thick the ring of a donut is, in the words of Teams.
  public var thickness: String?

  /// One that says nothing: every property is its default.
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
