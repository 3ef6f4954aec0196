import TestSupport
import Testing

@testable import CardBrowser

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The files of a run, in order, and what happens to them.
@Suite("Shelf")
struct ShelfTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    mkdir(scratch.path + "/sub", 0o700)
    for name in ["b.json", "a.json", "sub/c.json", "sub/note.txt", ".hidden.json", "a.data.json"] {
      try scratch.write("{}", to: name)
    }
  }

  private func shelf(_ names: [String] = [""]) throws -> Shelf {
    var shelf = try Shelf(names.map { scratch.path + ($0.isEmpty ? "" : "/" + $0) })
    shelf.open()
    shelf.readAll()
    return shelf
  }

  private func names(_ shelf: Shelf) -> [String] { (0..<shelf.count).map { shelf[$0].name } }

  @Test("a folder stands for the cards in it and below, by name")
  func folder() throws {
    let shelf = try shelf()
    #expect(names(shelf) == ["a.json", "b.json", "sub/c.json"])
    #expect(shelf[2].path == scratch.path + "/sub/c.json")
    #expect(!shelf.isOneFile)
  }

  @Test("files keep the order in which they were named, whatever their names")
  func named() throws {
    let shelf = try shelf(["sub/note.txt", "b.json", "sub", "a.json"])
    #expect(
      (0..<shelf.count).map { shelf[$0].path.dropFirst(scratch.path.count + 1) }
        == ["sub/note.txt", "b.json", "sub/c.json", "a.json"])
  }

  @Test("a slash at the end of a folder changes nothing")
  func slash() throws {
    #expect(try shelf(["sub/"])[0].path == scratch.path + "/sub/c.json")
    #expect(try Shelf(["/"]).roots == ["/"])
  }

  @Test("what is not there is said")
  func missing() throws {
    #expect(throws: FileError(message: "\(scratch.path)/x: No such file or directory")) {
      try shelf(["x"])
    }
  }

  @Test("files and folders that come and go have their places")
  func changes() throws {
    var shelf = try shelf()
    let refresh = { (name: String) in shelf.refresh(name, in: scratch.path) }
    try scratch.write("{}", to: "aa.json")
    let isNew = [refresh("aa.json"), refresh("aa.json")]
    #expect(isNew == [true, false])
    #expect(names(shelf) == ["a.json", "aa.json", "b.json", "sub/c.json"])
    rename(scratch.path + "/sub", scratch.path + "/0")
    let areMoved = [refresh("sub"), refresh("0")]
    #expect(areMoved == [true, true])
    #expect(names(shelf) == ["0/c.json", "a.json", "aa.json", "b.json"])
    Files.remove(scratch.path + "/a.json")
    let isGone = [refresh("a.json"), refresh("note.txt")]
    #expect(isGone == [true, false])
    #expect(names(shelf) == ["0/c.json", "aa.json", "b.json"])
  }

  @Test("a folder that is read again keeps its list until the end")
  func reopen() throws {
    var shelf = try shelf()
    Files.remove(scratch.path + "/b.json")
    shelf.reopen(scratch.path) { _ in }
    #expect(names(shelf) == ["a.json", "b.json", "sub/c.json"])
    #expect(shelf.isReading)
    shelf.readAll()
    #expect(names(shelf) == ["a.json", "sub/c.json"])
  }

  @Test("links to folders are not entered")
  func links() throws {
    symlink(scratch.path, scratch.path + "/sub/loop")
    symlink("../a.json", scratch.path + "/sub/link.json")
    #expect(names(try shelf()) == ["a.json", "b.json", "sub/c.json", "sub/link.json"])
  }

  @Test("of many files a few are there at once, and all in the end")
  func many() throws {
    for number in 0..<1500 { try scratch.write("", to: "m\(number + 1000).json") }
    var shelf = try Shelf([scratch.path])
    shelf.open()
    #expect(shelf.isReading)
    #expect(shelf.count > 0 && shelf.count < 1000)
    shelf.readAll()
    #expect(shelf.count == 1503)
    #expect(shelf[2].name == "m1000.json" && shelf[1501].name == "m2499.json")
  }

  @Test("a large folder is not followed before its first files can be shown")
  func firstFiles() throws {
    for number in 0..<600 { try scratch.write("", to: "m\(number + 1000).json") }
    var entered: [String] = []
    var shelf = try Shelf([scratch.path])
    shelf.open { entered.append($0) }
    #expect(shelf.count > 0 && shelf.isReading)
    #expect(entered == [])
    shelf.readMore()
    #expect(entered.first == scratch.path)
  }

  @Test("every folder that is read is told, with the path it was reached by")
  func entering() throws {
    var entered: [String] = []
    var shelf = try Shelf([scratch.path])
    shelf.open { entered.append($0) }
    shelf.readAll()
    #expect(entered == [scratch.path, scratch.path + "/sub"])
  }
}
