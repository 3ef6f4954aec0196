/// The bytes of a text, its name, and the place of each byte.
public struct SourceText: Sendable {
  /// What diagnostics call the text: the file as the person named it.
  public let name: String
  /// The text as it was read.
  public let bytes: [UInt8]
  /// The place of the first byte of every block but the first one.
  ///
  /// With it a place costs at most one block, however long the text or its lines are. It is made at
  /// once and not when first asked for, so that the type stays a plain value.
  private let blockStarts: [Place]

  private static let blockSize = 1 << 15

  /// A text that a program already has as one, and its name.
  public init(name: String, text: String) { self.init(name: name, bytes: Array(text.utf8)) }

  /// The bytes of a file, in whatever encoding they are, and its name.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    blockStarts = SourceText.blockStarts(of: bytes)
  }

  /// The place of the byte at `offset`; one past the last byte is where the text ends.
  ///
  /// Lines end in LF, CRLF or a lone CR. A byte order mark takes no column. Offsets outside of the
  /// text are moved to its nearest end.
  public func place(at offset: Int) -> Place {
    let offset = min(max(0, offset), bytes.count)
    let block = min(offset / SourceText.blockSize, blockStarts.count)
    var place = block == 0 ? Place(line: 1, column: 1) : blockStarts[block - 1]
    bytes.withUnsafeBytes { text in
      place.advance(over: text, from: block * SourceText.blockSize, to: offset)
    }
    return place
  }

  /// The place of the byte at `offset`, counted from a place that is known if that is nearer.
  func place(at offset: Int, knowing known: (offset: Int, place: Place)) -> Place {
    let offset = min(max(0, offset), bytes.count)
    let blockStart = min(offset / SourceText.blockSize, blockStarts.count) * SourceText.blockSize
    guard known.offset > blockStart, known.offset <= offset else { return place(at: offset) }
    var place = known.place
    bytes.withUnsafeBytes { place.advance(over: $0, from: known.offset, to: offset) }
    return place
  }

  private static func blockStarts(of bytes: [UInt8]) -> [Place] {
    guard bytes.count > blockSize else { return [] }
    var starts: [Place] = []
    starts.reserveCapacity(bytes.count / blockSize)
    var place = Place(line: 1, column: 1)
    bytes.withUnsafeBytes { text in
      for start in stride(from: blockSize, through: bytes.count, by: blockSize) {
        place.advance(over: text, from: start - blockSize, to: start)
        starts.append(place)
      }
    }
    return starts
  }
}

extension Place {
  fileprivate mutating func advance(over text: UnsafeRawBufferPointer, from start: Int, to end: Int)
  {
    var index = start
    if start == 0, end >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF { index = 3 }
    while index < end {
      if index + 8 <= end {
        let word = ByteWord(text.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        if word.isASCII {
          let plain = word.leadingPlain
          column += plain
          index += plain
          if plain == 8 { continue }
        }
      }
      let byte = text[index]
      index += 1
      if byte == 0x0A || (byte == 0x0D && !(index < text.count && text[index] == 0x0A)) {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }
}
