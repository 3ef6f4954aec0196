internal import Canvas

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Writes with the system's own call and looks at every error: a full disk is never silent.
enum Output {
  /// Writes all of `text`; the error number when that fails.
  static func write(_ text: String, to descriptor: Int32 = 1) -> Int32? {
    var text = text
    return text.withUTF8 { bytes in
      var sent = 0
      while sent < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[sent...])
        #if canImport(Glibc)
          let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        #else
          let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
        #endif
        if count > 0 {
          sent += count
        } else if errno == EAGAIN {
          var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&waiting, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }

  /// One line on standard error; what it quotes is made harmless.
  static func complain(_ message: String) {
    _ = write("cards: " + SafeText(message, .strict).string + "\n", to: 2)
  }

  /// A diagnostic on standard error, in the form of compilers.
  static func report(_ line: String) {
    _ = write(SafeText(line, .strict).string + "\n", to: 2)
  }

  /// Writes a result to standard output.
  ///
  /// - Parameters:
  ///   - what: what is lost when that fails, for the message.
  ///   - lost: the result itself where a person typed it, so that the message keeps it.
  /// - Returns: the exit status, `done` or `ioError`.
  static func result(_ text: String, what: String, lost: String? = nil) -> Int32 {
    guard let error = write(text) else { return ExitStatus.done }
    complain(
      "\(what) could not be written: \(FileReading.reason(error))" + (lost.map { ": " + $0 } ?? ""))
    return ExitStatus.ioError
  }
}
