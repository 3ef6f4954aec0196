import Canvas
import Testing

@testable import CardBrowser

/// Codes that a reader has read; what is written here is what it saw.
@Suite("QR codes")
struct QRCodeTests {
  private func rows(_ text: String) -> [String] {
    guard let code = QRCode(text) else { return [] }
    let picture = QRPicture(code, isUnicode: true, hasColors: false)
    var canvas = Canvas(size: picture.size)
    picture.paint(on: &canvas, at: .zero)
    return canvas.rows()
  }

  @Test("a short address is a code of version 1")
  func smallest() {
    #expect(
      rows("https://x.org") == [
        "█████████████████████████", "██ ▄▄▄▄▄ ██▄▀▄██ ▄▄▄▄▄ ██", "██ █   █ █ ▄▀█▄█ █   █ ██",
        "██ █▄▄▄█ █ ▀▀▀▄█ █▄▄▄█ ██", "██▄▄▄▄▄▄▄█ █▄█▄█▄▄▄▄▄▄▄██", "██▄█ ▄▄▄▄▀▀▄▄▄▀▀     ▀▀██",
        "██▄▄█ █▀▄█▀ █▀▄ ▄▄▀▀ ▄███", "██████▄▄▄█ █ ▄▄▄ ▀  ▀█ ██", "██ ▄▄▄▄▄ █▀▀▄▄▄██ ▀▀  ███",
        "██ █   █ █ ▀ ▀▄▀ ▄ ▄▀▄▄██", "██ █▄▄▄█ █▄ ▀ ▄▀▄▄▀▀ ████", "██▄▄▄▄▄▄▄█▄█▄▄██▄▄█▄█▄███",
        "█████████████████████████",
      ])
  }

  @Test("a longer text takes the smallest version that holds it")
  func versions() {
    for (bytes, side) in [
      (0, 21), (14, 21), (15, 25), (26, 25), (27, 29), (42, 29), (62, 33), (84, 37), (106, 41),
      (122, 45), (152, 49), (180, 53), (181, 57), (213, 57),
    ] {
      #expect(QRCode(String(repeating: "a", count: bytes))?.size == side, "\(bytes)")
    }
    #expect(QRCode(String(repeating: "a", count: 214)) == nil)
    #expect(QRCode(String(repeating: "é", count: 107)) == nil)
  }

  @Test("the three eyes, the timing and the dark module are where readers look for them")
  func patterns() throws {
    let code = try #require(QRCode(String(repeating: "x", count: 150)))
    let last = code.size - 1
    for (x, y) in [(0, 0), (last - 6, 0), (0, last - 6)] {
      #expect((0...6).allSatisfy { code.isDark(x + $0, y) && code.isDark(x, y + $0) })
      #expect((1...5).allSatisfy { !code.isDark(x + $0, y + 1) })
      #expect(code.isDark(x + 3, y + 3))
    }
    #expect((8...(last - 8)).allSatisfy { code.isDark($0, 6) == ($0 % 2 == 0) })
    #expect(code.isDark(8, last - 7))
    #expect(!code.isDark(-1, 0) && !code.isDark(0, last + 1))
  }

  @Test("every block is divisible by its generator, as a reader checks it")
  func correction() {
    let generator = QRField.generator(degree: 10)
    // The polynomial of the standard for ten codewords, as powers of two.
    #expect(generator == [216, 194, 159, 111, 199, 94, 95, 113, 157, 193])
    let block: [UInt8] = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    let rest = QRField.remainder(of: block, by: generator)
    #expect(rest == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
    #expect(QRField.remainder(of: block + rest, by: generator) == Array(repeating: 0, count: 10))
  }

  @Test("without half blocks a module is two columns")
  func ascii() throws {
    let code = try #require(QRCode("x"))
    let picture = QRPicture(code, isUnicode: false, hasColors: true)
    #expect(picture.size == Size(width: 50, height: 25))
    var canvas = Canvas(size: picture.size)
    picture.paint(on: &canvas, at: .zero)
    #expect(canvas.rows().allSatisfy { $0.allSatisfy { $0 == " " } })
    #expect(canvas[4, 2].style.background == .palette(16))
    #expect(canvas[3, 2].style.background == .palette(231))
  }
}
