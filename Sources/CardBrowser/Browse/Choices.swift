internal import AdaptiveCards
internal import CardLayout

/// The host configs that can be looked through; the first one is in force at the start.
struct HostChoice {
  private var hosts: [(name: String, config: HostConfig)]
  private var selected = 0

  init(_ hosts: [(name: String, config: HostConfig)] = []) { self.hosts = hosts }

  var config: HostConfig { hosts.isEmpty ? HostConfig() : hosts[selected].config }

  /// What the host in force is called, and which of how many it is.
  var sentence: String {
    guard !hosts.isEmpty else { return "One host config; --host-config FOLDER gives more" }
    return "Host: \(hosts[selected].name) (\(selected + 1)/\(hosts.count))"
  }

  /// Goes on to the next one.
  ///
  /// - Returns: false when there is no other.
  mutating func next() -> Bool {
    guard hosts.count > 1 else { return false }
    selected = (selected + 1) % hosts.count
    return true
  }
}

/// The themes that can be looked through.
struct ThemeChoice {
  private(set) var name: Theme.Name
  private let make: (Theme.Name) -> Theme

  /// - Parameter make: the theme of a name for the screen that there is.
  init(_ name: Theme.Name, make: @escaping (Theme.Name) -> Theme) {
    self.name = name
    self.make = make
  }

  var theme: Theme { make(name) }

  mutating func next() {
    let all = Theme.Name.allCases
    let index = all.firstIndex(of: name) ?? 0
    name = all[(index + 1) % all.count]
  }
}
