#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The sample cards that ship with the program, found from where it lies.
enum SampleCards {
  /// `share/cards` beside the `bin` it was installed to, or `Cards` above the build folder.
  static func folder() -> String? {
    guard let program = programPath() else { return nil }
    var folders = program.split(separator: "/").map(String.init)
    while !folders.isEmpty {
      folders.removeLast()
      let root = "/" + folders.joined(separator: "/")
      for candidate in [root + "/share/cards", root + "/Cards"]
      where FileReading.isFolder(candidate) {
        return candidate
      }
    }
    return nil
  }

  private static func programPath() -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    #if os(macOS)
      var size = UInt32(buffer.count)
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
    #else
      guard readlink("/proc/self/exe", &buffer, buffer.count - 1) > 0 else { return nil }
    #endif
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
