internal import CardLayout

/// What can be done with a link at the moment it is pressed.
///
/// The choices are found then, because they depend on the machine, on SSH and on the terminal
/// (seed "Dynamic UIActionSheet"): one is done at once, several are asked for.
struct LinkOpening {
  enum Choice: Equatable {
    case open(program: String)
    case copy
    case show
  }

  /// What a link leads to, which the words of the choices depend on.
  enum Kind: Equatable {
    case page, phone, mail

    init(_ url: String) {
      switch LinkOpening.scheme(of: url) {
      case "tel": self = .phone
      case "mailto": self = .mail
      default: self = .page
      }
    }

    var title: String {
      switch self {
      case .page: "Link"
      case .phone: "Call"
      case .mail: "Mail"
      }
    }

    func words(for choice: Choice) -> String {
      switch (choice, self) {
      case (.open, .page): "Open it here"
      case (.open, .phone): "Call from here"
      case (.open, .mail): "Write a mail here"
      case (.copy, .page): "Copy the address"
      case (.copy, .phone): "Copy the number"
      case (.copy, .mail): "Copy the mail address"
      case (.show, _): "Show it large, with a QR code"
      }
    }
  }

  /// The program that opens links on this machine; nil when there is none, or for guests.
  var program: String?
  /// Whether the terminal takes texts into the clipboard.
  var canCopy: Bool
  /// Schemes that may be opened besides those of ``LinkAddress``.
  var schemes: [String] = []

  /// Off screen there is no machine to open anything on.
  static let none = LinkOpening(program: nil, canCopy: false)

  /// What is copied of a link: of a number or a mail address nothing but that.
  static func copied(of url: String) -> String {
    switch Kind(url) {
    case .page: url
    case .phone, .mail: String(url.dropFirst(scheme(of: url).utf8.count + 1).prefix { $0 != "?" })
    }
  }

  /// In lower case; empty when there is none.
  private static func scheme(of url: String) -> String {
    url.firstIndex(of: ":").map { url[..<$0].lowercased() } ?? ""
  }

  /// Whether anything may be told to open an address: a program here, a telephone, the terminal.
  func allows(_ url: String) -> Bool { LinkAddress.isSafe(url, allowing: schemes) }

  func choices(for url: String) -> [Choice] {
    var choices: [Choice] = []
    if let program, allows(url) { choices.append(.open(program: program)) }
    if canCopy { choices.append(.copy) }
    choices.append(.show)
    return choices
  }
}
