/// The levels of the characters of a row: odd ones run from right to left (UAX #9, 3.3.4 to 3.4).
///
/// The whole row is one run, as no `SafeText` has marks that begin another.
struct BidiLevels {
  /// Brackets that may stand in each other; more are no pairs (UAX #9, BD16).
  private static let bracketDepth = 63

  private(set) var levels: [UInt8]
  private var classes: [BidiClass]
  private let scalars: [Unicode.Scalar]
  private let base: BidiClass

  /// - Parameter scalars: the first one of each cluster of the row.
  init(_ scalars: [Unicode.Scalar], isRightToLeft: Bool) {
    self.scalars = scalars
    base = isRightToLeft ? .right : .left
    let original = scalars.map { BidiClass($0) }
    classes = original
    levels = []
    resolveNumbers()
    resolveBrackets()
    resolveNeutrals()
    let isOdd = isRightToLeft
    levels = classes.map { kind in
      switch kind {
      case .right, .arabic: 1
      case .number, .arabicNumber: 2
      case .left: isOdd ? 2 : 0
      case .numberSign, .numberEnd, .numberSeparator, .blank, .neutral: isOdd ? 1 : 0
      }
    }
    // Blanks at the end of a row belong to the row, not to its text (L1).
    var index = original.count
    while index > 0, original[index - 1] == .blank {
      index -= 1
      levels[index] = isOdd ? 1 : 0
    }
  }

  /// W2 to W7: what the signs around numbers belong to, and which numbers run with Arabic.
  private mutating func resolveNumbers() {
    var strong = base
    for index in classes.indices {
      switch classes[index] {
      case .left, .right, .arabic: strong = classes[index]
      case .number: if strong == .arabic { classes[index] = .arabicNumber }
      case .numberSign, .numberEnd, .arabicNumber, .numberSeparator, .blank, .neutral: break
      }
    }
    for index in classes.indices where classes[index] == .arabic { classes[index] = .right }
    if classes.count > 2 {
      for index in 1..<classes.count - 1 where classes[index - 1] == classes[index + 1] {
        let isBetween =
          classes[index - 1] == .number
          && (classes[index] == .numberSign || classes[index] == .numberSeparator)
          || classes[index - 1] == .arabicNumber && classes[index] == .numberSeparator
        if isBetween { classes[index] = classes[index - 1] }
      }
    }
    resolveEnds()
    strong = base
    for index in classes.indices {
      switch classes[index] {
      case .left, .right: strong = classes[index]
      case .number: if strong == .left { classes[index] = .left }
      case .numberSign, .numberEnd, .numberSeparator: classes[index] = .neutral
      case .arabic, .arabicNumber, .blank, .neutral: break
      }
    }
  }

  /// W5: a row of signs such as % or $ belongs to the number beside it.
  private mutating func resolveEnds() {
    var index = 0
    while index < classes.count {
      guard classes[index] == .numberEnd else {
        index += 1
        continue
      }
      var end = index
      while end < classes.count, classes[end] == .numberEnd { end += 1 }
      let isBeside =
        index > 0 && classes[index - 1] == .number
        || end < classes.count && classes[end] == .number
      if isBeside { for place in index..<end { classes[place] = .number } }
      index = end
    }
  }

  /// N0: both brackets of a pair run as what they enclose, or as what is before them.
  private mutating func resolveBrackets() {
    for (opening, closing) in bracketPairs() {
      var hasOther = false
      var hasBase = false
      for index in opening + 1..<closing {
        guard let direction = classes[index].direction else { continue }
        if direction == base { hasBase = true } else { hasOther = true }
      }
      guard hasBase || hasOther else { continue }
      var direction = base
      if !hasBase {
        // Foreign text in brackets keeps them to itself only after more of its kind.
        let before = classes[..<opening].last { $0.direction != nil }?.direction ?? base
        direction = before == base ? base : before
      }
      classes[opening] = direction
      classes[closing] = direction
    }
  }

  /// The pairs, in the order of their opening brackets.
  private func bracketPairs() -> [(Int, Int)] {
    var open: [(index: Int, closing: UInt32)] = []
    var pairs: [(Int, Int)] = []
    for index in classes.indices where classes[index] == .neutral {
      switch BidiMirror.bracket(scalars[index]) {
      case .opening(let closing):
        guard open.count < BidiLevels.bracketDepth else { return pairs.sorted { $0.0 < $1.0 } }
        open.append((index, closing))
      case .closing(let closing):
        guard let match = open.lastIndex(where: { $0.closing == closing }) else { continue }
        pairs.append((open[match].index, index))
        open.removeSubrange(match...)
      case nil: break
      }
    }
    return pairs.sorted { $0.0 < $1.0 }
  }

  /// N1 and N2: neutral characters run with what is on both sides, else as the row.
  private mutating func resolveNeutrals() {
    var index = 0
    var before = base
    while index < classes.count {
      if let direction = classes[index].direction {
        before = direction
        index += 1
        continue
      }
      var end = index
      while end < classes.count, classes[end].isNeutral { end += 1 }
      let after = end < classes.count ? classes[end].direction ?? base : base
      for place in index..<end { classes[place] = before == after ? before : base }
      index = end
    }
  }

  /// The places of the clusters from left to right (L2).
  var order: [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in (1...highest).reversed() {
      var index = 0
      while index < order.count {
        guard levels[order[index]] >= level else {
          index += 1
          continue
        }
        var end = index
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[index..<end].reverse()
        index = end
      }
    }
    return order
  }
}
