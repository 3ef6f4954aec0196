#if canImport(Glibc)
  internal import Glibc

  /// Wakes the loop when something in followed folders changes, by the system's own notices.
  ///
  /// A notice is a reason to look, never the truth: what a file holds is read from the file.
  final class FileWatch {
    /// Something happened in a folder.
    struct Notice: Hashable {
      /// The folder as it was followed.
      var folder: String
      /// The entry of the folder; nil for the folder itself, or when there was too much to tell.
      var name: String?
    }

    /// Has something to read when there are notices.
    let descriptor: Int32
    private var pathsByWatch: [Int32: [String]] = [:]
    private var watches: [String: Int32] = [:]

    /// A writer may keep its file open for ever, so that the end of writing is not waited for.
    private static let wanted = UInt32(
      IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE
        | IN_DELETE_SELF | IN_MOVE_SELF)
    private static let bufferSize = 64 * 1024
    private static let headSize = 16

    /// nil when the system has no more of these.
    init?() {
      descriptor = inotify_init1(O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else { return nil }
    }

    deinit { close(descriptor) }

    /// Follows a folder, or a file that is written in place; again changes nothing.
    ///
    /// - Returns: false when it is not there or the system follows enough already.
    @discardableResult
    func follow(_ path: String) -> Bool {
      if watches[path] != nil { return true }
      let watch = inotify_add_watch(descriptor, path, Self.wanted)
      guard watch >= 0 else { return false }
      watches[path] = watch
      pathsByWatch[watch, default: []].append(path)
      return true
    }

    /// Follows something no longer.
    func leave(_ path: String) {
      guard let watch = watches.removeValue(forKey: path) else { return }
      pathsByWatch[watch]?.removeAll { $0 == path }
      guard pathsByWatch[watch]?.isEmpty == true else { return }
      pathsByWatch[watch] = nil
      inotify_rm_watch(descriptor, watch)
    }

    /// What happened since the last call, each thing once.
    func takeNotices() -> Set<Notice> {
      var notices: Set<Notice> = []
      var buffer = [UInt8](repeating: 0, count: Self.bufferSize)
      // Someone who writes without end must not keep the loop from drawing.
      for _ in 0..<8 {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { break }
        buffer.withUnsafeBytes { take(UnsafeRawBufferPointer(rebasing: $0[..<count]), &notices) }
      }
      return notices
    }

    private func take(_ bytes: UnsafeRawBufferPointer, _ notices: inout Set<Notice>) {
      var offset = 0
      while offset + Self.headSize <= bytes.count {
        let watch = bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)
        let mask = bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
        let length = Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
        let start = offset + Self.headSize
        offset = start + length
        guard offset <= bytes.count else { return }
        if mask & UInt32(IN_Q_OVERFLOW) != 0 {
          for path in watches.keys { notices.insert(Notice(folder: path, name: nil)) }
          continue
        }
        let name = String(decoding: bytes[start..<offset].prefix { $0 != 0 }, as: UTF8.self)
        for path in pathsByWatch[watch] ?? [] {
          notices.insert(Notice(folder: path, name: name.isEmpty ? nil : name))
        }
        // What was moved away is followed by the kernel to its new place, which is nobody's wish.
        if mask & UInt32(IN_MOVE_SELF) != 0 { inotify_rm_watch(descriptor, watch) }
        if mask & UInt32(IN_MOVE_SELF | IN_IGNORED) != 0 { forget(watch) }
      }
    }

    private func forget(_ watch: Int32) {
      for path in pathsByWatch.removeValue(forKey: watch) ?? [] { watches[path] = nil }
    }
  }
#endif
