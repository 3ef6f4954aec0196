package import AdaptiveCards

/// Which actions of a list are buttons, and which wait behind its `...`.
///
/// The rule is iOS' (`partitionActions` in UtiliOS.mm): primaries and secondaries keep the order
/// of the card; only primaries count against `maxActions`; what is past it goes to the end of the
/// menu if the host allows that, else it is dropped.
package struct ActionArrangement: Equatable, Sendable {
  package var buttons: [Action]
  package var menu: [Action]
  /// Primaries past `maxActions` that are not shown at all.
  package var dropped: [Action]
  /// Whether `...` is drawn; false when the host has taken it over.
  package var showsOverflowButton: Bool
  /// Whether the card of the only action stands in the place of its button, open from the start
  /// (host config, `preExpandSingleShowCardAction`).
  package var isPreExpanded = false

  package init(_ actions: [Action], maxActions: Int, allowsExcess: Bool) {
    let primaries = actions.filter { $0.mode == .primary }
    let excess = primaries.dropFirst(max(0, maxActions))
    buttons = Array(primaries.prefix(max(0, maxActions)))
    menu = actions.filter { $0.mode == .secondary } + (allowsExcess ? Array(excess) : [])
    dropped = allowsExcess ? [] : Array(excess)
    showsOverflowButton = !menu.isEmpty
  }

  /// The actions that can be reached, buttons first.
  package var all: [Action] { buttons + menu }
}
