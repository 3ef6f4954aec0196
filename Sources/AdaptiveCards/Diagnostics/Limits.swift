/// The bounds on what a card may ask of the program, all in one place.
///
/// What lies beyond a bound is left out, the rest is shown, and a diagnostic names the bound.
package enum Limits {
  /// How deep arrays and objects of a JSON text may stand in each other.
  package static let jsonDepth = 512
  /// How deep a text may nest and still be read past `jsonDepth`, in levels; deeper ones are refused.
  package static let jsonSkippedDepth = 100_000
  /// How many values one JSON text may hold; each takes at least 24 bytes of memory.
  package static let jsonValues = 20_000_000
  /// The longest string kept, in bytes of UTF-8: 1 MB.
  package static let stringBytes = 1 << 20
  /// The largest file read, in bytes: 100 MB.
  package static let fileBytes = 100 << 20

  /// How deep elements, and what holds them - columns, cells, pages, cards - may stand in each other.
  ///
  /// All passes over a card go as deep; what each may take of the stack follows from it, so that
  /// they get by with 1 MB, in debug builds too.
  package static let elementDepth = 64
  /// How many elements one card may hold.
  package static let elements = 50_000
  /// How many choices one card may hold, and one answer of a host.
  package static let choices = 100_000

  /// How many cards one text may hold.
  package static let deckCards = 10_000
  /// How many unknown property names of a card are compared with the known ones.
  package static let unknownNames = 2_000
  /// How many elements that are never shown together may share an id before one more is a fault.
  package static let idsShared = 16

  /// How many columns a grid of areas may have.
  package static let gridColumns = 100

  /// The longest expression of a template, in bytes of UTF-8.
  package static let expressionBytes = 65_536
  /// How deep an expression may nest parentheses, lists, calls, signs and operators.
  package static let expressionDepth = 64
  /// How much the expressions of one template may do: a step is a value looked at or made.
  package static let templateSteps = 5_000_000
  /// How much text and other values the expressions of one template may make, in bytes: 32 MB.
  package static let templateBytes = 32 << 20
  /// How many objects and arrays a template may make, each at least 24 bytes.
  package static let templateObjects = 200_000
  /// How deep a template's own objects and arrays may stand in each other.
  package static let templateDepth = 200

  /// How many diagnostics of one code are told one by one; the others are only counted.
  package static let diagnosticsOfACode = 100
  /// How much of a card's text a message quotes, in Unicode scalars.
  package static let quotedScalars = 60
  /// The longest JSON pointer of a diagnostic, in bytes of UTF-8.
  package static let pointerBytes = 4096

  /// Pixels, counts and other numbers of a card; what is larger is clamped.
  package static let number = 1e6
}
