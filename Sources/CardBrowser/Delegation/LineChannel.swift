internal import Terminal

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Lines to and from another program, within bounds of time and size.
///
/// Nothing here ever waits longer than it was told to: the other side may be slow, may have died,
/// may never read, or may write without end.
final class LineChannel {
  private var reading: Int32
  private var writing: Int32
  private var unsent: [UInt8] = []
  private var received: [UInt8] = []
  private var searched = 0

  /// A card is an answer, so a line may be long.
  static let longestLine = 8_000_000
  /// What the other side has not read yet.
  static let mostUnsent = 1_000_000

  /// - Parameters: descriptors, which the channel closes.
  init(reading: Int32, writing: Int32) {
    self.reading = reading
    self.writing = writing
    for descriptor in [reading, writing] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  deinit { close() }

  var isOpen: Bool { reading >= 0 }

  func close() {
    closeWriting()
    if reading >= 0 { _ = system_close(reading) }
    reading = -1
    received = []
  }

  private func closeWriting() {
    if writing >= 0 { _ = system_close(writing) }
    writing = -1
    unsent = []
  }

  /// Sends a line, as much of it as the other side takes; the rest goes before the next one.
  ///
  /// - Returns: false when the other side has gone, or has left too much unread.
  func send(_ line: String) -> Bool {
    guard writing >= 0, unsent.count < LineChannel.mostUnsent else { return false }
    unsent += line.utf8
    unsent.append(0x0A)
    return flush()
  }

  private func flush() -> Bool {
    while !unsent.isEmpty {
      let count = unsent.withUnsafeBytes { write(writing, $0.baseAddress, $0.count) }
      if count > 0 {
        unsent.removeFirst(count)
      } else if errno == EAGAIN {
        return true
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  enum Line: Equatable {
    case line([UInt8])
    case tooLate
    /// It has ended, or a line is longer than may be.
    case closed
  }

  /// The next line that comes before a moment.
  func next(before deadline: Duration) -> Line {
    while true {
      if let line = takeLine() { return .line(line) }
      guard reading >= 0, received.count <= LineChannel.longestLine else { return .closed }
      let left = deadline - StandardTerminal.now
      guard left > .zero else { return .tooLate }
      guard wait(left) else { continue }
      switch readMore() {
      case .more, .nothing: continue
      case .ended: return .closed
      }
    }
  }

  private func takeLine() -> [UInt8]? {
    guard let end = received[searched...].firstIndex(of: 0x0A) else {
      searched = received.count
      return nil
    }
    let line = Array(received[..<end])
    received.removeSubrange(...end)
    searched = 0
    return line
  }

  /// Waits until there is something to read, writing on meanwhile.
  ///
  /// - Returns: whether there is something, or an end.
  private func wait(_ time: Duration) -> Bool {
    var polled = [pollfd(fd: reading, events: Int16(POLLIN), revents: 0)]
    if !unsent.isEmpty { polled.append(pollfd(fd: writing, events: Int16(POLLOUT), revents: 0)) }
    let (seconds, attoseconds) = time.components
    let milliseconds = min(10_000, seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1)
    guard poll(&polled, nfds_t(polled.count), Int32(milliseconds)) > 0 else { return false }
    if polled.count > 1, polled[1].revents != 0, !flush() { closeWriting() }
    return polled[0].revents != 0
  }

  private enum Reading { case more, nothing, ended }

  private func readMore() -> Reading {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = buffer.withUnsafeMutableBytes { read(reading, $0.baseAddress, $0.count) }
    if count > 0 {
      received += buffer[0..<count]
      return .more
    }
    return count == 0 || (errno != EAGAIN && errno != EINTR) ? .ended : .nothing
  }
}

/// `close` of the system, whose name is taken by a method here.
private func system_close(_ descriptor: Int32) -> Int32 { close(descriptor) }
