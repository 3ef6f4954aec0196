package import AdaptiveCards
package import Canvas

/// The words of an action.
package enum ActionText {
  /// Its title; without one its address or what it does, so that no button is empty.
  package static func title(of action: Action) -> SafeText {
    if let title = action.title, title.contains(where: { !$0.isWhitespace }) {
      return SafeText(title, .strict)
    }
    switch action.kind {
    case .openURL(let url) where !url.isEmpty: return SafeText(url, .strict)
    case .openURL: return SafeText("Open link")
    case .submit: return SafeText("Submit")
    case .execute(let verb, _): return SafeText(verb ?? "Submit", .strict)
    case .showCard: return SafeText("Show more")
    case .toggleVisibility: return SafeText("Show or hide")
    case .resetInputs: return SafeText("Reset")
    case .unknown(let type, _): return SafeText(type, .strict)
    }
  }

  /// The character of its icon, as in "icon:Send,filled" (Teams); nil for none.
  ///
  /// A picture says nothing that the title does not, and has no room in a row of text.
  package static func icon(of action: Action, glyphs: Glyphs) -> SafeText? {
    guard let address = action.iconURL, address.lowercased().hasPrefix("icon:") else { return nil }
    let name = address.dropFirst(5).prefix { $0 != "," && $0 != ":" }
    return IconCharacters.character(of: String(name), ascii: glyphs.isASCII).map { SafeText($0) }
  }

  /// Why an action cannot be pressed yet (`conditionallyEnabled`).
  package static let waitsForInput = SafeText(
    "Not available yet: fill in a required field first")
  /// Why an action cannot be pressed yet (`disabledUnlessAssociatedInputsChange`).
  package static let waitsForChange = SafeText("Not available yet: change something first")

  /// Why a disabled action cannot be pressed.
  package static func reason(for action: Action) -> SafeText {
    guard let tooltip = action.tooltip, !tooltip.isEmpty else {
      return SafeText("Not available now")
    }
    return SafeText("Not available now: " + tooltip, .strict)
  }
}
