internal import AdaptiveCards

/// The functions of texts. Lengths and places count UTF-16 units, as JavaScript does.
enum TextFunctions {
  static func apply(_ function: Function, _ given: Arguments) throws(ExpressionFault) -> Value {
    switch function {
    case .concat: return try concat(given)
    case .length: return .int(try given.text(0).utf16.count)
    case .replace:
      let old = try given.text(1)
      guard !old.isEmpty else { throw given.fault("what is replaced must not be empty") }
      return try replace(given, TextSearch(old.utf8).all(in: Array(try given.text(0).utf8)))
    case .replaceIgnoreCase:
      let old = try given.text(1)
      guard !old.isEmpty else { throw given.fault("what is replaced must not be empty") }
      return try replace(given, caselessRanges(of: old, in: try given.text(0), given.budget))
    case .split: return try split(given)
    case .substring: return try substring(given)
    case .toLower: return try given.made(given.text(0).lowercased())
    case .toUpper: return try given.made(given.text(0).uppercased())
    case .sentenceCase: return try given.made(capitalized(given.text(0).lowercased()))
    case .titleCase: return try given.made(title(given.text(0)))
    case .trim: return try given.made(trimmed(given.text(0)))
    case .endsWith:
      let end = try given.text(1).utf8
      let text = try given.text(0).utf8
      return .bool(text.count >= end.count && text.suffix(end.count).elementsEqual(end))
    case .startsWith: return .bool(try given.text(0).utf8.starts(with: given.text(1).utf8))
    case .countWord:
      let text = trimmed(try given.text(0))
      let words = text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
      return .int(max(1, words.count))
    case .addOrdinal: return .text(ordinal(try given.integer(0)))
    case .newGuid: return .text(guid())
    case .indexOf: return try index(given, isLast: false)
    case .lastIndexOf: return try index(given, isLast: true)
    case .eol: return .text("\n")
    default: return .missing
    }
  }

  /// Joins texts, or arrays when two neighbours are arrays.
  private static func concat(_ given: Arguments) throws(ExpressionFault) -> Value {
    var result = given[0]
    for value in given.values.dropFirst() {
      switch (result.array, value.array) {
      case (let one?, let other?): result = try given.made(one + other)
      case (nil, _?) where result.isNothing: result = value
      case (_?, nil) where value.isNothing: break
      default:
        if result.isNothing, value.isNothing {
          result = .missing
        } else {
          let text = try Joining.text(of: result, given.budget)
          result = .text(text + (try Joining.text(of: value, given.budget)))
        }
      }
    }
    return result
  }

  /// Where a text stands in another one when capitals do not count, in bytes.
  private static func caselessRanges(
    of part: String, in text: String, _ budget: Budget
  ) throws(ExpressionFault) -> [Range<Int>] {
    let wanted = part.unicodeScalars.map(folded)
    var scalars: [Unicode.Scalar] = []
    var offsets = [0]
    for scalar in text.unicodeScalars {
      scalars.append(folded(scalar))
      offsets.append((offsets.last ?? 0) + UTF8.width(scalar))
    }
    var ranges: [Range<Int>] = []
    var index = 0
    while index + wanted.count <= scalars.count {
      var same = 0
      while same < wanted.count, scalars[index + same] == wanted[same] { same += 1 }
      try budget.step(1 + same / 8)
      if same == wanted.count {
        ranges.append(offsets[index]..<offsets[index + same])
        index += same
      } else {
        index += 1
      }
    }
    return ranges
  }

