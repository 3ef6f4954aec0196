import Canvas
import TestSupport
import Testing

@testable import CardBrowser

/// The filter of the list.
@Suite("Filter in the browser")
struct FilterJourneyTests {
  private let browsing: Browsing

  init() throws {
    browsing = try Browsing()
    for name in ["alpha", "beta", "gamma", "delta"] {
      try browsing.write(Browsing.card("card \(name)"), to: "\(name).json")
    }
  }

  @Test("letters narrow the list as they are typed, Enter keeps it, Esc lets all through again")
  func filter() throws {
    try browsing.open(keys: #"/ "TA""#)
    #expect(browsing.rows.prefix(3) == ["  beta", "  delta", ""])
    #expect(browsing.status.hasPrefix("  /TA") && browsing.status.hasSuffix("2 files"))
    try browsing.press("Enter")
    #expect(browsing.status == "  1/2  beta.json  /TA")
    try browsing.press("Esc")
    #expect(browsing.rows.prefix(4) == ["  alpha", "  beta", "  delta", "  gamma"])
    #expect(browsing.status == "  2/4  beta.json")
  }

  @Test("all words must be in the name, in any order")
  func words() throws {
    try browsing.open(keys: #"/ "a el""#)
    #expect(browsing.rows.prefix(2) == ["  delta", ""])
  }

  @Test("Esc while typing goes back to what there was; arrows move meanwhile")
  func cancel() throws {
    try browsing.open(keys: #"/ "ta" Down"#)
    #expect(browsing.page?.list.file?.name == "delta.json")
    try browsing.press("Esc")
    #expect(browsing.rows[3] == "  gamma")
    #expect(browsing.page?.list.file?.name == "delta.json")
  }

  @Test("nothing found is a sentence, not an end")
  func nothing() throws {
    try browsing.open(keys: #"/ "xyz""#)
    #expect(browsing.status.hasSuffix("0 files"))
    #expect(browsing.rows[0] == "  No file has this in its name")
    try browsing.press("Backspace*3 Enter")
    #expect(browsing.rows[0] == "  alpha")
  }

  @Test("selection and filter stay over a resize")
  func resize() throws {
    try browsing.open(keys: #"/ "ta" Enter Down Resize(100x6)"#)
    #expect(browsing.rows[0].hasPrefix("  beta "))
    #expect(browsing.rows[1].contains("card delta"))
    #expect(browsing.status == "  2/2  delta.json  /ta")
  }
}
