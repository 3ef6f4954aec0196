import TestSupport
import Testing

@testable import CardBrowser

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the system tells of folders.
@Suite("File watch")
struct FileWatchTests {
  private let scratch: Scratch
  private let watch: FileWatch

  init() throws {
    scratch = try Scratch()
    watch = try #require(FileWatch())
    #expect(watch.follow(scratch.path))
  }

  /// The entries that were told of since the last call.
  private func names() -> Set<String> { Set(watch.takeNotices().compactMap(\.name)) }

  #if canImport(Glibc)
    @Test("a file that is written, renamed or removed is named")
    func entries() throws {
      #expect(names() == [])
      try scratch.write("x", to: "a")
      #expect(names() == ["a"])
      rename(scratch.path + "/a", scratch.path + "/b")
      #expect(names() == ["a", "b"])
      Files.remove(scratch.path + "/b")
      #expect(names() == ["b"])
      #expect(names() == [])
    }

    @Test("writing without closing is told too")
    func openFile() throws {
      let file = open(scratch.path + "/a", O_WRONLY | O_CREAT, 0o600)
      defer { close(file) }
      _ = names()
      _ = write(file, "x", 1)
      #expect(names() == ["a"])
    }

    @Test("a folder that goes is told, and can be followed when it is there again")
    func folder() throws {
      let folder = scratch.path + "/folder"
      mkdir(folder, 0o700)
      #expect(watch.follow(folder))
      _ = watch.takeNotices()
      rmdir(folder)
      let notices = watch.takeNotices()
      #expect(notices.contains(FileWatch.Notice(folder: folder, name: nil)))
      mkdir(folder, 0o700)
      _ = watch.takeNotices()
      #expect(watch.follow(folder))
      try scratch.write("x", to: "folder/a")
      #expect(watch.takeNotices() == [FileWatch.Notice(folder: folder, name: "a")])
    }

    @Test("a folder that is left tells nothing")
    func leave() throws {
      watch.leave(scratch.path)
      try scratch.write("x", to: "a")
      #expect(watch.takeNotices() == [])
    }
  #endif

  @Test("what is not there cannot be followed")
  func missing() { #expect(!watch.follow(scratch.path + "/none")) }

  @Test("the folder and the name of a path")
  func paths() {
    #expect(FollowedPath.folder(of: "a") == ".")
    #expect(FollowedPath.folder(of: "/a") == "/")
    #expect(FollowedPath.folder(of: "a/b/") == "a")
    #expect(FollowedPath.name(of: "a/b/") == "b")
    #expect(FollowedPath.name(of: "b") == "b")
    #expect(FollowedPath.nearestFolder(above: scratch.path + "/x/y/z") == scratch.path)
  }

  @Test("a notice is about a file however the file was named")
  func about() {
    #expect(FileWatch.Notice(folder: ".", name: "a.json").isAbout("a.json"))
    #expect(FileWatch.Notice(folder: "/x", name: "a.json").isAbout("/x/a.json"))
    #expect(!FileWatch.Notice(folder: "/x", name: "b.json").isAbout("/x/a.json"))
    #expect(!FileWatch.Notice(folder: "/x", name: nil).isAbout("/x/a.json"))
  }
}
