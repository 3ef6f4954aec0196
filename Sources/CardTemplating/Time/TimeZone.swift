#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A time zone by one of its names: as Windows calls it, or as IANA does.
///
/// What holds when is read from the system's files (RFC 9636).
struct TimeZone {
  /// When the offsets change, in seconds since 1970, and what they are from then on, in seconds.
  private var changes: [(from: Int, offset: Int)] = []
  /// What holds before the first change.
  private var firstOffset = 0

  /// nil for a name that is none, and where the system has no file for it.
  init?(_ name: String) {
    if name == "UTC" || name == "Etc/UTC" { return }
    let zone = WindowsZones.zone(of: name) ?? name
    guard Self.isName(zone), let file = Self.read(zone), read(file) else { return nil }
  }

  /// Whether it is the name of a file below the folder of zones: nothing leads out of there.
  private static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, first.isLetter, name.utf8.count < 60 else { return false }
    return name.utf8.allSatisfy { $0.isLetter || $0.isDigit || "_+-/".utf8.contains($0) }
  }

  /// The offset at a time, in minutes to the east.
  func offset(at instant: Instant) -> Int {
    let seconds = Int((Double(instant.milliseconds) / 1000).rounded(.down))
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].from <= seconds { low = middle + 1 } else { high = middle }
    }
    return (low == 0 ? firstOffset : changes[low - 1].offset) / 60
  }

  /// The time when clocks there show this; of two the earlier one.
  func instant(of civil: Civil) -> Instant? {
    guard let asUTC = Instant(civil) else { return nil }
    let before = offset(at: asUTC.adding(milliseconds: -Instant.day) ?? asUTC)
    guard let guess = asUTC.adding(milliseconds: -before * 60_000) else { return nil }
    return asUTC.adding(milliseconds: -offset(at: guess) * 60_000)
  }

  private static func read(_ zone: String) -> [UInt8]? {
    let descriptor = open("/usr/share/zoneinfo/" + zone, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size < 65_536
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeMutableBytes { buffer in
        #if canImport(Glibc)
          Glibc.read(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        #else
          Darwin.read(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        #endif
      }
      guard count > 0 else { return nil }
      done += count
    }
    return bytes
  }

  /// Reads the block with 64-bit times of a file of zones, and the rule for the years after it.
  private mutating func read(_ file: [UInt8]) -> Bool {
    var file = ZoneFile(file)
    guard let header = file.header(), header.version >= 2 else { return false }
    file.skip(header.length(of: 4))
    guard let wide = file.header() else { return false }
    var times: [Int] = []
    for _ in 0..<wide.times { times.append(file.number(8)) }
    var kinds: [Int] = []
    for _ in 0..<wide.times { kinds.append(file.number(1)) }
    var types: [(offset: Int, isSummer: Bool)] = []
    for _ in 0..<wide.types {
      let offset = file.number(4)
      let isSummer = file.number(1) != 0
      file.skip(1)
      types.append((offset, isSummer))
    }
    guard !file.isCut, let first = types.first(where: { !$0.isSummer }) ?? types.first else {
      return false
    }
    firstOffset = first.offset
    for (time, kind) in zip(times, kinds) {
      guard types.indices.contains(kind) else { return false }
      changes.append((time, types[kind].offset))
    }
    file.skip(wide.designations + wide.leaps * 12 + wide.walls + wide.local)
    if let rule = ZoneRule(file.footer) {
      changes += rule.changes(after: changes.last?.from ?? 0)
    }
    return true
  }
}

/// Reads the numbers of a file of zones, which are big-endian.
private struct ZoneFile {
  private let bytes: [UInt8]
  private var index = 0
  private(set) var isCut = false

  struct Header {
    var version = 0
    var local = 0
    var walls = 0
    var leaps = 0
    var times = 0
    var types = 0
    var designations = 0

    func length(of size: Int) -> Int {
      times * (size + 1) + types * 6 + designations + leaps * (size + 4) + walls + local
    }
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func skip(_ count: Int) { index = min(bytes.count, index + max(0, count)) }

  mutating func number(_ size: Int) -> Int {
    guard index + size <= bytes.count else {
      isCut = true
      return 0
    }
    var value = size > 1 && bytes[index] >= 0x80 ? -1 : 0
    for byte in bytes[index..<index + size] { value = value << 8 | Int(byte) }
    index += size
    return value
  }

  mutating func header() -> Header? {
    guard index + 44 <= bytes.count, bytes[index...].starts(with: Array("TZif".utf8)) else {
      return nil
    }
    var header = Header()
    header.version = Int(bytes[index + 4]) - 0x30
    index += 20
    header.local = number(4)
    header.walls = number(4)
    header.leaps = number(4)
    header.times = number(4)
    header.types = number(4)
    header.designations = number(4)
    let counts = [header.local, header.walls, header.leaps, header.times, header.types]
    return counts.allSatisfy { (0...10_000).contains($0) } ? header : nil
  }

  /// The rule at the end, without the line ends around it.
  var footer: String {
    String(decoding: bytes[index...].filter { $0 != 0x0A }, as: UTF8.self)
  }
}
