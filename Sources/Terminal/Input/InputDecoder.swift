public import Events

/// Makes events of the bytes that a terminal sends: keys, mouse, paste, focus.
///
/// A value without any I/O: it is fed with bytes and the time they came, and says when it wants to
/// be asked again. What it does not know is swallowed whole, so that no sequence, reply or part of
/// one is ever taken for typed text.
public struct InputDecoder: Sendable {
  /// Seconds on a clock that only goes forward.
  public typealias Time = Duration

  /// A lone ESC is the key Esc after this long (DECISIONS, "ESC and sequences").
  static let escapeDelay = Duration.milliseconds(50)
  /// The rest of a sequence that has begun may come this much later.
  static let sequenceDelay = Duration.milliseconds(1000)
  /// How long after a lone ESC the tail of its sequence is still known as one.
  static let tailWindow = Duration.milliseconds(1000)
  /// Bytes of one control sequence; longer ones are swallowed without being kept.
  static let mostSequenceBytes = 512
  /// Bytes of one paste; what is beyond is left out.
  static let mostPasteBytes = 4 << 20

  private var pending: [UInt8] = []
  private var paste: PasteReader?
  private var lastByte = Time.zero
  /// When an Esc was made of a lone ESC byte; its tail may still come.
  private var escapedAt: Time?
  private var events: [Event] = []

  public init() {}

  /// When `expire(at:)` has to be called, if no byte comes before.
  public var deadline: Time? {
    guard let first = pending.first else { return nil }
    let isLoneEscape = first == 0x1B && pending.count == 1
    return lastByte + (isLoneEscape ? InputDecoder.escapeDelay : InputDecoder.sequenceDelay)
  }

  /// Takes bytes that came at `now`; gives the events they complete.
  public mutating func feed(_ bytes: some Sequence<UInt8>, at now: Time) -> [Event] {
    var events = now >= (deadline ?? now + .seconds(1)) ? expire(at: now) : []
    lastByte = now
    pending.append(contentsOf: bytes)
    swallowLateTail(at: now)
    decode()
    events += take()
    return events
  }

  /// Gives up waiting: a lone ESC is Esc, the rest of an unfinished sequence is dropped.
  public mutating func expire(at now: Time) -> [Event] {
    guard let first = pending.first, now >= (deadline ?? now) else { return [] }
    if first == 0x1B {
      if pending.count == 1 {
        emit(Key(.escape))
        escapedAt = now
      } else if pending == [0x1B, 0x1B] {
        emit(Key(.escape))
        emit(Key(.escape))
      } else if pending.count == 2 {
        // ESC and a letter that begins sequences: Alt with it.
        emit(Key(.character(Character(Unicode.Scalar(pending[1]))), .alt))
      }
      pending = []
    } else if isHeldTail {
      // Nothing followed: it was typed.
      emit(Key(.character(Character(Unicode.Scalar(first)))))
      pending = []
      isHeldTail = false
    } else {
      pending = []
    }
    return take()
  }

  private mutating func take() -> [Event] {
    defer { events = [] }
    return events
  }

  private mutating func emit(_ key: Key) { events.append(.key(key)) }

  // MARK: The late tail of a sequence

  private var isHeldTail = false

  /// After a lone ESC was taken for Esc, what would have been its tail is swallowed.
  private mutating func swallowLateTail(at now: Time) {
    guard let at = escapedAt, !pending.isEmpty else { return }
    guard now - at < InputDecoder.tailWindow, pending[0] == 0x5B || pending[0] == 0x4F else {
      escapedAt = nil
      isHeldTail = false
      return
    }
    var index = 1
    let isCSI = pending[0] == 0x5B
    while index < pending.count, isCSI ? (0x20...0x3F).contains(pending[index]) : false {
      index += 1
    }
    guard index < pending.count else {
      // Its end has not come yet.
      isHeldTail = true
      return
    }
    isHeldTail = false
    escapedAt = nil
    if pending[index] >= 0x40, pending[index] < 0x7F { pending.removeFirst(index + 1) }
  }

  // MARK: Decoding

  private mutating func decode() {
    guard !isHeldTail else { return }
    var index = 0
    while index < pending.count {
      if paste != nil {
        index = readPaste(from: index)
        continue
      }
      guard let next = step(from: index) else { break }
      index = next
    }
    pending.removeFirst(min(index, pending.count))
    // A sequence without an end is not kept for ever.
    if pending.count > InputDecoder.mostSequenceBytes, pending[0] == 0x1B { dropContent() }
  }

  /// Decodes what begins at `index`; nil when its end has not come yet.
  private mutating func step(from index: Int) -> Int? {
    let byte = pending[index]
    if byte == 0x1B { return escape(from: index) }
    if byte < 0x20 || byte == 0x7F {
      if let key = ControlKeys.key(byte) { emit(key) }
      return index + 1
    }
    return character(from: index, modifiers: [])
  }

