internal import AdaptiveCards

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The file that a mistyped path most likely means: one beside it with nearly its name.
enum PathHint {
  /// More names than these are not looked through for a hint.
  private static let mostNames = 10_000

  /// A sentence for a path that leads nowhere; nil when it leads somewhere, or nothing is near it.
  static func sentence(for path: String) -> String? {
    near(path).map { "\(path): \(FileReading.noSuchFile); did you mean '\($0)'?" }
  }

  /// The path that is most likely meant; nil when the path leads somewhere, or nothing is near it.
  static func near(_ path: String) -> String? {
    guard path != "-", !FileReading.exists(path) else { return nil }
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let names = names(in: folder.isEmpty ? "." : folder)
    // Who leaves the ending out means the file that has it.
    let near = names.contains(name + ".json") ? name + ".json" : nearestName(to: name, in: names)
    return near.map { folder + $0 }
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < mostNames, let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
