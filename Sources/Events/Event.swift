public import Canvas

/// Something that happened outside of the program's own state.
public enum Event: Hashable, Sendable {
  case key(Key)
  case mouse(Mouse)
  /// Text that was pasted, as the terminal sent it.
  case paste(String)
  /// The screen has another size now, or must be drawn again after a stop.
  case resize(Size)
  /// The terminal's window got or lost the focus.
  case focus(Bool)
  /// A descriptor the loop was asked to watch has something to read.
  case readable(Int32)
  /// A signal that ends the program; 128 + number is its exit status.
  ///
  /// The screen is to be closed within a second, and the program to end a second later; else it is
  /// ended by force, with the same status.
  case signal(Int32)
  /// The terminal is gone.
  case hangUp

  public struct Mouse: Hashable, Sendable {
    public enum Action: Hashable, Sendable { case press, release, drag, wheelUp, wheelDown }

    public var action: Action
    public var at: Point
    public var modifiers: Key.Modifiers

    public init(_ action: Action, at: Point, modifiers: Key.Modifiers = []) {
      self.action = action
      self.at = at
      self.modifiers = modifiers
    }
  }
}

extension Event {
  /// Whether a person does something new: what was said before is over then. The release of a
  /// button belongs to its press.
  public var isNewInput: Bool {
    switch self {
    case .key, .paste: true
    case .mouse(let mouse):
      switch mouse.action {
      case .press, .wheelUp, .wheelDown: true
      case .release, .drag: false
      }
    case .resize, .focus, .readable, .signal, .hangUp: false
    }
  }
}
