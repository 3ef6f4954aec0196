internal import AdaptiveCards

/// A file that cannot be used, and why.
struct UnusableFile: Error {
  var message: String
  /// What it holds; nil when it cannot be read.
  var source: SourceText?
  var diagnostics: [Diagnostic] = []
}

/// A file that is read again when it, or one that belongs to it, has changed, with patience for
/// whoever is writing it.
struct FollowedFile<Content> {
  /// What a look at the file brought.
  enum News {
    case nothing
    case read(Content)
    /// It has been unusable for too long to be a save in progress.
    case fault(UnusableFile)
  }

  let path: String
  /// The data that belong to it, whether they are there or not.
  private let data: String?
  private let load: (String) throws(UnusableFile) -> Content
  private var stamps: [FileStamp?] = []
  private var patience = SavePatience()
  private var readAt: Duration?
  private var isDue = false

  /// A file that is written all the time is read this often, so that there is time for keys.
  private static var pace: Duration { .milliseconds(50) }

  /// - Parameter data: a file that is used together with it.
  init(
    _ path: String, data: String? = nil, load: @escaping (String) throws(UnusableFile) -> Content
  ) {
    self.path = path
    self.data = data
    self.load = load
  }

  /// Reads the file for the first time, without patience.
  mutating func open(at now: Duration) throws(UnusableFile) -> Content {
    note(now)
    return try load(path)
  }

  /// Reads the file now, without patience.
  func read() -> News {
    do { return .read(try load(path)) } catch { return .fault(error) }
  }

  /// Looks whether the file changed, and reads it then.
  ///
  /// - Parameters:
  ///   - isNamed: whether it is known that it changed.
  ///   - now: a reading of the clock.
  mutating func look(isNamed: Bool, at now: Duration) -> News {
    let isChanged = isNamed || isDue || patience.wakeTime != nil || currentStamps != stamps
    guard isChanged else { return .nothing }
    if let readAt, now - readAt < Self.pace {
      isDue = true
      return .nothing
    }
    note(now)
    do {
      let content = try load(path)
      patience.readWell()
      return .read(content)
    } catch {
      return patience.readBadly(at: now) ? .fault(error) : .nothing
    }
  }

  /// Whether the system told of one of its files.
  func isNamed(by notice: FileWatch.Notice) -> Bool {
    notice.isAbout(path) || data.map(notice.isAbout) ?? false
  }

  private var currentStamps: [FileStamp?] { [path, data].compactMap { $0 }.map { FileStamp($0) } }

  /// When to look again though nothing was told; nil for never.
  var wakeTime: Duration? {
    let due = isDue ? readAt.map { $0 + Self.pace } : nil
    return [due, patience.wakeTime].compactMap { $0 }.min()
  }

  /// Notes that the file is read at this moment.
  ///
  /// The stamp is taken before the file is read, so that a change in between is seen later.
  mutating func note(_ now: Duration) {
    stamps = currentStamps
    readAt = now
    isDue = false
  }
}
