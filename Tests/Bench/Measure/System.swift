#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Seconds of a clock that never goes back.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// All bytes of a file; nil when it can't be read.
func bytes(of path: String) -> [UInt8]? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 20)
  while true {
    let count = fread(&buffer, 1, buffer.count, file)
    guard count > 0 else { return ferror(file) == 0 ? bytes : nil }
    bytes += buffer[..<count]
  }
}

/// Ends the program with a sentence.
func stop(_ message: String) -> Never {
  var line = message + "\n"
  line.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
  exit(2)
}
