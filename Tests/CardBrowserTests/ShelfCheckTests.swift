import Canvas
import TestSupport
import Testing

@testable import CardBrowser

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What is wrong with files that nobody has looked at yet.
@Suite("Problems in the list")
struct ShelfCheckTests {
  private let browsing: Browsing
  private static let warned =
    #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"x","wieght":1}]}"#

  init() throws {
    browsing = try Browsing()
    for folder in ["a", "a/b"] { mkdir(browsing.scratch.path + "/" + folder, 0o700) }
    try browsing.write("{", to: "a/b/broken.json")
    try browsing.write(Self.warned, to: "a/b/warned.json")
    try browsing.write("[]", to: "a/none.json")
    try browsing.write(Browsing.card("good"), to: "good.json")
  }

  @Test("files with errors have a !, those with warnings a ?, and folders count both")
  func marks() throws {
    try browsing.open(size: Size(width: 40, height: 12))
    #expect(
      browsing.rows.prefix(6) == [
        "  ▾ a/  3                         !2 ?1", "    ▾ b/  2                       !1 ?1",
        "!     broken", "?     warned", "!   none", "  good",
      ])
    try browsing.press("Home Resize(60x12)")
    #expect(browsing.status == "  a/  3 files  2 with errors  1 with warnings")
  }

  @Test("a file that is mended, broken or gone is counted anew")
  func changes() throws {
    try browsing.open(keys: "End", size: Size(width: 40, height: 12), watches: true)
    try browsing.write(Browsing.card("mended"), to: "a/b/broken.json")
    browsing.notice()
    browsing.wait(.zero)
    #expect(browsing.rows[1] == "    ▾ b/  2                          ?1")
    Files.remove(browsing.scratch.path + "/a/b/warned.json")
    browsing.notice()
    browsing.wait(.zero)
    #expect(browsing.rows[1] == "    ▾ b/  1")
    #expect(browsing.rows[0] == "  ▾ a/  2                            !1")
    Files.remove(browsing.scratch.path + "/a")
    browsing.notice()
    #expect(browsing.rows[0] == "  good")
    #expect(browsing.page?.check.sum(.init(section: 0, path: "")) == ShelfCheck.Sum())
  }

  @Test("guests have no files looked at but the one they see")
  func guests() throws {
    try browsing.open(
      keys: "End", size: Size(width: 40, height: 12),
      confinement: Confinement([browsing.scratch.path]))
    #expect(browsing.rows[3] == "      warned")
    #expect(browsing.page?.checkTime == nil)
  }

  @Test("no more files than the limit are looked at")
  func limit() throws {
    var shelf = try Shelf([browsing.scratch.path])
    shelf.open()
    shelf.readAll()
    var check = ShelfCheck()
    #expect(!check.isDone)
    check.goOn(in: shelf, selected: nil, data: .beside)
    check.goOn(in: shelf, selected: nil, data: .beside)
    #expect(check.isDone)
    #expect(check.finding(shelf[0]) == .error)
    #expect(ShelfCheck.mostFiles == 10_000)
  }
}
