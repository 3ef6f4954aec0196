internal import AdaptiveCards

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file of JSON lines that grows while the program runs.
final class TraceFile {
  private let descriptor: Int32
  private let path: String
  private var isBroken = false

  init(_ path: String) throws(Failure) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw Failure(
        message: "\(path): \(FileReading.reason(errno))", status: ExitStatus.ioError)
    }
  }

  deinit { close(descriptor) }

  /// Appends one line at once, so that a crash loses none; says once when that fails.
  func append(_ value: JSONValue) {
    guard !isBroken else { return }
    if let error = Output.write(value.serialized(escaping: .terminal) + "\n", to: descriptor) {
      isBroken = true
      Output.complain("\(path): the trace ends here: \(FileReading.reason(error))")
    }
  }
}
