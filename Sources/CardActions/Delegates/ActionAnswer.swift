public import AdaptiveCards

/// What a host wants after an action was performed.
public indirect enum ActionAnswer {
  /// What the action stands for: its link is opened, its inputs are the result.
  case pass
  /// The host has done it; nothing else happens.
  case handled
  /// The submission is not taken; the person can better it.
  case refuse(Refusal)
  /// The next card, as a bot answers with one.
  case next(NextCard)
  /// One of several can take it: a single one does at once, among more the person chooses.
  case choose(title: String, [ActionHandler])
}

/// Why a submission is not taken.
public struct Refusal: Equatable, Sendable {
  /// A sentence for the status line.
  public var message: String?
  /// Messages by the id of the input that they belong to.
  public var inputs: [String: String]

  /// A refusal; without a message only what is said of the inputs.
  ///
  /// - Parameter inputs: messages by the id of an input.
  public init(_ message: String? = nil, inputs: [String: String] = [:]) {
    self.message = message
    self.inputs = inputs
  }
}

/// A card that comes after an action.
public struct NextCard: Equatable, Sendable {
  /// Where the next card stands to the present one.
  public enum Placing: String, Sendable {
    /// The present card is gone.
    case replacing
    /// The present card stays behind it, and closing the next one comes back to it.
    case following
  }

  /// The card itself.
  public var card: Card
  /// What it was read from, for the places of its diagnostics.
  public var source: SourceText
  /// Whether the present card is gone or waits behind it.
  public var placing: Placing

  /// A card in the place of the present one, unless `placing` says otherwise.
  ///
  /// - Parameter source: what the card was read from.
  public init(_ card: Card, source: SourceText, placing: Placing = .replacing) {
    self.card = card
    self.source = source
    self.placing = placing
  }

  /// Equal when they show the same in the same place.
  public static func == (one: NextCard, other: NextCard) -> Bool {
    one.card == other.card && one.placing == other.placing
  }
}

/// One of those that can take a submission or a link.
public struct ActionHandler {
  /// What the person chooses by.
  public var title: String
  /// Takes it, after it was chosen; its answer counts as the delegate's.
  public var take: () -> ActionAnswer

  /// One that can take it, by the name that the person chooses.
  ///
  /// - Parameter take: does the work, and answers as a delegate does.
  public init(_ title: String, take: @escaping () -> ActionAnswer) {
    self.title = title
    self.take = take
  }
}
