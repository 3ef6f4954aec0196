/// A property whose value is one word of a list; the case of its letters does not matter.
///
/// A value that is not in the list counts as the default and is reported with the list
/// (Adaptive Cards schema 1.6; both Microsoft readers compare without case).
protocol Vocabulary: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {
  /// Old spellings that cards in the wild still use, in small letters.
  static var aliases: [String: Self] { get }
}

extension Vocabulary {
  static var aliases: [String: Self] { [:] }

  /// The word that a text spells in any case.
  static func matching(_ text: String) -> Self? {
    if let word = Self(rawValue: text) ?? Self(rawValue: text.withSmallInitial) { return word }
    if let word = allCases.first(where: { $0.rawValue.isSameIgnoringCase(as: text) }) {
      return word
    }
    return aliases[text.lowercased()]
  }

  static var names: [String] { allCases.map(\.rawValue) }

  /// All words as messages list them.
  static var listed: String { names.map { "\"\($0)\"" }.joined(separator: ", ") }
}

extension String {
  /// The text with its first letter small, as most words that are written otherwise should be.
  fileprivate var withSmallInitial: String {
    guard let first = utf8.first, (0x41...0x5A).contains(first), utf8.count <= 15 else {
      return self
    }
    var copy = self
    return copy.withUTF8 { text in
      String(unsafeUninitializedCapacity: text.count) { buffer in
        let end = buffer[...].update(fromContentsOf: text)
        buffer[0] = first | 0x20
        return end
      }
    }
  }

  /// Equality of texts but for the case of ASCII letters.
  func isSameIgnoringCase(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    return zip(utf8, other.utf8).allSatisfy { one, other in
      one == other || (one | 0x20 == other | 0x20 && (0x61...0x7A).contains(one | 0x20))
    }
  }
}

/// The distance to the element before.
public enum Spacing: String, Vocabulary {
  case `default`, none, extraSmall, small, medium, large, extraLarge, padding
}

public enum TextSize: String, Vocabulary {
  case `default`, small, medium, large, extraLarge

  static var aliases: [String: TextSize] { ["normal": .default] }
}

public enum TextWeight: String, Vocabulary {
  case `default`, lighter, bolder

  static var aliases: [String: TextWeight] { ["normal": .default] }
}

public enum TextColor: String, Vocabulary {
  case `default`, dark, light, accent, good, warning, attention
}

public enum FontType: String, Vocabulary {
  case `default`, monospace
}

public enum HorizontalAlignment: String, Vocabulary {
  case left, center, right
}

public enum VerticalAlignment: String, Vocabulary {
  case top, center, bottom
}

public enum ContainerStyle: String, Vocabulary {
  case `default`, emphasis, good, attention, warning, accent
}

/// How an element uses height that is left over in its container.
public enum BlockHeight: String, Vocabulary {
  case auto, stretch
}

/// Role of a TextBlock: which of the host's text styles it starts from.
public enum TextStyle: String, Vocabulary {
  case `default`, heading, columnHeader
}

public enum Orientation: String, Vocabulary {
  case horizontal, vertical
}
