/// An element that is not shown: of an unknown type, or in a place where it may not be.
public struct UnknownElement: Equatable, Sendable {
  /// Why it is not shown.
  public enum Reason: Equatable, Sendable {
    /// Its fallback is shown, or that of an element around it.
    case typeNotKnown
    /// It is left out, as some things are in a Carousel.
    case notAllowedHere
    case pastLimit
  }

  public var common = ElementCommon()
  public var type = ""
  public var reason = Reason.typeNotKnown

  public init() {}
}

extension UnknownElement: ElementBody {
  var writtenType: String? { type }

  mutating func visit(_ fields: inout some FieldVisitor) { common.visitWayAround(&fields) }

  mutating func visitOwn(_ fields: inout some FieldVisitor) {}
}
