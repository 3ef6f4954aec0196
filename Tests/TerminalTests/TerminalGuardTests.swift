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

/// Each of these ends a process of its own that has a screen open, and looks at the terminal then.
struct TerminalGuardTests {
  /// The ways in which a program can fail.
  enum Fault: String, CaseIterable, Codable {
    case index, overflow, stack, memory, abortion, arithmetic

    func happen() {
      switch self {
      case .index: print([1][Int(getpid())])
      case .overflow: print(Int.max - 1 + Int(getpid()))
      case .stack: print(Self.deeper(1))
      case .memory: print(UnsafePointer<Int>(bitPattern: 8)?.pointee ?? 0)
      case .abortion: abort()
      case .arithmetic: raise(SIGFPE)
      }
    }

    private static func deeper(_ depth: Int) -> Int {
      // More calls than any stack has room for, but not without end, which the compiler sees.
      guard depth < Int.max else { return 0 }
      var numbers = [depth]
      numbers.append(deeper(depth + 1))
      return numbers.reduce(0, +)
    }

    var signal: Int32 {
      switch self {
      case .index, .overflow: SIGILL
      case .stack, .memory: SIGSEGV
      case .abortion: SIGABRT
      case .arithmetic: SIGFPE
      }
    }
  }

  static func open(_ path: String) throws -> NcursesScreen {
    var options = NcursesScreen.Options()
    options.device = path
    options.term = "xterm-256color"
    let screen = try NcursesScreen.open(options)
    screen.show(Canvas(size: screen.size), cursor: .zero)
    return screen
  }

  private func expectGivenBack(_ terminal: PseudoTerminal, _ before: TerminalSettings?) throws {
    let view = try VTermScreen(size: terminal.size)
    view.take(terminal.master.readAll())
    #expect(view.output.bytes.count > 50)
    #expect(view.output.modes.subtracting([7]) == [25])
    #expect(view.pen == .plain)
    #expect(terminal.settings == before)
  }

  @Test("a fault gives the terminal back and stays what it is", arguments: Fault.allCases)
  func faults(_ fault: Fault) async throws {
    let terminal = try PseudoTerminal(size: Size(width: 40, height: 10))
    let before = terminal.settings
    let path = terminal.path
    await #expect(processExitsWith: .signal(fault.signal)) {
      [path = path as String, fault = fault as Fault] in
      // A core file of a test is of no use to anybody.
      var none = rlimit(rlim_cur: 0, rlim_max: 0)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
      let screen = try TerminalGuardTests.open(path)
      fault.happen()
      screen.close()
    }
    try expectGivenBack(terminal, before)
  }

  @Test("a loop that hangs is ended within a second or so, as the signal asks")
  func hangs() async throws {
    let terminal = try PseudoTerminal(size: Size(width: 40, height: 10))
    let before = terminal.settings
    let path = terminal.path
    await #expect(processExitsWith: .exitCode(143)) { [path = path as String] in
      let screen = try TerminalGuardTests.open(path)
      kill(getpid(), SIGTERM)
      for _ in 0..<100 { usleep(100_000) }
      screen.close()
    }
    try expectGivenBack(terminal, before)
  }

  @Test("a signal to end is an event, and closing in good order is enough")
  func signals() async throws {
    let terminal = try PseudoTerminal(size: Size(width: 40, height: 10))
    let before = terminal.settings
    let path = terminal.path
    await #expect(processExitsWith: .exitCode(129)) { [path = path as String] in
      let screen = try TerminalGuardTests.open(path)
      kill(getpid(), SIGHUP)
      let event = screen.nextEvent(timeout: .seconds(1))
      screen.close()
      exit(event == .signal(SIGHUP) ? 129 : 1)
    }
    try expectGivenBack(terminal, before)
  }
}
