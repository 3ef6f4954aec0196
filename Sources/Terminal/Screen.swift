public import Canvas
public import Events

/// A part of a row that the terminal itself makes a link of, where it can.
public struct ScreenLink: Equatable, Sendable {
  /// The cell where it begins, in cells of the screen.
  public var at: Point
  /// What stands there; ASCII.
  public var text: String
  /// Where it leads; one with a character outside of printable ASCII is not sent.
  public var url: String

  /// A link on a row of the screen.
  public init(at point: Point, text: String, url: String) {
    at = point
    self.text = text
    self.url = url
  }

  /// Whether nothing in it can be anything but text to a terminal.
  var isPlain: Bool {
    url.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
      && text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }
}

/// Where frames are shown and where events come from; the only thing that touches a terminal.
public protocol Screen: AnyObject {
  /// The columns and rows there are now; another size comes as a `.resize` event.
  var size: Size { get }
  /// The most colours a frame may use.
  var colorDepth: ColorDepth { get }
  /// Whether characters outside ASCII can be drawn.
  var isUnicode: Bool { get }

  /// What the terminal answered to `askBackground`; nil before it did.
  var background: TerminalReply? { get }
  /// Asks the terminal for the colour behind its text, and does not wait for the answer.
  ///
  /// When one comes it is in `background`, and a `.resize` event says that it is time to draw again.
  func askBackground()

  /// Descriptors to wait for beside the terminal; `Event.readable` tells of them.
  var watchedDescriptors: [Int32] { get set }

  /// Draws what differs from the frame before, in one write.
  ///
  /// A terminal that does not take what it was sent before gets the latest frame later.
  ///
  /// - Parameter cursor: where the text cursor stands; hidden when nil.
  func show(_ frame: Canvas, cursor: Point?)

  /// The next event; nil after `timeout` without one. No timeout waits for ever.
  func nextEvent(timeout: Duration?) -> Event?
  /// Whether an event is there already, so that no frame is drawn in between.
  var hasPendingEvents: Bool { get }

  /// Asks the terminal to put `text` on the clipboard (OSC 52); false when it is too long.
  ///
  /// Whether the terminal allows it, nobody tells.
  func copy(_ text: String) -> Bool

  /// Makes parts of the frame that is shown links that the terminal opens itself (OSC 8).
  ///
  /// They are gone with the next frame that draws something else there.
  func link(_ links: [ScreenLink])

  /// Gives the terminal back for as long as `body` runs, for an editor or another program.
  ///
  /// Ctrl-C and Ctrl-\ in the meantime are the other program's affair.
  func lend(_ body: () -> Void)
  /// Gives the terminal back, stops the program as Ctrl-Z does, and takes the terminal again.
  func suspend()
  /// Draws the whole frame again at the next `show`.
  func redraw()
  /// Gives the terminal back as it was found. Further calls do nothing.
  func close()
}
