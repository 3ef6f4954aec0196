internal import AdaptiveCards
internal import Canvas

extension Layouter {
  /// Pictures of one size in as many rows as the width asks for; those of a row are equally high.
  ///
  /// Stacked ones lie on each other: each frame begins on the right edge of the one before.
  func imageSet(_ set: ImageSet, width: Int, _ surroundings: Surroundings) -> Box? {
    let images = set.images.filter { shows($0.common) }
    guard !images.isEmpty, width > 0 else { return nil }
    let size = imageSetSize(set)
    let columns = imageSetColumns(size, count: images.count, width: width)
    let step = step(of: set, columns)
    let perRow = max(1, (width - columns) / step + 1)
    let rows = imageSetRows(size)
    let rowGap = set.style == .stacked ? 0 : Metrics.imageRowGap
    var stack = Stack(width: width)
    var start = 0
    while start < images.count {
      let row = images[start..<min(start + perRow, images.count)]
      var boxes = row.map { image in
        picture(
          image, imageWords(image, on: surroundings.background),
          size: Size(width: columns, height: rows), surroundings)
      }
      let height = boxes.map(\.size.height).max() ?? 0
      for (place, image) in row.enumerated() {
        boxes[place] = picture(
          image, imageWords(image, on: surroundings.background),
          size: Size(width: columns, height: height), surroundings
        ).placed(x: place * step, y: 0)
        boxes[place].node = Box.Node(
          path: image.common.path, type: "Image", id: image.common.id)
      }
      stack.add(
        Box(size: Size(width: width, height: height), children: boxes), rowsAbove: rowGap)
      start += row.count
    }
    return stack.box
  }

  /// Only three sizes mean something here; others count as medium (JavaScript renderer).
  private func imageSetSize(_ set: ImageSet) -> Image.Size {
    let size = set.imageSize ?? host.imageSet.imageSize
    return switch size {
    case .small, .large: size
    case .auto, .stretch, .medium: .medium
    }
  }

  /// The host's greatest height holds for the frames; what their words need comes first.
  private func imageSetRows(_ size: Image.Size) -> Int {
    min(Metrics.leastRows(of: size), max(3, Metrics.rows(pixels: host.imageSet.maxImageHeight)))
  }

  /// From the beginning of a picture to that of the next.
  private func step(of set: ImageSet, _ columns: Int) -> Int {
    max(1, columns + (set.style == .stacked ? -1 : Metrics.imageGap))
  }

  /// Where only one picture would stand in a row, two do if they need not be too small for it.
  private func imageSetColumns(_ size: Image.Size, count: Int, width: Int) -> Int {
    let columns = min(width, imageColumns(size))
    let half = (width - Metrics.imageGap) / 2
    return count > 1 && columns > half && half >= Metrics.smallPicture ? half : columns
  }

  func naturalWidth(ofImages set: ImageSet) -> Int {
    let columns = imageColumns(imageSetSize(set))
    let count = min(set.images.count, Metrics.imagesOfARow)
    return count == 0 ? 0 : (count - 1) * step(of: set, columns) + columns
  }
}

extension Metrics {
  static let imageGap = 1
  /// Narrower frames hold no words.
  static let smallPicture = 12
  static let imageRowGap = 0
  /// As many pictures as a set wants beside each other when it may have all it wants.
  static let imagesOfARow = 8
}
