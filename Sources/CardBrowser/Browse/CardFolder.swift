internal import AdaptiveCards

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The card files of a run: names first, the cards when they are looked at.
struct CardFolder: Equatable {
  struct File: Equatable {
    /// What the list shows: the path below the folder that was named.
    var name: String
    var path: String
  }

  private(set) var files: [File] = []
  /// Whether just one file was named, which needs no list around it.
  private(set) var isOneCard = false

  /// - Parameter paths: files and folders; a folder stands for all `.json` files below it.
  init(_ paths: [String]) throws(FileError) {
    for path in paths {
      if FileReading.isFolder(path) {
        add(folder: path, prefix: "", depth: 0)
      } else if path == "-" || FileReading.exists(path) {
        files.append(File(name: path, path: path))
      } else {
        throw FileError(message: "\(path): \(FileReading.reason(ENOENT))")
      }
    }
    isOneCard = paths.count == 1 && files.first?.path == paths[0]
  }

  private static let mostDepth = 16

  private mutating func add(folder: String, prefix: String, depth: Int) {
    guard depth < CardFolder.mostDepth, let stream = opendir(folder) else { return }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(
          to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)
        ) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    closedir(stream)
    for name in names.sorted() {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      // Data of a template are part of its card, not one of their own.
      if CardFileName.isDataFile(name) { continue }
      if name.lowercased().hasSuffix(".json") {
        files.append(File(name: prefix + name, path: path))
      } else if FileReading.isFolder(path) {
        add(folder: path, prefix: prefix + name + "/", depth: depth + 1)
      }
    }
  }
}
