internal import AdaptiveCards
internal import Canvas
package import CardLayout
internal import Events

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension CardSession {
  /// Opens a month at the focused date field, with its day or today.
  func openCalendar() {
    guard case .input(let element)? = focusedStop?.item.target,
      case .inputDate(let input) = element
    else { return }
    let today = today()
    let typed = DateText.day(state.typed(element)?.text ?? "", language: language)
    calendar = CalendarState(
      day: input.clamped(typed ?? today), today: today, least: input.min.flatMap(CalendarDay.init),
      most: input.max.flatMap(CalendarDay.init), language: language)
    state.expandedInput = element.common.path
  }

  /// In a day that is not whole yet a blank is typed, where the language writes days with blanks.
  ///
  /// - Returns: whether it was.
  func typesBlankInDay() -> Bool {
    guard let input = focusedField, let text = state.typed(input)?.text, !text.isEmpty,
      DateText.order(language: language).contains(" "),
      DateText.day(text, language: language) == nil
    else { return false }
    edit(.insert(" "))
    return true
  }

  /// Where the open calendar is on the screen.
  var calendarDrawing: CalendarDrawing? {
    calendar.map { CalendarDrawing($0, anchor: anchor, screen: screen) }
  }

  func performInCalendar(_ command: Command) {
    switch command {
    case .left: calendar?.move(days: -1)
    case .right: calendar?.move(days: 1)
    case .up: calendar?.move(days: -7)
    case .down: calendar?.move(days: 7)
    case .pageUp: calendar?.move(months: -1)
    case .pageDown: calendar?.move(months: 1)
    case .scroll(let rows): calendar?.move(months: rows.signum())
    case .first: calendar?.moveToMonthStart()
    case .last: calendar?.moveToMonthEnd()
    case .press: takeDay()
    case .back: closeCalendar()
    case .focusNext, .focusPrevious:
      closeCalendar()
      moveFocus(by: command == .focusNext ? 1 : -1)
    case .suspend, .redraw, .interrupt: effects.append(.command(command))
    case .typeAhead, .insert, .deleteBackward, .deleteForward, .deleteWordBackward,
      .deleteWordForward, .yank, .undo, .openEditor, .stepUp, .stepDown, .openPicker,
      .deleteToStart, .deleteToEnd, .caretLeft, .caretRight, .caretStart, .caretEnd,
      .caretWordLeft, .caretWordRight, .nextCard, .previousCard, .help, .reload, .copy,
      .moreActions, .quit, .view:
      break
    }
  }

  func closeCalendar() {
    calendar = nil
    state.expandedInput = nil
  }

  /// Puts the day that has the focus into the field.
  private func takeDay() {
    guard let calendar, let input = inputs.first(where: { $0.common.path == state.expandedInput })
    else { return }
    guard calendar.allows(calendar.day) else {
      effects.append(
        .say(
          SafeText(InputWords.range(calendar.least?.description, calendar.most?.description))))
      return
    }
    closeCalendar()
    let text = calendar.day.description
    let outcome = change(input) { typed in
      guard typed.text != text else { return .nothing }
      typed.become(text)
      return .changed
    }
    if outcome == .changed { didChange(input) }
  }

  /// A click takes a day, or goes to another month; outside it only closes the calendar.
  func click(at point: Point, in drawing: CalendarDrawing, _ event: Event) -> Bool {
    switch drawing.target(at: point) {
    case .day(let day):
      calendar?.day = day
      perform(.press, for: event)
    case .month(let step): perform(step < 0 ? .pageUp : .pageDown, for: event)
    case .nothing: break
    case .outside: perform(.back, for: event)
    }
    return true
  }
}

extension CalendarDay {
  /// The day it is in the process's time zone.
  package static func today() -> CalendarDay {
    var clock = time(nil)
    var parts = tm()
    guard localtime_r(&clock, &parts) != nil,
      let day = CalendarDay(
        year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    else { return CalendarDay(number: 719_162) }
    return day
  }
}
