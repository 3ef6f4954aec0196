public import AdaptiveCards

/// What there is to choose from in a set: the choices of the card, then those a host has found.
///
/// Positions go through both, so that what is chosen has one number wherever it comes from.
public struct ChoiceList: RandomAccessCollection, Sendable {
  private let own: [InputChoiceSet.Choice]
  private let found: [InputChoiceSet.Choice]

  public init(_ set: InputChoiceSet, found: [InputChoiceSet.Choice] = []) {
    own = set.choices
    self.found = found
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { own.count + found.count }

  public subscript(position: Int) -> InputChoiceSet.Choice {
    position < own.count ? own[position] : found[position - own.count]
  }

  /// The choices at positions, without those that are no positions of this list.
  public func at(_ positions: some Sequence<Int>) -> [InputChoiceSet.Choice] {
    positions.filter(indices.contains).map { self[$0] }
  }

  /// Where a value stands first, else where a title does.
  public func position(of text: String) -> Int? {
    firstIndex { $0.value == text } ?? firstIndex { $0.title == text }
  }
}
