internal import AdaptiveCards
internal import Canvas

extension Layouter {
  /// A film or a sound as a frame with its title and a `▶`; it is not played here, pressing it opens
  /// the first source that can be played (DECISIONS, row 33). What it is and which captions there
  /// are stands below.
  func media(_ media: Media, width: Int, _ surroundings: Surroundings) -> Box? {
    let source = media.playableSource
    let background = surroundings.background
    let title = mediaTitle(media, source)
    let columns = min(width, max(Metrics.mediaColumns, min(title.width + 8, width)))
    let mark = theme.glyphs.isASCII ? ">" : source?.isSound == true ? "♪" : "▶"
    let text = StyledText([
      StyledText.Run(
        SafeText(mark + "  "),
        style: Style(
          foreground: theme.palette.color(.accent, on: background), background: background)),
      StyledText.Run(title, style: theme.plain(on: background).with(.bold)),
    ])
    let lines = text.lines(width: max(1, columns - 4), wrap: true, ellipsis: ellipsis)
    // A film has the height of its picture, a sound that of its title.
    let margin = source?.isSound == true || width < Metrics.mediaColumns ? 0 : 1
    let label = Box(lines, width: max(1, columns - 4), .center).placed(x: 2, y: 1 + margin)
    var frame = Box(
      size: Size(width: columns, height: lines.count + 2 + 2 * margin),
      content: .frame(theme.line(on: background)), children: [label])
    if let source, !source.url.isEmpty, host.supportsInteractivity {
      frame.focus = Focusable(
        path: media.common.path, role: .link, title: title.string, label: "Play " + title.string,
        isEnabled: true, target: .link(source.url))
    }
    var stack = Stack(width: width)
    stack.add(frame, rowsAbove: 0)
    let notes = StyledText(mediaNotes(media, source), style: theme.placeholder(on: background))
      .lines(width: width, wrap: true, ellipsis: ellipsis)
    if !notes.isEmpty { stack.add(Box(notes, width: width), rowsAbove: 0) }
    return stack.box
  }

  private func mediaTitle(_ media: Media, _ source: Media.Item?) -> SafeText {
    if let text = media.altText, !text.isEmpty { return SafeText(text, .strict) }
    return WebAddress(source?.url ?? "").fileName.map { SafeText($0, .strict) }
      ?? SafeText(source?.isSound == true ? "Sound" : "Video")
  }

  /// `video/mp4 · example.org · captions: English, Deutsch`
  private func mediaNotes(_ media: Media, _ source: Media.Item?) -> SafeText {
    var notes: [String] = []
    if let type = source?.mimeType, !type.isEmpty { notes.append(type) }
    if let host = WebAddress(source?.url ?? "").host { notes.append(host) }
    let captions = media.captionSources.map { $0.label.isEmpty ? $0.mimeType : $0.label }
      .filter { !$0.isEmpty }
    if !captions.isEmpty { notes.append("captions: " + captions.joined(separator: ", ")) }
    return SafeText(notes.joined(separator: theme.glyphs.isASCII ? " - " : " · "), .strict)
  }

  func naturalWidth(ofMedia media: Media) -> Int {
    max(Metrics.mediaColumns, mediaTitle(media, media.playableSource).width + 8)
  }
}

extension Metrics {
  /// The columns of a film's frame.
  static let mediaColumns = 36
}

extension Media {
  /// The first source whose type can be played; a page of a film service says no type.
  var playableSource: Item? {
    sources.first { item in
      guard !item.url.isEmpty else { return false }
      guard let type = item.mimeType?.lowercased(), !type.isEmpty else { return true }
      return type.hasPrefix("video/") || type.hasPrefix("audio/")
    } ?? sources.first
  }
}

extension Media.Item {
  var isSound: Bool { mimeType?.lowercased().hasPrefix("audio/") ?? false }
}

/// The parts of an address that tell a person what it leads to.
struct WebAddress {
  /// nil for an address without one, such as `data:`.
  let host: String?
  /// The last part of the path; nil when there is none.
  let fileName: String?

  init(_ address: String) {
    let bytes = Array(address.utf8)
    guard !address.lowercased().hasPrefix("data:") else {
      (host, fileName) = (nil, nil)
      return
    }
    let end = bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? bytes.count
    var path = bytes[..<end]
    var host: [UInt8] = []
    if let colon = path.firstIndex(of: UInt8(ascii: ":")), path[colon...].starts(with: "://".utf8) {
      let rest = path[(colon + 3)...]
      let slash = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
      // A name before the host is how addresses lie.
      let at = rest[..<slash].lastIndex(of: UInt8(ascii: "@")).map { $0 + 1 } ?? rest.startIndex
      host = Array(rest[at..<slash])
      path = rest[slash...]
    }
    self.host = host.isEmpty ? nil : String(decoding: host, as: UTF8.self)
    let name = path.split(separator: UInt8(ascii: "/")).last ?? []
    fileName = name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }
}
