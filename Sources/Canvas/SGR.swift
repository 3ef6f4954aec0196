/// The escape sequences for colours and attributes; every one this room writes is spelled here.
enum SGR {
  /// Appends the shortest sequence that changes one style into another.
  static func append(from old: Style, to new: Style, _ bytes: inout [UInt8]) {
    let fresh = codes(from: .plain, to: new, first: ["0"])
    let change = codes(from: old, to: new, first: [])
    let parameters = (change.utf8.count < fresh.utf8.count ? change : fresh)
    bytes.append(0x1B)
    bytes.append(contentsOf: "[\(parameters)m".utf8)
  }

  private static func codes(from old: Style, to new: Style, first: [String]) -> String {
    var codes = first
    let gone = old.attributes.subtracting(new.attributes)
    var added = new.attributes.subtracting(old.attributes)
    for (attribute, _, off) in attributes where gone.contains(attribute) && codes.last != off {
      codes.append(off)
    }
    // Bold and dim are switched off together.
    if !gone.isDisjoint(with: [.bold, .dim]) {
      added.formUnion(new.attributes.intersection([.bold, .dim]))
    }
    for (attribute, on, _) in attributes where added.contains(attribute) { codes.append(on) }
    if new.foreground != old.foreground { codes.append(code(of: new.foreground, base: 30)) }
    if new.background != old.background { codes.append(code(of: new.background, base: 40)) }
    return codes.joined(separator: ";")
  }

  private static let attributes: [(Style.Attributes, on: String, off: String)] = [
    (.bold, "1", "22"), (.dim, "2", "22"), (.italic, "3", "23"), (.underline, "4", "24"),
    (.reverse, "7", "27"), (.strikethrough, "9", "29"),
  ]

  /// - Parameter base: 30 for the text, 40 for what is behind it.
  private static func code(of color: Color, base: Int) -> String {
    switch color {
    case .terminal: "\(base + 9)"
    case .palette(let entry) where entry < 8: "\(base + Int(entry))"
    case .palette(let entry) where entry < 16: "\(base + 52 + Int(entry))"
    case .palette(let entry): "\(base + 8);5;\(entry)"
    case .rgb(let red, let green, let blue): "\(base + 8);2;\(red);\(green);\(blue)"
    }
  }
}
