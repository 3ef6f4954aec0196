internal import AdaptiveCards
public import Events

/// Which key stands for which command where: the table of bindings, and keys of a person's own.
public struct KeyMap: Sendable {
  /// The keys as they come.
  public static let standard = KeyMap(Bindings.table)

  /// What help, hints and the manual are made from.
  public private(set) var table: [Binding]
  private var index: [Binding.Place: [Key: Command]]

  init(_ table: [Binding]) {
    self.table = table
    index = KeyMap.index(of: table)
  }

  private static func index(of table: [Binding]) -> [Binding.Place: [Key: Command]] {
    var index: [Binding.Place: [Key: Command]] = [:]
    for binding in table {
      for place in binding.places {
        for spelling in binding.keys {
          guard let key = Key(spelling: spelling) else { continue }
          index[place, default: [:]][key] = binding.command
        }
      }
    }
    return index
  }

  /// What a key stands for; nil when it stands for nothing here.
  public func command(for key: Key, in place: Binding.Place) -> Command? {
    if let command = index[place]?[key] { return command }
    guard case .character(let character) = key.code,
      key.modifiers.subtracting(.shift).isEmpty
    else { return nil }
    switch place {
    case .field, .lines, .number, .day: return .insert(String(character))
    case .sheet, .finding, .combo, .stars: return .typeAhead(character)
    case .card, .list, .text, .boxes, .calendar: return nil
    }
  }

  /// The first key that stands for a command; nil when none does.
  public func key(for command: Command) -> String? {
    table.first { $0.command == command && !$0.keys.isEmpty }?.keys.first
  }

  /// Gives a key to a command wherever that can be asked for, or takes it from all.
  ///
  /// A letter never stands for anything where letters are typed.
  ///
  /// - Parameters:
  ///   - spelling: the key as key scripts spell it.
  ///   - name: the command's name; nil takes the key away.
  /// - Returns: what is wrong with it, as a sentence; nil when nothing is.
  public mutating func bind(_ spelling: String, to name: String?) -> String? {
    guard let key = Key(spelling: spelling) else {
      let hint = Key.nearestSpelling(to: spelling)
      return "\"\(spelling)\" is not a key" + (hint.map { "; did you mean \"\($0)\"?" } ?? "")
    }
    guard command(for: key, in: .card) != .interrupt else {
      return "\"\(spelling)\" always leaves and can be nothing else"
    }
    let targets = name.map { name in table.filter { $0.command.name == name } } ?? []
    if let name, targets.isEmpty { return KeyMap.unknown(name) }
    var places = Set(targets.flatMap(\.places))
    if name == nil { places = Set(Binding.Place.allCases) }
    if KeyMap.isLetter(key) { places.subtract(KeyMap.takingLetters) }
    guard !places.isEmpty else { return "\"\(spelling)\" is a letter where that is done" }
    for index in table.indices where table[index].places.isSubset(of: places) {
      table[index].keys.removeAll { Key(spelling: $0) == key }
    }
    // The last one of a key counts.
    if let first = targets.first {
      table.append(Binding([spelling], first.command, in: places, first.help))
    }
    index = KeyMap.index(of: table)
    return nil
  }

  private static let takingLetters: Set<Binding.Place> = [
    .field, .lines, .number, .day, .sheet, .finding, .combo,
  ]

  private static func isLetter(_ key: Key) -> Bool {
    if case .character = key.code { return key.modifiers.subtracting(.shift).isEmpty }
    return false
  }

  private static func unknown(_ name: String) -> String {
    var names: [String] = []
    for command in Bindings.table.map(\.command.name) where !names.contains(command) {
      names.append(command)
    }
    if let near = nearestName(to: name, in: names) {
      return "\"\(name)\" is not a command; did you mean \"\(near)\"?"
    }
    return "\"\(name)\" is not a command; the commands are \(names.joined(separator: ", "))"
  }
}
