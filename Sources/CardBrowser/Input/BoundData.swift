internal import AdaptiveCards
internal import CardTemplating

/// Where the data for templates come from.
enum DataChoice: Equatable {
  /// `${…}` stays as it is written.
  case none
  /// One file for all cards; "-" is standard input.
  case file(String)
  /// `x.data.json` beside `x.json` and `x.template.json`, where it is there.
  case beside

  /// What `--data` says.
  init(_ path: String?) { self = path.map { .file($0) } ?? .none }

  /// The file with the data for a card; nil when nothing is bound.
  func path(for card: String) -> String? {
    switch self {
    case .none: nil
    case .file(let path): path
    case .beside: candidate(for: card).flatMap { FileReading.exists($0) ? $0 : nil }
    }
  }

  /// The same, but for data beside a card that guests may not read.
  func allowed(by confinement: Confinement?, for card: String) -> DataChoice {
    guard case .beside = self, let confinement, let path = candidate(for: card),
      !confinement.allows(path)
    else { return self }
    return .none
  }

  /// The file that would be bound to a card if it were there.
  func candidate(for card: String) -> String? {
    switch self {
    case .none: return nil
    case .file(let path): return path
    case .beside:
      guard card != "-", let name = CardFileName.dataFile(of: FollowedPath.name(of: card)) else {
        return nil
      }
      // A name without a folder keeps having none, so that messages name it as a person would.
      return card.contains("/") ? FollowedPath.joined(FollowedPath.folder(of: card), name) : name
    }
  }
}

/// The data that a template is expanded with.
struct BoundData {
  /// The file they come from.
  var path: String
  var source: SourceText
  /// nil when the file is not JSON; then a diagnostic says why.
  var value: JSONValue?
  var diagnostics: [Diagnostic]

  static func read(_ path: String) throws(FileError) -> BoundData {
    let name = path == "-" ? "<stdin>" : path
    let source = SourceText(name: name, bytes: try FileReading.read(path))
    let reading = JSONReader.read(source)
    return BoundData(
      path: path, source: source, value: reading.value, diagnostics: reading.diagnostics)
  }

  /// Makes cards of the templates in a text.
  func expand(_ source: SourceText) -> Deck.Expanding {
    let data = value
    return { template in
      let expansion = Template(template, in: source).expanded(data: data)
      return (expansion.value, expansion.diagnostics)
    }
  }
}
