public import Canvas
public import CardLayout

/// Where the buttons of a bar are on their row: as many as fit, the others behind `...`.
public struct ActionBarDrawing: Equatable, Sendable {
  /// A button where it is drawn.
  public struct Button: Equatable, Sendable {
    /// nil for the `...` button.
    public var name: ActionName?
    /// The key that does the same; empty for none.
    public var key: SafeText
    /// Its words, the badge included.
    public var title: SafeText
    var staysVisible = false
    /// In cells of the screen.
    public internal(set) var rect = Rect(x: 0, y: 0, width: 0, height: 0)

    var width: Int { key.width + (key.isEmpty ? 0 : 1) + title.width }
  }

  /// The buttons from left to right, `...` the last of them.
  public let buttons: [Button]
  /// The names of what is behind `...`, in the order of the bar.
  public let hidden: [ActionName]

  private static let gap = 2

  init(_ all: [Button], in row: Rect) {
    let more = Button(
      name: nil, key: SafeText(Bindings.key(for: .moreActions) ?? ""),
      title: SafeText(OverflowSpot.title))
    let shown = Self.fitting(all, more: more, width: row.width - Self.gap)
    var x = row.x + Self.gap
    var placed: [Button] = []
    for var button in shown.map({ all[$0] }) + (shown.count < all.count ? [more] : []) {
      button.rect = Rect(x: x, y: row.y, width: button.width, height: 1)
      placed.append(button)
      x += button.width + Self.gap
    }
    buttons = placed
    hidden = all.indices.filter { !shown.contains($0) }.compactMap { all[$0].name }
  }

  /// Which buttons have room beside `...`: first those that stay, then the others from the left
  /// until one is too wide, so that none jumps the queue because its title is short.
  private static func fitting(_ all: [Button], more: Button, width: Int) -> [Int] {
    let widths = all.map { $0.width + gap }
    guard widths.reduce(0, +) > width else { return Array(all.indices) }
    var room = width - more.width - gap
    var shown: [Int] = []
    let queue = [true, false].flatMap { stays in
      all.indices.filter { all[$0].staysVisible == stays }
    }
    for index in queue {
      guard widths[index] <= room else { break }
      room -= widths[index]
      shown.append(index)
    }
    return shown.sorted()
  }

  /// The button at a point of the screen; nil beside them.
  public func button(at point: Point) -> Button? { buttons.first { $0.rect.contains(point) } }

  /// The `...` button; nil when everything fits.
  public var more: Button? { buttons.last.flatMap { $0.name == nil ? $0 : nil } }

  /// Draws the buttons, the keys in the colour of the theme.
  ///
  /// - Parameter isOpen: whether the menu of `...` is open.
  public func paint(on canvas: inout Canvas, theme: Theme, isOpen: Bool = false) {
    for button in buttons {
      let plain = isOpen && button.name == nil ? Style.plain.with(.reverse) : .plain
      var key = plain.with(.bold)
      key.foreground = theme.palette.accent
      canvas.write(button.key, at: button.rect.origin, style: key)
      let x = button.rect.maxX - button.title.width
      canvas.write(button.title, at: Point(x: x, y: button.rect.y), style: plain)
    }
  }
}
