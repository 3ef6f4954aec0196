package import Canvas

/// A month as it stands on the screen.
package struct CalendarDrawing: Equatable, Sendable {
  /// What is at a point.
  package enum Target: Equatable, Sendable {
    case day(CalendarDay)
    /// The month before, or after.
    case month(Int)
    case nothing
    case outside
  }

  /// The whole calendar with its frame, in cells of the screen.
  package let rect: Rect
  private let state: CalendarState
  private let locale: DateLocale
  /// The weeks that are shown, from the first day of the first row on.
  private let start: CalendarDay
  private let firstWeek: Int
  private let weeks: Int

  /// Seven days of three columns and a margin, in a frame; names of weekdays above up to six weeks.
  private static let columns = 7 * 3 + 1 + 2
  private static let mostRows = 6 + 1 + 2

  /// - Parameters:
  ///   - anchor: the field it belongs to, in cells of the screen.
  ///   - screen: the cells it may use.
  package init(_ state: CalendarState, anchor: Rect?, screen: Size) {
    self.state = state
    locale = DateLocale.of(state.language)
    let first = state.day.moved(days: 1 - state.day.day)
    let before = (first.weekday - state.firstWeekday + 7) % 7
    start = CalendarDay(number: first.number - before)
    let place = PopupPlace(
      size: Size(width: Self.columns, height: Self.mostRows), anchor: anchor, screen: screen)
    rect = place.rect
    // On a screen of a few rows the week of the day is what must be seen.
    weeks = max(1, min(6, rect.height - 3))
    let week = (before + state.day.day - 1) / 7
    firstWeek = weeks == 6 ? 0 : max(0, min(week - weeks / 2, 6 - weeks))
  }

  private func day(week: Int, column: Int) -> CalendarDay? {
    let number = start.number + (firstWeek + week) * 7 + column
    let day = CalendarDay(number: number)
    return day.number == number && day.month == state.day.month && day.year == state.day.year
      ? day : nil
  }

  package func target(at point: Point) -> Target {
    guard rect.contains(point) else { return .outside }
    let (x, y) = (point.x - rect.x, point.y - rect.y)
    if y == 0 { return x < 4 ? .month(-1) : x >= rect.width - 4 ? .month(1) : .nothing }
    let column = (x - 1) / 3
    guard y >= 2, y < 2 + weeks, x >= 1, column < 7,
      let day = day(week: y - 2, column: column)
    else { return .nothing }
    return .day(day)
  }

  package func paint(on canvas: inout Canvas, theme: Theme) {
    canvas.fill(rect, style: .plain)
    canvas.within(rect) { canvas in
      canvas.frame(rect.size, glyphs: theme.glyphs, style: .plain)
      paintTitle(on: &canvas, theme)
      let names = locale.weekdayLetters
      for column in 0..<7 {
        let name = SafeText(names[(state.firstWeekday + column) % 7])
        canvas.write(
          name, at: Point(x: 2 + column * 3 + max(0, 2 - name.width), y: 1),
          style: theme.placeholder(on: .terminal))
      }
      for week in 0..<weeks {
        for column in 0..<7 {
          guard let day = day(week: week, column: column) else { continue }
          paint(day, at: Point(x: 2 + column * 3, y: 2 + week), on: &canvas, theme)
        }
      }
    }
  }

  private func paintTitle(on canvas: inout Canvas, _ theme: Theme) {
    let title = SafeText("\(locale.monthName(state.day.month)) \(state.day.year)", .strict)
      .truncated(to: max(1, rect.width - 8), ellipsis: theme.glyphs.ellipsis)
    canvas.write(
      SafeText(" ") + title + SafeText(" "),
      at: Point(x: (rect.width - title.width - 2) / 2, y: 0), style: Style.plain.with(.bold))
    canvas.write(SafeText(" < "), at: Point(x: 1, y: 0), style: .plain)
    canvas.write(SafeText(" > "), at: Point(x: rect.width - 4, y: 0), style: .plain)
  }

  private func paint(
    _ day: CalendarDay, at point: Point, on canvas: inout Canvas, _ theme: Theme
  ) {
    var style = state.allows(day) ? Style.plain : theme.placeholder(on: .terminal)
    if day == state.today { style = style.with(.underline).with(.bold) }
    if day == state.day { style = theme.focused(style) }
    let text = day.day < 10 ? " \(day.day)" : "\(day.day)"
    canvas.write(SafeText(text), at: point, style: style)
  }
}

extension DateLocale {
  /// The names of the weekdays from Sunday on, of at most two columns.
  var weekdayLetters: [String] {
    let list = shortDays.isEmpty ? DateLocale.of(nil).shortDays : shortDays
    return list.split(separator: "|").map { name in
      var short = ""
      for character in name where CellWidth.of(short + String(character)) <= 2 {
        short.append(character)
      }
      return short
    }
  }

  func monthName(_ month: Int) -> String {
    let names = (months.isEmpty ? DateLocale.of(nil).months : months).split(separator: "|")
    return names.indices.contains(month - 1) ? String(names[month - 1]) : FixedDigits.text(month, 2)
  }
}
