internal import AdaptiveCards

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The file that keeps a form which is not finished (`--state`); nobody else can read it.
struct StateFile {
  let path: String

  /// What was kept; nothing when there is no file yet.
  ///
  /// - Parameter cards: how many cards there are now.
  /// - Throws: when the file can't be read, or is something else that must not be written over.
  func read(cards: Int) throws(Failure) -> KeptStates {
    guard FileReading.exists(path) else { return KeptStates(cards: cards) }
    let bytes: [UInt8]
    do {
      bytes = try FileReading.read(path)
    } catch {
      throw Failure(message: error.message, status: ExitStatus.noInput)
    }
    // An empty file is one that was made beforehand.
    if bytes.isEmpty { return KeptStates(cards: cards) }
    let json = JSONReader.read(SourceText(name: path, bytes: bytes))
    if json.diagnostics.isEmpty, let kept = json.value.flatMap({ KeptStates($0, cards: cards) }) {
      return kept
    }
    throw Failure(
      message: "\(path): is no state of a form, and is left as it is; "
        + "name another file with --state, or remove this one",
      status: ExitStatus.badData)
  }

  /// Writes what is kept; a file that is only half written never takes the place of another.
  ///
  /// - Returns: the error number when that fails.
  func write(_ states: KeptStates) -> Int32? {
    let draft = path + ".new"
    unlink(draft)
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return errno }
    let text = states.json.serialized(escaping: .minimal) + "\n"
    var failure = Output.write(text, to: descriptor)
    // Some file systems tell only here that there was no room.
    if close(descriptor) != 0, failure == nil { failure = errno }
    if failure == nil, rename(draft, path) != 0 { failure = errno }
    if failure != nil { unlink(draft) }
    return failure
  }

  /// Ends what was kept: the form is sent.
  func forget() { unlink(path) }

  /// Why what was typed is not in the file.
  func sentence(for failure: Int32) -> String {
    "\(path): what was typed could not be kept: \(FileReading.reason(failure))"
  }
}
