internal import AdaptiveCards

/// The host configs that can be looked through; the first one is in force at the start.
struct HostChoice {
  private var hosts: [(name: String, config: HostConfig)]
  private let builtIn: HostConfig
  private var selected = 0

  /// - Parameter builtIn: the one in force where there are no others.
  init(_ hosts: [(name: String, config: HostConfig)] = [], builtIn: HostConfig = HostConfig()) {
    self.hosts = hosts
    self.builtIn = builtIn
  }

  var count: Int { hosts.count }
  var config: HostConfig { hosts.isEmpty ? builtIn : hosts[selected].config }

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
