import CVTerm
public import Canvas

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A terminal whose other side is the test: bytes in, bytes out, a size, settings.
public final class PseudoTerminal {
  let master: Descriptor
  /// Kept open, as a shell would, so that the settings can be looked at after a program's end.
  private let slave: Descriptor
  let path: String
  public private(set) var size: Size

  public init(size: Size) throws {
    var (outer, inner): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 256)
    var window = Self.window(size)
    guard openpty(&outer, &inner, &name, nil, &window) == 0 else {
      throw Fault("no terminal: \(String(cString: strerror(errno)))")
    }
    master = Descriptor(outer, blocking: false)
    slave = Descriptor(inner)
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    self.size = size
  }

  /// The settings in force; nil after `release`.
  public var settings: TerminalSettings? { TerminalSettings(of: slave.number) }

  /// Sets the size; the kernel tells the programs in the foreground by SIGWINCH.
  public func resize(_ size: Size) {
    self.size = size
    var window = Self.window(size)
    _ = ioctl(master.number, UInt(TIOCSWINSZ), &window)
  }

  /// Lets go of the inner side, so that reading ends when the last program has gone.
  func release() { slave.close() }

  /// Closes the terminal under the program, as a lost connection does.
  func hangUp() {
    slave.close()
    master.close()
  }

  private static func window(_ size: Size) -> winsize {
    winsize(
      ws_row: UInt16(clamping: size.height), ws_col: UInt16(clamping: size.width), ws_xpixel: 0,
      ws_ypixel: 0)
  }
}
