/// One cluster of a text: where it is, in bytes, and the columns it takes.
struct Cluster {
  var start: Int
  var end: Int
  var columns: Int
  var first: Unicode.Scalar
  /// Whether `first` is all of it.
  var isSingle: Bool
}

/// Reads the clusters of a text one after the other.
///
/// The clusters are those of Swift's `Character`. Making a `Character` costs ten times as much as
/// looking at a scalar, so it is only made where neighbouring scalars could belong together.
struct ClusterReader {
  let text: String
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var offset: Int
  private var end: Int

  /// - Parameter bytes: the UTF-8 of `text`, which the caller keeps alive.
  init(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.text = text
    self.bytes = bytes
    offset = 0
    end = bytes.count
  }

  /// Goes to `offset`, the beginning of a cluster; no cluster reaches beyond `end`.
  mutating func move(to offset: Int, end: Int) {
    self.offset = offset
    self.end = end
  }

  mutating func next() -> Cluster? {
    guard offset < end else { return nil }
    let (first, length) = scalar(in: bytes, at: offset)
    let after = offset + length
    if after >= end { return single(first, to: end) }
    if first.value < 0x80, bytes[after] < 0x80, first != "\r" { return single(first, to: after) }
    let traits = ScalarTraits(first)
    if traits.isWhole(before: ScalarTraits(scalar(in: bytes, at: after).scalar)) {
      return single(first, to: after, columns: traits.columns)
    }
    return long(first)
  }

  private mutating func single(_ first: Unicode.Scalar, to after: Int) -> Cluster {
    single(first, to: after, columns: CellWidth.of(first))
  }

  private mutating func single(
    _ first: Unicode.Scalar, to after: Int, columns: Int
  ) -> Cluster {
    defer { offset = after }
    return Cluster(start: offset, end: after, columns: columns, first: first, isSingle: true)
  }

  /// The cluster as the standard library sees it.
  private mutating func long(_ first: Unicode.Scalar) -> Cluster {
    let utf8 = text.utf8
    let start = utf8.index(text.startIndex, offsetBy: offset)
    // A substring begins with a boundary, so nothing before it is looked at again: a megabyte of
    // flags would take hours otherwise.
    let rest = text[start..<utf8.index(text.startIndex, offsetBy: end)]
    let cluster = rest[..<rest.index(after: rest.startIndex)]
    let after = offset + cluster.utf8.count
    defer { offset = after }
    return Cluster(
      start: offset, end: after, columns: CellWidth.of(cluster: cluster.unicodeScalars),
      first: first, isSingle: cluster.unicodeScalars.dropFirst().isEmpty)
  }
}
