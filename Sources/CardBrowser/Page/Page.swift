internal import Canvas
internal import CardActions
internal import CardLayout
internal import Events

/// What fills the screen and takes its events.
protocol Page: AnyObject {
  func frame() -> Canvas
  /// Where the text cursor stands; nil hides it.
  var cursor: Point? { get }
  /// Takes an event; gives what the program has to do then.
  func handle(_ event: Event) -> [Effect]
  /// Draws in another theme from now on.
  func use(_ theme: Theme)
  /// Says something in the status line until the next key.
  func say(_ text: SafeText)

  /// What to wait for beside the terminal; `handle` is told with `Event.readable`.
  var descriptors: [Int32] { get }
  /// When the page wants to be woken without an event, a reading of the clock; nil for never.
  var wakeTime: Duration? { get }
  /// The wake time has come.
  func wake()
}
