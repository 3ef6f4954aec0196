import Canvas
import Events
import Terminal
import TestSupport
import Testing

@testable import CardBrowser

/// Keys that play by themselves until somebody presses one.
@Suite("Journeys")
struct JourneyScreenTests {
  /// A screen on which time goes by as it is waited for.
  private final class WaitingScreen: Screen {
    private let inner: MemoryScreen
    private(set) var time: Duration = .zero

    /// - Parameter person: what somebody does.
    init(_ person: String) throws { inner = MemoryScreen(steps: try KeyScript.parse(person)) }

    func nextEvent(timeout: Duration?) -> Event? {
      let event = inner.nextEvent(timeout: timeout)
      if event == nil { time += timeout ?? .zero }
      return event
    }

    var size: Size { inner.size }
    var colorDepth: ColorDepth { inner.colorDepth }
    var isUnicode: Bool { inner.isUnicode }
    var background: TerminalReply? { nil }
    var watchedDescriptors: [Int32] = []
    var hasPendingEvents: Bool { false }
    func askBackground() {}
    func link(_ links: [ScreenLink]) {}
    func show(_ frame: Canvas, cursor: Point?) {}
    func copy(_ text: String) -> Bool { false }
    func lend(_ body: () -> Void) { body() }
    func suspend() {}
    func redraw() {}
    func close() {}
  }

  /// The keys that come within ten seconds, with the milliseconds at which they came.
  private func play(_ journey: String, person: String = "") throws -> [String] {
    let screen = try WaitingScreen(person)
    let playing = JourneyScreen(screen, steps: try KeyScript.parse(journey)) { screen.time }
    var events: [String] = []
    while screen.time < .seconds(10) {
      guard case .key(let key)? = playing.nextEvent(timeout: .seconds(1)) else { continue }
      events.append("\(key) \(screen.time / .milliseconds(1))")
    }
    return events
  }

  @Test("keys come one after the other, letters faster, pauses are waited for")
  func pace() throws {
    #expect(
      try play(#"Tab "ab" Wait(1000) Enter"#)
        == ["Tab 400.0", "a 800.0", "b 860.0", "Enter 1920.0"])
  }

  @Test("the first real key ends the journey")
  func takeOver() throws {
    #expect(try play("Tab Tab Tab", person: "Wait(500) x").map { $0.prefix(3) } == ["Tab", "x 4"])
  }

  @Test("remarks in a file are passed over, faults have their line")
  func file() throws {
    let scratch = try Scratch()
    let path = try scratch.write("# A tour\nTab\n  # more\n\"#\" Entr\n", to: "tour.keys")
    let message: String
    do throws(Failure) {
      _ = try JourneyFile.steps("@" + path)
      message = "nothing"
    } catch {
      message = error.message
      #expect(error.status == 2)
    }
    #expect(message.hasPrefix("\(path):4:5: "))
    #expect(message.contains("did you mean 'Enter'?"))
    try scratch.write("# A tour\nTab\n  # more\n\"#\" Enter\n", to: "tour.keys")
    #expect(try JourneyFile.steps("@" + path) == KeyScript.parse("Tab \"#\" Enter"))
  }

  @Test("a file that is not there is said with the status for that")
  func missing() {
    do throws(Failure) {
      _ = try JourneyFile.steps("@/nonexistent/keys")
      #expect(Bool(false), "it was read")
    } catch {
      #expect(error.status == 66)
    }
  }

  @Test("the tour of the sample cards can be played")
  func tour() throws {
    #expect(try JourneyFile.steps("@" + Package.root + "/Cards/tour.keys").count > 10)
  }
}
