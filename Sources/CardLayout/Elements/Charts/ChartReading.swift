internal import AdaptiveCards
internal import Canvas

/// A number with a name: a slice, a bar, a part of a bar, a point of a line.
struct ChartValue {
  var name: SafeText
  /// Where it stands on a scale; nil when its name is no number.
  var place: Double?
  var value: Double
  var color: String?
}

/// Several values with one name: the bars of one colour, a line, a bar of several parts.
struct ChartSeries {
  var name: SafeText
  var values: [ChartValue]
  var color: String?
}

/// Reads the numbers of charts, leniently: what is not as it should be counts as nothing.
enum ChartReading {
  /// `[{legend or x, value or y, color}]`; with `size` for the parts of a gauge.
  static func values(_ json: JSONValue?) -> [ChartValue] {
    (json?.arrayValue ?? []).compactMap { item in
      guard let object = item.objectValue else { return nil }
      let name = object["legend"] ?? object["x"] ?? object["title"]
      return ChartValue(
        name: text(name), place: name?.numberValue?.doubleValue,
        value: number(object["value"] ?? object["y"] ?? object["size"]) ?? 0,
        color: object["color"]?.stringValue)
    }
  }

  /// `[{legend or title, values or data: […], color}]`.
  static func series(_ json: JSONValue?) -> [ChartSeries] {
    (json?.arrayValue ?? []).compactMap { item in
      guard let object = item.objectValue else { return nil }
      return ChartSeries(
        name: text(object["legend"] ?? object["title"]),
        values: values(object["values"] ?? object["data"]),
        color: object["color"]?.stringValue)
    }
  }

  /// A number that can be drawn; nil for what is none.
  static func number(_ json: JSONValue?) -> Double? {
    let value = json?.numberValue?.doubleValue ?? json?.stringValue.flatMap(Double.init)
    guard let value, value.isFinite else { return nil }
    return min(max(value, -largest), largest)
  }

  static func text(_ json: JSONValue?) -> SafeText {
    if let text = json?.stringValue { return SafeText(text, .strict) }
    return number(json).map { SafeText(ShortNumber.text($0)) } ?? .empty
  }

  /// Sums and differences of such numbers are still exact enough to draw.
  private static let largest = 1e15
}
