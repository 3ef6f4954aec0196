internal import AdaptiveCards
internal import Canvas
internal import CardActions
internal import CardLayout

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A person's own options and keys for `browse` and `show`, from a file of JSON.
///
/// Its keys are the names of options without hyphens, such as `"theme": "dark"`, and `"keys"`: a key
/// to the name of a command, or to null when it is to do nothing. `render` and `check` do the same
/// for everybody and read none of it.
struct UserConfig {
  private(set) var options = Options()
  /// Keys of the person's own, in the order of the file; a nil command takes a key away.
  private(set) var keys: [(key: String, command: String?)] = []
  /// The keys as they come, with the person's own.
  private(set) var keyMap = KeyMap.standard

  /// The options that a file may set.
  static let names = [
    "host-config", "color", "theme", "ascii", "images", "overflow", "accessible", "mouse",
    "no-mouse", "link-schemes", "time-limit", "idle-limit",
  ]

  /// Where the file is looked for (XDG Base Directory Specification); nil without a home.
  static var path: String? {
    if let folder = variable("XDG_CONFIG_HOME"), folder.hasPrefix("/") {
      return FollowedPath.joined(folder, "cards/config.json")
    }
    return variable("HOME").map { FollowedPath.joined($0, ".config/cards/config.json") }
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// The person's file; without one everything is as it comes.
  static func load() throws(Failure) -> UserConfig {
    guard let path, FileReading.exists(path) else { return UserConfig() }
    let bytes: [UInt8]
    do {
      bytes = try FileReading.read(path)
    } catch {
      throw Failure(message: error.message, status: ExitStatus.noInput)
    }
    return try UserConfig(SourceText(name: path, bytes: bytes))
  }

  init() {}

  init(_ source: SourceText) throws(Failure) {
    let reading = JSONReader.read(source)
    guard let object = reading.value?.objectValue else {
      let reason = reading.diagnostics.first?.description
      throw Failure(
        message: reason ?? "\(source.name): an object with options is wanted",
        status: ExitStatus.badData, hasPlace: reason != nil)
    }
    for member in object.members {
      do {
        try set(member.key, member.value)
      } catch {
        let place = source.place(at: member.keyOffset)
        throw Failure(
          message: "\(source.name):\(place.line):\(place.column): error: \(error.message)",
          status: ExitStatus.badData, hasPlace: true)
      }
    }
  }

  private mutating func set(_ name: String, _ value: JSONValue) throws(UsageError) {
    if name == "keys" {
      try setKeys(value)
      return
    }
    guard Self.names.contains(name) else {
      let hint = nearestName(to: name, in: Self.names + ["keys"])
      throw UsageError(
        message: "the option \"\(name)\" is not known here"
          + (hint.map { "; did you mean \"\($0)\"?" } ?? ""))
    }
    let isSwitch = OptionTable.options.contains { $0.name == "--" + name && $0.value == nil }
    if isSwitch {
      guard let isOn = value.boolValue else {
        throw UsageError(message: "\"\(name)\" is true or false")
      }
      if isOn { try options.set("--" + name, "", for: .browse) }
      return
    }
    guard let text = value.stringValue ?? value.numberValue?.text else {
      throw UsageError(message: "\"\(name)\" wants a text or a number")
    }
    try options.set("--" + name, text, for: .browse)
  }

  private mutating func setKeys(_ value: JSONValue) throws(UsageError) {
    guard let object = value.objectValue else {
      throw UsageError(message: "\"keys\" is an object of keys and names of commands")
    }
    for member in object.members {
      let command = member.value.stringValue
      guard command != nil || member.value.isNull else {
        throw UsageError(message: "the key \"\(member.key)\" wants the name of a command, or null")
      }
      keys.append((member.key, command))
    }
    for (key, command) in keys {
      if let sentence = keyMap.bind(key, to: command) { throw UsageError(message: sentence) }
    }
  }

  /// Everything that a file may say, as it is now.
  var json: JSONValue {
    let standing: [(String, JSONValue)] = [
      ("host-config", options.hostConfig.map { .string($0) } ?? .null),
      ("color", .string(options.color.word)), ("theme", .string(options.theme.rawValue)),
      ("ascii", .bool(options.ascii)), ("overflow", .string(options.overflow.rawValue)),
      ("accessible", .bool(options.accessible)), ("mouse", .bool(options.mouse == true)),
      ("no-mouse", .bool(options.mouse == false)),
      (
        "link-schemes",
        options.linkSchemes.isEmpty
          ? .null : .string(options.linkSchemes.joined(separator: ","))
      ),
      ("time-limit", options.timeLimit.map { .double($0) } ?? .null),
      ("idle-limit", options.idleLimit.map { .double($0) } ?? .null),
    ]
    let keys = self.keys.map { ($0.key, $0.command.map { JSONValue.string($0) } ?? .null) }
    return .object(standing.filter { !$0.1.isNull } + [("keys", .object(keys))])
  }
}

extension Options.ColorChoice {
  /// As the command line spells it.
  var word: String {
    switch self {
    case .auto: "auto"
    case .only(.none): "never"
    case .only(.eight): "8"
    case .only(.sixteen): "16"
    case .only(.indexed): "256"
    case .only(.truecolor): "truecolor"
    }
  }
}
