internal import AdaptiveCards
internal import Events

/// Keys from the command line, or from a file with `@FILE`.
enum JourneyFile {
  /// The steps of a script; lines of a file that begin with `#` are remarks.
  static func steps(_ value: String) throws(Failure) -> [KeyScript.Step] {
    guard value.hasPrefix("@") else { return try parse(value, where: { _ in "--keys" }) }
    let path = String(value.dropFirst())
    let bytes: [UInt8]
    do {
      bytes = try FileReading.read(path)
    } catch {
      throw Failure(message: error.message, status: ExitStatus.noInput)
    }
    let text = withoutRemarks(String(decoding: bytes, as: UTF8.self))
    return try parse(text) { column in
      let (line, inLine) = place(of: column, in: text)
      return "\(path):\(line):\(inLine)"
    }
  }

  private static func parse(
    _ text: String, where place: (Int) -> String
  ) throws(Failure) -> [KeyScript.Step] {
    do {
      return try KeyScript.parse(text)
    } catch {
      throw Failure(message: "\(place(error.column)): \(error)", status: ExitStatus.usage)
    }
  }

  /// Remarks become blanks, so that every other character keeps its place.
  private static func withoutRemarks(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isRemark = line.first { $0 != " " && $0 != "\t" } == "#"
      return isRemark ? String(repeating: " ", count: line.count) : String(line)
    }.joined(separator: "\n")
  }

  /// Line and column of a character, all counted from 1.
  private static func place(of column: Int, in text: String) -> (line: Int, column: Int) {
    let before = text.prefix(max(0, column - 1))
    let line = before.reduce(1) { $1.isNewline ? $0 + 1 : $0 }
    let start = before.lastIndex(where: \.isNewline).map {
      before.distance(from: $0, to: before.endIndex)
    }
    return (line, start ?? column)
  }
}
