internal import Events

/// A control sequence, ESC [ parameters final, taken apart.
struct ControlSequence {
  /// The first byte when it is one of < = > ?, which marks mouse reports and replies.
  private var mark: UInt8?
  /// The parameters; of sub-parameters (1:2) the first two.
  private var numbers: [[Int]] = [[]]
  private let final: UInt8

  /// nil when the sequence has intermediate bytes, as no key has.
  init?(_ content: ArraySlice<UInt8>, final: UInt8) {
    self.final = final
    var content = content
    if let first = content.first, (0x3C...0x3F).contains(first) {
      mark = first
      content = content.dropFirst()
    }
    var number: Int?
    for byte in content {
      switch byte {
      case 0x30...0x39: number = min(99_999_999, (number ?? 0) * 10 + Int(byte - 0x30))
      case 0x3A:
        numbers[numbers.count - 1].append(number ?? 0)
        number = nil
      case 0x3B:
        numbers[numbers.count - 1].append(number ?? 0)
        numbers.append([])
        number = nil
      // rxvt ends keys with Shift in $, which is an intermediate byte elsewhere.
      default: return nil
      }
      guard numbers.count <= 32 else { return nil }
    }
    numbers[numbers.count - 1].append(number ?? 0)
  }

  private func number(_ index: Int, _ sub: Int = 0) -> Int? {
    guard numbers.indices.contains(index), numbers[index].indices.contains(sub) else {
      return nil
    }
    return numbers[index][sub]
  }

  /// What it stands for; nil for replies and for all that is not known.
  func event(_ extra: Key.Modifiers) -> Event? {
    if mark == 0x3C, final == 0x4D || final == 0x6D {
      return MouseReport.sgr(numbers.map { $0.first ?? 0 }, isRelease: final == 0x6D)
        .map(Event.mouse)
    }
    guard mark == nil else { return nil }
    switch final {
    case 0x49: return .focus(true)
    case 0x4F: return .focus(false)
    case 0x4D: return MouseReport.urxvt(numbers.map { $0.first ?? 0 }).map(Event.mouse)
    default: return key(extra).map(Event.key)
    }
  }

  private func key(_ extra: Key.Modifiers) -> Key? {
    // kitty's protocol tells releases too; they are no keys of their own.
    guard number(1, 1) != 3 else { return nil }
    let modifiers = SequenceKeys.modifiers(number(1) ?? 1).union(extra)
    switch final {
    case 0x5A: return Key(.tab, extra.union(.shift))
    case 0x7E:
      if number(0) == 27, let code = number(2) { return SequenceKeys.coded(code, modifiers) }
      return number(0).flatMap { SequenceKeys.numbers[$0] }.map { Key($0, modifiers) }
    case 0x5E:
      return number(0).flatMap { SequenceKeys.numbers[$0] }
        .map { Key($0, extra.union(.control)) }
    case 0x75: return number(0).flatMap { SequenceKeys.coded($0, modifiers) }
    // rxvt's arrows with Shift.
    case 0x61...0x64:
      return SequenceKeys.letters[final - 0x20].map { Key($0, extra.union(.shift)) }
    default:
      // A position report (ESC [ 5 ; 9 R) looks like F3, but its first number is hardly 1.
      guard final != 0x52 || (number(0) ?? 1) <= 1 else { return nil }
      return SequenceKeys.letters[final].map { Key($0, modifiers) }
    }
  }
}
