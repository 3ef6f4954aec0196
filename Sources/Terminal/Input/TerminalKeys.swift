package import Events

/// The strings that one terminal's own description gives for its keys.
package struct TerminalKeys: Sendable {
  /// A terminal about which nothing special is known.
  package static let none = TerminalKeys([])

  /// The bytes behind ESC, packed into a number, so that looking up costs no string.
  private var table: [UInt64: Key] = [:]

  /// - Parameter strings: bytes that begin with ESC, and the key that sends them; the first of two
  ///   equal strings counts.
  package init(_ strings: [(bytes: [UInt8], key: Key)]) {
    for (bytes, key) in strings {
      // Without ESC it is a control character, which means the same everywhere. With a semicolon
      // it has xterm's modifiers, and Shift-F1 is what was pressed, not the "F13" of the database.
      guard bytes.count > 1, bytes[0] == 0x1B, !bytes.contains(0x3B),
        let packed = Self.packed(bytes.dropFirst()), table[packed] == nil
      else { continue }
      table[packed] = key
    }
  }

  /// The key that sends ESC and `bytes`.
  func key(for bytes: some Collection<UInt8>) -> Key? {
    guard !table.isEmpty, let packed = Self.packed(bytes) else { return nil }
    return table[packed]
  }

  private static func packed(_ bytes: some Collection<UInt8>) -> UInt64? {
    guard bytes.count <= 8 else { return nil }
    return bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
