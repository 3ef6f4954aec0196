import CNcurses

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file without a name that nobody else can open.
enum MemoryFile {
  /// A descriptor for reading and writing, closed in programs that are started; -1 on failure.
  static func make() -> Int32 {
    #if os(Linux)
      // 1 is MFD_CLOEXEC.
      return memfd_create("cards", 1)
    #else
      var name = Array("/tmp/cards.XXXXXX\0".utf8CString)
      let descriptor = mkstemp(&name)
      guard descriptor >= 0 else { return -1 }
      unlink(name)
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      return descriptor
    #endif
  }
}
