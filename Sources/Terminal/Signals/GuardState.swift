#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a signal handler needs to give the terminal back: plain memory that never moves.
struct GuardState {
  var terminal: Int32
  var found: termios
  /// The bytes that give the terminal back.
  var leave: UnsafeMutablePointer<UInt8>
  var leaveCount: Int
  /// Where the numbers of signals are written for the loop to read.
  var wake: Int32
  /// Standard error as it was and the file that stands in for it; -1 when it was left alone.
  var errorTarget: Int32 = -1
  var errorHold: Int32 = -1
  /// Room to copy what was held, since a handler must not ask for memory.
  var scratch: UnsafeMutablePointer<UInt8>
  /// Whether the terminal is in the program's hands now.
  var isTaken = false
  /// Whether another program has it for a while.
  var isLent = false
  /// The signal that wants the program to end; 0 when none does.
  var ending: Int32 = 0
  var endingSince = timespec()

  static let scratchSize = 4096
  static let mostLeave = 1024
  /// The most that is copied of what went to standard error.
  static let mostHeld = 256 * 1024
}

/// The one state that handlers see; nil while no screen is open.
///
/// It is a pointer because reading one is a single step that a signal cannot catch half done.
nonisolated(unsafe) var guardState: UnsafeMutablePointer<GuardState>?

/// The signal that wanted the program to end, kept when the screen is closed; 0 when none did.
nonisolated(unsafe) var endingSignal: Int32 = 0

extension UnsafeMutablePointer where Pointee == GuardState {
  /// Gives the terminal back, with nothing but calls that are allowed in a signal handler.
  func giveTerminalBack() {
    guard pointee.isTaken else { return }
    pointee.isTaken = false
    writeAll(pointee.leave, pointee.leaveCount, to: pointee.terminal)
    // In the background the system would stop the program for what follows.
    let before = signal(SIGTTOU, SIG_IGN)
    _ = tcsetattr(pointee.terminal, TCSANOW, &pointee.found)
    _ = tcflush(pointee.terminal, TCIFLUSH)
    _ = signal(SIGTTOU, before)
  }

  /// Puts standard error back and copies to it what was held meanwhile.
  func releaseErrors() {
    guard pointee.errorTarget >= 0 else { return }
    dup2(pointee.errorTarget, STDERR_FILENO)
    close(pointee.errorTarget)
    pointee.errorTarget = -1
    var offset = 0
    while offset < GuardState.mostHeld {
      let count = pread(pointee.errorHold, pointee.scratch, GuardState.scratchSize, off_t(offset))
      guard count > 0 else { break }
      offset += count
      for index in 0..<count { makeHarmless(&pointee.scratch[index]) }
      writeAll(pointee.scratch, count, to: STDERR_FILENO)
    }
    close(pointee.errorHold)
    pointee.errorHold = -1
  }

  /// Says in one line that a fault ended the program: many faults leave no message of their own.
  func reportFault(_ signal: Int32) {
    let text: StaticString = "The program ends because of a fault: signal "
    var count = 0
    for index in 0..<text.utf8CodeUnitCount {
      pointee.scratch[count] = text.utf8Start[index]
      count += 1
    }
    // An array would ask for memory.
    if signal >= 10 {
      pointee.scratch[count] = UInt8(truncatingIfNeeded: signal / 10) + 0x30
      count += 1
    }
    pointee.scratch[count] = UInt8(truncatingIfNeeded: signal % 10) + 0x30
    pointee.scratch[count + 1] = 0x0A
    writeAll(pointee.scratch, count + 2, to: STDERR_FILENO)
  }

  /// A message may quote anything, and this is the last place before the terminal.
  private func makeHarmless(_ byte: inout UInt8) {
    if byte < 0x20 && byte != 0x0A && byte != 0x09 || byte == 0x7F { byte = UInt8(ascii: "?") }
  }

  /// Writes with a limit of half a second for a terminal that does not take anything.
  private func writeAll(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, to descriptor: Int32) {
    var done = 0
    var waits = 0
    while done < count, waits < 5 {
      let written = write(descriptor, bytes + done, count - done)
      if written > 0 {
        done += written
      } else if written < 0, errno == EAGAIN {
        var item = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&item, 1, 100)
        waits += 1
      } else if written < 0, errno != EINTR {
        return
      }
    }
  }
}
