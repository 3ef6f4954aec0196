internal import AdaptiveCards

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file that could not be read, with the system's reason.
struct FileError: Error, Equatable {
  var message: String
}

/// Reads whole files with the system's own calls, so that every error is seen.
enum FileReading {
  /// The bytes of a regular file, or of standard input for "-".
  static func read(_ path: String) throws(FileError) -> [UInt8] {
    if path == "-" { return try readAll(0, name: "standard input") }
    // A pipe without a writer must not hold the program; a regular file never does.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError(message: "\(path): \(reason(errno))") }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw FileError(message: "\(path): \(reason(errno))")
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return try readAll(descriptor, name: path)
    case S_IFIFO:
      _ = fcntl(descriptor, F_SETFL, 0)
      return try readAll(descriptor, name: path)
    case S_IFDIR: throw FileError(message: "\(path): is a folder; see it with 'cards browse'")
    default: throw FileError(message: "\(path): is not a file that can be read")
    }
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The bytes of a file; nil when there is none.
  static func size(_ path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func readAll(_ descriptor: Int32, name: String) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = readOnce(descriptor, &buffer)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(message: "\(name): \(reason(errno))")
      }
      bytes += buffer[0..<count]
      guard bytes.count <= Limits.fileBytes else {
        throw FileError(message: "\(name): is larger than \(Limits.fileBytes / 1_000_000) MB")
      }
    }
  }

  private static func readOnce(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
    buffer.withUnsafeMutableBytes { bytes in
      #if canImport(Glibc)
        Glibc.read(descriptor, bytes.baseAddress, bytes.count)
      #else
        Darwin.read(descriptor, bytes.baseAddress, bytes.count)
      #endif
    }
  }

  /// The system's words for a path that leads nowhere.
  static var noSuchFile: String { reason(ENOENT) }

  /// The system's words for an error number.
  static func reason(_ number: Int32) -> String {
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }
}
