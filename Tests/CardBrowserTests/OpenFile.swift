import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A descriptor that is closed with the value.
final class OpenFile {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close(number) }

  func send(_ text: String) throws {
    let bytes = Array(text.utf8)
    try #require(write(number, bytes, bytes.count) == bytes.count)
  }
}

func pipe(_ ends: inout [Int32]) -> Int32 {
  ends.withUnsafeMutableBufferPointer { buffer in
    #if canImport(Glibc)
      Glibc.pipe(buffer.baseAddress)
    #else
      Darwin.pipe(buffer.baseAddress)
    #endif
  }
}
