/// Makes text safe: one pass over its scalars, in which each one is kept or replaced.
///
/// Replacing and never deleting what acts means that no new sequence can arise from the rest.
/// What is kept is copied in whole spans; a text in which nothing changes is not copied at all.
struct Sanitizer {
  private static let tabColumns = 4
  private static let marksPerBase = 4
  /// The longest emoji in use join four pictures.
  private static let joinersPerEmoji = 3

  private let place: SafeText.Place
  private let showsBlanks: Bool
  private let bytes: UnsafeBufferPointer<UInt8>
  private var output: [UInt8] = []
  /// The bytes before this one are in the output.
  private var copied = 0
  private var offset = 0
  private var next = 0
  /// What was put out last; a line feed at the beginning.
  private var previous: Unicode.Scalar = "\n"
  private var marks = 0
  private var joiners = 0
  private var hadHidden = false
  private var hasInk = false
  private var hasOddBlank = false
  private var breakChances: [BreakChance] = []

  static func clean(_ raw: String, _ place: SafeText.Place) -> SafeText {
    var bytes = raw
    return bytes.withUTF8 { bytes in
      var pass = Sanitizer(bytes, place, showsBlanks: false)
      pass.run()
      if place == .strict, pass.hasOddBlank, !pass.hasInk {
        // A title of blanks would be a button that nobody sees.
        pass = Sanitizer(bytes, place, showsBlanks: true)
        pass.run()
      }
      return pass.result(for: raw)
    }
  }

