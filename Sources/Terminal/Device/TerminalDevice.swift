package import Canvas

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A terminal that was opened for drawing and reading, and the mode it was found in.
///
/// It never blocks: whoever reads or writes waits with `poll` and a limit.
package final class TerminalDevice {
  let descriptor: Int32
  let found: termios

  /// Opens the controlling terminal, or else the terminal among the standard streams.
  ///
  /// - Parameter path: a terminal to open instead.
  init?(path: String? = nil) {
    guard let descriptor = Self.open(path) else { return nil }
    var mode = termios()
    guard tcgetattr(descriptor, &mode) == 0 else {
      Self.close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    found = mode
  }

  deinit { Self.close(descriptor) }

  private static func open(_ path: String?) -> Int32? {
    var paths = [path].compactMap { $0 }
    if path == nil {
      let named = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].compactMap { ttyname($0) }
        .map { String(cString: $0) }
      #if os(Linux)
        paths = ["/dev/tty"] + named
      #else
        // There, poll does not take /dev/tty.
        paths = named + ["/dev/tty"]
      #endif
    }
    for path in paths {
      let descriptor = systemOpen(path, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
      if descriptor >= 0, isatty(descriptor) == 1 { return descriptor }
      if descriptor >= 0 { close(descriptor) }
    }
    return nil
  }

  private static func systemOpen(_ path: String, _ flags: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.open(path, flags)
    #else
      Darwin.open(path, flags)
    #endif
  }

  private static func close(_ descriptor: Int32) {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }

  /// Every key comes as it is pressed, Ctrl-C and Ctrl-Z included, and nothing is echoed or
  /// translated.
  func makeRaw() {
    var mode = found
    cfmakeraw(&mode)
    withUnsafeMutableBytes(of: &mode.c_cc) { controls in
      controls[Int(VMIN)] = 1
      controls[Int(VTIME)] = 0
    }
    _ = tcsetattr(descriptor, TCSANOW, &mode)
  }

  /// The size in cells as the system knows it now, brought into bounds that can be drawn.
  var size: Size { Self.bounded(Self.rawSize(of: descriptor) ?? .zero) }

  /// 0 in either direction means unknown; beyond the limits a frame would cost too much memory.
  static func bounded(_ size: Size) -> Size {
    let width = size.width == 0 ? 80 : min(size.width, 2000)
    let height = size.height == 0 ? 24 : min(size.height, 1000, 500_000 / width)
    return Size(width: width, height: height)
  }

  static func rawSize(of descriptor: Int32) -> Size? {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0 else { return nil }
    return Size(width: Int(window.ws_col), height: Int(window.ws_row))
  }
}

extension TerminalDevice {
  /// Whether keys can be read from standard input.
  package static var standardInputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// Whether standard output is looked at by a person.
  package static var standardOutputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether standard error is looked at by a person.
  package static var standardErrorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether there is a terminal to draw on, were it only the controlling one.
  package static var isAvailable: Bool { TerminalDevice() != nil }

  /// The size of the terminal in cells; nil when there is none or it does not say.
  ///
  /// Standard output is asked first: it is where text goes.
  package static var currentSize: Size? {
    let standard = [STDOUT_FILENO, STDERR_FILENO, STDIN_FILENO].lazy.compactMap { rawSize(of: $0) }
    let size = standard.first ?? TerminalDevice().flatMap { rawSize(of: $0.descriptor) }
    guard let size, size.width > 0, size.height > 0 else { return nil }
    return bounded(size)
  }
}
