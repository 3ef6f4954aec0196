/// A canvas as an SVG picture, for people who have no terminal at hand.
///
/// Each piece of text stands at the place of its cells, whatever font the viewer has; lines, blocks
/// and the dots of Braille patterns are drawn as shapes, so that they join. Nothing is loaded from
/// anywhere. What is in it is SVG 1.1, which browsers, librsvg and image programs show alike.
public struct SVGPicture {
  /// The colours of the terminal that the picture shows.
  public struct Paper: Equatable, Sendable {
    /// The colour of text that asks for none.
    public var text: Color
    /// The colour behind everything.
    public var background: Color
    /// The line around the picture.
    public var frame: Color

    /// The colours of a terminal; `Color.terminal` counts as white text on black, and a frame like
    /// the text.
    public init(text: Color, background: Color, frame: Color) {
      self.text = text
      self.background = background
      self.frame = frame
    }
  }

  /// Cells that lead somewhere; the address is one that may be opened.
  public struct Link: Equatable, Sendable {
    /// The cells that lead there, in cells of the canvas.
    public var rect: Rect
    /// Where they lead; it is written into the picture as it is.
    public var address: String

    /// Cells that lead to an address; let `LinkAddress.isSafe` look at it before.
    public init(_ rect: Rect, address: String) {
      self.rect = rect
      self.address = address
    }
  }

  /// A cell's width and height and the size of the font, in pixels.
  static let cell = Size(width: 9, height: 18)
  private static let fontSize = "15"
  /// From the top of a row to the line the letters stand on.
  private static let baseline = 13
  private static let margin = 8

  /// Fonts of the usual systems that have 0.6 of their size as the width of each letter.
  private static let fonts =
    "ui-monospace,'SF Mono',Menlo,'Cascadia Mono','DejaVu Sans Mono','Liberation Mono','Noto Sans"
    + " Mono',Consolas,monospace"

  private let canvas: Canvas
  private let colors: PictureColors
  /// The links of each row.
  private let links: [Int: [Link]]

  /// A picture of a canvas, with the rows of links made links.
  ///
  /// - Parameters:
  ///   - paper: the colours of the terminal that is shown.
  ///   - links: where they overlap, the first counts.
  public init(_ canvas: Canvas, paper: Paper, links: [Link] = []) {
    self.canvas = canvas
    colors = PictureColors(paper)
    var rows: [Int: [Link]] = [:]
    for link in links {
      let top = max(0, link.rect.y)
      let bottom = max(top, min(link.rect.maxY, canvas.size.height))
      for y in top..<bottom { rows[y, default: []].append(link) }
    }
    self.links = rows
  }

  /// The whole document, with a line feed at its end.
  public var text: String {
    let width = canvas.size.width * Self.cell.width + 2 * Self.margin
    let height = canvas.size.height * Self.cell.height + 2 * Self.margin
    var markup = Markup()
    markup.element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", "\(width)"), ("height", "\(height)"),
        ("viewBox", "0 0 \(width) \(height)"),
      ]
    ) { markup in
      markup.lineFeed()
      markup.element("title", [], title)
      markup.lineFeed()
      markup.void(
        "rect",
        [
          ("x", "0.5"), ("y", "0.5"), ("width", "\(width - 1)"), ("height", "\(height - 1)"),
          ("rx", "8"), ("fill", colors.hexadecimal(colors.paper.background)),
          ("stroke", colors.hexadecimal(colors.paper.frame)),
        ], isXML: true)
      markup.lineFeed()
      markup.element("g", [("transform", "translate(\(Self.margin) \(Self.margin))")]) { markup in
        markup.lineFeed()
        SVGShapes(canvas, colors: colors).write(to: &markup)
        writeTexts(to: &markup)
      }
      markup.lineFeed()
    }
    markup.lineFeed()
    return markup.string
  }

  /// The first row that says something.
  private var title: SafeText {
    for row in canvas.rows() {
      guard row.contains(where: \.isLetter) else { continue }
      let words = row.split(separator: " ").filter { word in
        !word.unicodeScalars.contains(where: SVGShapes.draws)
      }
      return SafeText(words.joined(separator: " "), .strict)
    }
    return SafeText("A card")
  }

  private func writeTexts(to markup: inout Markup) {
    markup.element(
      "g",
      [
        ("font-family", Self.fonts), ("font-size", Self.fontSize),
        ("fill", colors.hexadecimal(colors.paper.text)), ("xml:space", "preserve"),
      ]
    ) { markup in
      markup.lineFeed()
      for y in 0..<canvas.size.height {
        let pieces = SVGPieces(canvas, row: y, links: links[y] ?? [], colors: colors).pieces
        guard !pieces.isEmpty else { continue }
        let baseline = y * Self.cell.height + Self.baseline
        markup.element("text", [("y", "\(baseline)")]) { markup in
          write(pieces, to: &markup)
        }
        markup.lineFeed()
      }
    }
  }

  private func write(_ pieces: [SVGPieces.Piece], to markup: inout Markup) {
    var end: Int?
    for piece in pieces {
      // The blanks between two pieces are there for who copies the text.
      if let end, piece.x > end {
        markup.text(SafeText(String(repeating: " ", count: piece.x - end)))
      }
      end = piece.x + piece.columns
      if let address = piece.address {
        markup.element("a", [("href", address)]) { write(piece, to: &$0) }
      } else {
        write(piece, to: &markup)
      }
    }
  }

  private func write(_ piece: SVGPieces.Piece, to markup: inout Markup) {
    let style = piece.style
    let lines =
      (style.attributes.contains(.underline) ? ["underline"] : [])
      + (style.attributes.contains(.strikethrough) ? ["line-through"] : [])
    markup.element(
      "tspan",
      [
        ("x", "\(piece.x * Self.cell.width)"),
        ("textLength", piece.columns > 1 ? "\(piece.columns * Self.cell.width)" : nil),
        // Letters that hang together are stretched; else the gaps between them would be.
        (
          "lengthAdjust",
          (piece.kind == .joined || piece.kind == .rightToLeft) && piece.columns > 1
            ? "spacingAndGlyphs" : nil
        ),
        // A wide letter is as wide as the font is high: the rest of its two cells is a gap.
        ("letter-spacing", piece.kind == .wide ? "3" : nil),
        (
          "fill",
          style.foreground == colors.paper.text ? nil : colors.hexadecimal(style.foreground)
        ),
        ("font-weight", style.attributes.contains(.bold) ? "bold" : nil),
        ("font-style", style.attributes.contains(.italic) ? "italic" : nil),
        ("text-decoration", lines.isEmpty ? nil : lines.joined(separator: " ")),
      ], SafeText(piece.text))
  }
}