  private mutating func character(from index: Int, modifiers: Key.Modifiers) -> Int? {
    switch UTF8Step(pending, from: index) {
    case .scalar(let scalar, let length):
      // C1 controls and noncharacters are no keys.
      if scalar.value >= 0xA0 || scalar.value < 0x80 {
        emit(Key(.character(Character(scalar)), modifiers))
      }
      return index + length
    case .invalid(let length): return index + length
    case .incomplete: return nil
    }
  }

  private mutating func escape(from index: Int) -> Int? {
    guard index + 1 < pending.count else { return nil }
    let byte = pending[index + 1]
    switch byte {
    case 0x5B: return controlSequence(from: index, content: index + 2, extra: [])
    case 0x4F: return singleShift(from: index + 2, extra: [])
    case 0x5D, 0x50, 0x5F, 0x5E, 0x58: return string(from: index + 2)
    case 0x1B:
      guard index + 2 < pending.count else { return nil }
      switch pending[index + 2] {
      case 0x5B: return controlSequence(from: index + 1, content: index + 3, extra: .alt)
      case 0x4F: return singleShift(from: index + 3, extra: .alt)
      default:
        emit(Key(.escape))
        return index + 1
      }
    default:
      if byte < 0x20 || byte == 0x7F {
        if var key = ControlKeys.key(byte) {
          key.modifiers.insert(.alt)
          emit(key)
        }
        return index + 2
      }
      return character(from: index + 1, modifiers: .alt)
    }
  }

  /// A string to the terminal's host (OSC, DCS, APC, PM, SOS): a reply, swallowed whole.
  private func string(from start: Int) -> Int? {
    var index = start
    while index < pending.count {
      if pending[index] == 0x07 || pending[index] == 0x9C { return index + 1 }
      if pending[index] == 0x1B {
        guard index + 1 < pending.count else { return nil }
        return pending[index + 1] == 0x5C ? index + 2 : index
      }
      index += 1
    }
    return nil
  }

  private mutating func singleShift(from start: Int, extra: Key.Modifiers) -> Int? {
    var index = start
    var modifier = 0
    while index < pending.count, (0x30...0x39).contains(pending[index]) {
      modifier = min(99, modifier * 10 + Int(pending[index] - 0x30))
      index += 1
    }
    guard index < pending.count else { return nil }
    // A control or a second ESC is not part of it.
    guard pending[index] >= 0x40, pending[index] < 0x7F else { return index }
    if let code = SequenceKeys.singleShift[pending[index]] {
      emit(Key(code, SequenceKeys.modifiers(modifier).union(extra)))
    }
    return index + 1
  }

  private mutating func controlSequence(from start: Int, content: Int, extra: Key.Modifiers)
    -> Int?
  {
    guard content < pending.count else { return nil }
    if pending[content] == 0x5B {
      // The Linux console's F1 to F5: ESC [ [ A.
      guard content + 1 < pending.count else { return nil }
      let letter = pending[content + 1]
      if (0x41...0x45).contains(letter) { emit(Key(.function(Int(letter) - 0x40), extra)) }
      return content + 2
    }
    if pending[content] == 0x4D {
      guard content + 3 < pending.count else { return nil }
      if let mouse = MouseReport.x10(pending[(content + 1)...(content + 3)]) {
        events.append(.mouse(mouse))
      }
      return content + 4
    }
    var index = content
    while index < pending.count, (0x20...0x3F).contains(pending[index]) { index += 1 }
    guard index < pending.count else { return nil }
    let final = pending[index]
    // A control in the middle ends the sequence; it is read again by itself.
    guard final >= 0x40, final < 0x7F else { return index }
    if pending[content..<index].elementsEqual([0x32, 0x30, 0x30]), final == 0x7E {
      paste = PasteReader(most: InputDecoder.mostPasteBytes)
    } else if let event = ControlSequence(pending[content..<index], final: final)?.event(extra) {
      events.append(event)
    }
    return index + 1
  }

  /// Keeps only the beginning of a sequence that is too long, which is enough to wait for its end.
  private mutating func dropContent() {
    switch pending[1] {
    case 0x5B: pending = [0x1B, 0x5B, 0x30]
    default:
      let end = pending.last == 0x1B ? [UInt8(0x1B)] : []
      pending = [0x1B, pending[1]] + end
    }
  }

  private mutating func readPaste(from index: Int) -> Int {
    guard let end = paste?.read(pending, from: index) else { return pending.count }
    events.append(.paste(paste?.text ?? ""))
    paste = nil
    return end
  }
}
