#if !canImport(Glibc)
  internal import Darwin

  /// Wakes the loop when something in followed folders changes, by the system's own notices.
  ///
  /// A notice is a reason to look, never the truth: what a file holds is read from the file. Here
  /// the system tells of a folder only that its entries changed, not which.
  final class FileWatch {
    /// Something happened in a folder.
    struct Notice: Hashable {
      /// The folder or file as it was followed.
      var folder: String
      /// The entry of the folder; never known here.
      var name: String?
    }

    /// Has something to read when there are notices.
    let descriptor: Int32
    private var opened: [String: Int32] = [:]
    private var paths: [Int32: String] = [:]

    /// nil when the system has no more of these.
    init?() {
      descriptor = kqueue()
      guard descriptor >= 0 else { return nil }
    }

    deinit {
      for file in opened.values { close(file) }
      close(descriptor)
    }

    /// Follows a folder, or a file that is written in place; again changes nothing.
    ///
    /// - Returns: false when it is not there or the system follows enough already.
    @discardableResult
    func follow(_ path: String) -> Bool {
      if opened[path] != nil { return true }
      let file = open(path, O_EVTONLY | O_CLOEXEC)
      guard file >= 0 else { return false }
      var wanted = kevent(
        ident: UInt(file), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE),
        data: 0, udata: nil)
      guard kevent(descriptor, &wanted, 1, nil, 0, nil) == 0 else {
        close(file)
        return false
      }
      opened[path] = file
      paths[file] = path
      return true
    }

    /// Follows something no longer.
    func leave(_ path: String) {
      guard let file = opened.removeValue(forKey: path) else { return }
      paths[file] = nil
      close(file)
    }

    /// What happened since the last call, each thing once.
    func takeNotices() -> Set<Notice> {
      var notices: Set<Notice> = []
      var now = timespec()
      var events = [kevent](repeating: kevent(), count: 64)
      // Someone who writes without end must not keep the loop from drawing.
      for _ in 0..<8 {
        let count = kevent(descriptor, nil, 0, &events, Int32(events.count), &now)
        guard count > 0 else { break }
        for event in events[..<Int(count)] {
          guard let path = paths[Int32(event.ident)] else { continue }
          notices.insert(Notice(folder: path, name: nil))
          if event.fflags & UInt32(NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE) != 0 { leave(path) }
        }
      }
      return notices
    }
  }
#endif
