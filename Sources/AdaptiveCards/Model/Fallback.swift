/// What stands in for something that can't be shown (schema 1.2, `fallback`).
public indirect enum Fallback<Content: Equatable & Sendable>: Equatable, Sendable {
  /// Nothing: it is left out, and what is around it is not asked for its own fallback.
  case drop
  /// This; it may have a fallback of its own.
  case content(Content)
}

/// What can be a fallback: an element, an action or a column.
protocol FallbackContent: Equatable, Sendable {
  /// "an element"
  static var fallbackName: String { get }
  static func readFallback(_ reader: inout ObjectReader) -> Self?
  var json: JSONValue { get }
}

/// A feature of the host, and the version of it, that something needs (schema 1.2, `requires`).
public struct Requirement: Equatable, Sendable {
  /// The name of the feature; its case does not matter.
  public var feature: String
  /// The least version of it; nil for any, written "*".
  public var version: SchemaVersion?

  /// A feature in at least this version; nil for any.
  public init(_ feature: String, _ version: SchemaVersion?) {
    self.feature = feature
    self.version = version
  }
}

/// All that something needs.
struct Requirements: CardValue {
  var list: [Requirement]

  static func read(_ json: JSONValue, _ key: FieldKey, _ reader: ObjectReader) -> Requirements? {
    guard let object = json.objectValue else {
      reader.wrongType(key, json, wanted: "an object of features and versions", isTaken: false)
      return nil
    }
    let list = object.members.compactMap { member -> Requirement? in
      let text = String.read(member.value, key, reader) ?? ""
      if text == "*" { return Requirement(member.key, nil) }
      guard let version = SchemaVersion(text) else {
        reader.report(
          .warning, .valueInvalid,
          "\(quoted(text)) is not a version of \(quoted(member.key)); write it as in \"1.5\", or"
            + " \"*\" for any; the requirement is left out", key: key)
        return nil
      }
      return Requirement(member.key, version)
    }
    return Requirements(list: list)
  }

  var json: JSONValue { .object(list.map { ($0.feature, .string($0.version?.text ?? "*")) }) }
}

extension FieldVisitor {
  @inline(__always)
  mutating func requirements(_ list: inout [Requirement]) {
    guard concerns("requires") else { return }
    var needed = list.isEmpty ? nil : Requirements(list: list)
    self("requires", &needed, since: 1.2)
    list = needed?.list ?? []
  }
}

/// What a host can do beyond the format itself, for cards that ask with `requires`.
///
/// Names are compared without case. `adaptiveCards` is always there, with the newest version that
/// this reader knows (Microsoft's FeatureRegistration).
public struct Features: Equatable, Sendable {
  private var versions: [String: SchemaVersion] = [:]

  /// A host that can do what the format has and nothing else.
  public init() {}

  /// Says that the host has a feature; the format's own cannot be changed.
  public mutating func register(_ name: String, version: SchemaVersion) {
    versions[name.lowercased()] = version
  }

  /// The version of a feature; nil when the host does not have it.
  public func version(of name: String) -> SchemaVersion? {
    let name = name.lowercased()
    return name == "adaptivecards" ? SchemaVersion.newest : versions[name]
  }

  /// Whether the host has a feature in at least the version that is asked for.
  public func meets(_ requirement: Requirement) -> Bool {
    guard let version = version(of: requirement.feature) else { return false }
    return requirement.version.map { $0 <= version } ?? true
  }
}
