/// Days and times as inputs have them; in these forms the order of texts is the order of time.
enum WrittenDate {
  /// Whether a text is a day, YYYY-MM-DD.
  static func isDay(_ text: String) -> Bool {
    guard let parts = numbers(in: text, separator: "-", digits: [4, 2, 2]) else { return false }
    return (1...12).contains(parts[1]) && parts[2] >= 1
      && parts[2] <= days(inMonth: parts[1], of: parts[0])
  }

  /// Whether a text is a time of day, HH:MM with 24 hours.
  static func isTime(_ text: String) -> Bool {
    guard let parts = numbers(in: text, separator: ":", digits: [2, 2]) else { return false }
    return parts[0] < 24 && parts[1] < 60
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The numbers of a text in which they have just so many digits each.
  private static func numbers(in text: String, separator: Character, digits: [Int]) -> [Int]? {
    guard text.utf8.count <= 10 else { return nil }
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == digits.count else { return nil }
    var numbers: [Int] = []
    for (part, count) in zip(parts, digits) {
      guard part.utf8.count == count, part.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }),
        let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
