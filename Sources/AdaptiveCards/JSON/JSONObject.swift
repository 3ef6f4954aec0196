/// The members of a JSON object, in the order of the text, repeated keys included.
public struct JSONObject: Sendable {
  /// A key with its value.
  public struct Member: Sendable {
    /// The key, escapes resolved.
    public let key: String
    /// The value of this member, even when a later one has the same key.
    public internal(set) var value: JSONValue
    private let place: UInt32
    /// Keys of different marks are different, which is looked at first.
    let mark: KeyMark

    /// The byte of the source where the key begins; 0 for a member that was made.
    public var keyOffset: Int { Int(place) }

    /// A member whose key stands at a byte of a source; made members stand at 0.
    public init(key: String, keyOffset: Int = 0, value: JSONValue) {
      self.init(key: key, mark: KeyMark(key), keyOffset: keyOffset, value: value)
    }

    @inline(__always)
    init(key: String, mark: KeyMark, keyOffset: Int, value: JSONValue) {
      self.key = key
      self.mark = mark
      self.value = value
      place = UInt32(clamping: keyOffset)
    }
  }

  /// All members in the order of the text.
  public let members: [Member]
  /// Where each key stands, for objects too large to look through.
  private let index: KeyIndex?

  /// An object of members in their order.
  public init(_ members: [Member] = []) {
    self.init(members, index: members.count > KeyIndex.threshold ? KeyIndex(of: members) : nil)
  }

  init(_ members: [Member], index: KeyIndex?) {
    self.members = members
    self.index = index
  }

  /// The number of members, repeated ones included.
  public var count: Int { members.count }
  /// Whether there is no member.
  public var isEmpty: Bool { members.isEmpty }

  /// The keys in the order of the text; a repeated one is there as often as in the text.
  public var keys: [String] { members.map(\.key) }

  /// The value of a key, the last one when the key is repeated.
  public subscript(key: String) -> JSONValue? {
    position(of: key).map { members[$0].value }
  }

  /// The member of a key, the last one when the key is repeated.
  public func member(_ key: String) -> Member? {
    position(of: key).map { members[$0] }
  }

  /// Where the last member of a key stands.
  func position(of key: String) -> Int? {
    if let index { return index.position(of: key, in: members) }
    let mark = KeyMark(key)
    return members.withUnsafeBufferPointer { members in
      var position = members.count
      while position > 0 {
        position -= 1
        if members[position].mark == mark, members[position].key.hasSameBytes(as: key) {
          return position
        }
      }
      return nil
    }
  }
}

/// A key's length and three of its bytes: enough to tell most keys apart without comparing them.
///
/// It takes room in a member that would else be empty.
struct KeyMark: Equatable, Sendable {
  private let bits: UInt32

  /// One bit of a word, by which most marks differ.
  ///
  /// The factor is one that keeps the usual names of cards apart from most others.
  @inline(__always)
  var bit: UInt64 { 1 << UInt64((bits &* 0x6C22_0D3F) >> 26) }

  @inline(__always)
  init(_ key: String) {
    self =
      key.utf8.withContiguousStorageIfAvailable { KeyMark($0) }
      ?? Array(key.utf8).withUnsafeBufferPointer { KeyMark($0) }
  }

  @inline(__always)
  init(_ key: UnsafeBufferPointer<UInt8>) {
    let length = key.count
    guard length > 0 else {
      bits = 0
      return
    }
    bits =
      UInt32(truncatingIfNeeded: length) << 24 | UInt32(key[0]) << 16
      | UInt32(key[length / 2]) << 8 | UInt32(key[length - 1])
  }
}
