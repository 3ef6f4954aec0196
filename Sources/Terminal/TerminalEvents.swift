import Events

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Waits for the terminal, for signals and for watched descriptors with one `poll`, and keeps the
/// events that nobody has asked for yet.
final class TerminalEvents {
  /// What happened that the screen itself must act on.
  struct Notices: OptionSet {
    let rawValue: UInt8
    /// The terminal takes bytes again.
    static let canWrite = Notices(rawValue: 1)
    static let resize = Notices(rawValue: 2)
    /// The program was stopped from outside and goes on.
    static let goOn = Notices(rawValue: 4)
    /// The program is asked to stop.
    static let stop = Notices(rawValue: 8)
  }

  var watched: [Int32] = []
  private(set) var background: TerminalReply?

  private let device: TerminalDevice
  private let guardian: TerminalGuard
  private var decoder: InputDecoder
  private var queue: [Event] = []
  private var head = 0
  private var isGone = false
  private var repliesMissing = 0
  /// When an answer that has not come by then will not come any more.
  private var lastReply: Duration = .zero
  private var lastRead: Duration = .zero
  private var buffer = [UInt8](repeating: 0, count: 16 * 1024)

  /// A terminal that sends without end must not keep the loop from drawing.
  private static let mostReadsAtOnce = 64
  /// A read that brings less has emptied the terminal's queue.
  private static let fullRead = 1024

  init(device: TerminalDevice, guardian: TerminalGuard, decoder: InputDecoder) {
    self.device = device
    self.guardian = guardian
    self.decoder = decoder
  }

  var isEmpty: Bool { head == queue.count && !isGone }

  /// The oldest event; once the terminal is gone, that is all there is to tell.
  func next() -> Event? {
    guard head < queue.count else { return isGone ? .hangUp : nil }
    defer {
      head += 1
      if head == queue.count {
        queue.removeAll(keepingCapacity: queue.capacity < 4096)
        head = 0
      }
    }
    return queue[head]
  }

  /// Adds an event; of several sizes only the last is worth telling.
  func post(_ event: Event) {
    if case .resize = event {
      queue = queue[head...].filter { if case .resize = $0 { false } else { true } }
      head = 0
    }
    queue.append(event)
  }

  /// Waits until something happens, an incomplete key has waited long enough, or `end` is there.
  ///
  /// - Parameters:
  ///   - end: a reading of the clock; nil to wait for ever.
  ///   - forOutput: whether the terminal owes room for output.
  func wait(until end: Duration?, forOutput: Bool) -> Notices {
    var items = pollItems(forOutput: forOutput)
    var arrival: Duration?
    if decoder.deadline != nil {
      // What is there already came while the program was busy, not after a pause of the keyboard's.
      arrival = poll(&items, nfds_t(items.count), 0) > 0 ? lastRead : nil
    }
    if arrival == nil {
      let ends = [end, decoder.deadline].compactMap { $0 }
      let limit = ends.min().map { ($0 - MonotonicClock.now()).pollMilliseconds } ?? -1
      _ = poll(&items, nfds_t(items.count), limit)
    }
    var notices = readSignals(items[1])
    if items[0].revents & Int16(POLLOUT) != 0 { notices.insert(.canWrite) }
    if items[0].revents & ~Int16(POLLOUT) != 0 { read(at: arrival ?? MonotonicClock.now()) }
    for item in items.dropFirst(2) where item.revents != 0 { postReadable(item.fd) }
    queue += decoder.expire(at: MonotonicClock.now())
    return notices
  }

  /// Passes over news of size and stops that the screen has just acted on; an end is kept.
  func skipNotices() {
    _ = readSignals(pollfd(fd: -1, events: 0, revents: Int16(POLLIN)))
  }

  /// Says that the terminal was asked something, so that its answer is waited for at the end.
  func expectReply() {
    repliesMissing += 1
    lastReply = MonotonicClock.now() + .seconds(1)
  }

  /// Takes answers that are still on their way, for a moment, so that the shell does not get them.
  func drainReplies() {
    let end = min(lastReply, MonotonicClock.now() + .milliseconds(100))
    while repliesMissing > 0, !isGone, MonotonicClock.now() < end {
      var item = pollfd(fd: device.descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&item, 1, (end - MonotonicClock.now()).pollMilliseconds) > 0 else { break }
      read(at: MonotonicClock.now())
    }
    repliesMissing = 0
  }

  private func pollItems(forOutput: Bool) -> [pollfd] {
    let wanted = Int16(POLLIN) | (forOutput ? Int16(POLLOUT) : 0)
    return [
      // A negative descriptor is passed over.
      pollfd(fd: isGone ? -1 : device.descriptor, events: wanted, revents: 0),
      pollfd(fd: guardian.wakeDescriptor, events: Int16(POLLIN), revents: 0),
    ] + watched.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  }

  private func readSignals(_ item: pollfd) -> Notices {
    guard item.revents != 0 else { return [] }
    var notices: Notices = []
    for signal in guardian.takeSignals() {
      switch signal {
      case SIGWINCH: notices.insert(.resize)
      case SIGCONT: notices.insert(.goOn)
      case SIGTSTP: notices.insert(.stop)
      default: post(.signal(signal))
      }
    }
    return notices
  }

  private func postReadable(_ descriptor: Int32) {
    let event = Event.readable(descriptor)
    if !queue[head...].contains(event) { queue.append(event) }
  }

  private func read(at arrival: Duration) {
    for _ in 0..<Self.mostReadsAtOnce {
      let count = readOnce()
      if count > 0 {
        queue += buffer.withUnsafeBufferPointer {
          decoder.feed(UnsafeBufferPointer(rebasing: $0[..<count]), at: arrival)
        }
        if count < Self.fullRead { break }
      } else if count < 0, errno == EINTR {
        continue
      } else {
        // 0 is the end; an error other than "nothing there" is a terminal that was taken away.
        isGone = count == 0 || errno != EAGAIN
        break
      }
    }
    lastRead = MonotonicClock.now()
    takeReplies()
  }

  private func readOnce() -> Int {
    #if canImport(Glibc)
      Glibc.read(device.descriptor, &buffer, buffer.count)
    #else
      Darwin.read(device.descriptor, &buffer, buffer.count)
    #endif
  }

  private func takeReplies() {
    for reply in decoder.takeReplies() {
      repliesMissing = max(0, repliesMissing - 1)
      if case .background = reply {
        background = reply
        post(.resize(device.size))
      }
    }
  }
}
