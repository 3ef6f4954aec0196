/// The columns and the clusters of a whole text, taken in one pass.
struct Measure {
  /// No writing system and no emoji needs more scalars in one cluster; what does is an attempt to
  /// put a thousand glyphs into one cell.
  static let clusterLimit = 20

  /// The columns of the widest line.
  private(set) var widest = 0
  /// Where clusters of more scalars than the limit are, in bytes.
  private(set) var overlong: [Range<Int>] = []

  init(_ text: String) {
    var string = text
    var line = 0
    string.withUTF8 { bytes in
      var reader = ClusterReader(text, bytes)
      while let cluster = reader.next() {
        if cluster.first == "\n" {
          widest = max(widest, line)
          line = 0
        } else {
          line += cluster.columns
          if cluster.end - cluster.start > Measure.clusterLimit {
            note(cluster, in: bytes)
          }
        }
      }
    }
    widest = max(widest, line)
  }

  private mutating func note(_ cluster: Cluster, in bytes: UnsafeBufferPointer<UInt8>) {
    var scalars = 0
    for offset in cluster.start..<cluster.end where bytes[offset] & 0xC0 != 0x80 { scalars += 1 }
    if scalars > Measure.clusterLimit { overlong.append(cluster.start..<cluster.end) }
  }
}

extension Measure {
  /// Cuts clusters that are longer than the limit; U+FFFD stands for what is cut off.
  func shortened(_ string: String) -> String {
    var output: [UInt8] = []
    var string = string
    string.withUTF8 { bytes in
      var copied = 0
      for range in overlong {
        output.append(contentsOf: bytes[copied..<range.lowerBound])
        var kept: [Unicode.Scalar] = []
        var offset = range.lowerBound
        while kept.count < Measure.clusterLimit, offset < range.upperBound {
          let (scalar, length) = scalar(in: bytes, at: offset)
          kept.append(scalar)
          offset += length
        }
        // What is only allowed in company may have lost it.
        while let last = kept.last, [0x200C, 0x200D, 0x115F, 0xFE0F].contains(last.value) {
          kept.removeLast()
        }
        for scalar in kept { output.append(scalar) }
        output.append("\u{FFFD}" as Unicode.Scalar)
        copied = range.upperBound
      }
      output.append(contentsOf: bytes[copied...])
    }
    return String(decoding: output, as: UTF8.self)
  }
}
