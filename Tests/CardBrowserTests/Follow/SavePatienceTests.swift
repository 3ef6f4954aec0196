import Testing

@testable import CardBrowser

/// The 200 ms in which a broken file is a save in progress.
@Suite("Patience with saves")
struct SavePatienceTests {
  /// Whether the file is a fault at each of these moments, in milliseconds, when it never is good.
  private func faults(at times: Int...) -> (faults: [Bool], wakeTime: Duration?) {
    var patience = SavePatience()
    let faults = times.map { patience.readBadly(at: .milliseconds($0)) }
    return (faults, patience.wakeTime)
  }

  @Test("a file that is broken for less than 200 ms is no fault")
  func shortly() {
    let (faults, wakeTime) = faults(at: 1000, 1199)
    #expect(faults == [false, false])
    #expect(wakeTime == .milliseconds(1200))
  }

  @Test("one that is good in between begins anew")
  func inBetween() {
    var patience = SavePatience()
    _ = patience.readBadly(at: .milliseconds(1000))
    patience.readWell()
    #expect(patience.wakeTime == nil)
    let isFault = patience.readBadly(at: .milliseconds(1300))
    #expect(!isFault)
  }

  @Test("one that stays broken is a fault after 200 ms, told once")
  func long() {
    let (faults, wakeTime) = faults(at: 1000, 1200)
    #expect(faults == [false, true])
    #expect(wakeTime == nil)
  }

  @Test("a fault that changes into another waits again")
  func again() {
    let (faults, wakeTime) = faults(at: 1000, 1200, 1500)
    #expect(faults == [false, true, false])
    #expect(wakeTime == .milliseconds(1700))
  }
}
