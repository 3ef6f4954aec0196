internal import AdaptiveCards
internal import Canvas

extension Layouter {
  /// A picture as a frame of its size with its alternative text in it.
  func image(_ image: Image, width: Int, _ surroundings: Surroundings) -> Box? {
    let size = imageSize(image, width: width)
    guard size.width > 0 else { return nil }
    let text = StyledText([
      StyledText.Run(imageText(image), style: theme.plain(on: surroundings.background))
    ])
    let x =
      switch image.horizontalAlignment ?? surroundings.horizontalAlignment {
      case .left: 0
      case .center: (width - size.width) / 2
      case .right: width - size.width
      }
    let inner = Size(width: size.width - 4, height: size.height - 2)
    let lines = text.lines(
      width: max(1, inner.width), wrap: true, maxLines: max(1, inner.height), ellipsis: ellipsis)
    let label = Box(
      origin: Point(x: 2, y: 1 + max(0, (inner.height - lines.count) / 2)),
      size: Size(width: inner.width, height: lines.count), content: .lines(lines, .center))
    let frame = Box(
      size: size, content: .frame(theme.line(on: surroundings.background)), children: [label])
    let picture = selectable(frame.placed(x: max(0, x), y: 0), image.selectAction)
    return Box(size: Size(width: width, height: size.height), children: [picture])
  }

  /// What stands for the picture: its alternative text, else the last part of its address.
  func imageText(_ image: Image) -> SafeText {
    if let text = image.altText, !text.isEmpty { return SafeText(text, .strict) }
    let path = image.url.prefix { $0 != "?" && $0 != "#" }
    let name = path.split(separator: "/").last.map(String.init) ?? "image"
    return SafeText(image.url.hasPrefix("data:") ? "image" : name, .strict)
  }

  /// The frame in cells, at most `width` wide.
  func imageSize(_ image: Image, width: Int) -> Size {
    let label = imageText(image).width + 4
    let columns: Int
    if let pixels = image.width {
      columns = Metrics.columns(pixels: pixels)
    } else {
      switch image.size {
      case .small: columns = Metrics.columns(pixels: 80)
      case .medium: columns = Metrics.columns(pixels: 120)
      case .large: columns = Metrics.columns(pixels: 180)
      case .stretch: columns = min(width, max(label, Metrics.inputColumns * 2))
      case .auto: columns = min(label, Metrics.inputColumns)
      }
    }
    let shown = min(width, max(6, columns))
    if let pixels = image.pixelHeight {
      return Size(width: shown, height: max(3, Metrics.rows(pixels: pixels)))
    }
    // As high as its text needs, up to square: the picture's own shape is not known.
    let rows = (label - 4 + max(1, shown - 5)) / max(1, shown - 4)
    return Size(width: shown, height: 2 + min(max(1, rows), max(1, shown / 2 - 2)))
  }
}
