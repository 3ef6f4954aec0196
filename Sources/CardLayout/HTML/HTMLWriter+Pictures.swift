internal import AdaptiveCards
internal import Canvas

extension HTMLWriter {
  func write(_ image: Image, to out: inout Markup) {
    out.element(
      "div", attributes(image.common, HTMLWriter.classes(image.horizontalAlignment))
    ) { writePicture(image, pixels: pixels(of: image), to: &$0) }
  }

  func write(_ set: ImageSet, to out: inout Markup) {
    let images = set.images.filter { shows($0.common) }
    guard !images.isEmpty else { return }
    out.element("ul", attributes(set.common, ["images"])) { out in
      for image in images {
        out.element("li") { out in
          writePicture(
            image, pixels: image.width ?? pixels(of: set.imageSize ?? host.imageSet.imageSize),
            to: &out)
        }
      }
    }
  }

  /// A film or a sound is not played here: its poster, its title and the way to it.
  func write(_ media: Media, to out: inout Markup) {
    let sources = media.sources.filter { !$0.url.isEmpty }
    let title = HTMLWriter.strict(media.altText) ?? "Media"
    out.element("figure", attributes(media.common)) { out in
      if let poster = media.poster {
        var image = Image()
        image.url = poster
        image.altText = title
        writePicture(image, pixels: nil, to: &out)
      }
      out.element("figcaption") { out in
        for (index, source) in sources.enumerated() {
          if index > 0 { out.void("br") }
          let type = HTMLWriter.strict(source.mimeType).map { " (\($0))" } ?? ""
          let words = SafeText("▶ " + title + type, .strict)
          if LinkAddress.isSafe(source.url) {
            out.element("a", [("href", source.url), ("rel", "noopener noreferrer")], words)
          } else {
            out.text(words)
          }
        }
        for captions in media.captionSources where LinkAddress.isSafe(captions.url) {
          out.void("br")
          out.element(
            "a", [("href", captions.url), ("rel", "noopener noreferrer")],
            SafeText("Captions: " + captions.label, .strict))
        }
      }
    }
  }

  private func writePicture(_ image: Image, pixels: Int?, to out: inout Markup) {
    let isLink = image.selectAction.map { HTMLWriter.leads($0) } ?? false
    let tags = image.selectAction.flatMap { isLink ? [HTMLWriter.tag(for: $0)] : nil } ?? []
    HTMLWriter.nest(tags, to: &out) { writeFrame(image, pixels: pixels, to: &$0) }
    if !isLink { writeSelect(image.selectAction, to: &out) }
  }

  /// The picture, or where it is not to be shown its alternative text in a frame.
  private func writeFrame(_ image: Image, pixels: Int?, to out: inout Markup) {
    let text = HTMLWriter.strict(image.altText)
    let url = host.address(ofPicture: image.url)
    guard showsPictures, HTMLWriter.isPicture(url) else {
      out.element("span", [("class", "alt")], SafeText(text ?? "picture", .strict))
      return
    }
    out.void(
      "img",
      [
        ("src", url), ("alt", text ?? ""), ("width", pixels.map { "\(min($0, 4000))" }),
        ("height", image.pixelHeight.map { "\(min($0, 4000))" }), ("loading", "lazy"),
        ("class", image.style == .default ? nil : image.style.rawValue),
      ])
  }

  /// Pictures of the web, and those that are in the card itself; in an `img` none of them can run
  /// anything.
  static func isPicture(_ url: String) -> Bool {
    if url.utf8.starts(with: "data:image/".utf8) {
      return url.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    }
    guard let colon = url.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = url[..<colon].lowercased()
    return (scheme == "http" || scheme == "https") && LinkAddress.isSafe(url)
  }

  private func pixels(of image: Image) -> Int? {
    image.width ?? pixels(of: image.size ?? host.image.imageSize)
  }

  private func pixels(of size: Image.Size) -> Int? {
    switch size {
    case .auto, .stretch: nil
    case .small: host.imageSizes.small
    case .medium: host.imageSizes.medium
    case .large: host.imageSizes.large
    }
  }
}
