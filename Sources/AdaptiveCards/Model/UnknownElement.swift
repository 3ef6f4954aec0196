/// An element that is not shown: of an unknown type, or in a place where it may not be.
public struct UnknownElement: Equatable, Sendable {
  /// Why it is not shown.
  public enum Reason: Equatable, Sendable {
    /// Its fallback is shown, or that of an element around it.
    case typeNotKnown
    /// It is left out, as some things are in a Carousel.
    case notAllowedHere
    /// It is nested too deep, or one too many; the diagnostic names the limit.
    case pastLimit
  }

  /// What every element has: its id, spacing, visibility and their like.
  public var common = ElementCommon()
  /// The `type` as it was written.
  public var type = ""
  /// Why it is not shown.
  public var reason = Reason.typeNotKnown

  /// One that says nothing: every property is its default.
  public init() {}
}

extension UnknownElement: ElementBody {
  var writtenType: String? { type }

  mutating func visit(_ fields: inout some FieldVisitor) { common.visitWayAround(&fields) }

  mutating func visitOwn(_ fields: inout some FieldVisitor) {}
}
