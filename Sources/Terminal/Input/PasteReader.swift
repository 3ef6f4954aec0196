/// Gathers the bytes of a bracketed paste until its end; sequences in it are text.
struct PasteReader: Sendable {
  private let most: Int
  private var bytes: [UInt8] = []
  /// How much of the closing sequence the last bytes are.
  private var matched = 0

  /// ESC [ 2 0 1 ~
  private static let closing: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  init(most: Int) { self.most = most }

  /// Reads on.
  ///
  /// - Returns: where the bytes after the paste begin; nil when its end has not come.
  mutating func read(_ input: [UInt8], from start: Int) -> Int? {
    var index = start
    while index < input.count {
      let byte = input[index]
      index += 1
      if byte == PasteReader.closing[matched] {
        matched += 1
        if matched == PasteReader.closing.count { return index }
        continue
      }
      if matched > 0 {
        append(PasteReader.closing[0..<matched])
        matched = byte == 0x1B ? 1 : 0
        if matched == 1 { continue }
      }
      if bytes.count < most { bytes.append(byte) }
    }
    return nil
  }

  private mutating func append(_ more: ArraySlice<UInt8>) {
    if bytes.count + more.count <= most { bytes += more }
  }

  /// The text; line ends are line feeds, as terminals send carriage returns for them.
  var text: String {
    var clean: [UInt8] = []
    clean.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0D {
        clean.append(0x0A)
        if index < bytes.count, bytes[index] == 0x0A { index += 1 }
      } else {
        clean.append(byte)
      }
    }
    return String(decoding: clean, as: UTF8.self)
  }
}
