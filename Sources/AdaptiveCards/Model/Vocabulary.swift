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
  /// How many pixels each is, the host says; `none` is always 0.
  case `default`, none, extraSmall, small, medium, large, extraLarge, padding
}

/// How large text is.
public enum TextSize: String, Vocabulary {
  /// From small to very large; `normal` is an old name of the default.
  case `default`, small, medium, large, extraLarge

  static var aliases: [String: TextSize] { ["normal": .default] }
}

/// How heavy letters are.
public enum TextWeight: String, Vocabulary {
  /// Neither, pale, or bold; `normal` is an old name of the default.
  case `default`, lighter, bolder

  static var aliases: [String: TextWeight] { ["normal": .default] }
}

/// The colour words of text; the host says what each means in each style of container.
public enum TextColor: String, Vocabulary {
  /// Plain ones first, then those that say something.
  case `default`, dark, light, accent, good, warning, attention
}

/// Whether letters have their own widths or one.
public enum FontType: String, Vocabulary {
  /// As any text, or as code.
  case `default`, monospace
}

/// Where something stands from left to right.
public enum HorizontalAlignment: String, Vocabulary {
  /// At the left, in the middle, at the right; `rtl` turns left and right round.
  case left, center, right
}

/// Where something stands from top to bottom.
public enum VerticalAlignment: String, Vocabulary {
  /// At the first row, in the middle, at the last row.
  case top, center, bottom
}

/// The looks of containers; the host says what colours each has.
public enum ContainerStyle: String, Vocabulary {
  /// Plain ones first, then those that say something.
  case `default`, emphasis, good, attention, warning, accent
}

/// How an element uses height that is left over in its container.
public enum BlockHeight: String, Vocabulary {
  /// As high as its content; or all that is left, shared with others that stretch.
  case auto, stretch
}

/// Role of a TextBlock: which of the host's text styles it starts from.
public enum TextStyle: String, Vocabulary {
  /// Plain text, a heading, or what stands above a column.
  case `default`, heading, columnHeader
}

/// In which direction things follow each other.
public enum Orientation: String, Vocabulary {
  /// From left to right, or from top to bottom.
  case horizontal, vertical
}
