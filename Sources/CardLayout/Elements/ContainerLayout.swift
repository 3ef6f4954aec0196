internal import AdaptiveCards
internal import Canvas

/// What a container says about its frame: padding, background, height.
///
/// Two things that containers and cards have mean nothing here. A `backgroundImage` lies behind text,
/// where cells have room for one colour alone: without it the text has the contrast it has
/// elsewhere, and no padding that nothing is seen of. What is higher than `maxHeight` would scroll
/// by itself; in a terminal the card alone scrolls, and nothing of it is cut.
struct Frame {
  var style: ContainerStyle?
  var hasBorder = false
  /// In pixels.
  var minHeight: Int?
}

extension Layouter {
  func container(_ element: Element, width: Int, _ surroundings: Surroundings) -> Box? {
    guard case .container(let container) = element else { return nil }
    return self.container(container, width: width, surroundings)
  }

  /// - Parameter width: in cells, the margins of the surroundings included; the box has them too.
  func container(_ container: Container, width: Int, _ surroundings: Surroundings) -> Box? {
    let aligned = surroundings.aligned(
      container.horizontalAlignment, container.verticalContentAlignment, rtl: container.rtl)
    return group(Frame(container), width: width, aligned) { width, surroundings in
      self.items(container.items, container.layouts, width: width, surroundings)
    }.map { selectable($0, container.selectAction) }
  }

  /// A group with a style of its own: padding, a background where colours allow, and a bar at the
  /// edge where reading begins, which shows the style without them.
  ///
  /// A style that is in force already changes nothing and has no padding (as in all of Microsoft's
  /// renderers). Only what has padding can bleed.
  func group(
    _ frame: Frame, width: Int, _ surroundings: Surroundings, content: (Int, Surroundings) -> Box
  ) -> Box? {
    let style = frame.style ?? surroundings.style
    let hasStyle = style != surroundings.style
    var inside = surroundings.inBody
    inside.style = style
    guard hasStyle || frame.hasBorder else {
      let box = content(width, inside)
      guard box.size.height > 0 || frame.minHeight != nil else { return nil }
      return directed(box.grown(to: Metrics.rows(pixels: frame.minHeight ?? 0)))
    }
    inside.background = hasStyle ? theme.palette.background(of: style) : surroundings.background
    inside.margins = metrics.padding(width: width)
    // Too narrow for padding on both sides, the bar still stands clear of the text.
    let hasBar = !frame.hasBorder && width > metrics.paddingColumns
    if hasBar, inside.margins.columns == 0 {
      if surroundings.isRightToLeft {
        inside.margins.right = metrics.paddingColumns
      } else {
        inside.margins.left = metrics.paddingColumns
      }
    }
    let box = content(width, inside)
    return framed(box, frame, hasBar: hasBar, width: width, inside, in: surroundings)
  }

  /// The content of a group with what shows its style.
  private func framed(
    _ content: Box, _ frame: Frame, hasBar: Bool, width: Int, _ inside: Surroundings,
    in surroundings: Surroundings
  ) -> Box {
    var box = content
    if box.size.height == 0 { box.size.height = inside.margins.top + inside.margins.bottom }
    box = box.grown(to: Metrics.rows(pixels: frame.minHeight ?? 0))
    if inside.background != surroundings.background {
      box.content = .fill(Style(background: inside.background))
    }
    if frame.hasBorder {
      box.children.append(.spanning(box.size, .frame(theme.line(on: inside.background))))
    } else if hasBar {
      let bar = Style(foreground: theme.palette.bar(inside.style), background: inside.background)
      var edge = Box.spanning(Size(width: 1, height: box.size.height), .rule(bar))
      if surroundings.isRightToLeft { edge.origin.x = width - 1 }
      box.children.append(edge)
    }
    return directed(box)
  }

  private func directed(_ box: Box) -> Box {
    var box = box
    box.isDirected = true
    return box
  }

  /// The columns that a container takes when it may have all it wants.
  func naturalWidth(of container: Container) -> Int {
    memory.naturalWidth(of: container.common.path) {
      var width = naturalWidth(container.items)
      if case .flow(let flow)? = layout(of: container.layouts) {
        width = naturalWidth(of: flow, container.items)
      }
      let isPadded = container.style != nil || container.showBorder
      return width + (isPadded && width > 0 ? 2 * metrics.paddingColumns : 0)
    }
  }
}

extension Box {
  /// Something drawn over all of the box around it, however high that becomes.
  fileprivate static func spanning(_ size: Size, _ content: Content) -> Box {
    var box = Box(size: size, content: content)
    box.growth.spans = true
    return box
  }
}

extension Frame {
  init(_ container: Container) {
    self.init(
      style: container.style, hasBorder: container.showBorder, minHeight: container.minHeight)
  }

  init(_ set: ColumnSet) {
    self.init(style: set.style, hasBorder: set.showBorder, minHeight: set.minHeight)
  }
}
