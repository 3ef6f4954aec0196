import Events

/// What begins a sequence behind ESC.
enum Introducer: UInt8, Equatable, Sendable {
  case control = 0x5B  // [
  case shifted = 0x4F  // O
  case command = 0x5D  // ]
  case device = 0x50  // P
  case application = 0x5F  // _
  case privacy = 0x5E  // ^
  case start = 0x58  // X

  /// The key that types the introducer itself.
  var key: Key.Code { .character(Character(Unicode.Scalar(rawValue))) }

  /// Whether all up to a terminator belongs to it, rather than one short sequence.
  var opensString: Bool {
    switch self {
    case .control, .shifted: false
    case .command, .device, .application, .privacy, .start: true
    }
  }

  /// Whether the byte behind the introducer may belong to a sequence rather than be typed.
  func mayContinue(with byte: UInt8) -> Bool {
    switch self {
    case .control: byte >= 0x20 && byte < 0x7F
    case .shifted: byte >= 0x21 && byte < 0x7F
    case .command: byte >= 0x30 && byte <= 0x39
    case .device, .application, .privacy, .start: byte >= 0x20 && byte < 0x7F
    }
  }
}

/// What may still come of a sequence that was given up because its bytes were too far apart.
struct LateTail: Equatable, Sendable {
  enum Rest: Equatable, Sendable {
    /// An Esc was delivered; a `[` or its like may follow with all the rest.
    case introducer
    /// The sequence was open; when it was bare, nothing but the introducer had come.
    case inside(Introducer, isBare: Bool)
    case linuxFunction
    case mouse(missing: Int)
    /// Bytes of a character that was cut.
    case character(missing: Int)
  }

  var rest: Rest
  /// When the sequence was given up.
  var since: Duration
  /// How often bytes of it came late already, so that nothing is swallowed for ever.
  var count: Int

  static let mostPieces = 32
}

extension InputDecoder {
  /// Ends the open sequence without its rest, and remembers what the rest would look like.
  mutating func giveUp(at now: Duration) {
    let count = isMuted ? latePieces + 1 : 0
    if let rest = giveUpRest(), count < LateTail.mostPieces {
      late = LateTail(rest: rest, since: now, count: count)
    }
    endSequence()
  }

  private mutating func giveUpRest() -> LateTail.Rest? {
    switch state {
    case .ground, .paste: return nil
    case .character:
      let missing = utf8.missing
      if utf8.cancel() { type("\u{FFFD}") }
      return .character(missing: missing)
    case .escape:
      if hasAlt { press(Key(.escape)) }
      press(Key(.escape))
      return .introducer
    case .control: return giveUpInside(.control)
    case .shifted: return giveUpInside(.shifted)
    case .linuxFunction: return .linuxFunction
    case .string(let introducer), .stringEscape(let introducer): return giveUpInside(introducer)
    case .bytewiseMouse(let missing): return .mouse(missing: missing)
    case .held(let introducer, _):
      press(Key(introducer.key))
      return nil
    }
  }

  /// A person can have pressed Alt and the introducer's key, when nothing else came.
  private mutating func giveUpInside(_ introducer: Introducer) -> LateTail.Rest {
    guard sequence.isEmpty, !isMuted else { return .inside(introducer, isBare: false) }
    press(Key(introducer.key, .alt))
    return .inside(introducer, isBare: true)
  }

  /// Goes on with a sequence that was given up when `bytes` look like its rest.
  ///
  /// - Returns: the number of bytes that are dealt with.
  mutating func resumeLate(_ bytes: UnsafeBufferPointer<UInt8>, at now: Duration) -> Int {
    guard state == .ground, let tail = late else { return 0 }
    late = nil
    guard now - tail.since <= Timing.lateTail else { return 0 }
    latePieces = tail.count
    switch tail.rest {
    case .introducer: return resumeIntroducer(bytes, after: now - tail.since)
    case .inside(let introducer, let isBare):
      // After Alt with the key, a single byte is believed to be typed where a string would
      // otherwise swallow all that follows.
      if isBare, bytes.count < 2, introducer.opensString { return 0 }
      open(introducer, muted: true)
      // What was dropped stands for itself: `M` and `[` mean something else in first place.
      if !isBare { sequence.append(0x30) }
      return 0
    case .linuxFunction:
      state = .linuxFunction
      isMuted = true
      return 0
    case .mouse(let missing):
      state = .bytewiseMouse(missing: missing)
      isMuted = true
      return 0
    case .character(let missing):
      var index = 0
      while index < min(missing, bytes.count), bytes[index] & 0xC0 == 0x80 { index += 1 }
      return index
    }
  }

  private mutating func resumeIntroducer(
    _ bytes: UnsafeBufferPointer<UInt8>, after gap: Duration
  ) -> Int {
    guard let introducer = Introducer(rawValue: bytes[0]) else { return 0 }
    if bytes.count > 1 {
      guard introducer.mayContinue(with: bytes[1]) else { return 0 }
      open(introducer, muted: true)
      return 1
    }
    guard !introducer.opensString else { return 0 }
    state = .held(
      introducer, for: gap < Timing.hastyBracket ? Timing.hastyBracket : Timing.together)
    return 1
  }
}
