#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The files that a path on the command line stands for.
enum CheckFiles {
  /// A file itself; of a folder all `.json` files in it and below but not `.data.json`.
  static func found(at path: String) throws(FileError) -> [String] {
    guard path != "-", FileReading.isFolder(path) else { return [path] }
    guard access(path, R_OK | X_OK) == 0 else {
      throw FileError(message: "\(path): \(FileReading.reason(errno))")
    }
    // By their name these hold what templates are filled in with; named one by one they are checked.
    return try CardFolder([path]).files.map(\.path).filter { !$0.hasSuffix(".data.json") }
  }
}
