#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Finds the card files in a folder and those below it, a bit at a time.
///
/// Links to folders are not entered, so that no folder is met twice; hidden entries and the data of
/// templates are passed over.
final class FolderReader {
  private let root: String
  private var waiting: [String] = []
  private var stream: OpaquePointer?
  /// The open folder, below the root, with a slash at its end; empty for the root itself.
  private var prefix: [UInt8] = []
  private let isEntering: (String) -> Void

  static let mostDepth = 16
  /// More card files than these are not listed.
  static let mostFiles = 1_000_000
  /// Entries with other kinds, which the system tells without a look at each, are asked for.
  private enum Kind {
    static let unknown: UInt8 = 0
    static let folder: UInt8 = 4
    static let file: UInt8 = 8
    static let link: UInt8 = 10
  }

  /// - Parameters:
  ///   - start: a folder below the root to read alone; empty for the root.
  ///   - isEntering: is told each folder that is read, as it can be opened.
  init(root: String, start: String = "", isEntering: @escaping (String) -> Void = { _ in }) {
    self.root = root
    self.isEntering = isEntering
    waiting = [start]
  }

  deinit { closeStream() }

  /// Looks at some more entries.
  ///
  /// - Returns: whether there is more to read.
  func read(atMost limit: Int, into names: inout NameStore) -> Bool {
    var left = limit
    while left > 0 {
      guard let stream = stream ?? openNext() else { return false }
      guard let entry = readdir(stream) else {
        closeStream()
        continue
      }
      left -= 1
      take(entry, into: &names)
      if names.count >= Self.mostFiles { return false }
    }
    return true
  }

  private func take(_ entry: UnsafeMutablePointer<dirent>, into names: inout NameStore) {
    let kind = entry.pointee.d_type
    withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      let size = MemoryLayout.size(ofValue: pointer.pointee)
      pointer.withMemoryRebound(to: UInt8.self, capacity: size) { bytes in
        var length = 0
        while length < size, bytes[length] != 0 { length += 1 }
        let name = UnsafeBufferPointer(start: bytes, count: length)
        guard name.first != 0x2E else { return }
        if kind == Kind.folder || kind == Kind.unknown && isFolder(name) {
          enter(name)
        } else if CardNames.isCardFile(name) {
          names.append(prefix, name)
        }
      }
    }
  }

  private func isFolder(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    var status = stat()
    let path = FollowedPath.joined(root, String(decoding: prefix + name, as: UTF8.self))
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private func enter(_ name: UnsafeBufferPointer<UInt8>) {
    let depth = prefix.reduce(0) { $1 == 0x2F ? $0 + 1 : $0 }
    guard depth + 1 < Self.mostDepth else { return }
    waiting.append(String(decoding: prefix + name + [0x2F], as: UTF8.self))
  }

  private func openNext() -> OpaquePointer? {
    while let next = waiting.popLast() {
      let path = next.isEmpty ? root : FollowedPath.joined(root, String(next.dropLast()))
      // Followed first, so that nothing is missed that comes while it is read.
      isEntering(path)
      guard let opened = opendir(path) else { continue }
      prefix = Array(next.utf8)
      stream = opened
      return opened
    }
    return nil
  }

  private func closeStream() {
    if let stream { closedir(stream) }
    stream = nil
  }
}

/// Which files hold cards, by their names.
enum CardNames {
  private static let endings = [".json", ".jsonl", ".ndjson"].map { Array($0.utf8) }
  private static let data = Array(".data.json".utf8)

  static func isCardFile(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    endings.contains { ends(name, in: $0) } && !ends(name, in: data)
  }

  static func isCardFile(_ name: String) -> Bool {
    Array(name.utf8).withUnsafeBufferPointer(isCardFile)
  }

  /// Capitals do not count.
  private static func ends(_ name: UnsafeBufferPointer<UInt8>, in ending: [UInt8]) -> Bool {
    guard name.count > ending.count else { return false }
    for (index, byte) in ending.enumerated()
    where name[name.count - ending.count + index] | 0x20 != byte | 0x20 { return false }
    return true
  }
}
