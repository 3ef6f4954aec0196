internal import AdaptiveCards
internal import Canvas

/// The elements that Teams has beside those of the schema.
extension HTMLWriter {
  /// Stars for the eye, a sentence for the ear.
  func write(_ rating: Rating, to out: inout Markup) {
    let value = min(max(rating.value ?? 0, 0), 1000)
    let most = min(max(rating.max, 1), 1000)
    let words = ShortNumber.text(value) + " of " + ShortNumber.text(most)
    let people = rating.count.map { " (" + ShortNumber.text($0) + ")" } ?? ""
    let color = rating.color == .marigold ? ["c-warning"] : []
    out.element(
      "p", attributes(rating.common, color + HTMLWriter.classes(rating.horizontalAlignment))
    ) { out in
      out.element(
        "span", [("role", "img"), ("aria-label", words)], HTMLWriter.stars(value, of: most))
      out.text(SafeText(" " + ShortNumber.text(value) + people))
    }
  }

  private static func stars(_ value: Double, of most: Double) -> SafeText {
    guard most <= 10, let full = Int(exactly: value.rounded()),
      let all = Int(exactly: most.rounded())
    else { return "★" }
    return SafeText(
      String(repeating: "★", count: min(full, all))
        + String(repeating: "☆", count: max(0, all - full)))
  }

  func write(_ icon: Icon, to out: inout Markup) {
    guard !icon.name.isEmpty else { return }
    let color = icon.color == .default ? [] : ["c-" + icon.color.rawValue]
    out.element(
      "p", attributes(icon.common, color + HTMLWriter.classes(icon.horizontalAlignment))
    ) { out in
      writeIcon(icon.name, to: &out)
      writeSelect(icon.selectAction, to: &out)
    }
  }

  /// The character of an icon, else its name in brackets.
  private func writeIcon(_ name: String, to out: inout Markup) {
    let sign = IconCharacters.character(of: name, ascii: false)
    out.element(
      "span", [("role", "img"), ("class", "icon"), ("aria-label", HTMLWriter.strict(name))],
      sign.map { SafeText($0) } ?? SafeText("[" + name + "]", .strict))
  }

  /// An icon beside a text, which says enough where there is no character for it.
  private func writeSign(_ name: String, to out: inout Markup) {
    guard let sign = IconCharacters.character(of: name, ascii: false) else { return }
    out.element("span", [("aria-hidden", "true"), ("class", "icon")], SafeText(sign))
    out.text(" ")
  }

  func write(_ badge: Badge, to out: inout Markup) {
    let color: String? =
      switch badge.style {
      case .default: nil
      case .subtle: "subtle"
      case .informative, .accent: "c-accent"
      case .good: "c-good"
      case .attention: "c-attention"
      case .warning: "c-warning"
      }
    out.element(
      "p", attributes(badge.common, HTMLWriter.classes(badge.horizontalAlignment))
    ) { out in
      let classes =
        ["badge"] + (badge.appearance == .filled ? ["filled"] : []) + (color.map { [$0] } ?? [])
      out.element(
        "span",
        [("class", classes.joined(separator: " ")), ("title", HTMLWriter.strict(badge.tooltip))]
      ) { out in
        guard let text = badge.text else {
          if let icon = badge.icon { writeIcon(icon, to: &out) }
          return
        }
        if let icon = badge.icon { writeSign(icon, to: &out) }
        out.text(SafeText(text, .strict))
      }
    }
  }

  func write(_ bar: ProgressBar, to out: inout Markup) {
    out.element("div", attributes(bar.common)) { out in
      let words = bar.fraction.map { ShortNumber.percent($0) } ?? "…"
      out.element(
        "progress",
        [
          ("max", "1"), ("value", bar.fraction.map { "\(($0 * 1000).rounded() / 1000)" }),
          ("aria-label", "Progress"), ("style", "accent-color:var(--\(bar.color.rawValue))"),
        ], SafeText(words))
    }
  }

  func write(_ ring: ProgressRing, to out: inout Markup) {
    let label = HTMLWriter.strict(ring.label)
    out.element("div", attributes(ring.common)) { out in
      out.element("progress", [("aria-label", label ?? "In progress")], "…")
      if let label { out.element("p", [], SafeText(label, .strict)) }
    }
  }

  func write(_ block: CodeBlock, to out: inout Markup) {
    let lines = block.codeSnippet.split(separator: "\n", omittingEmptySubsequences: false)
    out.element("pre", attributes(block.common)) { out in
      out.element("code") { out in
        // A line end right behind `<pre>` is not one, so the lines stand between ends.
        for (index, line) in lines.enumerated() {
          if index > 0 { out.lineFeed() }
          out.text(SafeText(String(line)))
        }
      }
    }
  }

  func write(_ button: CompoundButton, to out: inout Markup) {
    out.element("div", attributes(button.common)) { out in
      let tag =
        button.selectAction.map { HTMLWriter.tag(for: $0) }
        ?? ("span", [("class", "action")])
      out.element(tag.0, tag.1) { out in
        if let icon = button.icon { writeSign(icon.name, to: &out) }
        out.element("strong", [], SafeText(button.title, .strict))
        if let badge = button.badge {
          out.text(" ")
          out.element("span", [("class", "badge")], SafeText(badge, .strict))
        }
        if let description = button.description, !description.isEmpty {
          out.void("br")
          out.text(SafeText(description, .strict))
        }
      }
    }
  }
}
