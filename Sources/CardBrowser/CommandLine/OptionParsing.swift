internal import AdaptiveCards
internal import Canvas
internal import CardLayout

/// Wrong usage: a sentence that names the option and the way out.
struct UsageError: Error, Equatable {
  var message: String
}

/// What the arguments ask for.
enum Request: Equatable {
  case run(Invocation)
  /// nil: the help of the program itself.
  case help(CommandName?)
  case version
  case manual
  case completions(Completions.Shell)
  /// The person's own options and keys as they are in force.
  case printConfig
}

enum OptionParsing {
  /// - Parameters:
  ///   - arguments: without the program's name.
  ///   - defaults: what holds where the arguments say nothing.
  static func parse(_ arguments: [String], defaults: Options = Options()) throws(UsageError)
    -> Request
  {
    var rest = arguments[...]
    var command = CommandName.browse
    var isNamed = false
    if let first = rest.first, let name = CommandName(rawValue: first) {
      command = name
      isNamed = true
      rest = rest.dropFirst()
    }
    var options = defaults
    var files: [String] = []
    var onlyFiles = false
    while let argument = rest.popFirst() {
      if onlyFiles || argument == "-" || !argument.hasPrefix("-") {
        files.append(argument)
        continue
      }
      switch argument {
      case "--": onlyFiles = true
      case "-h", "--help": return .help(isNamed ? command : nil)
      case "-V", "--version": return .version
      case "--man": return .manual
      case "--print-config": return .printConfig
      case "--completions":
        return .completions(
          try OptionValue.word(argument, rest.popFirst() ?? "", Completions.Shell.self))
      default: try apply(argument, &rest, to: &options, for: command)
      }
    }
    try check(files, options, for: command, isNamed: isNamed)
    return .run(Invocation(command: command, files: files, options: options))
  }

  private static func check(
    _ files: [String], _ options: Options, for command: CommandName, isNamed: Bool
  ) throws(UsageError) {
    guard options.data != "-" || !files.contains("-") else {
      throw UsageError(message: "the card and its data can't both come from standard input")
    }
    guard options.data != "-" || command != .browse else {
      throw UsageError(message: "'cards browse' reads data again when they change; name a file")
    }
    switch command {
    case .browse:
      // A word that is no file may be a command that was mistyped.
      guard !isNamed, let first = files.first, !first.contains("/"), !first.contains("."),
        first != "-", !FileReading.exists(first)
      else { return }
      let hint =
        nearestName(to: first, in: CommandName.allCases.map(\.rawValue))
        ?? (options.kiosk ? nil : PathHint.near(first))
      throw UsageError(
        message: "'\(first)' is neither a command nor a file"
          + (hint.map { "; did you mean '\($0)'?" } ?? "; see 'cards --help'"))
    case .check:
      guard files.isEmpty == options.codes else {
        throw UsageError(
          message: options.codes
            ? "'cards check --codes' takes no FILE"
            : "'cards check' needs a FILE, or - for standard input")
      }
    case .show, .render, .submit, .expand:
      guard files.count == 1 else {
        throw UsageError(
          message: files.isEmpty
            ? "'cards \(command.rawValue)' needs a FILE, or - for standard input"
            : "'cards \(command.rawValue)' takes one FILE, not \(files.count)")
      }
    }
  }

  private static func apply(
    _ argument: String, _ rest: inout ArraySlice<String>, to options: inout Options,
    for command: CommandName
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let named = OptionTable.options.filter { $0.name == name }
    guard let spec = named.first(where: { $0.commands.contains(command) }) ?? named.first else {
      let hint = nearestName(to: name, in: OptionTable.options.map(\.name) + OptionTable.ofProgram)
      throw UsageError(
        message: "the option '\(name)' is not known"
          + (hint.map { "; did you mean '\($0)'?" } ?? "; see 'cards --help'"))
    }
    guard spec.commands.contains(command) else {
      throw UsageError(message: "'cards \(command.rawValue)' does not take '\(name)'")
    }
    var value = parts.count > 1 ? String(parts[1]) : nil
    if spec.value == nil, value != nil {
      throw UsageError(message: "'\(name)' takes no value")
    }
    if let wanted = spec.value, value == nil {
      guard let next = rest.popFirst() else {
        throw UsageError(message: "'\(name)' needs a value: \(name) \(wanted)")
      }
      value = next
    }
    try options.set(name, value ?? "", for: command)
  }
}

