/// One key as a person presses it.
public struct Key: Hashable, Sendable {
  /// Which key it is, without the keys that are held with it.
  public enum Code: Hashable, Sendable {
    /// A key that types; Space is the character " ".
    case character(Character)
    /// Keys that type no character of their own; Enter and Return are one.
    case enter, tab, escape, backspace, delete, insert
    /// Keys that move.
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1 and following.
    case function(Int)
  }

  /// Keys that are held while another is pressed.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// A bit a key.
    public let rawValue: UInt8
    /// The keys of these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Only for keys that have no other character with it: `Shift-Tab`, not `Shift-a`.
    public static let shift = Modifiers(rawValue: 1)
    /// Also called Meta or Option.
    public static let alt = Modifiers(rawValue: 2)
    /// As in `Ctrl-C`.
    public static let control = Modifiers(rawValue: 4)
  }

  /// The key itself.
  public var code: Code
  /// What was held with it.
  public var modifiers: Modifiers

  /// A key, alone or with others held; `Key(spelling:)` reads one as it is written.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }
}
