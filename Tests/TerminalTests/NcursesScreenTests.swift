import Canvas
import Events
import Testing

@testable import Terminal
@testable import TestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// There is one screen in a process at a time, so these take turns.
@Suite(.serialized)
enum RealScreenTests {
  struct Drawing {
    @Test("shows what the canvas holds")
    func shows() throws {
      let bench = try ScreenBench()
      bench.show(["Hello", "", "  é ─ │"])
      #expect(bench.view.rows[..<3] == ["Hello", "", "  é ─ │"])
      #expect(bench.view.output.unrecognised == [])
    }

    @Test("nothing is written when nothing changed")
    func silent() throws {
      let bench = try ScreenBench()
      #expect(bench.show(["Hello"]) > 0)
      #expect(bench.show(["Hello"]) == 0)
      #expect(bench.show(["Hello"], cursor: Point(x: 2, y: 0)) > 0)
      #expect(bench.show(["Hello"], cursor: Point(x: 2, y: 0)) == 0)
    }

    @Test("one changed letter costs a few bytes")
    func cheap() throws {
      let bench = try ScreenBench()
      bench.show(["Hello", "World"])
      #expect(bench.show(["Hello", "Wurld"]) <= 8)
      #expect(bench.view.rows[1] == "Wurld")
    }

    @Test("styles arrive, strikethrough is left out")
    func styles() throws {
      let bench = try ScreenBench()
      bench.show(["x"], style: Style(foreground: .palette(208), attributes: [.bold, .underline]))
      #expect(
        bench.view.cell(0, 0).style
          == Style(foreground: .palette(208), attributes: [.bold, .underline]))
      bench.show(["x"], style: Style(attributes: [.reverse, .italic, .strikethrough]))
      #expect(bench.view.cell(0, 0).style == Style(attributes: [.reverse, .italic]))
    }

    @Test("wide glyphs and clusters keep what follows in its column")
    func wide() throws {
      let bench = try ScreenBench()
      let lines = ["漢字|", "👍🏽|", "👩‍👩‍👧|", "❤️|", "🇩🇪|", "e\u{301}|", "1️⃣|", "🪿|", "한글|", "กำ|"]
      bench.show(lines)
      for (y, line) in lines.enumerated() {
        let column = CellWidth.of(String(line.dropLast()))
        #expect(bench.view.cell(column, y).text == "|", "\(line)")
      }
      #expect(bench.view.cell(0, 0).text == "漢")
      #expect(bench.view.cell(0, 1).text == "👍")
      #expect(bench.view.cell(0, 2).text == "👩")
      #expect(bench.view.rows[4] == "DE|")
      #expect(bench.view.cell(0, 5).text == "e\u{301}")
    }

    @Test("the cursor stands where it is asked for, else it is hidden")
    func cursor() throws {
      let bench = try ScreenBench()
      bench.show(["Hello"])
      #expect(!bench.view.output.isCursorVisible)
      bench.show(["Hello"], cursor: Point(x: 3, y: 0))
      #expect(bench.view.output.isCursorVisible)
      #expect(bench.view.cursor == Point(x: 3, y: 0))
      bench.show(["Hello!"], cursor: Point(x: 4, y: 0))
      #expect(bench.view.cursor == Point(x: 4, y: 0))
      bench.show(["Hello!"], cursor: Point(x: 99, y: 0))
      #expect(!bench.view.output.isCursorVisible)
    }

    @Test("a redraw writes the whole frame again")
    func redraw() throws {
      let bench = try ScreenBench()
      bench.show(["Hello"])
      bench.view.take(Array("\u{1B}[Hgarbage".utf8))
      bench.screen.redraw()
      bench.show(["Hello"])
      #expect(bench.view.rows[0] == "Hello")
    }

    @Test("a frame of another size than the screen is cut or filled up")
    func otherSize() throws {
      let bench = try ScreenBench(width: 10, height: 3)
      var frame = Canvas(size: Size(width: 30, height: 9))
      frame.write(SafeText("0123456789abcdef"), at: Point(x: 0, y: 2), style: .plain)
      bench.screen.show(frame, cursor: nil)
      bench.look()
      #expect(bench.view.rows == ["", "", "0123456789"])
      var small = Canvas(size: Size(width: 4, height: 1))
      small.write(SafeText("wxyz"), at: .zero, style: .plain)
      bench.screen.show(small, cursor: nil)
      bench.look()
      #expect(bench.view.rows == ["wxyz", "", ""])
    }

