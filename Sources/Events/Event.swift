public import Canvas

/// Something that happened outside of the program's own state.
public enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// A button of the mouse, or its wheel.
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

  /// What the mouse did, and where.
  public struct Mouse: Hashable, Sendable {
    /// The left button down, up, or moved while down; the wheel by a notch.
    public enum Action: Hashable, Sendable {
      /// The left button went down.
      case press
      /// It came up again.
      case release
      /// It is down, and the mouse has moved to another cell.
      case drag
      /// The wheel, a notch away from the person.
      case wheelUp
      /// The wheel, a notch towards the person.
      case wheelDown
    }

    /// What was done.
    public var action: Action
    /// The cell it was done on, in cells of the screen.
    public var at: Point
    /// The keys that were held meanwhile.
    public var modifiers: Key.Modifiers

    /// Something the mouse did on a cell.
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
