import Events

extension InputDecoder {
  /// The most bytes of a sequence that are kept; no key or reply that is understood is longer.
  static let longestSequence = 64

  mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takePlain(byte, modifiers: [])
    case .character(let withAlt): takeCharacter(byte, modifiers: withAlt ? .alt : [])
    case .escape: takeAfterEscape(byte)
    case .control: takeControl(byte)
    case .linuxFunction: takeLinuxFunction(byte)
    case .shifted: takeShifted(byte)
    case .string(let introducer): takeString(byte, introducer)
    case .stringEscape(let introducer): takeStringEscape(byte, introducer)
    case .bytewiseMouse(let missing): takeMouse(byte, missing: missing)
    case .held(let introducer, _):
      // More came at once: it was the late rest of a sequence after all.
      guard introducer.mayContinue(with: byte) else {
        state = .ground
        press(Key(introducer.key))
        return take(byte)
      }
      open(introducer, muted: true)
      take(byte)
    case .paste: break
    }
  }

  mutating func endSequence() {
    state = .ground
    sequence.removeAll(keepingCapacity: true)
    isOverlong = false
    hasAlt = false
    isMuted = false
  }

  mutating func press(_ key: Key) {
    guard !isMuted else { return }
    events.append(.key(key))
  }

  mutating func type(_ scalar: Unicode.Scalar, _ modifiers: Key.Modifiers = []) {
    press(Key(.character(Character(scalar)), modifiers))
  }

  mutating func open(_ introducer: Introducer, muted: Bool = false) {
    sequence.removeAll(keepingCapacity: true)
    isOverlong = false
    isMuted = muted
    switch introducer {
    case .control: state = .control
    case .shifted: state = .shifted
    case .command, .device, .application, .privacy, .start: state = .string(introducer)
    }
  }

  private mutating func keep(_ byte: UInt8) {
    if sequence.count < Self.longestSequence { sequence.append(byte) } else { isOverlong = true }
  }

  /// Leaves the open sequence, which `byte` cannot be part of, and reads the byte as a new start.
  private mutating func abandon(_ byte: UInt8) {
    endSequence()
    take(byte)
  }

  private mutating func takePlain(_ byte: UInt8, modifiers: Key.Modifiers) {
    if byte == 0x1B {
      state = .escape
    } else if byte < 0x20 || byte == 0x7F {
      press(KeyTables.controlByte(byte, modifiers))
    } else if byte < 0x80 {
      type(Unicode.Scalar(byte), modifiers)
    } else {
      takeCharacter(byte, modifiers: modifiers)
    }
  }

  private mutating func takeCharacter(_ byte: UInt8, modifiers: Key.Modifiers) {
    state = .ground
    switch utf8.take(byte) {
    case .more: state = .character(withAlt: modifiers.contains(.alt))
    case .invalid: type("\u{FFFD}")
    case .cut:
      type("\u{FFFD}")
      take(byte)
    // C1 controls are neither keys nor text.
    case .scalar(let scalar): if !(0x80...0x9F).contains(scalar.value) { type(scalar, modifiers) }
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8) {
    if byte == 0x1B {
      if hasAlt { press(Key(.escape)) }
      hasAlt = true
    } else if let introducer = Introducer(rawValue: byte) {
      open(introducer)
    } else {
      if hasAlt { press(Key(.escape)) }
      endSequence()
      if let key = keys.key(for: CollectionOfOne(byte)) { return press(key) }
      takePlain(byte, modifiers: .alt)
    }
  }

  private mutating func takeControl(_ byte: UInt8) {
    switch byte {
    case 0x20...0x3F:
      let isNumber = sequence.allSatisfy { (0x30...0x39).contains($0) } && !sequence.isEmpty
      keep(byte)
      // rxvt ends its shifted keys with a dollar sign, which elsewhere is never the end.
      if byte == 0x24, isNumber { finishControl() }
    case 0x5B where sequence.isEmpty: state = .linuxFunction
    case 0x4D where sequence.isEmpty && keys.key(for: [0x5B, 0x4D]) == nil:
      state = .bytewiseMouse(missing: 3)
    case 0x40...0x7E:
      keep(byte)
      finishControl()
    default: abandon(byte)
    }
  }

  private mutating func finishControl() {
    defer { if state != .paste { endSequence() } }
    guard !isOverlong, !isMuted else { return }
    if let key = keys.key(for: [0x5B] + sequence) { return press(withAlt(key)) }
    switch ControlSequence(sequence).meaning {
    case .key(let key): press(withAlt(key))
    case .mouse(let mouse): events.append(.mouse(mouse))
    case .focus(let isIn): events.append(.focus(isIn))
    case .pasteStart:
      endSequence()
      state = .paste
    case .nothing: break
    }
  }

  private func withAlt(_ key: Key) -> Key {
    hasAlt ? Key(key.code, key.modifiers.union(.alt)) : key
  }

  private mutating func takeLinuxFunction(_ byte: UInt8) {
    guard byte >= 0x20, byte < 0x7F else { return abandon(byte) }
    if (0x41...0x45).contains(byte) { press(withAlt(Key(.function(Int(byte) - 0x40)))) }
    endSequence()
  }

  private mutating func takeShifted(_ byte: UInt8) {
    switch byte {
    case 0x30...0x39 where sequence.count < 8, 0x3B where sequence.count < 8: keep(byte)
    case 0x20...0x7E:
      keep(byte)
      if !isOverlong, let key = keys.key(for: [0x4F] + sequence) {
        press(withAlt(key))
      } else if let key = KeyTables.shifted(sequence) {
        press(withAlt(key))
      }
      endSequence()
    default: abandon(byte)
    }
  }

  private mutating func takeString(_ byte: UInt8, _ introducer: Introducer) {
    switch byte {
    case 0x07 where introducer == .command: finishString(introducer)
    case 0x18, 0x1A: endSequence()
    case 0x1B: state = .stringEscape(introducer)
    default: keep(byte)
    }
  }

  private mutating func takeStringEscape(_ byte: UInt8, _ introducer: Introducer) {
    if byte == 0x5C { return finishString(introducer) }
    // The string was cut: what follows ESC is a sequence of its own.
    endSequence()
    state = .escape
    take(byte)
  }

  private mutating func finishString(_ introducer: Introducer) {
    if introducer == .command, !isOverlong, !isMuted, let reply = TerminalReply(sequence) {
      replies.append(reply)
    }
    endSequence()
  }

  private mutating func takeMouse(_ byte: UInt8, missing: Int) {
    // Every byte of a report is a number with 32 added.
    guard byte >= 0x20 else { return abandon(byte) }
    keep(byte)
    state = .bytewiseMouse(missing: missing - 1)
    guard missing == 1 else { return }
    if !isMuted, let mouse = MouseReports.bytewise(sequence) { events.append(.mouse(mouse)) }
    endSequence()
  }
}
