/// A stack whose top items can leave together as an array of exactly their number.
///
/// The items of all open arrays lie behind each other here, so a JSON array costs one allocation,
/// never grows, and wastes no room.
struct ParserStack<Element>: ~Copyable {
  private var items: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(1, capacity)
    items = .allocate(capacity: self.capacity)
  }

  deinit {
    items.deinitialize(count: count)
    items.deallocate()
  }

  var isEmpty: Bool { count == 0 }

  /// - Precondition: `position` is less than `count`.
  subscript(position: Int) -> Element {
    @inline(__always) unsafeAddress { UnsafePointer(items + position) }
    @inline(__always) unsafeMutableAddress { items + position }
  }

  @inline(__always)
  mutating func push(_ item: consuming Element) {
    if count == capacity { grow() }
    (items + count).initialize(to: item)
    count += 1
  }

  @inline(__always)
  mutating func drop() {
    count -= 1
    (items + count).deinitialize(count: 1)
  }

  /// Takes the items from `start` on.
  mutating func take(from start: Int) -> [Element] {
    // Moving one by one into reserved room is faster than `init(unsafeUninitializedCapacity:)`,
    // which is not specialized and looks its type up each time.
    var taken: [Element] = []
    taken.reserveCapacity(count - start)
    for item in start..<count { taken.append((items + item).move()) }
    count = start
    return taken
  }

  mutating func removeAll() {
    items.deinitialize(count: count)
    count = 0
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: items, count: count)
    items.deallocate()
    items = larger
    capacity *= 2
  }
}