  private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII {
      return scalar.value >= 0x41 && scalar.value <= 0x5A
        ? Unicode.Scalar(UInt8(scalar.value | 0x20)) : scalar
    }
    let small = scalar.properties.lowercaseMapping.unicodeScalars
    guard let first = small.first, small.index(after: small.startIndex) == small.endIndex else {
      return scalar
    }
    return first
  }

  private static func replace(_ given: Arguments, _ ranges: [Range<Int>]) throws(ExpressionFault)
    -> Value
  {
    let text = Array(try given.text(0).utf8)
    let new = try given.text(2).utf8
    try given.budget.step(ranges.count)
    try given.budget.spend(text.count)
    try given.budget.spend(ranges.count, of: new.count)
    var result: [UInt8] = []
    var done = 0
    for range in ranges {
      result += text[done..<range.lowerBound]
      result += new
      done = range.upperBound
    }
    result += text[done...]
    return .text(String(decoding: result, as: UTF8.self))
  }

  private static func split(_ given: Arguments) throws(ExpressionFault) -> Value {
    let text = try given.text(0)
    let separator = try given.text(1)
    if separator.isEmpty {
      try given.budget.spend(text.utf8.count, of: 24)
      return .list(text.unicodeScalars.map { .string(String($0)) })
    }
    let bytes = Array(text.utf8)
    var parts: [JSONValue] = []
    var done = 0
    let ranges = TextSearch(separator.utf8).all(in: bytes)
    try given.budget.spend(bytes.count)
    try given.budget.spend(ranges.count, of: 24)
    for range in ranges {
      parts.append(.string(String(decoding: bytes[done..<range.lowerBound], as: UTF8.self)))
      done = range.upperBound
    }
    parts.append(.string(String(decoding: bytes[done...], as: UTF8.self)))
    return .list(parts)
  }

  private static func substring(_ given: Arguments) throws(ExpressionFault) -> Value {
    let text = try given.text(0)
    let units = Array(text.utf16)
    let start = try given.integer(1)
    if given[0].isMissing { return .text("") }
    guard start >= 0, start <= units.count else {
      throw given.fault("the start \(start) is outside of the text, whose length is \(units.count)")
    }
    let length = given.count > 2 ? try given.integer(2) : units.count - start
    guard length >= 0, length <= units.count - start else {
      throw given.fault(
        "the length \(length) is too much: from \(start) on there are \(units.count - start)")
    }
    return try given.made(String(decoding: units[start..<start + length], as: UTF16.self))
  }

  static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    func isBlank(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isWhitespace || scalar.value == 0xFEFF
    }
    guard let first = scalars.firstIndex(where: { !isBlank($0) }),
      let last = scalars.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(scalars[first...last])
  }

  private static func capitalized(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return text }
    return first.properties.titlecaseMapping + String(text.unicodeScalars.dropFirst())
  }

  /// Every word with a capital, the rest small.
  private static func title(_ text: String) -> String {
    var result = ""
    var isInWord = false
    for scalar in text.lowercased().unicodeScalars {
      if scalar.properties.isWhitespace {
        isInWord = false
      } else if !isInWord,
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || scalar == "_"
      {
        isInWord = true
        result += scalar.properties.titlecaseMapping
        continue
      }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  private static func ordinal(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    switch (number % 100, number % 10) {
    case (11...13, _): return "\(number)th"
    case (_, 1): return "\(number)st"
    case (_, 2): return "\(number)nd"
    case (_, 3): return "\(number)rd"
    default: return "\(number)th"
    }
  }

  /// A random UUID (RFC 9562, version 4).
  private static func guid() -> String {
    var generator = SystemRandomNumberGenerator()
    let high = (generator.next() & ~0xF000) | 0x4000
    let low = (generator.next() & ~(0xC0 << 56)) | (0x80 << 56)
    func digits(_ value: UInt64) -> String {
      let text = String(value, radix: 16)
      return String(repeating: "0", count: 16 - text.utf8.count) + text
    }
    let all = Array((digits(high) + digits(low)).utf8)
    return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
      .map { String(decoding: all[$0], as: UTF8.self) }.joined(separator: "-")
  }

  private static func index(_ given: Arguments, isLast: Bool) throws(ExpressionFault) -> Value {
    if let items = given[0].array {
      let range = Array(items.indices)
      for index in isLast ? range.reversed() : range {
        if try Equality.holds(.json(items[index]), given[1], given.budget) { return .int(index) }
      }
      return .int(-1)
    }
    guard given[0].isNothing || given[0].string != nil else {
      throw given.wrong(0, wanted: "a string or an array")
    }
    let text = given[0].string ?? ""
    let part = try given.text(1)
    if part.isEmpty { return .int(isLast ? max(0, text.utf16.count - 1) : 0) }
    let byte: Int?
    if isLast {
      // Found from the front in the reversed texts.
      let reversed = TextSearch(part.utf8.reversed()).first(in: text.utf8.reversed())
      byte = reversed.map { text.utf8.count - $0 - part.utf8.count }
    } else {
      byte = TextSearch(part.utf8).first(in: Array(text.utf8))
    }
    guard let byte else { return .int(-1) }
    let before = text.utf8.index(text.utf8.startIndex, offsetBy: byte)
    return .int(text.utf16.distance(from: text.startIndex, to: before))
  }
}
