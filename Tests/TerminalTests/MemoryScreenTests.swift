import Canvas
import Events
import Terminal
import Testing

struct MemoryScreenTests {
  private func screen(_ script: String) throws -> MemoryScreen {
    MemoryScreen(size: Size(width: 20, height: 5), steps: try KeyScript.parse(script))
  }

  @Test("plays the script, then says it is over")
  func plays() throws {
    let screen = try screen("Tab q")
    #expect(screen.nextEvent(timeout: nil) == .key(Key(.tab)))
    #expect(!screen.isExhausted)
    #expect(screen.nextEvent(timeout: .zero) == .key(Key(.character("q"))))
    #expect(screen.isExhausted)
    #expect(screen.nextEvent(timeout: nil) == nil)
  }

  @Test("keeps the last frame and the cursor, and counts")
  func keeps() throws {
    let screen = try screen("")
    #expect(screen.frame == nil)
    var canvas = Canvas(size: screen.size)
    screen.show(canvas, cursor: nil)
    canvas.put("x", at: .zero, style: .plain)
    screen.show(canvas, cursor: Point(x: 1, y: 0))
    #expect(screen.frame == canvas)
    #expect(screen.cursor == Point(x: 1, y: 0))
    #expect(screen.frameCount == 2)
  }

  @Test("a pause ends a shorter wait, and only what is left of it the next")
  func pauses() throws {
    let screen = try screen("Wait(200) a")
    #expect(screen.nextEvent(timeout: .milliseconds(150)) == nil)
    #expect(screen.nextEvent(timeout: .milliseconds(49)) == nil)
    #expect(screen.nextEvent(timeout: .milliseconds(1)) == .key(Key(.character("a"))))
  }

  @Test("without a timeout a pause is over at once")
  func skips() throws {
    #expect(try screen("Wait(999) a").nextEvent(timeout: nil) == .key(Key(.character("a"))))
  }

  @Test("a script's resize changes the size when it is played")
  func scriptedResize() throws {
    let screen = try screen("a Resize(40x12)")
    _ = screen.nextEvent(timeout: nil)
    #expect(screen.size == Size(width: 20, height: 5))
    #expect(screen.nextEvent(timeout: nil) == .resize(Size(width: 40, height: 12)))
    #expect(screen.size == Size(width: 40, height: 12))
  }

  @Test("a resize from outside is the next event")
  func outerResize() throws {
    let screen = try screen("a")
    screen.resize(to: Size(width: 3, height: 2))
    #expect(screen.size == Size(width: 3, height: 2))
    #expect(screen.nextEvent(timeout: nil) == .resize(Size(width: 3, height: 2)))
    #expect(screen.nextEvent(timeout: nil) == .key(Key(.character("a"))))
  }

  @Test("events are pending only when they are said to come together")
  func pending() throws {
    let screen = try screen("a Wait(5) b")
    #expect(!screen.hasPendingEvents)
    screen.eventsComeTogether = true
    #expect(screen.hasPendingEvents)
    _ = screen.nextEvent(timeout: nil)
    #expect(!screen.hasPendingEvents)
  }

  @Test("lending runs the body, copying is remembered, closing is seen")
  func others() throws {
    let screen = try screen("")
    var ran = false
    screen.lend { ran = true }
    #expect(ran)
    #expect(screen.copy("text"))
    #expect(screen.copied == ["text"])
    screen.suspend()
    screen.redraw()
    screen.close()
    #expect(screen.suspendCount == 1 && screen.redrawCount == 1 && screen.isClosed)
  }
}
