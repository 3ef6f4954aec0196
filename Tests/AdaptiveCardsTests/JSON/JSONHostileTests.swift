import AdaptiveCards
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Any bytes end in a value or an error, never in a crash or a long wait.
@Suite struct JSONHostileTests {
  /// Numbers that look random and are the same in every run.
  private struct Numbers {
    var state: UInt64 = 0x2545_F491_4F6C_DD1D
    mutating func next(below bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state >> 33) % bound
    }
  }

  /// The processor time so far; other tests run beside this one and do not count.
  private func secondsOfThisThread() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private let seed = Array(
    #"{"type":"AdaptiveCard","n":[-1.5e3,0,true,null],"s":"a\u00e9\ud83d\ude00 é","o":{"":{}}}"#
      .utf8)

  private func check(_ bytes: [UInt8]) {
    let reading = read(bytes)
    let errors = reading.diagnostics.filter { $0.severity == .error }
    #expect((reading.value == nil) == !errors.isEmpty, "\(bytes)")
    for diagnostic in reading.diagnostics {
      #expect(diagnostic.line >= 1 && diagnostic.column >= 1, "\(bytes)")
    }
    if let value = reading.value { #expect(read(value.serialized()).value == value, "\(bytes)") }
  }

  @Test("A text that is cut anywhere is an error")
  func prefixes() {
    for length in 0..<seed.count {
      let reading = read(Array(seed[..<length]))
      #expect(reading.value == nil && !reading.diagnostics.isEmpty)
    }
    #expect(read(seed).diagnostics == [])
  }

  @Test("Any byte in any place of a text does no harm")
  func changes() {
    var numbers = Numbers()
    for _ in 0..<3000 {
      var bytes = seed
      for _ in 0...numbers.next(below: 3) {
        bytes[numbers.next(below: bytes.count)] = UInt8(numbers.next(below: 256))
      }
      check(bytes)
    }
  }

  @Test("Bytes of JSON's own characters in any order do no harm")
  func soup() {
    var numbers = Numbers()
    let alphabet = Array("[]{}:,\"\\/u0019-+.eEtrufalsn \n\u{1B}é".utf8)
    for _ in 0..<3000 {
      check(
        (0..<numbers.next(below: 24)).map { _ in alphabet[numbers.next(below: alphabet.count)] })
    }
  }

  @Test(
    "A megabyte of anything takes less than a second",
    arguments: [
      "[", "{\"a\":", "\"", "\\", "\"\\", "[1,", "1", "-", "[]", "\"\\ud800", "\"\",", " ", "\n",
      "/",
      "\u{0}", "é", "{\"a\":1,", "{\"\":{\"\":1,\"\":2},",
    ])
  func megabyte(piece: String) {
    let bytes = Array(String(repeating: piece, count: (1 << 20) / piece.utf8.count).utf8)
    for text in [bytes, [UInt8(ascii: "[")] + bytes, [UInt8(ascii: "\"")] + bytes] {
      let start = secondsOfThisThread()
      _ = read(text)
      #expect(secondsOfThisThread() - start < 1)
    }
  }

  @Test("A million keys, all the same or all different, are read in time")
  func manyKeys() {
    let same = "{" + String(repeating: "\"k\":1,", count: 100_000) + "\"k\":2}"
    #expect(read(same).value?.objectValue?["k"] == .int(2))
    let different = "{" + (0..<100_000).map { "\"k\($0)\":\($0)" }.joined(separator: ",") + "}"
    let object = read(different).value?.objectValue
    #expect(object?["k77777"] == .int(77777))
    #expect(object?["missing"] == nil)
  }
}
