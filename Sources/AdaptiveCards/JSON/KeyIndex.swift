/// A hash table from the keys of a large object to their last members.
///
/// Small objects are looked through instead: that is faster up to some thirty members and needs no
/// memory. The table is made together with its object, which has to look for repeated keys anyhow,
/// so looking up forty names in a million members costs forty looks. The hash is Swift's own, which
/// is seeded per process: no text can be written whose keys all fall together.
struct KeyIndex: Sendable {
  /// Objects of more members than this have a table.
  static let threshold = 32

  /// Positions in the list of members plus one; 0 is free. At most half of them are in use.
  private var slots: [UInt32]

  /// - Parameter repeated: told for each key that was there before, with the later position.
  init(of members: [JSONObject.Member], repeated: (Int) -> Void = { _ in }) {
    var capacity = 2 * KeyIndex.threshold
    while capacity < members.count * 2 { capacity *= 2 }
    slots = [UInt32](repeating: 0, count: capacity)
    for position in members.indices {
      let slot = self.slot(of: members[position].key, in: members)
      if slots[slot] != 0 { repeated(position) }
      slots[slot] = UInt32(position + 1)
    }
  }

  func position(of key: String, in members: [JSONObject.Member]) -> Int? {
    let found = slots[slot(of: key, in: members)]
    return found == 0 ? nil : Int(found) - 1
  }

  /// The slot that has the key, else the free one where it belongs.
  private func slot(of key: String, in members: [JSONObject.Member]) -> Int {
    let mask = slots.count - 1
    var slot = KeyIndex.hash(key) & mask
    while slots[slot] != 0, !members[Int(slots[slot]) - 1].key.hasSameBytes(as: key) {
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// Hashes bytes: a string's own hash is the same for other spellings of the same characters.
  private static func hash(_ key: String) -> Int {
    var hasher = Hasher()
    let isDone: Void? = key.utf8.withContiguousStorageIfAvailable { bytes in
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    if isDone == nil { for byte in key.utf8 { hasher.combine(byte) } }
    return hasher.finalize()
  }
}
