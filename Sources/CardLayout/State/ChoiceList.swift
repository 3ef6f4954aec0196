package import AdaptiveCards

/// What there is to choose from in a set: the choices of the card, then those a host has found.
///
/// Positions go through both, so that what is chosen has one number wherever it comes from.
package struct ChoiceList: RandomAccessCollection, Sendable {
  private let own: [InputChoiceSet.Choice]
  private let found: [InputChoiceSet.Choice]

  package init(_ set: InputChoiceSet, found: [InputChoiceSet.Choice] = []) {
    own = set.choices
    self.found = found
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { own.count + found.count }

  package subscript(position: Int) -> InputChoiceSet.Choice {
    position < own.count ? own[position] : found[position - own.count]
  }

  /// The choices at positions, without those that are no positions of this list.
  package func at(_ positions: some Sequence<Int>) -> [InputChoiceSet.Choice] {
    positions.filter(indices.contains).map { self[$0] }
  }

  /// Where a value stands first, else where a title does.
  package func position(of text: String) -> Int? {
    firstIndex { $0.value == text } ?? firstIndex { $0.title == text }
  }
}
