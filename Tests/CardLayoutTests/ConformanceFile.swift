import Foundation

/// The facts that other implementations' tests assert, when they are on this machine.
enum ConformanceFile {
  private struct Suite<Case: Decodable>: Decodable { var cases: [Case] }

  private static var folder: URL {
    if let path = ProcessInfo.processInfo.environment["TERMINALCARDS_CONFORMANCE"] {
      return URL(fileURLWithPath: path)
    }
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return root.appendingPathComponent("../shared/conformance").standardizedFileURL
  }

  /// The cases of a suite; nil, and a word about it, when the files are not there.
  static func cases<Case: Decodable>(of name: String, as: Case.Type) throws -> [Case]? {
    let file = folder.appendingPathComponent(name)
    guard FileManager.default.fileExists(atPath: file.path) else {
      print("skipped: no \(name) in \(folder.path)")
      return nil
    }
    return try JSONDecoder().decode(Suite<Case>.self, from: Data(contentsOf: file)).cases
  }
}
