public import Canvas
public import Events

/// Where frames are shown and where events come from; the only thing that touches a terminal.
public protocol Screen: AnyObject {
  var size: Size { get }
  /// The most colours a frame may use.
  var colorDepth: ColorDepth { get }
  /// Whether characters outside ASCII can be drawn.
  var isUnicode: Bool { get }

  /// Draws what differs from the frame before, in one write.
  ///
  /// - Parameter cursor: where the text cursor stands; hidden when nil.
  func show(_ frame: Canvas, cursor: Point?)

  /// The next event; nil after `timeout` without one. No timeout waits for ever.
  func nextEvent(timeout: Duration?) -> Event?
  /// Whether an event is there already, so that no frame needs to be drawn in between.
  var hasPendingEvents: Bool { get }

  /// Whether the terminal is known to take texts into the clipboard.
  var canCopyToClipboard: Bool { get }
  /// Puts a text into the clipboard.
  ///
  /// - Returns: false when it is too long or the terminal takes none.
  func copyToClipboard(_ text: String) -> Bool

  /// Gives the terminal back, stops the program as Ctrl-Z does, and takes the terminal again.
  func suspend()
  /// Draws the whole frame again at the next `show`.
  func redraw()
  /// Gives the terminal back as it was found. Further calls do nothing.
  func close()
}
