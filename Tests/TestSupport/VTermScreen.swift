import CVTerm
public import Canvas

/// The screen that a program's output leads to, by libvterm, which shares no code with ours.
public final class VTermScreen {
  private let terminal: OpaquePointer
  private let screen: OpaquePointer
  public private(set) var size: Size
  /// What was written, read as commands: modes, title, bells, what no terminal knows.
  public private(set) var output = TerminalOutput()

  public init(size: Size) throws {
    guard size.width > 0, size.height > 0,
      let terminal = vterm_new(Int32(size.height), Int32(size.width)),
      let screen = vterm_obtain_screen(terminal)
    else { throw Fault("no screen of \(size.width)x\(size.height)") }
    (self.terminal, self.screen, self.size) = (terminal, screen, size)
    vterm_set_utf8(terminal, 1)
    vterm_screen_enable_altscreen(screen, 1)
    vterm_screen_reset(screen, 1)
  }

  deinit { vterm_free(terminal) }

  public func take(_ bytes: [UInt8]) {
    output.take(bytes)
    bytes.withUnsafeBytes {
      _ = vterm_input_write(terminal, $0.bindMemory(to: CChar.self).baseAddress, $0.count)
    }
  }

  /// What a terminal answers to the questions in its input since the last call.
  public func answers() -> [UInt8] {
    var all: [UInt8] = []
    var buffer = [CChar](repeating: 0, count: 4096)
    while true {
      let count = vterm_output_read(terminal, &buffer, buffer.count)
      guard count > 0 else { return all }
      all += buffer[0..<count].map(UInt8.init(bitPattern:))
    }
  }

  public func resize(_ size: Size) {
    self.size = size
    vterm_set_size(terminal, Int32(max(1, size.height)), Int32(max(1, size.width)))
  }

  /// Where the next character would go.
  public var cursor: Point {
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
    return Point(x: Int(position.col), y: Int(position.row))
  }

  /// The style that the next character would have: plain once a program has given it back.
  public var pen: Style {
    let state = vterm_obtain_state(terminal)
    func value(_ attribute: VTermAttr) -> VTermValue {
      var value = VTermValue()
      _ = vterm_state_get_penattr(state, attribute, &value)
      return value
    }
    var attributes = Style.Attributes()
    if value(VTERM_ATTR_BOLD).boolean != 0 { attributes.insert(.bold) }
    if value(VTERM_ATTR_ITALIC).boolean != 0 { attributes.insert(.italic) }
    if value(VTERM_ATTR_UNDERLINE).number != 0 { attributes.insert(.underline) }
    if value(VTERM_ATTR_REVERSE).boolean != 0 { attributes.insert(.reverse) }
    if value(VTERM_ATTR_STRIKE).boolean != 0 { attributes.insert(.strikethrough) }
    return Style(
      foreground: Self.color(value(VTERM_ATTR_FOREGROUND).color),
      background: Self.color(value(VTERM_ATTR_BACKGROUND).color), attributes: attributes)
  }

  /// The cell at a place on the screen; a blank one outside.
  public func cell(_ x: Int, _ y: Int) -> ScreenCell {
    guard (0..<size.width).contains(x), (0..<size.height).contains(y) else {
      return ScreenCell(text: " ", width: 1, style: .plain)
    }
    var cell = VTermScreenCell()
    vterm_screen_get_cell(screen, VTermPos(row: Int32(y), col: Int32(x)), &cell)
    var attributes = Style.Attributes()
    if cell.attrs.bold != 0 { attributes.insert(.bold) }
    if cell.attrs.italic != 0 { attributes.insert(.italic) }
    if cell.attrs.underline != 0 { attributes.insert(.underline) }
    if cell.attrs.reverse != 0 { attributes.insert(.reverse) }
    if cell.attrs.strike != 0 { attributes.insert(.strikethrough) }
    return ScreenCell(
      text: Self.text(of: cell), width: Int(cell.width),
      style: Style(
        foreground: Self.color(cell.fg), background: Self.color(cell.bg), attributes: attributes))
  }

  /// One row as text, blanks at its end included.
  public func row(_ y: Int) -> String {
    (0..<size.width).map { cell($0, y).text }.joined()
  }

  /// The rows as text, blanks at their ends cut.
  public var rows: [String] {
    (0..<size.height).map { y in
      var text = row(y)
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// Where `text` first stands within one row.
  public func find(_ text: String) -> Point? {
    let wanted = Array(text.utf8)
    guard !wanted.isEmpty else { return nil }
    for y in 0..<size.height {
      var bytes: [UInt8] = []
      var columns: [Int] = []
      for x in 0..<size.width {
        for byte in cell(x, y).text.utf8 {
          bytes.append(byte)
          columns.append(x)
        }
      }
      guard bytes.count >= wanted.count else { continue }
      for start in 0...(bytes.count - wanted.count)
      where bytes[start..<(start + wanted.count)].elementsEqual(wanted) {
        return Point(x: columns[start], y: y)
      }
    }
    return nil
  }

  private static func text(of cell: VTermScreenCell) -> String {
    var text = String.UnicodeScalarView()
    withUnsafeBytes(of: cell.chars) {
      for value in $0.bindMemory(to: UInt32.self) {
        // The right half of a wide character is marked by -1, which is no scalar.
        guard value != 0, let scalar = Unicode.Scalar(value) else { break }
        text.append(scalar)
      }
    }
    if text.isEmpty, cell.chars.0 == 0 { return " " }
    return String(text)
  }

  private static func color(_ color: VTermColor) -> Color {
    let type = UInt32(color.type)
    if type & VTERM_COLOR_DEFAULT_MASK.rawValue != 0 { return .terminal }
    if type & VTERM_COLOR_TYPE_MASK.rawValue == VTERM_COLOR_INDEXED.rawValue {
      return .palette(color.indexed.idx)
    }
    return .rgb(color.rgb.red, color.rgb.green, color.rgb.blue)
  }
}
