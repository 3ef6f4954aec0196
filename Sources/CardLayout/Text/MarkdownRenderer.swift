internal import CCmark
internal import Canvas

/// Turns text with markup into paragraphs of styled text.
struct MarkdownRenderer {
  let base: Style
  let look: CardText.Look
  let ascii: Bool

  func paragraphs(_ text: String) -> [CardText.Paragraph] {
    let bytes = Array(text.utf8)
    let blocks = MarkdownBlocks.blocks(of: bytes, bullet: ascii ? "- " : "• ")
    var paragraphs: [CardText.Paragraph] = []
    paragraphs.reserveCapacity(blocks.count)
    for block in blocks {
      if block.isAfterBlank { paragraphs.append(CardText.Paragraph(StyledText())) }
      var writer = RunWriter(base: base, look: look)
      writer.append(Array(block.marker.utf8))
      let isMarked = !block.isLiteral && block.text.contains(where: Self.isInline)
      if !isMarked || !Self.read(InlineSource.escaped(block.text), into: &writer) {
        writer.append(block.text)
      }
      paragraphs.append(
        CardText.Paragraph(
          StyledText(writer.finished()), indent: block.indent, hanging: block.hanging))
    }
    return paragraphs
  }

  private static func isInline(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["), UInt8(ascii: "\\"): return true
    default: return false
    }
  }

  /// Walks cmark's tree without recursion: its depth is the author's, the stack is not. False, with
  /// nothing written, when there was no memory for it.
  private static func read(_ source: [UInt8], into writer: inout RunWriter) -> Bool {
    let parsed = source.withUnsafeBytes { bytes in
      cmark_parse_document(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, CMARK_OPT_DEFAULT)
    }
    guard let document = parsed else { return false }
    defer { cmark_node_free(document) }
    guard let walk = cmark_iter_new(document) else { return false }
    defer { cmark_iter_free(walk) }
    var event = cmark_iter_next(walk)
    while event != CMARK_EVENT_DONE {
      let node = cmark_iter_get_node(walk)
      visit(node, isEntering: event == CMARK_EVENT_ENTER, &writer)
      event = cmark_iter_next(walk)
    }
    return true
  }

  private static func visit(
    _ node: OpaquePointer?, isEntering: Bool, _ writer: inout RunWriter
  ) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: writer.append([UInt8(ascii: "\n")])
    case CMARK_NODE_STRONG: writer.change { $0.strong += isEntering ? 1 : -1 }
    case CMARK_NODE_EMPH: writer.change { $0.emphasis += isEntering ? 1 : -1 }
    case CMARK_NODE_LINK:
      let address = isEntering ? cmark_node_get_url(node).map { bytes(at: $0) } ?? [] : nil
      writer.change { $0.link = address }
    default:
      // Text, and the HTML that a destination in angle brackets turned out to be.
      if let literal = cmark_node_get_literal(node) { writer.append(bytes(at: literal)) }
    }
  }

  private static func bytes(at string: UnsafePointer<CChar>) -> [UInt8] {
    let start = UnsafeRawPointer(string)
    var length = 0
    while string[length] != 0 { length += 1 }
    return InlineSource.unmarked(Array(UnsafeRawBufferPointer(start: start, count: length)))
  }
}
