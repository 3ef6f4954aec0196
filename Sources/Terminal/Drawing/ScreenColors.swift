import CNcurses
import Canvas

/// Hands out ncurses' pairs of colours on demand.
struct ScreenColors {
  let depth: ColorDepth
  private let limit: Int
  private var numbers: [UInt32: Int32] = [:]
  /// Whether the terminal can draw with its own colours beside those of the palette.
  private let hasDefaults: Bool

  /// Whether all pairs were used up: those handed out before are void, and what is on the screen
  /// must be drawn again.
  private(set) var isExhausted = false

  /// What ncurses can number in the cells of any system.
  private static let mostPairs = 32_767

  /// - Parameters:
  ///   - depth: the most colours to use; ncurses itself speaks of no more than 256.
  ///   - pairs: how many pairs the terminal can have.
  init(depth: ColorDepth, pairs: Int) {
    guard depth != .none, start_color() == OK else {
      self.depth = .none
      limit = 0
      hasDefaults = false
      return
    }
    self.depth = depth
    limit = min(pairs, Self.mostPairs)
    hasDefaults = use_default_colors() == OK
  }

  /// The pair for a style's colours; 0, the terminal's own, when there are no colours or no pairs.
  mutating func pair(for style: Style) -> Int32 {
    guard depth != .none else { return 0 }
    let reduced = style.reduced(to: depth)
    let (foreground, background) = (number(reduced.foreground), number(reduced.background))
    guard foreground >= 0 || background >= 0 else { return 0 }
    let key = UInt32(UInt16(bitPattern: foreground)) << 16 | UInt32(UInt16(bitPattern: background))
    if let number = numbers[key] { return number }
    let number = Int32(numbers.count + 1)
    guard number < limit else {
      isExhausted = true
      return 0
    }
    let (text, behind) =
      hasDefaults
      ? (foreground, background)
      : (foreground < 0 ? 7 : foreground, background < 0 ? 0 : background)
    guard init_extended_pair(number, Int32(text), Int32(behind)) == OK else { return 0 }
    numbers[key] = number
    return number
  }

  /// The entry of the terminal's palette; -1 is its own colour.
  private func number(_ color: Color) -> Int16 {
    switch color {
    case .palette(let entry): Int16(entry)
    case .terminal, .rgb: -1
    }
  }

  /// Forgets all pairs; the frame is to be drawn again from scratch.
  mutating func startOver() {
    numbers.removeAll()
    isExhausted = false
  }
}