  private init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ place: SafeText.Place, showsBlanks: Bool
  ) {
    self.bytes = bytes
    self.place = place
    self.showsBlanks = showsBlanks
  }

  private mutating func run() {
    while offset < bytes.count {
      let (scalar, length) = scalar(in: bytes, at: offset)
      next = offset + length
      treat(scalar)
      offset = next
    }
  }

  private func result(for raw: String) -> SafeText {
    var string = raw
    if copied > 0 || !output.isEmpty {
      string = String(decoding: output + bytes[copied...], as: UTF8.self)
    }
    var chances = breakChances
    var measure = Measure(string)
    if !measure.overlong.isEmpty {
      string = measure.shortened(string)
      measure = Measure(string)
      chances = []
    }
    return SafeText(
      unchecked: string, isASCII: string.utf8.allSatisfy { $0 < 0x80 }, width: measure.widest,
      hadHidden: hadHidden, breakChances: chances)
  }

  private mutating func treat(_ scalar: Unicode.Scalar) {
    switch ScalarPolicy(scalar) {
    case .keep: keep(scalar)
    case .wideBlank: oddBlank(scalar, as: nil)
    case .blank: oddBlank(scalar, as: " ")
    case .hangulFiller: treatFiller(scalar)
    case .mark: treatMark(scalar)
    case .mongolianSelector:
      if (0x1800...0x18AF).contains(previous.value) { treatMark(scalar) } else { hide(scalar) }
    case .lineEnd: treatLineEnd(scalar)
    case .tab: put(place == .body ? String(repeating: " ", count: Sanitizer.tabColumns) : " ")
    case .caret: put("^" + String(Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value) ^ 0x40)))
    case .angle: put("<" + hex(scalar, digits: 2) + ">")
    case .replace: put("\u{FFFD}")
    case .hidden: hide(scalar)
    case .breakChance(let hasHyphen):
      if place == .strict {
        hide(scalar)
      } else {
        flush()
        noteBreakChance(hasHyphen: hasHyphen)
      }
    case .joiner: if isNeeded(joiner: scalar) { keepAttached(scalar) } else { hide(scalar) }
    case .emojiSelector: if isSelectorNeeded { keepAttached(scalar) } else { flush() }
    case .textSelector: flush()
    case .selector:
      flush()
      hadHidden = true
    }
  }

  // MARK: What goes out

  private mutating func keep(_ scalar: Unicode.Scalar) {
    if scalar != " " { hasInk = true }
    if previous.value != 0x200D { joiners = 0 }
    previous = scalar
    marks = 0
  }

  /// Keeps what belongs to the base before it.
  private mutating func keepAttached(_ scalar: Unicode.Scalar) {
    if scalar.value == 0x200D { joiners += 1 }
    previous = scalar
  }

  /// Copies what was kept so far; the scalar at hand is left out.
  private mutating func flush() {
    output.append(contentsOf: bytes[copied..<offset])
    copied = next
  }

  private mutating func put(_ replacement: String) {
    flush()
    for scalar in replacement.unicodeScalars {
      output.append(scalar)
      keep(scalar)
    }
  }

  private mutating func hide(_ scalar: Unicode.Scalar) {
    if place == .strict {
      put("<U+" + hex(scalar, digits: 4) + ">")
    } else {
      flush()
      hadHidden = true
    }
  }

  private func hex(_ scalar: Unicode.Scalar, digits: Int) -> String {
    let digitsOfValue = String(scalar.value, radix: 16, uppercase: true)
    let missing = max(0, digits - digitsOfValue.utf8.count)
    return String(repeating: "0", count: missing) + digitsOfValue
  }

  private mutating func noteBreakChance(hasHyphen: Bool) {
    if let last = breakChances.indices.last, breakChances[last].offset == output.count {
      breakChances[last].hasHyphen = breakChances[last].hasHyphen || hasHyphen
    } else {
      breakChances.append(BreakChance(offset: output.count, hasHyphen: hasHyphen))
    }
  }

  // MARK: What depends on the company

  private mutating func treatLineEnd(_ scalar: Unicode.Scalar) {
    if scalar == "\r", next < bytes.count, bytes[next] == 0x0A { next += 1 }
    if place == .strict {
      put(" ")
    } else if scalar == "\n" {
      (previous, marks, joiners) = ("\n", 0, 0)
    } else {
      flush()
      output.append(0x0A)
      (previous, marks, joiners) = ("\n", 0, 0)
    }
  }

  private mutating func treatMark(_ scalar: Unicode.Scalar) {
    if previous == "\n" { put("\u{25CC}", thenKeepingMark: scalar) } else { keepMark(scalar) }
  }

  private mutating func put(_ base: String, thenKeepingMark mark: Unicode.Scalar) {
    let end = next
    next = offset
    put(base)
    next = end
    keepMark(mark)
  }

  private mutating func keepMark(_ scalar: Unicode.Scalar) {
    hasInk = true
    guard marks < Sanitizer.marksPerBase else { return flush() }
    marks += 1
    previous = scalar
  }

  private mutating func oddBlank(_ scalar: Unicode.Scalar, as replacement: String?) {
    hasOddBlank = true
    if showsBlanks {
      put("<U+" + hex(scalar, digits: 4) + ">")
    } else if let replacement {
      put(replacement)
    } else {
      let hadInk = hasInk
      keep(scalar)
      hasInk = hadInk
    }
  }

  /// A filler stays where it holds the place of a jamo; alone it becomes a blank of its width,
  /// because terminals do not agree on the width it has.
  private mutating func treatFiller(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x115F:
      if let peek, peek.value != 0x1160, ScalarTraits(peek).isVowelOrFinalJamo {
        return keep(scalar)
      }
      if !showsBlanks, let peek, peek.value == 0x1160 { next += 3 }
      fillerBlank(scalar)
    case 0x1160 where ScalarTraits(previous).isLeadJamo: keep(scalar)
    case 0xFFA0: oddBlank(scalar, as: " ")
    default: fillerBlank(scalar)
    }
  }

  private mutating func fillerBlank(_ scalar: Unicode.Scalar) {
    let hadInk = hasInk
    oddBlank(scalar, as: "\u{3000}")
    if !showsBlanks { hasInk = hadInk }
  }

  /// The scalar after the one at hand.
  private var peek: Unicode.Scalar? {
    next < bytes.count ? scalar(in: bytes, at: next).scalar : nil
  }

  /// Joiners are kept inside an emoji, and between letters of scripts whose letters join.
  private func isNeeded(joiner: Unicode.Scalar) -> Bool {
    guard let peek else { return false }
    let after = ScalarTraits(peek)
    if joiner.value == 0x200D, after.isPictograph {
      return joiners < Sanitizer.joinersPerEmoji && endsEmoji(previous)
    }
    guard JoiningScripts.contain(previous), JoiningScripts.contain(peek) else { return false }
    let before = ScalarTraits(previous)
    guard before.isLetter || before.isMark else { return false }
    if case .mark = ScalarPolicy(peek) { return marks < Sanitizer.marksPerBase }
    return after.isLetter
  }

  private func endsEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xFE0F || (0x1F3FB...0x1F3FF).contains(scalar.value)
      || ScalarTraits(scalar).isPictograph
  }

  /// A selector is kept after a character that has a picture; after a digit only in a keycap.
  private var isSelectorNeeded: Bool {
    guard place == .body, previous.properties.isEmoji else { return false }
    return previous.value >= 0x80 || peek?.value == 0x20E3
  }
}
