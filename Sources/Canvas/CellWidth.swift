/// How many columns text takes on a terminal.
///
/// Clusters are Swift's characters (UAX 29). Characters of East Asian ambiguous width take one
/// column, as they do on every terminal that was not told otherwise.
public enum CellWidth {
  /// The columns of one cluster: 0, 1 or 2.
  public static func of(_ character: Character) -> Int {
    of(cluster: character.unicodeScalars)
  }

  /// The columns of a scalar that stands alone: 0, 1 or 2; control characters take none.
  public static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x7F { return scalar.value >= 0x20 ? 1 : 0 }
    return ScalarTraits(scalar).columns
  }

  /// The columns of a string without line feeds.
  public static func of(_ string: String) -> Int {
    var string = string
    let text = string
    return string.withUTF8 { bytes in
      var columns = 0
      var offset = 0
      while offset < bytes.count, bytes[offset] < 0x80, bytes[offset] != 0x0D {
        if bytes[offset] >= 0x20, bytes[offset] != 0x7F { columns += 1 }
        offset += 1
      }
      guard offset < bytes.count else { return columns }
      // The last ASCII character may carry the mark that ended the loop.
      if offset > 0 {
        offset -= 1
        columns -= of(Unicode.Scalar(bytes[offset]))
      }
      var reader = ClusterReader(text, bytes)
      reader.move(to: offset, end: bytes.count)
      while let cluster = reader.next() { columns += cluster.columns }
      return columns
    }
  }

  /// A cluster takes what its scalars take, two columns at most: a terminal has no wider cell, and
  /// joined emoji, skin tones, flags and conjuncts are drawn as one glyph.
  static func of(cluster scalars: some Sequence<Unicode.Scalar>) -> Int {
    var columns = 0
    var base: Unicode.Scalar?
    for scalar in scalars {
      // A variation selector 16 asks for the picture of a character that has one.
      if scalar == "\u{FE0F}", let base, base.properties.isEmoji { return 2 }
      columns += of(scalar)
      if columns >= 2 { return 2 }
      base = base ?? scalar
    }
    return columns
  }
}
