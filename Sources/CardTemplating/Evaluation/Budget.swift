internal import AdaptiveCards

/// What the expressions of one template may still do and make.
///
/// Shared by them all, so that many small ones cannot do what one may not.
final class Budget {
  private var steps = Limits.templateSteps
  private var bytes = Limits.templateBytes
  /// How many evaluations of texts as expressions stand in each other.
  var depth = 0

  /// Counts values that are looked at.
  func step(_ count: Int = 1) throws(ExpressionFault) {
    steps -= count
    guard steps >= 0 else {
      throw ExpressionFault(
        .limit, "it takes more than \(Limits.templateSteps) steps to compute", at: 0)
    }
  }

  /// Counts bytes that are made, before they are.
  func spend(_ count: Int) throws(ExpressionFault) {
    guard count <= bytes else {
      bytes = 0
      throw ExpressionFault(
        .limit, "its values take more than \(Limits.templateBytes >> 20) MB of memory", at: 0)
    }
    bytes -= max(0, count)
  }

  /// Counts `count` things of `size` bytes each, however many they are.
  func spend(_ count: Int, of size: Int) throws(ExpressionFault) {
    let (total, overflow) = count.multipliedReportingOverflow(by: size)
    try spend(overflow ? Int.max : total)
  }

  /// Whether a limit was reached.
  var isExhausted: Bool { steps < 0 || bytes == 0 }
}

extension JSONValue {
  /// About how many bytes it takes as JSON text, with everything in it.
  ///
  /// Parts that stand in it many times count as often. Nothing is looked at past `limit`.
  func size(limit: Int) -> Int {
    var size = 0
    var waiting = [self]
    while let value = waiting.popLast(), size <= limit {
      size += 8
      switch value.content {
      case .null, .bool, .number: break
      case .string(let text): size += text.utf8.count
      case .array(let items):
        // They wait in memory: no more of them than may be counted.
        waiting += items.prefix(max(0, limit - size) / 8 + 1)
        if items.count > limit { size += items.count }
      case .object(let object):
        for member in object.members {
          size += member.key.utf8.count + 8
          guard size <= limit else { break }
          waiting.append(member.value)
        }
      }
    }
    return size
  }
}
