/// A carousel as its marks know it: how many pages it has, and which one is shown.
package struct CarouselSpot: Hashable, Sendable {
  /// The carousel's pointer.
  package var path: String
  /// The pages that can be shown.
  package var count: Int
  /// The page that is shown, counted from 0.
  package var page: Int
  /// Whether the first page comes after the last.
  package var loops: Bool
  /// Whether the first page is at the right.
  package var isRightToLeft: Bool

  package init(
    path: String, count: Int, page: Int, loops: Bool, isRightToLeft: Bool = false
  ) {
    self.isRightToLeft = isRightToLeft
    self.path = path
    self.count = count
    self.page = page
    self.loops = loops
  }

  /// The page some steps further; nil when there is none.
  package func page(after steps: Int) -> Int? {
    guard count > 0 else { return nil }
    let wanted = page + steps
    if loops { return ((wanted % count) + count) % count }
    return (0..<count).contains(wanted) ? wanted : nil
  }
}
