#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder of a test's own, gone with the value.
public final class Scratch {
  public let path: String

  public init() throws {
    var template = Array("/tmp/cards-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw Fault("no folder in /tmp: \(String(cString: strerror(errno)))")
    }
    path = String(
      decoding: template.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { Files.remove(path) }

  /// Writes a file into the folder.
  ///
  /// - Returns: its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    let file = path + "/" + name
    try Files.write(Array(text.utf8), to: file)
    return file
  }
}
