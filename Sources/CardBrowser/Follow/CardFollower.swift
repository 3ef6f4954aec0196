/// Follows the one file whose cards are shown, and the data that are bound to them.
final class CardFollower {
  typealias News = FollowedFile<LoadedDeck>.News

  private let now: () -> Duration
  private let watch: FileWatch?
  private var file: FollowedFile<LoadedDeck>

  /// - Parameters:
  ///   - path: the file, which is to be read after this.
  ///   - data: where the data for it come from.
  ///   - now: a reading of the clock.
  init(_ path: String, data: DataChoice = .none, now: @escaping () -> Duration) {
    self.now = now
    file = FollowedFile(path, data: data.candidate(for: path)) { path throws(UnusableFile) in
      try LoadedDeck.usable(path, data: data)
    }
    watch = FileWatch()
    for path in [path, data.candidate(for: path)].compactMap({ $0 }) { watch?.follow(file: path) }
    file.note(now())
  }

  var descriptor: Int32? { watch?.descriptor }
  var wakeTime: Duration? { file.wakeTime }

  /// Reads the file now, without patience for a save in progress.
  func read() -> News { file.read() }

  /// Looks whether the file changed.
  func look() -> News { file.look(isNamed: false, at: now()) }

  /// Looks whether what the system told is about the file.
  func takeNotices() -> News {
    let isNamed = watch?.takeNotices().contains(where: file.isNamed) ?? false
    return file.look(isNamed: isNamed, at: now())
  }
}

extension FileWatch {
  /// Follows a file wherever it is written: in place, by a rename, or behind a symbolic link.
  func follow(file path: String) {
    follow(FollowedPath.folder(of: path))
    if let folder = FollowedPath.folderOfTarget(path) { follow(folder) }
    #if !canImport(Glibc)
      follow(path)
    #endif
  }
}

extension FileWatch.Notice {
  /// Whether it tells of the entry that `path` names.
  func isAbout(_ path: String) -> Bool {
    guard let name else { return false }
    let told = FollowedPath.joined(folder, name)
    return told == path || told == "./" + path
  }
}
