internal import AdaptiveCards
internal import Canvas

extension Layouter {
  /// A picture as a frame of its size with its alternative text in it.
  ///
  /// Its own shape is not known: the frame is as high as its text needs, and at least as high as
  /// a picture of its size looks right.
  func image(_ image: Image, width: Int, _ surroundings: Surroundings) -> Box? {
    let words = imageWords(image, on: surroundings.background)
    let box: Box
    if isInline(image) {
      box = selectable(
        Box(words.lines(width: width, wrap: true, ellipsis: ellipsis)), image.selectAction)
    } else {
      let columns = imageColumns(image, words, width: width)
      box = picture(
        image, words, size: Size(width: columns, height: imageRows(image, width: columns)),
        surroundings)
    }
    return aligned(box, image.horizontalAlignment, width: width, surroundings)
  }

  /// The frame of a picture, pressed as a whole when it has a select action. It grows where its
  /// text would be cut.
  ///
  /// - Parameter size: at least this high, exactly this wide.
  func picture(_ image: Image, _ words: StyledText, size: Size, _ surroundings: Surroundings)
    -> Box
  {
    // A word that is too long for the frame's blanks takes them.
    let margin = words.longestWord <= size.width - 4 || size.width < 3 ? 2 : 1
    let inner = max(1, size.width - 2 * margin)
    let lines = words.lines(
      width: inner, wrap: true, maxLines: Metrics.tallestFrame - 2, ellipsis: ellipsis)
    let height = max(size.height, lines.count + 2)
    let label = Box(lines, width: inner, .center)
      .placed(x: margin, y: 1 + (height - 2 - lines.count) / 2)
    let size = Size(width: size.width, height: height)
    let line = theme.line(on: surroundings.background)
    var frame = Box(size: size, content: .frame(line), children: [label])
    // A person is cut out round; a cell has no more than round corners.
    if image.style != .default { frame.content = .drawing(roundFrame(size, line)) }
    return selectable(frame, image.selectAction)
  }

  private func roundFrame(_ size: Size, _ style: Style) -> [TextLine] {
    let glyphs = FrameGlyphs(theme.glyphs, isRound: true)
    let row = { (left: Unicode.Scalar, middle: Unicode.Scalar, right: Unicode.Scalar) in
      TextLine(
        SafeText(left, times: 1) + SafeText(middle, times: size.width - 2)
          + SafeText(right, times: 1), style)
    }
    let sides = row(glyphs.vertical, " ", glyphs.vertical)
    return [row(glyphs.topLeft, glyphs.horizontal, glyphs.topRight)]
      + Array(repeating: sides, count: max(0, size.height - 2))
      + [row(glyphs.bottomLeft, glyphs.horizontal, glyphs.bottomRight)]
  }

  /// A picture smaller than a frame, such as an icon in a row of text.
  private func isInline(_ image: Image) -> Bool {
    guard let pixels = image.width else { return false }
    return Metrics.columns(pixels: pixels) < Metrics.smallestFrame
  }

  /// What stands for the picture: its alternative text, else the last part of its address and
  /// where that leads.
  func imageWords(_ image: Image, on background: Color) -> StyledText {
    let style = theme.plain(on: background)
    if let text = image.altText, !text.isEmpty {
      let text = SafeText(text, .strict)
      return StyledText(isInline(image) ? SafeText("[") + text + SafeText("]") : text, style: style)
    }
    if isInline(image) { return StyledText(theme.glyphs.isASCII ? "[]" : "▣", style: style) }
    let address = WebAddress(host.address(ofPicture: image.url))
    let name = SafeText(address.fileName ?? "picture", .strict)
    guard let host = address.host else { return StyledText(name, style: style) }
    return StyledText([
      StyledText.Run(name, style: style), StyledText.Run("\n", style: style),
      StyledText.Run(SafeText(host, .strict), style: theme.placeholder(on: background)),
    ])
  }

  /// The columns of the frame, at most `width`; a word of its text widens it up to its double.
  private func imageColumns(_ image: Image, _ words: StyledText, width: Int) -> Int {
    if let pixels = image.width { return min(width, Metrics.columns(pixels: pixels)) }
    let columns: Int
    let size = image.size ?? host.image.imageSize
    switch size {
    case .small, .medium, .large: columns = imageColumns(size)
    case .stretch: return width == .max ? words.naturalWidth + 4 : width
    case .auto: return min(width, words.naturalWidth + 4, Metrics.widestAutoFrame)
    }
    return min(width, max(columns, min(words.longestWord + 4, 2 * columns)))
  }

  /// The columns of a size that the host config names; nil means medium.
  func imageColumns(_ size: Image.Size) -> Int {
    let pixels =
      switch size {
      case .small: host.imageSizes.small
      case .large: host.imageSizes.large
      case .medium, .auto, .stretch: host.imageSizes.medium
      }
    return max(Metrics.smallestFrame, Metrics.columns(pixels: pixels))
  }

  private func imageRows(_ image: Image, width: Int) -> Int {
    if let pixels = image.pixelHeight {
      return min(Metrics.tallestFrame, max(3, Metrics.rows(pixels: pixels)))
    }
    if image.width != nil { return max(3, min(width / 4, Metrics.leastRows(of: .large))) }
    return Metrics.leastRows(of: image.size ?? host.image.imageSize)
  }

  func naturalWidth(ofImage image: Image) -> Int {
    let words = imageWords(image, on: .terminal)
    return isInline(image) ? words.naturalWidth : imageColumns(image, words, width: .max)
  }
}

extension Metrics {
  /// The columns of a frame with two of text in it.
  static let smallestFrame = 6
  /// A picture of any size is seen at once on most screens.
  static let tallestFrame = 48
  /// The widest frame of a picture whose size the card leaves open.
  static let widestAutoFrame = 36

  /// A frame of fewer rows would look like a button.
  static func leastRows(of size: Image.Size) -> Int {
    switch size {
    case .auto, .small: 3
    case .medium, .stretch: 5
    case .large: 7
    }
  }
}

/// The characters of a frame, with round corners where there are such characters.
struct FrameGlyphs {
  var horizontal: Unicode.Scalar
  var vertical: Unicode.Scalar
  var topLeft: Unicode.Scalar
  var topRight: Unicode.Scalar
  var bottomLeft: Unicode.Scalar
  var bottomRight: Unicode.Scalar

  init(_ glyphs: Glyphs, isRound: Bool) {
    (horizontal, vertical) = (glyphs.horizontal, glyphs.vertical)
    if isRound, !glyphs.isASCII {
      (topLeft, topRight, bottomLeft, bottomRight) = ("╭", "╮", "╰", "╯")
    } else if isRound {
      (topLeft, topRight, bottomLeft, bottomRight) = (".", ".", "'", "'")
    } else {
      (topLeft, topRight) = (glyphs.topLeft, glyphs.topRight)
      (bottomLeft, bottomRight) = (glyphs.bottomLeft, glyphs.bottomRight)
    }
  }
}
