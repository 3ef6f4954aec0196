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

extension RealScreenTests {
  struct Closing {
    @Test("the terminal is given back as it was found")
    func restores() throws {
      let bench = try ScreenBench()
      bench.show(["Hello"], style: Style(foreground: .palette(3)), cursor: .zero)
      #expect(bench.view.output.isAlternateScreen)
      #expect(bench.view.output.wantsMouse && bench.view.output.wantsBracketedPaste)
      #expect(bench.terminal.settings != bench.before)
      bench.screen.close()
      bench.look()
      #expect(bench.view.output.modes.subtracting([7]) == [25])
      #expect(bench.view.pen == .plain)
      #expect(bench.terminal.settings == bench.before)
      bench.screen.close()
      #expect(bench.look() == 0)
    }

    @Test("what was typed and not read does not reach the shell")
    func drains() throws {
      let bench = try ScreenBench()
      bench.press("leftover\r")
      bench.screen.close()
      var options = NcursesScreen.Options()
      options.device = bench.terminal.path
      options.term = "xterm"
      let again = try NcursesScreen.open(options)
      #expect(again.nextEvent(timeout: .milliseconds(30)) == nil)
      again.close()
    }

    @Test("without the mouse it is not asked for")
    func noMouse() throws {
      let bench = try ScreenBench(mouse: false)
      bench.show(["x"])
      #expect(!bench.view.output.wantsMouse)
    }

    @Test("lending gives the terminal back and takes it again, whole")
    func lends() throws {
      let bench = try ScreenBench()
      bench.show(["Hello"])
      var settings: TerminalSettings?
      bench.screen.lend {
        settings = bench.terminal.settings
        bench.look()
        #expect(!bench.view.output.isAlternateScreen)
      }
      #expect(settings == bench.before)
      #expect(bench.next() == .resize(Size(width: 40, height: 10)))
      bench.show(["Hello"])
      #expect(bench.view.output.isAlternateScreen)
      #expect(bench.view.rows[0] == "Hello")
    }
  }

  struct Reading {
    @Test("keys, clicks and pastes arrive in order")
    func events() throws {
      let bench = try ScreenBench()
      bench.press("a\u{1B}OB\u{1B}[<0;3;2M\u{1B}[200~x\u{1B}[201~")
      #expect(bench.next() == key("a"))
      #expect(bench.next() == key("Down"))
      #expect(bench.next() == .mouse(.init(.press, at: Point(x: 2, y: 1))))
      #expect(bench.screen.hasPendingEvents)
      #expect(bench.next() == .paste("x"))
      #expect(!bench.screen.hasPendingEvents)
    }

    @Test("Ctrl-C, Ctrl-Z, Ctrl-S and Ctrl-\\ are keys")
    func controls() throws {
      let bench = try ScreenBench()
      bench.press("\u{03}\u{1A}\u{13}\u{11}\u{1C}")
      #expect(
        (0..<5).compactMap { _ in bench.next() } == keys("Ctrl-C Ctrl-Z Ctrl-S Ctrl-Q Ctrl-\\"))
    }

    @Test("a lone Esc comes without another key")
    func escape() throws {
      let bench = try ScreenBench()
      bench.press("\u{1B}")
      #expect(bench.next() == key("Esc"))
    }

    @Test("an arrow is an arrow when its reader was busy in between")
    func busy() throws {
      let bench = try ScreenBench()
      bench.press("\u{1B}")
      #expect(!bench.screen.hasPendingEvents)
      bench.press("[A")
      usleep(120_000)
      #expect(bench.next() == key("Up"))
    }

    @Test("a wait ends in time, not before")
    func timeout() throws {
      let bench = try ScreenBench()
      let start = MonotonicClock.now()
      #expect(bench.next(60) == nil)
      let spent = MonotonicClock.now() - start
      #expect(spent >= .milliseconds(60) && spent < .seconds(30))
      #expect(bench.next(0) == nil)
    }

