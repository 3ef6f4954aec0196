#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Which folders to follow so that nothing that happens to a path is missed.
enum FollowedPath {
  /// The folder that holds `path`; "." for a bare name, "/" for the root itself.
  static func folder(of path: String) -> String {
    let bytes = bytes(of: path)
    guard let slash = bytes.lastIndex(of: 0x2F) else { return "." }
    return slash == bytes.startIndex ? "/" : text(bytes[..<slash])
  }

  /// The last part of `path`.
  static func name(of path: String) -> String {
    let bytes = bytes(of: path)
    guard let slash = bytes.lastIndex(of: 0x2F) else { return text(bytes) }
    return text(bytes[bytes.index(after: slash)...])
  }

  static func joined(_ folder: String, _ name: String) -> String {
    folder.utf8.last == 0x2F ? folder + name : folder + "/" + name
  }

  /// The nearest folder above `path` that is there.
  static func nearestFolder(above path: String) -> String {
    var folder = folder(of: path)
    while !FileReading.isFolder(folder) {
      let above = self.folder(of: folder)
      guard above != folder else { break }
      folder = above
    }
    return folder
  }

  /// The folder of the file that a symbolic link leads to; nil when `path` is none.
  static func folderOfTarget(_ path: String) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK,
      let real = realpath(path, nil)
    else { return nil }
    defer { free(real) }
    return folder(of: String(cString: real))
  }

  /// The path without slashes at its end, but for the root itself.
  static func trimmed(_ path: String) -> String { text(bytes(of: path)) }

  private static func bytes(of path: String) -> Substring.UTF8View {
    var bytes = path[...].utf8
    while bytes.count > 1, bytes.last == 0x2F { bytes.removeLast() }
    return bytes
  }

  private static func text(_ bytes: Substring.UTF8View) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
