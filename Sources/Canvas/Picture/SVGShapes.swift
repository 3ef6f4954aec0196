/// All of a picture that is not text: what is behind the cells, lines, blocks, and dots.
struct SVGShapes {
  /// Whether a character is drawn as a shape instead of as text.
  static func draws(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2500...0x257F: BoxArms(scalar) != nil
    case 0x2580...0x259F, 0x2800...0x28FF: true
    default: false
    }
  }

  private let canvas: Canvas
  private let colors: PictureColors
  private var fills = ShapePaths()
  private var strokes = ShapePaths()

  init(_ canvas: Canvas, colors: PictureColors) {
    self.canvas = canvas
    self.colors = colors
    addBackgrounds()
    for y in 0..<canvas.size.height {
      for x in 0..<canvas.size.width { addGlyph(x: x, y: y) }
    }
  }

  func write(to markup: inout Markup) {
    for (key, path) in fills.finished() {
      markup.void(
        "path",
        [
          ("fill", colors.hexadecimal(key.color)), ("shape-rendering", "crispEdges"), ("d", path),
        ], isXML: true)
      markup.lineFeed()
    }
    for (key, path) in strokes.finished() {
      markup.void(
        "path",
        [
          ("fill", "none"), ("stroke", colors.hexadecimal(key.color)),
          ("stroke-width", "\(key.width)"), ("d", path),
        ], isXML: true)
      markup.lineFeed()
    }
  }

  // MARK: Behind the text

  private mutating func addBackgrounds() {
    let (width, height) = (SVGPicture.cell.width, SVGPicture.cell.height)
    var known = (from: Style.plain, to: colors.paper.background)
    for y in 0..<canvas.size.height {
      var start = 0
      var color = colors.paper.background
      for x in 0...canvas.size.width {
        var next = colors.paper.background
        if x < canvas.size.width {
          let style = canvas[x, y].style
          if style != known.from { known = (style, colors.resolved(style).background) }
          next = known.to
        }
        guard next != color || x == canvas.size.width else { continue }
        if color != colors.paper.background {
          fills.add(
            Rect(x: start * width, y: y * height, width: (x - start) * width, height: height), color
          )
        }
        (start, color) = (x, next)
      }
    }
  }

  // MARK: Shapes

  private mutating func addGlyph(x: Int, y: Int) {
    guard case .scalar(let scalar) = canvas[x, y].glyph, scalar.value >= 0x2500,
      SVGShapes.draws(scalar)
    else { return }
    let style = colors.resolved(canvas[x, y].style)
    let corner = Point(x: x * SVGPicture.cell.width, y: y * SVGPicture.cell.height)
    if let arms = BoxArms(scalar) {
      add(arms, at: corner, style.foreground)
    } else if scalar.value >= 0x2800 {
      addDots(UInt8(truncatingIfNeeded: scalar.value), at: corner, style.foreground)
    } else {
      addBlock(scalar, at: corner, style)
    }
  }

  private mutating func add(_ arms: BoxArms, at corner: Point, _ color: Color) {
    let (width, height) = (SVGPicture.cell.width, SVGPicture.cell.height)
    let middle = Point(x: corner.x + width / 2, y: corner.y + height / 2 - 1)
    if arms.isRound {
      let x = arms.right == .none ? corner.x : corner.x + width
      let y = arms.down == .none ? corner.y : corner.y + height
      strokes.add(
        "M\(x) \(middle.y).5Q\(middle.x).5 \(middle.y).5 \(middle.x).5 \(y)", color, width: 1)
      return
    }
    for (weight, end) in [(arms.left, corner.x), (arms.right, corner.x + width)] {
      for (offset, thickness) in weight.lines {
        strokes.addLine(
          from: min(end, middle.x), to: max(end, middle.x + 1), at: middle.y + offset,
          isVertical: false, color, width: thickness)
      }
    }
    for (weight, end) in [(arms.up, corner.y), (arms.down, corner.y + height)] {
      for (offset, thickness) in weight.lines {
        strokes.addLine(
          from: min(end, middle.y), to: max(end, middle.y + 1), at: middle.x + offset,
          isVertical: true, color, width: thickness)
      }
    }
  }

  /// The dots of a Braille pattern, in the order of its bits.
  private mutating func addDots(_ bits: UInt8, at corner: Point, _ color: Color) {
    let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
    for (bit, place) in places.enumerated() where bits & (1 << UInt8(bit)) != 0 {
      fills.add(
        Rect(
          x: corner.x + 1 + place.0 * 5, y: corner.y + 1 + place.1 * 9 / 2, width: 2, height: 2),
        color)
    }
  }

  private mutating func addBlock(_ scalar: Unicode.Scalar, at corner: Point, _ style: Style) {
    let (width, height) = (SVGPicture.cell.width, SVGPicture.cell.height)
    /// Eighths of the cell.
    func part(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> Rect {
      let (x, y) = (left * width / 8, top * height / 8)
      return Rect(
        x: corner.x + x, y: corner.y + y, width: right * width / 8 - x,
        height: bottom * height / 8 - y)
    }
    let value = Int(scalar.value)
    switch value {
    case 0x2580: fills.add(part(0, 0, 8, 4), style.foreground)
    case 0x2581...0x2588: fills.add(part(0, 8 - (value - 0x2580), 8, 8), style.foreground)
    case 0x2589...0x258F: fills.add(part(0, 0, 8 - (value - 0x2588), 8), style.foreground)
    case 0x2590: fills.add(part(4, 0, 8, 8), style.foreground)
    case 0x2591...0x2593:
      let share = 1 - Double(value - 0x2590) / 4
      fills.add(part(0, 0, 8, 8), style.foreground.mixed(with: style.background, share))
    case 0x2594: fills.add(part(0, 0, 8, 1), style.foreground)
    case 0x2595: fills.add(part(7, 0, 8, 8), style.foreground)
    default:
      // Upper left, upper right, lower left, lower right.
      let quarters = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14][max(0, min(9, value - 0x2596))]
      for (bit, place) in [(0, 0), (4, 0), (0, 4), (4, 4)].enumerated()
      where quarters & (1 << bit) != 0 {
        fills.add(part(place.0, place.1, place.0 + 4, place.1 + 4), style.foreground)
      }
    }
  }
}

extension BoxArms.Weight {
  /// The lines of an arm: how far from its middle, and how thick, in pixels.
  fileprivate var lines: [(offset: Int, width: Int)] {
    switch self {
    case .none: []
    case .light: [(0, 1)]
    case .heavy: [(0, 3)]
    case .double: [(-1, 1), (1, 1)]
    }
  }
}