    /// Any frame after any other must look like the same frame on a fresh screen.
    @Test("frames drawn over others look like frames drawn alone", arguments: 0..<8)
    func differences(_ seed: UInt64) throws {
      let terms = ["xterm-256color", "tmux-256color", "linux", "vt220"]
      let bench = try ScreenBench(width: 24, height: 8, term: terms[Int(seed) % terms.count])
      var random = SeededGenerator(seed: seed)
      let words = ["alpha", "漢字", "é─│", "👍🏽👩‍👩‍👧", "  ", "𝒳y", "한a", "zz zz zz zz zz zz zz zz"]
      let colors: [Color] = [.terminal, .palette(1), .palette(4), .palette(200), .rgb(10, 200, 30)]
      var lines = Array(repeating: "", count: 8)
      for round in 0..<60 {
        if Bool.random(using: &random) { lines = Array(lines.dropFirst()) + [""] }
        var frame = Canvas(size: bench.screen.size)
        for y in 0..<8 {
          if Int.random(in: 0..<3, using: &random) == 0 {
            lines[y] = (0..<3).compactMap { _ in words.randomElement(using: &random) }.joined()
          }
          let style = Style(
            foreground: colors.randomElement(using: &random) ?? .terminal,
            background: colors.randomElement(using: &random) ?? .terminal,
            attributes: Bool.random(using: &random) ? .bold : [])
          frame.write(SafeText(lines[y]), at: Point(x: y % 3, y: y), style: style)
        }
        bench.screen.show(frame, cursor: nil)
        bench.look()
        let seen = bench.view.rows
        let styles = bench.styles(inRow: round % 8)
        bench.screen.redraw()
        bench.screen.show(frame, cursor: nil)
        bench.look()
        #expect(bench.view.rows == seen, "round \(round)")
        #expect(bench.styles(inRow: round % 8) == styles, "round \(round)")
      }
    }
  }

  struct Colours {
    @Test("few colours: none beyond them, and text never in the colour behind it")
    func few() throws {
      let bench = try ScreenBench(width: 64, height: 8, term: "xterm")
      #expect(bench.screen.colorDepth == .eight)
      var frame = Canvas(size: bench.screen.size)
      for index in 0..<256 {
        let color = Color.palette(UInt8(index))
        frame.put(
          "#", at: Point(x: index % 64, y: index / 64),
          style: Style(foreground: color, background: color))
      }
      bench.screen.show(frame, cursor: nil)
      bench.look()
      for index in 0..<256 {
        let style = bench.view.cell(index % 64, index / 64).style
        #expect(style.foreground != style.background, "colour \(index)")
        for color in [style.foreground, style.background] {
          guard case .palette(let entry) = color else { continue }
          #expect(entry < 8)
        }
      }
    }

    @Test("a terminal without colours gets none")
    func none() throws {
      let bench = try ScreenBench(term: "vt100")
      #expect(bench.screen.colorDepth == .none)
      bench.show(["x"], style: Style(foreground: .palette(1), attributes: .bold))
      #expect(bench.view.cell(0, 0).style == Style(attributes: .bold))
    }

    @Test("more pairs than a terminal has cost colours, never text")
    func manyPairs() throws {
      let bench = try ScreenBench(width: 20, height: 10, term: "xterm")
      for round in 0..<3 {
        var frame = Canvas(size: bench.screen.size)
        for index in 0..<81 {
          let style = Style(
            foreground: index / 9 == 8 ? .terminal : .palette(UInt8(index / 9)),
            background: index % 9 == 8 ? .terminal : .palette(UInt8((index + round) % 9)))
          frame.put("x", at: Point(x: index % 20, y: index / 20), style: style)
        }
        bench.screen.show(frame, cursor: nil)
        bench.look()
        for index in 0..<81 {
          let cell = bench.view.cell(index % 20, index / 20)
          #expect(cell.text == "x")
          #expect(cell.style.foreground != cell.style.background || cell.style == .plain)
        }
      }
    }
  }

  struct Locales {
    @Test(
      "without UTF-8 only ASCII is sent: what reads alike, else a mark a column",
      arguments: ["C", "xx_YY"])
    func ascii(_ locale: String) throws {
      let bench = try ScreenBench(locale: locale)
      #expect(!bench.screen.isUnicode)
      bench.show(["é|漢|👩‍👩‍👧|─"])
      #expect(bench.view.rows[0] == "e|??|??|-")
      #expect(bench.view.output.bytes.allSatisfy { $0 < 0x80 })
    }

    @Test("a UTF-8 locale that is not installed still means UTF-8")
    func missing() throws {
      #expect(try ScreenBench(locale: "tlh_QO.UTF-8").screen.isUnicode)
    }
  }

  struct Opening {
    private func fault(_ term: String, device: String) -> ScreenError? {
      var options = NcursesScreen.Options()
      options.device = device
      options.term = term
      do {
        try NcursesScreen.open(options).close()
        return nil
      } catch {
        return error
      }
    }

    @Test(
      "terminals that cannot be drawn on are refused without a byte",
      arguments: ["dumb", "", "unknown", "../x"])
    func dumb(_ term: String) throws {
      let terminal = try PseudoTerminal(size: Size(width: 20, height: 5))
      #expect(fault(term, device: terminal.path) == .dumb(term: term))
      #expect(terminal.master.readAll() == [])
      #expect(terminal.settings?.isCanonical == true)
    }

    @Test("what is no terminal is none")
    func noTerminal() {
      #expect(fault("xterm", device: "/dev/null") == .noTerminal)
      #expect(fault("xterm", device: "/nowhere/tty") == .noTerminal)
    }

    @Test("a second screen is refused and does not disturb the first")
    func second() throws {
      let bench = try ScreenBench()
      let terminal = try PseudoTerminal(size: Size(width: 20, height: 5))
      #expect(fault("xterm", device: terminal.path) == .unavailable)
      bench.show(["still here"])
      #expect(bench.view.rows[0] == "still here")
    }

    @Test("an unknown terminal is drawn on as its nearest relative, and that is said")
    func substitute() throws {
      let bench = try ScreenBench(term: "xterm-ghostty")
      #expect(bench.screen.colorDepth == .indexed)
      #expect(
        bench.screen.notice
          == "Unknown terminal 'xterm-ghostty': drawn as 'xterm-256color'"
      )
    }

    @Test("a terminal that is known is not talked about")
    func known() throws {
      #expect(try ScreenBench(term: "screen").screen.notice == nil)
    }

    @Test("absurd sizes are brought into bounds")
    func sizes() {
      #expect(TerminalDevice.bounded(.zero) == Size(width: 80, height: 24))
      #expect(TerminalDevice.bounded(Size(width: 1, height: 1)) == Size(width: 1, height: 1))
      #expect(
        TerminalDevice.bounded(Size(width: 65535, height: 65535)) == Size(width: 2000, height: 250))
      #expect(TerminalDevice.bounded(Size(width: 200, height: 60)) == Size(width: 200, height: 60))
    }
  }
}
