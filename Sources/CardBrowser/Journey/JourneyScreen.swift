internal import Canvas
internal import Events
internal import Terminal

/// Plays a journey on a screen as if somebody pressed its keys; the first real key, click or paste
/// takes over.
final class JourneyScreen: Screen {
  private let screen: any Screen
  private var steps: ArraySlice<KeyScript.Step>
  private let now: () -> Duration
  /// When the next step is due.
  private var due: Duration

  /// Between two keys, so that eyes can follow; a letter follows the one before sooner.
  private static let pace: Duration = .milliseconds(400)
  private static let typingPace: Duration = .milliseconds(60)

  /// - Parameter now: a reading of the clock.
  init(_ screen: any Screen, steps: [KeyScript.Step], now: @escaping () -> Duration) {
    self.screen = screen
    self.steps = steps[...]
    self.now = now
    due = now() + Self.pace
  }

  func nextEvent(timeout: Duration?) -> Event? {
    let end = timeout.map { now() + $0 }
    while true {
      skipPauses()
      guard case .event(let event)? = steps.first else {
        return screen.nextEvent(timeout: end.map { max(.zero, $0 - now()) })
      }
      let time = end.map { min($0, due) } ?? due
      if let real = screen.nextEvent(timeout: max(.zero, time - now())) {
        if isOfPerson(real) { steps = [] }
        return real
      }
      if now() >= due {
        steps.removeFirst()
        due = now() + pace(of: event)
        return event
      }
      if let end, now() >= end { return nil }
    }
  }

  private func skipPauses() {
    while case .pause(let pause)? = steps.first {
      due += pause
      steps.removeFirst()
    }
  }

  private func isOfPerson(_ event: Event) -> Bool {
    switch event {
    case .key, .mouse, .paste: true
    case .resize, .focus, .readable, .signal, .hangUp: false
    }
  }

  private func pace(of event: Event) -> Duration {
    if case .key(let key) = event, case .character = key.code { return Self.typingPace }
    return Self.pace
  }

  // MARK: The screen itself

  var size: Size { screen.size }
  var colorDepth: ColorDepth { screen.colorDepth }
  var isUnicode: Bool { screen.isUnicode }
  var background: TerminalReply? { screen.background }
  var watchedDescriptors: [Int32] {
    get { screen.watchedDescriptors }
    set { screen.watchedDescriptors = newValue }
  }
  var hasPendingEvents: Bool { screen.hasPendingEvents }

  func show(_ frame: Canvas, cursor: Point?) { screen.show(frame, cursor: cursor) }
  func askBackground() { screen.askBackground() }
  func copy(_ text: String) -> Bool { screen.copy(text) }
  func link(_ links: [ScreenLink]) { screen.link(links) }
  func lend(_ body: () -> Void) { screen.lend(body) }
  func suspend() { screen.suspend() }
  func redraw() { screen.redraw() }
  func close() { screen.close() }
}