    @Test("watched descriptors are told")
    func watches() throws {
      let bench = try ScreenBench()
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      bench.screen.watchedDescriptors = [ends[0]]
      #expect(bench.next(20) == nil)
      _ = write(ends[1], "x", 1)
      #expect(bench.next() == .readable(ends[0]))
      bench.screen.watchedDescriptors = []
      close(ends[0])
      close(ends[1])
    }

    @Test("a new size is told once, with the size")
    func resizes() throws {
      let bench = try ScreenBench()
      bench.show(["Hello"])
      for width in [30, 20, 25] { bench.terminal.resize(Size(width: width, height: 6)) }
      // The pseudo terminal is not this process' own, so the kernel does not tell.
      for _ in 0..<3 { kill(getpid(), SIGWINCH) }
      #expect(bench.next() == .resize(Size(width: 25, height: 6)))
      #expect(bench.screen.size == Size(width: 25, height: 6))
      #expect(bench.next(20) == nil)
      bench.view.resize(Size(width: 25, height: 6))
      bench.show(["Hello again"])
      #expect(bench.view.rows[0] == "Hello again")
    }

    @Test("every size can be drawn")
    func allSizes() throws {
      let bench = try ScreenBench()
      var random = SeededGenerator(seed: 7)
      for _ in 0..<100 {
        let size = Size(
          width: Int.random(in: 1...120, using: &random),
          height: Int.random(in: 1...50, using: &random))
        bench.terminal.resize(size)
        kill(getpid(), SIGWINCH)
        #expect(bench.next() == .resize(size))
        bench.view.resize(size)
        bench.show(["Hello", "World"])
        #expect(bench.view.rows[0] == String("Hello".prefix(size.width)))
      }
    }

    @Test("a stop and go on is told as a resize, and all is drawn again")
    func goesOn() throws {
      let bench = try ScreenBench()
      bench.show(["Hello"])
      kill(getpid(), SIGCONT)
      #expect(bench.next() == .resize(Size(width: 40, height: 10)))
      #expect(bench.show(["Hello"]) > 0)
      #expect(bench.view.output.isAlternateScreen)
      #expect(bench.view.rows[0] == "Hello")
    }

    @Test("a terminal that goes away is told, again and again")
    func hangsUp() throws {
      let bench = try ScreenBench()
      bench.terminal.hangUp()
      #expect(bench.next() == .hangUp)
      #expect(bench.next() == .hangUp)
      bench.screen.close()
    }

    @Test("the answer about the background is no key")
    func background() throws {
      let bench = try ScreenBench()
      bench.screen.askBackground()
      bench.press("\u{1B}]11;rgb:ffff/ffff/eeee\u{1B}\\q")
      #expect(bench.next() == key("q"))
      #expect(bench.next() == .resize(Size(width: 40, height: 10)))
      #expect(bench.screen.background == .background(red: 255, green: 255, blue: 238))
    }

    @Test("text is copied as base64, too much is not")
    func copies() throws {
      let bench = try ScreenBench()
      bench.look()
      #expect(bench.screen.copy("hé"))
      #expect(Array(bench.terminal.master.readAll()) == Array("\u{1B}]52;c;aMOp\u{07}".utf8))
      #expect(!bench.screen.copy(String(repeating: "x", count: 80_000)))
      #expect(bench.terminal.master.readAll() == [])
    }
  }

  struct Stalling {
    @Test("a terminal that does not read holds nothing up, and gets the last frame later")
    func stalls() throws {
      let bench = try ScreenBench(width: 80, height: 24)
      for round in 0..<500 {
        var frame = Canvas(size: bench.screen.size)
        for y in 0..<24 {
          let text = String(repeating: "\(round) \(y) ", count: 9)
          frame.write(SafeText(text), at: Point(x: 0, y: y), style: .plain)
        }
        bench.screen.show(frame, cursor: nil)
      }
      // Reading makes room, and waiting for keys sends the rest.
      for _ in 0..<50 {
        bench.look()
        _ = bench.next(5)
      }
      #expect(bench.view.rows[23].hasPrefix("499 23 "))
      #expect(bench.view.rows[0].hasPrefix("499 0 "))
    }
  }
}
