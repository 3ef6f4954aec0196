#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An open file of this process that no child inherits; closed when nobody has it any more.
final class Descriptor {
  private(set) var number: Int32

  init(_ number: Int32, blocking: Bool = true) {
    // A test runner started without standard input gets 0, 1 or 2 here, which are the numbers
    // that a child's own descriptors are laid over.
    if (0...2).contains(number) {
      let higher = fcntl(number, F_DUPFD, 3)
      Self.close(number)
      self.number = higher
    } else {
      self.number = number
    }
    _ = fcntl(self.number, F_SETFD, FD_CLOEXEC)
    if !blocking { _ = fcntl(self.number, F_SETFL, fcntl(self.number, F_GETFL) | O_NONBLOCK) }
  }

  deinit { close() }

  var isOpen: Bool { number >= 0 }

  func close() {
    guard isOpen else { return }
    Self.close(number)
    number = -1
  }

  /// Reads what is there without waiting and closes itself at the end of what comes.
  func readAll() -> [UInt8] {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while isOpen {
      let count = buffer.withUnsafeMutableBytes { read(number, $0.baseAddress, $0.count) }
      if count > 0 {
        all.append(contentsOf: buffer[0..<count])
        // A program that writes for ever must not keep the test from looking at its clock.
        if all.count >= 1 << 20 { break }
      } else if count < 0, errno == EINTR {
        continue
      } else if count < 0, errno == EAGAIN {
        break
      } else {
        // 0 is the end of a pipe; a terminal whose last program has gone says EIO.
        close()
      }
    }
    return all
  }

  /// Writes as much as fits without waiting.
  ///
  /// - Returns: how many bytes went; nil when there is nobody left to read them.
  func writeSome(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard isOpen else { return nil }
    let count = bytes.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
    if count >= 0 { return count }
    return errno == EAGAIN || errno == EINTR ? 0 : nil
  }

  /// The two ends of a new pipe; this process' end does not block.
  static func pipe(thisSideReads: Bool) throws -> (here: Descriptor, child: Descriptor) {
    var ends: [Int32] = [-1, -1]
    guard makePipe(&ends) == 0 else { throw Fault("no pipe: \(errno)") }
    // Both are made first: the second must not land on a number that the first still occupies.
    let (reading, writing) = (
      Descriptor(ends[0], blocking: !thisSideReads), Descriptor(ends[1], blocking: thisSideReads)
    )
    return thisSideReads ? (reading, writing) : (writing, reading)
  }

  /// Waits until one of `descriptors` has something to read, or the time is over.
  static func waitForInput(on descriptors: [Descriptor], milliseconds: Int32) {
    var entries = descriptors.filter(\.isOpen).map {
      pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0)
    }
    _ = poll(&entries, nfds_t(entries.count), milliseconds)
  }

  private static func close(_ number: Int32) {
    #if canImport(Glibc)
      _ = Glibc.close(number)
    #else
      _ = Darwin.close(number)
    #endif
  }

  private static func makePipe(_ ends: inout [Int32]) -> Int32 {
    #if canImport(Glibc)
      Glibc.pipe(&ends)
    #else
      Darwin.pipe(&ends)
    #endif
  }
}
