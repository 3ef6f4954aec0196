/// The members of a JSON object, in the order of the text, repeated keys included.
public struct JSONObject: Sendable {
  public struct Member: Sendable {
    public let key: String
    public internal(set) var value: JSONValue
    private let place: UInt32

    /// The byte of the source where the key begins; 0 for a member that was made.
    public var keyOffset: Int { Int(place) }

    public init(key: String, keyOffset: Int = 0, value: JSONValue) {
      self.key = key
      self.value = value
      place = UInt32(clamping: keyOffset)
    }
  }

  public let members: [Member]
  /// Where each key stands, for objects too large to look through.
  private let index: KeyIndex?

  public init(_ members: [Member] = []) {
    self.init(members, index: members.count > KeyIndex.threshold ? KeyIndex(of: members) : nil)
  }

  init(_ members: [Member], index: KeyIndex?) {
    self.members = members
    self.index = index
  }

  public var count: Int { members.count }
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
    return members.withUnsafeBufferPointer { members in
      var position = members.count
      while position > 0 {
        position -= 1
        if members[position].key.hasSameBytes(as: key) { return position }
      }
      return nil
    }
  }
}
