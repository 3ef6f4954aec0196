internal import Canvas

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The terminal as a device: its modes, bytes in, bytes out.
final class Tty {
  let descriptor: Int32
  private let isOwn: Bool
  private let cooked: termios
  private let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 16_384)
  /// What the terminal has not taken yet.
  private(set) var unsent: [UInt8] = []
  private(set) var isGone = false

  /// Opens the controlling terminal; nil when there is none.
  init?() {
    // A description of its own can be made non-blocking without a trace in the shell.
    let own = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    isOwn = own >= 0
    descriptor = isOwn ? own : 0
    var modes = termios()
    guard isOwn || (isatty(0) == 1 && isatty(1) == 1), tcgetattr(descriptor, &modes) == 0 else {
      if isOwn { close(own) }
      return nil
    }
    cooked = modes
  }

  var size: Size { StandardTerminal.size(of: descriptor) ?? Size(width: 80, height: 24) }

  /// The modes the terminal was found with.
  var foundModes: termios { cooked }

  /// Every key comes at once, as bytes, and output goes through as it is.
  func makeRaw() {
    var raw = cooked
    cfmakeraw(&raw)
    _ = tcsetattr(descriptor, TCSANOW, &raw)
  }

  /// Gives the modes back; keys that were typed too early are dropped, and never wait for output
  /// that nobody reads.
  func makeCooked() {
    tcflush(descriptor, TCIFLUSH)
    var modes = cooked
    _ = tcsetattr(descriptor, TCSANOW, &modes)
  }

  /// The bytes that are there; nil when the terminal is gone.
  func read() -> [UInt8]? {
    #if canImport(Glibc)
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
    if count > 0 { return Array(buffer[0..<count]) }
    if count < 0, errno == EAGAIN || errno == EINTR { return [] }
    isGone = true
    return nil
  }

  /// Writes what the terminal takes without waiting; the rest is kept.
  func write(_ bytes: [UInt8]) {
    if unsent.isEmpty { unsent = bytes } else { unsent += bytes }
    flush()
  }

  func flush() {
    while !unsent.isEmpty, !isGone {
      let count = unsent.withUnsafeBytes { bytes in
        #if canImport(Glibc)
          Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #else
          Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if count == unsent.count {
        unsent = []
      } else if count > 0 {
        unsent.removeFirst(count)
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        isGone = true
        unsent = []
      }
    }
  }

  /// Waits for the terminal to take what is left, but not for long.
  func drain(milliseconds: Int32) {
    var tries = 4
    while !unsent.isEmpty, !isGone, tries > 0 {
      tries -= 1
      var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard poll(&waiting, 1, milliseconds / 4) > 0 else { continue }
      flush()
    }
    unsent = []
  }

  deinit { buffer.deallocate() }

  func closeDevice() {
    if isOwn { close(descriptor) }
  }
}
