import AdaptiveCards

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The folder of cases from other test suites, which is not part of the package.
enum Conformance {
  /// The bytes of one of its files; nil, with a word on the console, when it is not there.
  static func file(_ name: String) -> [UInt8]? {
    let path = "\(folder)/\(name)"
    guard let file = fopen(path, "rb") else {
      print("skipped: no \(path)")
      return nil
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }

  static func json(_ name: String) -> JSONValue? {
    file(name).flatMap { JSONReader.read(SourceText(name: name, bytes: $0)).value }
  }

  private static var folder: String {
    if let named = getenv("TERMINALCARDS_CONFORMANCE") { return String(cString: named) }
    // This file is Tests/AdaptiveCardsTests/JSON/Conformance.swift of the package.
    let package = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    return "/\(package)/../shared/conformance"
  }
}

/// The bytes that a text in base64 stands for; what is no digit of it is skipped.
func base64(_ text: String) -> [UInt8] {
  var bytes: [UInt8] = []
  var bits: UInt32 = 0
  var count: UInt32 = 0
  for byte in text.utf8 {
    let digit: UInt8
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit = byte - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): digit = byte - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte + 4
    case UInt8(ascii: "+"): digit = 62
    case UInt8(ascii: "/"): digit = 63
    default: continue
    }
    bits = bits << 6 | UInt32(digit)
    count += 6
    if count >= 8 {
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
    }
  }
  return bytes
}
