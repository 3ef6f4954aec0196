/// What a program wrote to its terminal, read as the commands it consists of.
///
/// The grammar is the test's own: ECMA-48's control functions, and of those the ones that every
/// terminal worth the name knows and that we mean to send.
public struct TerminalOutput: Sendable {
  /// Every byte, in order.
  public private(set) var bytes: [UInt8] = []
  /// The control sequences, in order, as `CSI ?1049h`, `OSC 0;title`, `ESC 7`.
  public private(set) var sequences: [String] = []
  /// Those that a program of ours has no business with.
  public private(set) var unrecognised: [String] = []
  /// The private modes that are on now; 25, the cursor, is on at the start.
  public private(set) var modes: Set<Int> = [25]
  /// How many bells rang.
  public private(set) var bells = 0
  /// The title that the window was given, if it was given one.
  public private(set) var title: String?

  public var isCursorVisible: Bool { modes.contains(25) }
  public var isAlternateScreen: Bool {
    !modes.isDisjoint(with: [47, 1047, 1049])
  }
  public var wantsMouse: Bool { !modes.isDisjoint(with: [9, 1000, 1002, 1003]) }
  public var wantsBracketedPaste: Bool { modes.contains(2004) }

  private enum State { case ground, escape, control, text(UInt8), textEscape(UInt8) }
  private var state = State.ground
  private var pending: [UInt8] = []
  private var last: UInt8 = 0

  public init() {}

  public mutating func take(_ more: [UInt8]) {
    bytes += more
    for byte in more {
      read(byte)
      last = byte
    }
  }

  private mutating func read(_ byte: UInt8) {
    switch state {
    case .ground: readGround(byte)
    case .escape:
      switch byte {
      case UInt8(ascii: "["): begin(.control)
      case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
        UInt8(ascii: "X"):
        begin(.text(byte))
      case 0x20...0x2F: pending.append(byte)
      default:
        pending.append(byte)
        end("ESC", isKnown: Self.escapes.contains(String(decoding: pending, as: UTF8.self)))
      }
    case .control:
      pending.append(byte)
      if (0x40...0x7E).contains(byte) {
        endControl()
      } else if byte < 0x20 {
        end("CSI", isKnown: false)
      }
    case .text(let kind):
      switch byte {
      case 0x07: endText(kind)
      case 0x1B: state = .textEscape(kind)
      default: pending.append(byte)
      }
    case .textEscape(let kind):
      endText(kind)
      if byte != UInt8(ascii: "\\") {
        state = .escape
        read(byte)
      }
    }
  }

  private mutating func readGround(_ byte: UInt8) {
    switch byte {
    case 0x1B: begin(.escape)
    case 0x07: bells += 1
    // Backspace, tab, line feed, return, and the shifts between character sets.
    case 0x08, 0x09, 0x0A, 0x0D, 0x0E, 0x0F: break
    case 0x00...0x1F, 0x7F: unrecognised.append("byte \(byte)")
    // The controls of the second half, U+0080 to U+009F, are C2 80 to C2 9F in UTF-8.
    case 0x80...0x9F where last == 0xC2: unrecognised.append("U+00" + String(byte, radix: 16))
    default: break
    }
  }

  private mutating func begin(_ next: State) {
    state = next
    pending = []
  }

  private mutating func end(_ kind: String, isKnown: Bool) {
    let sequence = kind + " " + String(decoding: pending, as: UTF8.self)
    sequences.append(sequence)
    if !isKnown { unrecognised.append(sequence) }
    state = .ground
  }

  private mutating func endControl() {
    let body = String(decoding: pending, as: UTF8.self)
    let final = body.unicodeScalars.last ?? " "
    let parameters = body.dropLast()
    guard parameters.first == "?", final == "h" || final == "l" else {
      let isPlain = parameters.utf8.allSatisfy { (0x30...0x3B).contains($0) }
      end("CSI", isKnown: isPlain ? Self.finals.contains(final) : Self.questions.contains(body))
      return
    }
    var areKnown = true
    for number in parameters.dropFirst().split(separator: ";") {
      guard let mode = Int(number) else { continue }
      areKnown = areKnown && Self.knownModes.contains(mode)
      if final == "h" { modes.insert(mode) } else { modes.remove(mode) }
    }
    end("CSI", isKnown: areKnown)
  }

  private mutating func endText(_ kind: UInt8) {
    let body = String(decoding: pending, as: UTF8.self)
    switch kind {
    case UInt8(ascii: "]"):
      if body.hasPrefix("0;") || body.hasPrefix("2;") { title = String(body.dropFirst(2)) }
      end("OSC", isKnown: Self.systemCommands.contains { body.hasPrefix($0) })
    case UInt8(ascii: "P"): end("DCS", isKnown: false)
    case UInt8(ascii: "_"): end("APC", isKnown: false)
    case UInt8(ascii: "^"): end("PM", isKnown: false)
    default: end("SOS", isKnown: false)
    }
  }

  /// Save, restore, keypad, scroll back, next line, character sets.
  private static let escapes: Set = [
    "7", "8", "=", ">", "M", "E", "D", "H", "c", "(B", "(0", ")B", ")0",
    // The end of a string that a program may not have finished; by itself it does nothing.
    "\\",
  ]
  private static let finals: Set<Unicode.Scalar> = [
    "@", "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "P", "S", "T", "X", "Z",
    "b", "c", "d", "f", "g", "h", "l", "m", "n", "r", "t", "u",
  ]
  /// Who are you, which version, is output synchronised, which keyboard, and the soft reset.
  private static let questions: Set = [">c", ">0c", ">q", ">0q", "?2026$p", "?u", "!p"]
  /// Cursor keys, wrap, blinking, cursor, the mouse, focus, 8-bit Alt, other screen, paste, frames.
  private static let knownModes: Set = [
    1, 3, 4, 7, 12, 25, 47, 1000, 1002, 1003, 1004, 1006, 1034, 1047, 1048, 1049, 2004, 2026,
  ]
  /// Links, the colours asked for and given back, the clipboard.
  private static let systemCommands = ["8;", "10;?", "11;?", "52;", "104", "110", "111"]
}
