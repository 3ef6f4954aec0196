#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A text in the person's own editor, such as what a field of several lines holds.
enum EditedText {
  /// Lets a text be edited in a file that nobody else can read and that is gone afterwards.
  ///
  /// - Returns: the text as the editor left it; nil when that could not be done.
  static func edit(_ text: String) -> String? {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/cards-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return nil }
    let path = String(
      decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    let failure = Output.write(text + (text.hasSuffix("\n") ? "" : "\n"), to: descriptor)
    close(descriptor)
    guard failure == nil, Editor.run(path: path, line: nil),
      let bytes = try? FileReading.read(path)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
