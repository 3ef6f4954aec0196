import AdaptiveCards
import Testing

@Suite struct DiagnosticTests {
  private func place(_ text: String, _ offset: Int) -> [Int] {
    let place = SourceText(name: "x", bytes: Array(text.utf8)).place(at: offset)
    return [place.line, place.column]
  }

  @Test("A diagnostic is written as compilers write theirs")
  func description() {
    let diagnostic = Diagnostic(
      .warning, code: "some-code", message: "something is odd", path: "/body/0", file: "a b.json",
      place: Place(line: 3, column: 14))
    #expect(diagnostic.description == "a b.json:3:14: warning: something is odd [some-code]")
    #expect(diagnostic.path == "/body/0")
  }

  @Test("Lines end in LF, CRLF and CR; columns count characters")
  func places() {
    #expect(place("", 0) == [1, 1])
    #expect(place("ab", 1) == [1, 2])
    #expect(place("ab", 2) == [1, 3])
    #expect(place("a\nb", 1) == [1, 2])
    #expect(place("a\nb", 2) == [2, 1])
    #expect(place("a\r\nb", 2) == [1, 3])
    #expect(place("a\r\nb", 3) == [2, 1])
    #expect(place("a\rb", 2) == [2, 1])
    #expect(place("a\r", 2) == [2, 1])
    #expect(place("\n\n\r\r\n\n", 6) == [6, 1])
    #expect(place("\té€😀x", 10) == [1, 5])
    #expect(place("\u{FEFF}ab", 4) == [1, 2])
    #expect(place("\u{FEFF}", 0) == [1, 1])
    #expect(place("ab", 99) == [1, 3])
    #expect(place("ab", -1) == [1, 1])
  }

  @Test("Places in a long text are those of counting from its start")
  func longText() {
    let pieces = ["short\n", "a longer line with é and 世界\r\n", "x\r", "\n", "0123456789abcdef"]
    var text: [UInt8] = []
    for number in 0..<9000 { text += Array(pieces[(number * 7 + number / 3) % 5].utf8) }
    let source = SourceText(name: "x", bytes: text)
    var (line, column) = (1, 1)
    var differences = 0
    for offset in 0..<text.count {
      let isTail = text[offset] & 0xC0 == 0x80
      if !isTail, offset % 997 < 4 || offset % 32768 < 10 || offset % 32768 > 32758 {
        if source.place(at: offset) != Place(line: line, column: column) { differences += 1 }
      }
      let isPair = text[offset] == 0x0D && offset + 1 < text.count && text[offset + 1] == 0x0A
      if text[offset] == 0x0A || text[offset] == 0x0D && !isPair {
        (line, column) = (line + 1, 1)
      } else if offset + 1 == text.count || text[offset + 1] & 0xC0 != 0x80 {
        column += 1
      }
    }
    #expect(text.count > 3 * 32768)
    #expect(differences == 0)
    #expect(source.place(at: text.count) == Place(line: line, column: column))
  }

  @Test("Of one code a hundred are told, the others counted at the first of them")
  func bounded() {
    var log = DiagnosticLog(of: SourceText(name: "x", bytes: [UInt8](repeating: 0x0A, count: 300)))
    for offset in 0..<250 { log.add(.warning, code: "many", at: offset, "number \(offset)") }
    log.add(.error, code: "one", at: 5, path: "/a", "alone")
    let all = log.all()
    #expect(all.count == 102)
    #expect(all[6].description == "x:6:1: error: alone [one]" || all[5].code == "one")
    #expect(all.last?.description == "x:101:1: warning: … 150 more like these [many]")
  }

  @Test("A log tells in the order of the text")
  func ordered() {
    var log = DiagnosticLog(of: SourceText(name: "x", bytes: Array("ab\ncd".utf8)))
    #expect(log.isEmpty)
    log.add(.warning, code: "c", at: 4, "third")
    log.add(.warning, code: "b", at: 1, "second")
    log.add(.error, code: "a", at: 0, "first")
    #expect(log.all().map(\.message) == ["first", "second", "third"])
  }

  @Test("What is kept is made, what is only counted is not")
  func lazy() {
    var log = DiagnosticLog(of: SourceText(name: "x", bytes: []))
    var made = 0
    func message() -> String {
      made += 1
      return "m"
    }
    for _ in 0..<500 { log.add(.error, code: "c", at: 0, message()) }
    #expect(made == 100)
  }

  @Test("A quoted text is cut to sixty characters")
  func quoting() {
    #expect(quoted("abc") == "\"abc\"")
    let sixty = String(repeating: "é", count: 60)
    #expect(quoted(sixty) == "\"\(sixty)\"")
    #expect(quoted(sixty + "x") == "\"\(sixty)…\"")
  }

  @Test("Pointers escape tildes and slashes")
  func pointers() {
    #expect(JSONPointer.member("a/b~c", of: "") == "/a~1b~0c")
    #expect(JSONPointer.item(3, of: "/body") == "/body/3")
    #expect(JSONPointer.member("", of: "/x") == "/x/")
  }

  @Test(
    "The nearest name is found, and only when it is near",
    arguments: [
      ("wieght", "weight"), ("Width", "width"), ("isvisible", "isVisible"), ("widht", "width"),
      ("colour", "color"), ("TextBlok", "TextBlock"), ("idd", "id"), ("di", "id"), ("Id", "id"),
      ("horizontalAligment", "horizontalAlignment"), ("spaicng", "spacing"), ("txet", nil),
      ("q", nil), ("", nil), ("zzzzzz", nil), ("weihgtt", "weight"), ("xeightyz", nil),
    ] as [(String, String?)])
  func nearest(name: String, expected: String?) {
    let names = [
      "id", "width", "weight", "height", "isVisible", "color", "TextBlock", "spacing",
      "horizontalAlignment",
    ]
    #expect(nearestName(to: name, in: names) == expected)
  }

  @Test("A nearer name wins, then the earlier one")
  func nearer() {
    #expect(nearestName(to: "sizes", in: ["sided", "size", "sizer"]) == "size")
    #expect(nearestName(to: "small", in: ["smell", "small"]) == "small")
    #expect(nearestName(to: String(repeating: "x", count: 5000), in: ["x"]) == nil)
    #expect(nearestName(to: "abcde", in: [String(repeating: "x", count: 5000)]) == nil)
  }
}
