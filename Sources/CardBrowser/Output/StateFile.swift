internal import AdaptiveCards
internal import CardActions

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The file that keeps a form which is not finished (`--state`); nobody else can read it.
struct StateFile {
  let path: String

  /// Gives a card what was kept of it; nothing when there is no file yet.
  ///
  /// - Throws: when the file can't be read, or is something else that must not be written over.
  func restore(_ session: CardSession) throws(Failure) {
    guard FileReading.exists(path) else { return }
    let bytes: [UInt8]
    do {
      bytes = try FileReading.read(path)
    } catch {
      throw Failure(message: error.message, status: ExitStatus.noInput)
    }
    // An empty file is one that was made beforehand.
    if bytes.isEmpty { return }
    let kept = JSONReader.read(SourceText(name: path, bytes: bytes)).value
    guard let kept, session.restore(kept) else {
      throw Failure(
        message: "\(path): is no state of a form; name another file with --state",
        status: ExitStatus.badData)
    }
  }

  /// Keeps what a card holds; a file that is only half written never takes the place of another.
  ///
  /// - Returns: the exit status, `done` or `ioError`.
  func keep(_ session: CardSession) -> Int32 {
    let text = session.keptState.serialized(escaping: .minimal) + "\n"
    let draft = path + ".new"
    unlink(draft)
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return complain(errno) }
    let failure = Output.write(text, to: descriptor)
    close(descriptor)
    if let failure {
      unlink(draft)
      return complain(failure)
    }
    guard rename(draft, path) == 0 else {
      let failure = errno
      unlink(draft)
      return complain(failure)
    }
    return ExitStatus.done
  }

  /// Ends what was kept: the form is sent.
  func forget() { unlink(path) }

  private func complain(_ number: Int32) -> Int32 {
    Output.complain("\(path): what was typed could not be kept: \(FileReading.reason(number))")
    return ExitStatus.ioError
  }
}
