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
    var shelf = try Shelf([path])
    shelf.open()
    shelf.readAll()
    return (0..<shelf.count).map { shelf[$0].path }
  }
}
