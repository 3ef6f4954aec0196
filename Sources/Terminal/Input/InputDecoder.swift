package import Events

/// Turns the bytes a terminal sends into events, whatever the terminal and however they are split.
///
/// Bytes at most 40 ms apart belong together. A lone ESC is the Esc key 50 ms later; the rest of a
/// sequence that comes later still is swallowed and never becomes text. Nothing it is fed with can
/// make it keep more than `pasteLimit` bytes, nor more than a few dozen outside of a paste.
package struct InputDecoder: Sendable {
  /// The most bytes of one paste that are delivered; the rest is swallowed.
  package static let pasteLimit = 4 << 20

  /// What the terminal answered to questions, oldest first; `takeReplies` empties it.
  var replies: [TerminalReply] = []
  var events: [Event] = []
  var state = State.ground
  /// The bytes of the open sequence behind its introducer, as many as are worth keeping.
  var sequence: [UInt8] = []
  var isOverlong = false
  /// Whether the open sequence has a second ESC before it, which is how Alt comes with arrows.
  var hasAlt = false
  /// Whether the open sequence is the late rest of one that was given up: it ends in nothing.
  var isMuted = false
  var late: LateTail?
  var latePieces = 0
  var utf8 = UTF8Reader()
  var paste = PasteCollector(limit: pasteLimit)
  let keys: TerminalKeys
  private var lastByte: Duration = .zero

  enum State: Equatable {
    case ground
    case character(withAlt: Bool)
    case escape
    case control
    case linuxFunction
    case shifted
    case string(Introducer)
    case stringEscape(Introducer)
    case bytewiseMouse(missing: Int)
    case paste
    /// A `[` or its like that came alone, late after an ESC: a key unless more follows at once.
    case held(Introducer, for: Duration)
  }

  /// - Parameter keys: the strings that the terminal's own description gives for its keys.
  package init(keys: TerminalKeys = .none) { self.keys = keys }

  /// Takes what was read, and when; the events that are complete now.
  ///
  /// - Parameter now: a reading of a clock that never goes back.
  package mutating func feed(_ bytes: [UInt8], at now: Duration) -> [Event] {
    bytes.withUnsafeBufferPointer { feed($0, at: now) }
  }

  /// Takes what was read, and when; the events that are complete now.
  package mutating func feed(_ bytes: UnsafeBufferPointer<UInt8>, at now: Duration) -> [Event] {
    guard !bytes.isEmpty else { return [] }
    let gap = now - lastByte
    if state == .paste {
      if gap > Timing.stalledPaste { leaveStalledPaste(with: bytes) }
    } else if gap > patience {
      giveUp(at: now)
    }
    lastByte = now
    var index = resumeLate(bytes, at: now)
    while index < bytes.count {
      if state == .paste {
        index += takePaste(UnsafeBufferPointer(rebasing: bytes[index...]))
      } else {
        take(bytes[index])
        index += 1
      }
    }
    return takeEvents()
  }

  /// When `expire` must be called for want of more bytes; nil when nothing is open.
  package var deadline: Duration? {
    switch state {
    case .ground, .paste: nil
    case .held(_, let hold): lastByte + hold
    case .character, .escape, .control, .linuxFunction, .shifted, .string, .stringEscape,
      .bytewiseMouse:
      lastByte + Timing.loneEscape
    }
  }

  /// Ends what stayed incomplete: a lone ESC becomes the Esc key.
  package mutating func expire(at now: Duration) -> [Event] {
    guard let deadline, now >= deadline else { return [] }
    giveUp(at: now)
    return takeEvents()
  }

  /// What the terminal answered since the last call, oldest first.
  package mutating func takeReplies() -> [TerminalReply] {
    defer { replies = [] }
    return replies
  }

  private var patience: Duration {
    if case .held(_, let hold) = state { return hold }
    return Timing.together
  }

  private mutating func takeEvents() -> [Event] {
    let complete = events
    events.removeAll(keepingCapacity: true)
    return complete
  }

  private mutating func takePaste(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let (count, text) = paste.take(bytes)
    if let text {
      events.append(.paste(text))
      state = .ground
    }
    return count
  }

  /// A paste whose end got lost must not lock the keyboard: Esc or Ctrl-C alone gets out of it.
  private mutating func leaveStalledPaste(with bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count == 1, bytes[0] == 0x1B || bytes[0] == 0x03 else { return }
    events.append(.paste(paste.finish()))
    state = .ground
  }
}
