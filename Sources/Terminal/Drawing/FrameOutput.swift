import CNcurses

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Gathers what ncurses writes for a frame and sends it in one piece, without ever waiting.
///
/// ncurses alone makes three or four writes for a frame, and blocks on a terminal that does not
/// read. Here it writes to a file in memory instead.
final class FrameOutput {
  private let device: TerminalDevice
  private let descriptor: Int32
  /// What ncurses takes for its terminal.
  let file: UnsafeMutablePointer<FILE>
  private var pending: [UInt8] = []
  private var sent = 0
  /// Whether the terminal turned out to be gone.
  private(set) var isGone = false

  /// How much of the file has been taken.
  private var taken: off_t = 0

  private static let keptSize: off_t = 1 << 20
  private static let pieceSize = 4096

  /// - Returns: nil when the system has no memory or descriptor left.
  init?(device: TerminalDevice) {
    let descriptor = MemoryFile.make()
    guard descriptor >= 0, let file = fdopen(descriptor, "r+") else { return nil }
    self.device = device
    self.descriptor = descriptor
    self.file = file
  }

  deinit { fclose(file) }

  /// Whether the terminal has not taken everything yet.
  var isBusy: Bool { sent < pending.count }

  func append(_ text: String) { pending.append(contentsOf: text.utf8) }

  /// Takes what ncurses wrote since the last time.
  ///
  /// - Returns: whether it wrote anything.
  @discardableResult
  func collect(discarding: Bool = false) -> Bool {
    let start = pending.count
    // What was taken stays in the file, as going back to its beginning costs each frame two calls.
    var count = 0
    repeat {
      pending.append(contentsOf: repeatElement(0, count: Self.pieceSize))
      let place = pending.count - Self.pieceSize
      count = pending.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress.map { $0 + place }, Self.pieceSize, taken)
      }
      pending.removeLast(Self.pieceSize - max(0, count))
      taken += off_t(max(0, count))
    } while count == Self.pieceSize
    if taken > Self.keptSize {
      lseek(descriptor, 0, SEEK_SET)
      ftruncate(descriptor, 0)
      taken = 0
    }
    let isNew = pending.count > start
    if discarding { pending.removeLast(pending.count - start) }
    return isNew
  }

  /// Sends as much as the terminal takes at once.
  func flush() {
    while isBusy, !isGone {
      let written = pending.withUnsafeBytes { bytes in
        write(device.descriptor, bytes.baseAddress.map { $0 + sent }, pending.count - sent)
      }
      if written > 0 {
        sent += written
      } else if errno == EAGAIN || written == 0 {
        return
      } else if errno != EINTR {
        isGone = true
      }
    }
    drop()
  }

  /// Forgets what was not sent.
  func drop() {
    sent = 0
    let isLarge = pending.capacity > Int(Self.keptSize)
    pending.removeAll(keepingCapacity: !isLarge)
  }
}
