internal import AdaptiveCards
internal import Canvas

/// Writes one card; each function writes one kind of thing.
struct HTMLWriter {
  let state: CardState
  let host: HostConfig
  let card: Card
  /// Makes the ids of several cards of a page different.
  let prefix: String
  let showsPictures: Bool
  /// The width class for `targetWidth`, of a card as wide as the page makes it.
  let widthClass: TargetWidth.Size?
  /// Which texts are the labels of which inputs.
  let labels: HTMLLabels

  init(_ entry: HTMLPage.Entry, host: HostConfig, prefix: String, showsPictures: Bool) {
    state = entry.state
    card = entry.card
    self.host = host
    self.prefix = prefix
    self.showsPictures = showsPictures
    widthClass = Metrics.widthClass(of: HTMLWriter.columns, host: host)
    labels = HTMLLabels(entry.card.body)
  }

  /// 40 em of text are about as wide as this many cells.
  private static let columns = 80

  func writeCard(to out: inout Markup) {
    let style = (host.adaptiveCard.allowCustomStyle ? card.style : nil) ?? .default
    out.element(
      "article",
      [
        ("class", "card stack " + style.className), ("dir", card.rtl.map { $0 ? "rtl" : "ltr" }),
        ("lang", card.lang.flatMap(HTMLPage.language)),
      ]
    ) { out in writeContents(of: card, to: &out) }
  }

  /// Body and actions of a card.
  func writeContents(of card: Card, to out: inout Markup) {
    write(card.body, to: &out)
    writeSelect(card.selectAction, to: &out)
    writeActions(card.actions, at: card.actionsPath, orientation: nil, [], to: &out)
  }

  func write(_ elements: [Element], to out: inout Markup) {
    for element in elements where shows(element.common) {
      out.lineFeed()
      write(element, to: &out)
    }
  }

  func shows(_ common: ElementCommon) -> Bool {
    state.isVisible(common) && (common.targetWidth?.includes(widthClass) ?? true)
  }

  private func write(_ element: Element, to out: inout Markup) {
    switch element.nesting {
    case .container: writeContainer(element, to: &out)
    case .columnSet: writeColumnSet(element, to: &out)
    case .table: writeTable(element, to: &out)
    case .carousel: writeCarousel(element, to: &out)
    case .actionSet: writeActionSet(element, to: &out)
    case .none: write(leaf: element, to: &out)
    }
  }

  private func write(leaf element: Element, to out: inout Markup) {
    switch element {
    case .textBlock(let block): write(block, to: &out)
    case .richTextBlock(let block): write(block, to: &out)
    case .factSet(let set): write(set, to: &out)
    case .image(let image): write(image, to: &out)
    case .imageSet(let set): write(set, to: &out)
    case .media(let media): write(media, to: &out)
    case .inputText, .inputNumber, .inputDate, .inputTime, .inputToggle, .inputChoiceSet,
      .inputRating:
      if host.supportsInteractivity { writeInput(element, to: &out) }
    case .rating(let rating): write(rating, to: &out)
    case .icon(let icon): write(icon, to: &out)
    case .badge(let badge): write(badge, to: &out)
    case .progressBar(let bar): write(bar, to: &out)
    case .progressRing(let ring): write(ring, to: &out)
    case .codeBlock(let block): write(block, to: &out)
    case .compoundButton(let button): write(button, to: &out)
    case .chart(let chart): write(chart, to: &out)
    case .container, .columnSet, .table, .carousel, .actionSet, .unknown: break
    }
  }

  /// The attributes that every element has: its classes, its distance, its language.
  func attributes(_ common: ElementCommon, _ classes: [String] = []) -> [Markup.Attribute] {
    var names = classes
    if common.spacing != .default { names.append("sp-" + common.spacing.rawValue) }
    if common.separator { names.append("sep") }
    return [
      ("class", names.isEmpty ? nil : names.joined(separator: " ")),
      ("lang", common.lang.flatMap(HTMLPage.language)),
    ]
  }

  /// A name for an element that others can refer to; a card's own ids may be anything.
  func id(_ path: String, _ part: String = "") -> String {
    var name = prefix
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "/"): name += "-"
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"):
        name.unicodeScalars.append(Unicode.Scalar(byte))
      default: name += "_"
      }
    }
    return name + part
  }
}

extension HTMLWriter {
  private func writeContainer(_ element: Element, to out: inout Markup) {
    guard case .container(let container) = element else { return }
    write(container, [], to: &out)
  }

  func write(_ container: Container, _ more: [Markup.Attribute], to out: inout Markup) {
    let style = container.style.map { ["group", $0.className] } ?? []
    out.element(
      "div",
      attributes(container.common, ["stack"] + style) + more
        + [("dir", container.rtl.map { $0 ? "rtl" : "ltr" })]
    ) { out in
      write(container.items, to: &out)
      writeSelect(container.selectAction, to: &out)
    }
  }

  private func writeColumnSet(_ element: Element, to out: inout Markup) {
    guard case .columnSet(let set) = element else { return }
    let style = set.style.map { ["group", $0.className] } ?? []
    out.element("div", attributes(set.common, ["columns"] + style)) { out in
      for column in set.columns where shows(column.container.common) {
        out.lineFeed()
        write(column.container, [("style", HTMLWriter.flex(column.width))], to: &out)
      }
      writeSelect(set.selectAction, to: &out)
    }
  }

  private static func flex(_ width: Column.Width) -> String {
    switch width {
    case .auto: "flex:0 1 auto"
    case .stretch: "flex:1 1 0"
    case .weight(let weight): "flex:\(min(max(weight, 0.01), 1000)) 1 0"
    // Cards are made for letters of 14 pixels; here they have 16.
    case .pixels(let pixels): "flex:0 1 \(min(pixels, 10_000) * 8 / 7)px"
    }
  }

  /// All pages one beside the other: who reads the page scrolls, and nothing is hidden.
  private func writeCarousel(_ element: Element, to out: inout Markup) {
    guard case .carousel(let carousel) = element else { return }
    let pages = carousel.pages.filter { shows($0.container.common) }
    out.element(
      "section",
      attributes(carousel.common, ["pages"]) + [
        ("aria-roledescription", "carousel"), ("aria-label", "Pages"), ("tabindex", "0"),
        ("dir", carousel.rtl.map { $0 ? "rtl" : "ltr" }),
      ]
    ) { out in
      for (index, page) in pages.enumerated() {
        out.lineFeed()
        write(
          page.container,
          [
            ("role", "group"), ("aria-roledescription", "page"),
            ("aria-label", "\(index + 1) of \(pages.count)"),
          ], to: &out)
      }
    }
  }
}
