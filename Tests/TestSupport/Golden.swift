/// Texts that are kept in files: `Golden/NAME.txt` beside the test.
///
/// `GOLDEN=record swift test` writes them anew; then the change is read in the diff.
public enum Golden {
  static var isRecording: Bool { Package.environment("GOLDEN") == "record" }

  /// Compares a text with the one that is kept.
  ///
  /// - Throws: a `Fault` that shows the first rows that differ.
  public static func check(_ text: String, _ name: String, testFile: String = #filePath) throws {
    let folder = Package.folder(of: testFile, up: 1) + "/Golden"
    let path = "\(folder)/\(name).txt"
    let kept = text.hasSuffix("\n") ? text : text + "\n"
    if isRecording {
      try Files.makeFolder(folder)
      try Files.write(Array(kept.utf8), to: path)
      return
    }
    guard Files.exists(path) else {
      throw Fault("there is no \(path); GOLDEN=record writes it:\n\(kept)")
    }
    let expected = try Files.readText(path)
    guard expected != kept else { return }
    throw Fault("\(name) differs from \(path)\n" + difference(expected, kept))
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