extension Options {
  mutating func set(_ name: String, _ value: String, for command: CommandName) throws(UsageError) {
    switch name {
    case "--host-config": hostConfig = value
    case "--width": width = try OptionValue.number(name, value, 1...10_000)
    case "--size": size = try OptionValue.size(name, value)
    case "--keys": keys = value
    case "--format" where command == .check:
      report = try OptionValue.word(name, value, Report.self)
    case "--codes": codes = true
    case "--set": settings.append(try OptionValue.setting(value))
    case "--action": action = value
    case "--format": format = try OptionValue.word(name, value, Format.self)
    case "--color": color = try OptionValue.color(name, value)
    case "--theme": theme = try OptionValue.word(name, value, Theme.Name.self)
    case "--ascii": ascii = true
    case "--images": images = try OptionValue.word(name, value, OptionValue.Images.self)
    case "--overflow": overflow = try OptionValue.word(name, value, Overflow.self)
    case "--accessible": accessible = true
    case "--mouse": mouse = true
    case "--no-mouse": mouse = false
    case "--kiosk": kiosk = true
    case "--trace": trace = value
    case "--data": data = value
    case "--state": state = value
    case "--delegate": delegate = value
    case "--link-schemes": linkSchemes = try OptionValue.schemes(name, value)
    case "--time-limit": timeLimit = try OptionValue.seconds(name, value)
    case "--idle-limit": idleLimit = try OptionValue.seconds(name, value)
    default: throw UsageError(message: "the option '\(name)' is not known")
    }
  }
}

/// Values of options, each with its own sentence when it is wrong.
enum OptionValue {
  enum Images: String, CaseIterable { case auto, never, always }

  static func number(_ name: String, _ value: String, _ range: ClosedRange<Int>)
    throws(UsageError) -> Int
  {
    guard let number = Int(value), range.contains(number) else {
      throw UsageError(
        message: "'\(name)' needs a number from \(range.lowerBound) to \(range.upperBound),"
          + " not '\(value)'")
    }
    return number
  }

  static func setting(_ value: String) throws(UsageError) -> String {
    guard value.utf8.dropFirst().contains(UInt8(ascii: "=")) else {
      throw UsageError(message: "'--set' needs ID=VALUE, not '\(value)'")
    }
    return value
  }

  /// Names of URL schemes (RFC 3986, 3.1) with commas between them, in lower case.
  static func schemes(_ name: String, _ value: String) throws(UsageError) -> [String] {
    let schemes = value.lowercased().split(separator: ",", omittingEmptySubsequences: false)
    for scheme in schemes {
      let rest = scheme.utf8.dropFirst()
      guard let first = scheme.utf8.first, isLetter(first),
        rest.allSatisfy({ isLetter($0) || (0x30...0x39).contains($0) || "+-.".utf8.contains($0) })
      else {
        throw UsageError(
          message: "'\(name)' needs names of schemes such as ssh,vscode, not '\(value)'")
      }
      // These run what they say.
      guard !["javascript", "vbscript", "data"].contains(scheme) else {
        throw UsageError(message: "links of the scheme '\(scheme)' are never opened")
      }
    }
    return schemes.map(String.init)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

  static func seconds(_ name: String, _ value: String) throws(UsageError) -> Double {
    guard let seconds = Double(value), seconds > 0, seconds < 1e9 else {
      throw UsageError(message: "'\(name)' needs a number of seconds, not '\(value)'")
    }
    return seconds
  }

  static func size(_ name: String, _ value: String) throws(UsageError) -> Size {
    let parts = value.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      (1...1000).contains(width), (1...1000).contains(height)
    else {
      throw UsageError(message: "'\(name)' needs COLSxROWS such as 80x24, not '\(value)'")
    }
    return Size(width: width, height: height)
  }

  static func word<Word: RawRepresentable & CaseIterable>(
    _ name: String, _ value: String, _: Word.Type
  ) throws(UsageError) -> Word where Word.RawValue == String {
    if let word = Word(rawValue: value) { return word }
    throw UsageError(message: wrong(name, value, Word.allCases.map(\.rawValue)))
  }

  static func color(_ name: String, _ value: String) throws(UsageError) -> Options.ColorChoice {
    switch value {
    case "auto": return .auto
    case "never": return .only(.none)
    case "8": return .only(.eight)
    case "16": return .only(.sixteen)
    case "256": return .only(.indexed)
    case "truecolor": return .only(.truecolor)
    default:
      throw UsageError(
        message: wrong(name, value, ["auto", "never", "8", "16", "256", "truecolor"]))
    }
  }

  private static func wrong(_ name: String, _ value: String, _ words: [String]) -> String {
    let hint = nearestName(to: value, in: words).map { "; did you mean '\($0)'?" } ?? ""
    return "'\(value)' is not a value of '\(name)'; it is one of \(words.joined(separator: ", "))"
      + hint
  }
}
