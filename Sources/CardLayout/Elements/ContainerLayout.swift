internal import AdaptiveCards
internal import Canvas

extension Layouter {
  func container(_ container: Container, width: Int, _ surroundings: Surroundings) -> Box? {
    group(
      style: container.style, minHeight: container.minHeight,
      verticalAlignment: container.verticalContentAlignment, width: width, surroundings
    ) { width, surroundings in
      self.stacked(container.items, width: width, surroundings)
    }.map { selectable($0, container.selectAction) }
  }

  /// A group with a style of its own: padding, a background where colours allow, and a bar at its
  /// left that shows the style without them.
  func group(
    style: ContainerStyle?, minHeight: Int?, verticalAlignment: VerticalAlignment?, width: Int,
    _ surroundings: Surroundings, content: (Int, Surroundings) -> Box
  ) -> Box? {
    let own = style ?? surroundings.style
    var inside = surroundings.inBody
    inside.style = own
    guard own != surroundings.style else {
      let box = content(width, inside)
      guard box.size.height > 0 else { return nil }
      return withMinHeight(box, pixels: minHeight, verticalAlignment)
    }
    inside.background = theme.palette.background(of: own)
    var box = padded(width: width) { content($0, inside) }
    box = withMinHeight(box, pixels: minHeight, verticalAlignment)
    if inside.background != surroundings.background {
      box.content = .fill(Style(background: inside.background))
    }
    box.children.append(
      Box(
        size: Size(width: 1, height: box.size.height),
        content: .rule(Style(foreground: theme.palette.bar(own), background: inside.background))))
    return box
  }

  private func withMinHeight(_ box: Box, pixels: Int?, _ alignment: VerticalAlignment?) -> Box {
    guard let pixels, Metrics.rows(pixels: pixels) > box.size.height else { return box }
    var box = box
    let spare = Metrics.rows(pixels: pixels) - box.size.height
    let above =
      switch alignment {
      case .top, nil: 0
      case .center: spare / 2
      case .bottom: spare
      }
    box.size.height += spare
    box.children = box.children.map { $0.placed(x: $0.origin.x, y: $0.origin.y + above) }
    return box
  }
}
