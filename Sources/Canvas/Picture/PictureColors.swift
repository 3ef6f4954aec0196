/// Turns the colours of cells into those of a picture, where nothing is left to a terminal.
struct PictureColors {
  let paper: SVGPicture.Paper

  /// - Parameter paper: colours in numbers; the terminal's own count as white on black.
  init(_ paper: SVGPicture.Paper) {
    let text = paper.text == .terminal ? Color.rgb(255, 255, 255) : paper.text
    let background = paper.background == .terminal ? Color.rgb(0, 0, 0) : paper.background
    self.paper = SVGPicture.Paper(
      text: text, background: background, frame: paper.frame == .terminal ? text : paper.frame)
  }

  /// A style without reverse and dim, and with colours that are known.
  func resolved(_ style: Style) -> Style {
    var resolved = style
    if resolved.foreground == .terminal { resolved.foreground = paper.text }
    if resolved.background == .terminal { resolved.background = paper.background }
    if style.attributes.contains(.dim) {
      resolved.foreground = resolved.foreground.mixed(with: resolved.background, 0.35)
        .readable(on: resolved.background, depth: .truecolor)
    }
    if style.attributes.contains(.reverse) {
      (resolved.foreground, resolved.background) = (resolved.background, resolved.foreground)
    }
    resolved.attributes.subtract([.dim, .reverse])
    return resolved
  }

  /// `#rrggbb`
  func hexadecimal(_ color: Color) -> String {
    guard let parts = color.components else { return "none" }
    return "#" + [parts.red, parts.green, parts.blue].map(PictureColors.digits).joined()
  }

  private static func digits(_ part: UInt8) -> String {
    (part < 16 ? "0" : "") + String(part, radix: 16)
  }
}
