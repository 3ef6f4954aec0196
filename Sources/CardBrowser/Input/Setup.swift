internal import AdaptiveCards
internal import CardActions
internal import CardLayout
internal import Terminal

/// What ends a run before it has begun: a sentence and a status.
struct Failure: Error {
  var message: String
  var status: Int32
  /// Whether the message is a diagnostic with its own place in front.
  var hasPlace = false

  func report() -> Int32 {
    if hasPlace { Output.report(message) } else { Output.complain(message) }
    return status
  }
}

/// The things a run is made of that come from files: host config, cards, trace.
enum Setup {
  /// The cards of a file: at least one.
  static func deck(_ path: String, data: DataChoice = .none) throws(Failure) -> LoadedDeck {
    let deck: LoadedDeck
    do {
      deck = try LoadedDeck.load(path, data: data)
    } catch {
      throw Failure(message: error.message, status: ExitStatus.noInput)
    }
    guard !deck.cards.isEmpty else {
      throw Failure(
        message: deck.reason?.description ?? "\(path): holds no card",
        status: ExitStatus.badData, hasPlace: deck.reason != nil)
    }
    return deck
  }

  /// The host configs of a file, or all those in a folder in the order of their names.
  static func hostConfigs(_ path: String?) throws(Failure) -> HostChoice {
    guard let path else { return HostChoice([], builtIn: try hostConfig(nil)) }
    guard FileReading.isFolder(path) else {
      return HostChoice([(FollowedPath.name(of: path), try hostConfig(path))])
    }
    var hosts: [(String, HostConfig)] = []
    var names = NameStore()
    let folder = FolderReader(root: path)
    while folder.read(atMost: 4096, into: &names) {}
    names.sort()
    for index in 0..<names.count {
      hosts.append((names[index], try hostConfig(FollowedPath.joined(path, names[index]))))
    }
    guard !hosts.isEmpty else {
      throw Failure(
        message: "\(path): no host configs (*.json) here", status: ExitStatus.noInput)
    }
    return HostChoice(hosts)
  }

  static func hostConfig(_ path: String?) throws(Failure) -> HostConfig {
    var config = try readHostConfig(path)
    config.language = StandardTerminal.language
    return config
  }

  private static func readHostConfig(_ path: String?) throws(Failure) -> HostConfig {
    guard let path else { return HostConfig() }
    let bytes: [UInt8]
    do {
      bytes = try FileReading.read(path)
    } catch {
      throw Failure(message: error.message, status: ExitStatus.noInput)
    }
    let (config, diagnostics) = HostConfig.read(SourceText(name: path, bytes: bytes))
    guard let config else {
      throw Failure(
        message: diagnostics.first?.description ?? "\(path): is not a host config",
        status: ExitStatus.badData, hasPlace: !diagnostics.isEmpty)
    }
    for diagnostic in diagnostics { Output.report(diagnostic.description) }
    return config
  }
}

/// What `cards` answers as the host of its cards.
final class ProgramDelegate: HostDelegate {
  private let overflow: Options.Overflow

  init(overflow: Options.Overflow) { self.overflow = overflow }

  func shouldAllowMoreThanMaxActionsInOverflowMenu() -> Bool { overflow == .menu }
}
