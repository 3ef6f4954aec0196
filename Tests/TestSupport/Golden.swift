/// Texts that are kept in files: `Tests/Golden/TARGET/NAME.txt`.
///
/// They are outside of the targets' own folders, where the package would have to list them.
/// `GOLDEN=record swift test` writes them anew; then the change is read in the diff.
public enum Golden {
  static var isRecording: Bool { Package.environment("GOLDEN") == "record" }

  /// Compares a text with the one that is kept.
  ///
  /// - Throws: a `Fault` that shows the first rows that differ.
  public static func check(_ text: String, _ name: String, testFile: String = #filePath) throws {
    let target = testFile.split(separator: "/").dropLast().last ?? "unknown"
    let kept = Package.folder(of: testFile, up: 2) + "/Golden"
    let path = "\(kept)/\(target)/\(name).txt"
    let text = text.hasSuffix("\n") ? text : text + "\n"
    if isRecording {
      try Files.makeFolder(kept)
      try Files.makeFolder("\(kept)/\(target)")
      try Files.write(Array(text.utf8), to: path)
      return
    }
    guard Files.exists(path) else {
      throw Fault("there is no \(path); GOLDEN=record writes it:\n\(text)")
    }
    let expected = try Files.readText(path)
    guard expected != text else { return }
    throw Fault("\(name) differs from \(path)\n" + difference(expected, text))
  }

  /// The rows that are not the same, `-` as kept and `+` as they are now.
  static func difference(_ expected: String, _ actual: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    var lines: [String] = []
    for index in 0..<max(old.count, new.count) where lines.count < 40 {
      let (one, other) = (
        index < old.count ? old[index] : nil, index < new.count ? new[index] : nil
      )
      if one == other { continue }
      if let one { lines.append("\(index + 1) -|\(one)|") }
      if let other { lines.append("\(index + 1) +|\(other)|") }
    }
    return lines.joined(separator: "\n")
  }
}
