internal import Canvas

/// Gathers text into runs, one for each stretch of one style.
struct RunWriter {
  /// What the text to come stands in.
  struct Marks {
    var strong = 0
    var emphasis = 0
    /// The address of the link; nil outside of one.
    var link: [UInt8]?
  }

  private let base: Style
  private let look: CardText.Look
  private var marks = Marks()
  private var pending: [UInt8] = []
  private var runs: [StyledText.Run] = []

  init(base: Style, look: CardText.Look) {
    self.base = base
    self.look = look
  }

  mutating func append(_ bytes: [UInt8]) { pending += bytes }

  mutating func change(_ change: (inout Marks) -> Void) {
    close()
    change(&marks)
  }

  /// The runs so far.
  mutating func finished() -> [StyledText.Run] {
    close()
    return runs
  }

  private mutating func close() {
    guard !pending.isEmpty else { return }
    let text = SafeText(String(decoding: pending, as: UTF8.self))
    pending.removeAll(keepingCapacity: true)
    runs.append(StyledText.Run(text, style: style, link: address))
  }

  private var style: Style {
    var style = base
    if marks.strong > 0 { style.attributes.formUnion(look.strong) }
    if marks.emphasis > 0 { style.attributes.formUnion(look.emphasis) }
    if marks.link != nil {
      style.attributes.formUnion(look.link)
      style.foreground = look.linkColor ?? style.foreground
    }
    return style
  }

  /// A link to nowhere looks like one but leads nowhere.
  private var address: SafeText? {
    guard let link = marks.link, !link.isEmpty else { return nil }
    return SafeText(String(decoding: link, as: UTF8.self), .strict)
  }
}
