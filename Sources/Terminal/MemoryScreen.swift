public import Canvas
public import Events

/// A screen without a terminal: it plays a script and keeps what is shown.
///
/// Time is what the script says: a pause that is longer than the wait for an event ends the wait,
/// so what depends on time plays the same way every time.
public final class MemoryScreen: Screen {
  /// As it was made, or as the latest `.resize` of the script said.
  public private(set) var size: Size
  /// What programs are told the screen can show; frames are kept as they come.
  public var colorDepth: ColorDepth
  /// What programs are told about characters outside ASCII.
  public var isUnicode: Bool
  /// Kept and never waited for: a script has no descriptors.
  public var watchedDescriptors: [Int32] = []

  /// What the screen answers to `askBackground`; nil for one that does not.
  public var answer: TerminalReply?
  /// What was answered to `askBackground`; nil before it was asked, or without an `answer`.
  public private(set) var background: TerminalReply?

  /// What is shown now; nil before the first frame.
  public private(set) var frame: Canvas?
  /// Where the text cursor of the latest frame stands; nil when it is hidden.
  public private(set) var cursor: Point?
  /// How many frames were shown.
  public private(set) var frameCount = 0
  /// How often the program was to be stopped.
  public private(set) var suspendCount = 0
  /// How often the whole frame was to be drawn again.
  public private(set) var redrawCount = 0
  /// Whether the screen was given back.
  public private(set) var isClosed = false
  /// What was copied, oldest first.
  public private(set) var copied: [String] = []
  /// The links of the latest frame that had some.
  public private(set) var links: [ScreenLink] = []
  /// Whether events that no pause parts count as pending, as those of a fast typist do.
  public var eventsComeTogether = false

  private var steps: ArraySlice<KeyScript.Step>
  /// How much of the pause in front is over.
  private var waited: Duration = .zero

  /// A screen on which a script is played, `KeyScript.parse` makes one.
  ///
  /// - Parameters:
  ///   - size: the columns and rows of the screen.
  ///   - steps: what happens, in its order; `play(_:)` adds more.
  public init(
    size: Size = Size(width: 80, height: 24), steps: [KeyScript.Step] = [],
    colorDepth: ColorDepth = .indexed, isUnicode: Bool = true
  ) {
    self.size = size
    self.steps = steps[...]
    self.colorDepth = colorDepth
    self.isUnicode = isUnicode
  }

  /// Whether everything was played.
  public var isExhausted: Bool { steps.isEmpty }

  /// Plays `more` after what is left of the script.
  public func play(_ more: [KeyScript.Step]) { steps += more }

  /// Gives the screen another size; the event for it comes first of all.
  public func resize(to size: Size) {
    self.size = size
    steps = [.event(.resize(size))] + steps
  }

  /// Keeps the frame and counts it.
  public func show(_ frame: Canvas, cursor: Point?) {
    self.frame = frame
    self.cursor = cursor
    frameCount += 1
  }

  /// The next event of the script; nil when it pauses longer than `timeout`, and at its end.
  public func nextEvent(timeout: Duration?) -> Event? {
    var left = timeout
    while let step = steps.first {
      switch step {
      case .event(let event):
        steps.removeFirst()
        if case .resize(let size) = event { self.size = size }
        return event
      case .pause(let pause):
        let rest = pause - waited
        if let limit = left, limit < rest {
          waited += limit
          return nil
        }
        left = left.map { $0 - rest }
        waited = .zero
        steps.removeFirst()
      }
    }
    return nil
  }

  /// Whether an event is next in the script, when `eventsComeTogether`.
  public var hasPendingEvents: Bool {
    guard eventsComeTogether, case .event? = steps.first else { return false }
    return true
  }

  /// Keeps the text in `copied`; never too long.
  public func copy(_ text: String) -> Bool {
    copied.append(text)
    return true
  }

  /// Keeps the links.
  public func link(_ links: [ScreenLink]) { self.links = links }

  /// Takes the `answer`, and has a `.resize` come next as a terminal's screen does.
  public func askBackground() {
    guard let answer else { return }
    background = answer
    steps = [.event(.resize(size))] + steps
  }

  /// Runs `body` at once.
  public func lend(_ body: () -> Void) { body() }
  /// Counts, and goes on.
  public func suspend() { suspendCount += 1 }
  /// Counts; a memory forgets nothing.
  public func redraw() { redrawCount += 1 }
  /// Marks the screen as given back; its script can still be read.
  public func close() { isClosed = true }
}
