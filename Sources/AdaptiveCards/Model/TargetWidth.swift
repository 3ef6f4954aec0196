/// The widths of a card at which something is shown (Teams): one class, or from or up to one.
public struct TargetWidth: Equatable, Sendable {
  /// Where the classes begin is the host's to say (`hostWidthBreakpoints`).
  public enum Size: String, Vocabulary, Comparable {
    /// From the narrowest to the widest.
    case veryNarrow, narrow, standard, wide

    public static func < (one: Size, other: Size) -> Bool { one.rank < other.rank }

    private var rank: Int {
      switch self {
      case .veryNarrow: 0
      case .narrow: 1
      case .standard: 2
      case .wide: 3
      }
    }
  }

  /// Whether wider or narrower classes count too.
  public enum Bound: String, Vocabulary {
    /// This class alone.
    case exactly
    /// This class and wider ones.
    case atLeast
    /// This class and narrower ones.
    case atMost
  }

  /// How `size` is meant.
  public var bound: Bound
  /// The class of width.
  public var size: Size

  /// One class, or all from it or up to it.
  public init(_ bound: Bound = .exactly, _ size: Size) {
    self.bound = bound
    self.size = size
  }

  /// Whether a card of this class shows it; a card of unknown width always does.
  public func includes(_ width: Size?) -> Bool {
    guard let width else { return true }
    return switch bound {
    case .exactly: width == size
    case .atLeast: width >= size
    case .atMost: width <= size
    }
  }
}

extension TargetWidth: CardValue {
  static func read(_ json: JSONValue, _ key: FieldKey, _ reader: ObjectReader) -> TargetWidth? {
    let parts = (json.stringValue ?? "").split(separator: ":").map(String.init)
    if parts.count == 1, let size = Size.matching(parts[0]) { return TargetWidth(size) }
    if parts.count == 2, let bound = Bound.matching(parts[0]), bound != .exactly,
      let size = Size.matching(parts[1])
    {
      return TargetWidth(bound, size)
    }
    reader.report(
      .warning, .valueInvalid,
      "\(ObjectReader.quote(json)) is not a value of \"\(key)\"; it is one of \(Size.listed), or"
        + " \"atLeast:\" or \"atMost:\" and one of these", key: key)
    return nil
  }

  var json: JSONValue {
    .string(bound == .exactly ? size.rawValue : "\(bound.rawValue):\(size.rawValue)")
  }
}

extension TargetWidth {
  init(_ size: Size) { self.init(.exactly, size) }
}
