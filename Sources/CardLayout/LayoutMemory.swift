internal import AdaptiveCards
internal import Canvas

/// What the drawings of one card have measured, so that a change measures only what it changes and
/// the containers around that.
///
/// Whoever changes the state says with `forget` which elements it concerns; a memory that was told
/// nothing gives the same boxes again. Good for one card, theme and host.
package final class LayoutMemory {
  /// Whether there will be more drawings than one.
  let isKept: Bool
  private var lists: [String: ElementList] = [:]
  private var places: [String: (list: ElementList, index: Int)] = [:]
  private var natural: [String: Int] = [:]
  private var least: [String: Int] = [:]

  package convenience init() { self.init(isKept: true) }

  init(isKept: Bool) { self.isKept = isKept }

  /// Has an element, given by its pointer, measured again; and so what is around it.
  package func forget(_ path: String) {
    var prefix: [UInt8] = []
    for byte in path.utf8 {
      if byte == UInt8(ascii: "/") { forget(exactly: String(decoding: prefix, as: UTF8.self)) }
      prefix.append(byte)
    }
    forget(exactly: path)
  }

  /// Has everything measured again.
  package func forgetAll() {
    lists = [:]
    places = [:]
    (natural, least) = ([:], [:])
  }

  private func forget(exactly path: String) {
    (natural[path], least[path]) = (nil, nil)
    if let place = places[path] { place.list.forget(place.index) }
  }

  /// The list that these elements are, as it was laid out last.
  func list(of elements: [Element]) -> ElementList {
    guard isKept, let first = elements.first else { return ElementList(count: elements.count) }
    let name = first.common.path
    // Elements that were not read have no pointer to tell them apart by.
    guard !name.isEmpty else { return ElementList(count: elements.count) }
    if let list = lists[name], list.count == elements.count { return list }
    let list = ElementList(count: elements.count)
    lists[name] = list
    return list
  }

  /// Keeps in mind where an element stands, for when it is to be forgotten.
  func note(_ path: String, at index: Int, in list: ElementList) {
    if isKept, !path.isEmpty { places[path] = (list, index) }
  }

  /// The width a container would take, which is asked for at every level above it.
  func naturalWidth(of path: String, measure: () -> Int) -> Int {
    if let width = natural[path] { return width }
    let width = measure()
    // Without a pointer there is nothing to tell it apart by.
    if !path.isEmpty { natural[path] = width }
    return width
  }

  /// The width of a container's longest word, asked for as often.
  func leastWidth(of path: String, measure: () -> Int) -> Int {
    if let width = least[path] { return width }
    let width = measure()
    if !path.isEmpty { least[path] = width }
    return width
  }
}

/// The elements of a container as they were laid out, in groups, so that a change in a long list
/// copies one group.
final class ElementList {
  /// An element as it stands in its list.
  struct Entry {
    /// Nil when there is nothing to draw.
    var box: Box?
    var rowsAbove = 0
    var hasLine = false
    var isVisible = false
    /// Whether it has the padding around in its box, to bleed into it.
    var takesMargins = false
    /// The padding it was laid out for.
    var margins = Margins.none
    var isKnown = false
  }

  static let groupSize = 64

  let count: Int
  private(set) var width = -1
  private(set) var surroundings: Surroundings?
  var entries: [Entry]
  /// The last element that is to be seen; it may bleed into the padding below.
  var last: Int?
  /// The boxes of the groups; nil for one in which something has changed.
  var groups: [Group?]

  struct Group {
    var box: Box
    var rowsAbove: Int
    var hasLine: Bool
    /// Whether it was the first, and the last, that shows anything.
    var isFirst: Bool
    var isLast: Bool
    /// Whether its last box has the padding below in it.
    var endsInMargin: Bool
  }

  init(count: Int) {
    self.count = count
    entries = Array(repeating: Entry(), count: count)
    groups = Array(
      repeating: nil, count: (count + ElementList.groupSize - 1) / ElementList.groupSize)
  }

  func forget(_ index: Int) {
    entries[index].isKnown = false
    groups[index / ElementList.groupSize] = nil
  }

  /// Keeps what was laid out for this width and place, and nothing else.
  func prepare(width: Int, _ surroundings: Surroundings) {
    guard self.width != width || self.surroundings != surroundings else { return }
    (self.width, self.surroundings) = (width, surroundings)
    entries = Array(repeating: Entry(), count: count)
    for index in groups.indices { groups[index] = nil }
  }

  func range(ofGroup index: Int) -> Range<Int> {
    let start = index * ElementList.groupSize
    return start..<min(count, start + ElementList.groupSize)
  }
}
