public import Canvas
public import Events

/// A screen without a terminal: it keeps what is shown and plays the events it was given.
public final class MemoryScreen: Screen {
  public private(set) var size: Size
  public let colorDepth: ColorDepth
  public let isUnicode: Bool
  /// What was shown last.
  public private(set) var frame: Canvas
  public private(set) var cursor: Point?
  /// How many frames were shown.
  public private(set) var frames = 0
  public private(set) var isClosed = false
  /// How often the program was suspended.
  public private(set) var suspensions = 0
  private var events: [Event]
  private var next = 0

  public init(
    size: Size, events: [Event] = [], colorDepth: ColorDepth = .indexed, isUnicode: Bool = true
  ) {
    self.size = size
    self.events = events
    self.colorDepth = colorDepth
    self.isUnicode = isUnicode
    frame = Canvas(size: size)
  }

  public func show(_ frame: Canvas, cursor: Point?) {
    self.frame = frame
    self.cursor = cursor
    frames += 1
  }

  /// The next of the given events; when they have run out, the terminal is gone.
  public func nextEvent(timeout: Duration?) -> Event? {
    guard next < events.count else { return .hangUp }
    let event = events[next]
    next += 1
    if case .resize(let size) = event { self.size = size }
    return event
  }

  /// A frame is shown after each event, so that each can be looked at.
  public var hasPendingEvents: Bool { false }

  public var canCopyToClipboard: Bool { false }
  public func copyToClipboard(_ text: String) -> Bool { false }
  public func suspend() { suspensions += 1 }
  public func redraw() {}
  public func close() { isClosed = true }
}
