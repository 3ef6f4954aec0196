import TestSupport
import Testing

@testable import CardBrowser

/// A file that is looked at again and again, with a clock of the test's own.
@Suite("Followed files")
struct FollowedFileTests {
  private let scratch: Scratch
  private let path: String

  init() throws {
    scratch = try Scratch()
    path = try scratch.write("one", to: "file")
  }

  /// A file whose text "bad" cannot be used, opened at 1000 ms.
  private final class Looking {
    private var file: FollowedFile<String>
    var wakeTime: Duration? { file.wakeTime }

    init(_ path: String) throws {
      file = FollowedFile(path) { path throws(UnusableFile) in
        let bytes: [UInt8]
        do throws(FileError) { bytes = try FileReading.read(path) } catch {
          throw UnusableFile(message: error.message)
        }
        let text = String(decoding: bytes, as: UTF8.self)
        if text == "bad" { throw UnusableFile(message: "bad text") }
        return text
      }
      let text = try file.open(at: .milliseconds(1000))
      #expect(text == "one")
    }

    /// What a look at a time in milliseconds brings.
    func look(_ time: Int, isNamed: Bool = false) -> String {
      switch file.look(isNamed: isNamed, at: .milliseconds(time)) {
      case .nothing: "nothing"
      case .read(let text): text
      case .fault(let error): "fault: " + error.message
      }
    }
  }

  @Test("what did not change is not read again")
  func unchanged() throws {
    let file = try Looking(path)
    #expect(file.look(2000) == "nothing")
  }

  @Test("a change is seen by the state of the file, or because somebody named it")
  func changed() throws {
    let file = try Looking(path)
    try scratch.write("other", to: "file")
    #expect(file.look(2000) == "other")
    #expect(file.look(3000, isNamed: true) == "other")
  }

  @Test("a file that is gone for a moment is a save in progress")
  func gone() throws {
    let file = try Looking(path)
    Files.remove(path)
    #expect(file.look(2000, isNamed: true) == "nothing")
    #expect(file.wakeTime == .milliseconds(2200))
    try scratch.write("back", to: "file")
    #expect(file.look(2100, isNamed: true) == "back")
    #expect(file.wakeTime == nil)
  }

  @Test("one that stays broken is a fault when the wait is over")
  func broken() throws {
    let file = try Looking(path)
    try scratch.write("bad", to: "file")
    #expect(file.look(2000, isNamed: true) == "nothing")
    #expect(file.look(2200) == "fault: bad text")
    #expect(file.look(3000) == "nothing")
  }

  @Test("a file that is written all the time is read every 50 ms")
  func pace() throws {
    let file = try Looking(path)
    try scratch.write("two", to: "file")
    #expect(file.look(1020, isNamed: true) == "nothing")
    #expect(file.wakeTime == .milliseconds(1050))
    #expect(file.look(1050) == "two")
    #expect(file.wakeTime == nil)
  }
}
