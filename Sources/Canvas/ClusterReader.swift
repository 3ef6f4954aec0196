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
  private(set) var end: Int
  /// The scalar that was looked at last, because most are looked at as a neighbour first.
  private var seen: (offset: Int, scalar: Unicode.Scalar, length: Int, traits: ScalarTraits)?

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
    let lead = bytes[offset]
    if lead < 0x80, lead != 0x0D, offset + 1 >= end || isPlain(at: offset + 1) {
      let first = Unicode.Scalar(lead)
      return single(first, to: offset + 1, columns: CellWidth.of(first))
    }
    if lead >= 0xC3, let plain = plainCluster() { return plain }
    let (first, length, traits) = look(at: offset)
    let after = offset + length
    if after >= end || traits.isWhole(before: look(at: after).traits) {
      return single(first, to: after, columns: traits.columns)
    }
    return long(first)
  }

  /// A letter of Latin or Cyrillic, or a piece of a line, before another one or ASCII: each is a
  /// cluster of one column in every version of Unicode, so that no table is asked.
  private mutating func plainCluster() -> Cluster? {
    let length = plainLength(at: offset)
    let after = offset + length
    guard length > 0, after >= end || isPlain(at: after) else { return nil }
    return single(scalar(in: bytes, at: offset).scalar, to: after, columns: 1)
  }

  private func isPlain(at offset: Int) -> Bool {
    bytes[offset] < 0x80 || plainLength(at: offset) > 0
  }

  /// The bytes of U+00C0 to U+02FF, U+0400 to U+047F and U+2500 to U+257F; 0 for anything else.
  private func plainLength(at offset: Int) -> Int {
    switch bytes[offset] {
    case 0xC3...0xCB, 0xD0, 0xD1: return 2
    case 0xE2: return offset + 1 < end && bytes[offset + 1] & 0xFE == 0x94 ? 3 : 0
    default: return 0
    }
  }

  private mutating func look(
    at offset: Int
  ) -> (scalar: Unicode.Scalar, length: Int, traits: ScalarTraits) {
    if let seen, seen.offset == offset { return (seen.scalar, seen.length, seen.traits) }
    let (scalar, length) = scalar(in: bytes, at: offset)
    let traits = ScalarTraits(scalar)
    seen = (offset, scalar, length, traits)
    return (scalar, length, traits)
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
    let length = look(at: offset).length
    return Cluster(
      start: offset, end: after, columns: CellWidth.of(cluster: cluster.unicodeScalars),
      first: first, isSingle: after - offset == length)
  }
}
