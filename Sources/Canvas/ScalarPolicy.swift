/// What the sanitiser does with a scalar, before it looks at what stands around it.
enum ScalarPolicy {
  /// Drawn as it is.
  case keep
  /// A blank that keeps its width: the no-break spaces and the ideographic space.
  case wideBlank
  /// A blank of another width or script, drawn as a space.
  case blank
  case hangulFiller
  /// Goes on the base before it.
  case mark
  /// Between Mongolian letters a mark, elsewhere hidden.
  case mongolianSelector
  case lineEnd
  case tab
  /// C0 and DEL: `^[`.
  case caret
  /// C1: `<9B>`.
  case angle
  /// Has no glyph that everybody agrees on: U+FFFD.
  case replace
  /// Changes what is read without being seen.
  case hidden
  /// Seen only where a row ends.
  case breakChance(hasHyphen: Bool)
  case joiner
  /// Asks for the picture of the character before it.
  case emojiSelector
  /// Asks for the plain form of the character before it, which is what a terminal draws anyway.
  case textSelector
  /// Any other variation selector.
  case selector

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: self = .lineEnd
    case 0x09: self = .tab
    case 0x00...0x1F, 0x7F: self = .caret
    case 0x20...0x7E: self = .keep
    case 0x80...0x9F: self = .angle
    case 0xAD: self = .breakChance(hasHyphen: true)
    case 0xA0: self = .wideBlank
    case 0xA1...0x2FF, 0x400...0x47F, 0x2500...0x257F: self = .keep
    default: self = ScalarPolicy(beyondLatin: scalar)
    }
  }

  private init(beyondLatin scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x200B: self = .breakChance(hasHyphen: false)
    case 0x200C, 0x200D: self = .joiner
    case 0x1680, 0x202F, 0x205F, 0x3000: self = .wideBlank
    case 0x2000...0x200A, 0x2800: self = .blank
    case 0x115F, 0x1160, 0x3164, 0xFFA0: self = .hangulFiller
    case 0x180B...0x180D, 0x180F: self = .mongolianSelector
    case 0xFE0F: self = .emojiSelector
    case 0xFE0E: self = .textSelector
    case 0xFE00...0xFE0D, 0xE0100...0xE01EF: self = .selector
    // Default-ignorable without being format characters: grapheme joiner, Khmer inherent vowels.
    case 0x034F, 0x17B4, 0x17B5, 0x2065: self = .hidden
    default: self = ScalarPolicy(byCategory: scalar)
    }
  }

  private init(byCategory scalar: Unicode.Scalar) {
    let traits = ScalarTraits(scalar)
    if traits.isMark {
      self = .mark
    } else if traits.isFormat {
      // Bidi controls, invisible operators, tags, annotations, the byte order mark.
      self = traits.isVisibleFormat ? .keep : .hidden
    } else if traits.isPrivate {
      self = .replace
    } else if traits.isUnknown {
      self = ScalarPolicy(newer: scalar)
    } else {
      self = .keep
    }
  }

  /// Swift's tables are newer than utf8proc's: what they know is not unassigned.
  private init(newer scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .unassigned, .surrogate, .privateUse, .control: self = .replace
    case .nonspacingMark, .spacingMark, .enclosingMark: self = .mark
    case .format: self = .hidden
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation, .dashPunctuation,
      .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol,
      .spaceSeparator, .lineSeparator, .paragraphSeparator:
      self = .keep
    @unknown default: self = .replace
    }
  }
}

extension SafeText {
  /// Whether a scalar may stand in a safe text at all, the line feed among them.
  ///
  /// For other sinks to check themselves by: joiners, selectors and marks are allowed only in the
  /// company that needs them, which this does not look at.
  package static func isClean(_ scalar: Unicode.Scalar) -> Bool {
    switch ScalarPolicy(scalar) {
    case .keep, .wideBlank, .mark, .mongolianSelector, .joiner, .emojiSelector: true
    case .lineEnd: scalar == "\n"
    case .hangulFiller: scalar.value == 0x115F || scalar.value == 0x1160
    case .blank, .tab, .caret, .angle, .replace, .hidden, .breakChance, .textSelector, .selector:
      false
    }
  }
}
