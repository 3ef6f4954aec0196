/// Round numbers for the ends of an axis.
enum ChartScale {
  /// The nearest number from `value` up that a person would put at the end of an axis: 1, 2, 2.5, 5
  /// or 10 times a power of ten.
  static func end(above value: Double) -> Double {
    guard value > 0, value.isFinite else { return 1 }
    var unit = 1.0
    // From 1e-15 to 1e15 is all that charts are given.
    for _ in 0..<40 where unit > value { unit /= 10 }
    for _ in 0..<40 where unit * 10 <= value { unit *= 10 }
    let steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map { $0 * unit }
    return steps.first { $0 >= value * 0.999_999 } ?? unit * 10
  }

  /// The ends of an axis on which zero lies between two of its rows.
  static func ends(low: Double, high: Double, rows: Int) -> (low: Double, high: Double) {
    let share = -low / (high - low)
    let below = min(max(1, cells(share * Double(rows), limit: rows)), rows - 1)
    let unit = end(above: max(high / Double(rows - below), -low / Double(below)))
    return (-unit * Double(below), unit * Double(rows - below))
  }

  /// A length in cells as whole ones, 0 to `limit`.
  static func cells(_ length: Double, limit: Int) -> Int {
    guard length.isFinite, length > 0 else { return 0 }
    return Int(exactly: min(length, Double(limit)).rounded()) ?? 0
  }
}
