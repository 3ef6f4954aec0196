/// The texts of a row, cut where their look, their link or the kind of their letters changes.
struct SVGPieces {
  struct Piece: Equatable {
    var x: Int
    var columns: Int
    var text: String
    var style: Style
    var address: String?
    var kind: Kind
  }

  /// What the letters of a piece have in common, so that a font that is not quite as wide as its
  /// cells shifts nothing but its own letters.
  enum Kind: Equatable {
    case letters
    case wide
    /// Letters that hang together, as those of India do.
    case joined
    case rightToLeft
    /// Signs that often come from another font: each stands for itself.
    case sign

    init(_ scalar: Unicode.Scalar, isWide: Bool) {
      switch scalar.value {
      case 0x0590..<0x0900, 0xFB1D..<0xFE00, 0xFE70..<0xFF00: self = .rightToLeft
      case 0x0900..<0x1100: self = .joined
      case 0x2010...0x2027: self = .letters
      case 0x3000..<0xFB00 where isWide: self = .wide
      case 0..<0x2000: self = isWide ? .wide : .letters
      default: self = .sign
      }
    }
  }

  private(set) var pieces: [Piece] = []
  private var kind = Kind.letters

  /// - Parameter links: the places of links on the row.
  init(_ canvas: Canvas, row y: Int, links: [SVGPicture.Link], colors: PictureColors) {
    var known = (from: Style.plain, to: colors.resolved(.plain))
    for x in 0..<canvas.size.width {
      let cell = canvas[x, y]
      guard !cell.isContinuation else { continue }
      if cell.style != known.from { known = (cell.style, colors.resolved(cell.style)) }
      let address = links.last { $0.rect.contains(Point(x: x, y: y)) }?.address
      let isWide = canvas[x + 1, y].isContinuation
      add(canvas.text(of: cell), x: x, columns: isWide ? 2 : 1, known.to, address)
    }
    trimEnd()
    // Cells hold what is seen from left to right; a viewer turns such letters round itself.
    for index in pieces.indices where pieces[index].kind == .rightToLeft {
      pieces[index].text = String(pieces[index].text.reversed())
    }
  }

  private mutating func add(
    _ text: String, x: Int, columns: Int, _ style: Style, _ address: String?
  ) {
    guard let scalar = text.unicodeScalars.first, !SVGShapes.draws(scalar) else {
      trimEnd()
      return
    }
    let isBlank = scalar == " "
    let isLined = !style.attributes.isDisjoint(with: [.underline, .strikethrough])
    let kind = isBlank ? self.kind : Kind(scalar, isWide: columns > 1)
    if let last = pieces.indices.last, pieces[last].x + pieces[last].columns == x,
      self.kind == kind, kind != .sign, fits(style, pieces[last].style, isBlank: isBlank),
      pieces[last].address == address, isLined || !(isBlank && pieces[last].text.hasSuffix(" "))
    {
      pieces[last].text += text
      pieces[last].columns += columns
      return
    }
    trimEnd()
    guard !isBlank || isLined else { return }
    self.kind = kind
    pieces.append(
      Piece(
        x: x, columns: columns, text: text, style: style, address: address, kind: kind))
  }

  /// What is behind the letters is drawn elsewhere, and a blank has no colour or weight.
  private func fits(_ style: Style, _ before: Style, isBlank: Bool) -> Bool {
    let lines: Style.Attributes = [.underline, .strikethrough]
    if isBlank {
      return style.attributes.intersection(lines) == before.attributes.intersection(lines)
    }
    return style.foreground == before.foreground && style.attributes == before.attributes
  }

  /// Takes blanks that nobody sees off the end of the last piece.
  private mutating func trimEnd() {
    guard let last = pieces.indices.last,
      pieces[last].style.attributes.isDisjoint(with: [.underline, .strikethrough])
    else { return }
    while pieces[last].text.hasSuffix(" ") {
      pieces[last].text.removeLast()
      pieces[last].columns -= 1
    }
  }
}
