/// A chart (Teams): what it is called is modelled, its numbers are kept as JSON.
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
  }
}
