/// An address must be whole, and of a kind that a host can open for a person without harm.
enum AddressRule: ReviewRule {
  /// Kinds that run code, or show something that came with the card as if it had an origin.
  private static let unsafe: Set = [
    "javascript", "vbscript", "data", "blob", "file", "about", "view-source",
  ]

  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    for use in survey.uses {
      guard case .openURL(let url) = use.action.kind, !url.isTemplate,
        !url.isEmpty
      else { continue }
      review(url, at: use.action.spot, &notes)
    }
  }

  private static func review(_ url: String, at spot: Spot, _ notes: inout ReviewNotes) {
    guard let scheme = scheme(of: url), !isPort(after: scheme, in: url) else {
      notes.add(
        .urlRelative, at: spot, key: "url",
        "\(quoted(url)) is not a complete address, and a card has no page that it could be relative"
          + " to; begin it with \"https://\"")
      return
    }
    if unsafe.contains(scheme) {
      notes.add(
        .urlUnsafe, at: spot, key: "url",
        "hosts refuse to open a \"\(scheme):\" address; use \"https://\"")
    } else if scheme == "http" || scheme == "https" {
      reviewHost(of: url, after: scheme, at: spot, &notes)
    }
  }

  /// Whether what looks like a scheme is a host before its port.
  private static func isPort(after scheme: String, in url: String) -> Bool {
    guard scheme == "localhost" || scheme.contains(".") else { return false }
    return url.drop { $0 != ":" }.dropFirst().first?.isNumber ?? false
  }

  private static func reviewHost(
    of url: String, after scheme: String, at spot: Spot, _ notes: inout ReviewNotes
  ) {
    let rest = url.drop { $0 != ":" }.dropFirst()
    let authority = rest.dropFirst(2).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    if !rest.hasPrefix("//") || authority.isEmpty {
      notes.add(
        .urlRelative, at: spot, key: "url",
        "\(quoted(url)) names no host; write \"\(scheme)://\" and the host's name")
    } else if authority.contains("@") {
      notes.add(
        .urlUnsafe, at: spot, key: "url",
        "\(quoted(url)) has a name before its host, which looks like the host and is not; take it"
          + " out")
    }
  }

  /// What stands before the first colon, in small letters; nil when that is no scheme (RFC 3986).
  private static func scheme(of url: String) -> String? {
    var scheme = ""
    for scalar in url.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z": scheme.unicodeScalars.append(scalar)
      case "0"..."9", "+", "-", ".":
        if scheme.isEmpty { return nil }
        scheme.unicodeScalars.append(scalar)
      case ":": return scheme.isEmpty ? nil : scheme.lowercased()
      default:
        // Readers of addresses skip spaces and line ends here, so they hide nothing.
        guard scalar.value <= 0x20 else { return nil }
      }
    }
    return nil
  }
}
