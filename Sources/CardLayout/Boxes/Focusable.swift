public import AdaptiveCards
public import Canvas

/// Something that can have the focus.
public struct Focusable: Equatable, Sendable {
  /// WAI-ARIA's names of what a thing is.
  public enum Role: String, Sendable {
    /// The roles that cards need, with the spelling of WAI-ARIA.
    case button, link, textbox, spinbutton, checkbox, radio, combobox, listbox, slider
  }

  /// What happens when it is pressed.
  package indirect enum Target: Equatable, Sendable {
    case action(Action)
    case overflow(OverflowSpot)
    /// An input as a whole.
    case input(Element)
    /// One choice of a set whose choices all are on the screen, by its position.
    case choice(Element, Int)
    /// A link in a text: its address.
    case link(String)
    /// Something of which a part is cut off: pressing it shows it whole, by its pointer.
    case unfold(String)
    /// The marks of a carousel: which page is shown.
    case pages(CarouselSpot)
  }

  /// The input that it is, or is a choice of.
  public var input: Element? {
    switch target {
    case .input(let input), .choice(let input, _): input
    case .action, .overflow, .link, .unfold, .pages: nil
    }
  }

  /// The JSON pointer that is its identity.
  public var path: String
  /// What it is to a person who does not see it.
  public var role: Role
  /// Its words as the card has them, perhaps longer than what is drawn; for a field its label.
  public var title: String
  /// What it is called when that is not its title.
  public var label: String?
  /// Whether it can be pressed; a disabled thing can have the focus and says why.
  public var isEnabled: Bool
  package var target: Target

  package init(
    path: String, role: Role, title: String, label: String? = nil, isEnabled: Bool, target: Target
  ) {
    self.path = path
    self.role = role
    self.title = title
    self.label = label
    self.isEnabled = isEnabled
    self.target = target
  }
}

/// A focusable thing and where it is, in cells from the card's top left corner.
public struct FocusStop: Equatable, Sendable {
  /// What it is.
  public var item: Focusable
  /// The cells it takes; of a link that is broken into rows, its first row.
  public var rect: Rect
}
