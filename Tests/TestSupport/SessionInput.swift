public import Canvas

extension Session {
  /// Presses keys by their names, one after the other: `press("Tab", "Enter", "Ctrl-C", "q")`.
  public func press(_ keys: String...) throws {
    for (index, key) in keys.enumerated() {
      try send(
        KeyNames.bytes(of: key, application: screen.output.modes.contains(1)))
      // The only key whose meaning depends on the clock: what follows at once would be Alt.
      if key == "Esc", index < keys.count - 1 {
        let pause = Deadline(after: .milliseconds(100))
        while !pause.isOver { pump(milliseconds: pause.milliseconds(atMost: 100)) }
      }
    }
  }

  /// Types text as a keyboard would.
  public func type(_ text: String) throws { try send(Array(text.utf8)) }

  /// Pastes text, between brackets when the program asked for them.
  public func paste(_ text: String) throws {
    let isBracketed = screen.output.wantsBracketedPaste
    try send(Array((isBracketed ? "\u{1b}[200~\(text)\u{1b}[201~" : text).utf8))
  }

  /// Presses and releases the left button over a cell.
  public func click(_ x: Int, _ y: Int) throws {
    try mouse(button: 0, at: Point(x: x, y: y), isPress: true)
    try mouse(button: 0, at: Point(x: x, y: y), isPress: false)
  }

  /// Clicks on the first character of `text`, which is waited for.
  public func click(on text: String) throws {
    let place = try expect(text)
    try click(place.x, place.y)
  }

  /// Turns the wheel by one notch over a cell.
  public func wheel(down: Bool, at point: Point) throws {
    try mouse(button: down ? 65 : 64, at: point, isPress: true)
  }

  /// Sends bytes as if they were typed; the program's output is taken in meanwhile.
  public func send(_ bytes: [UInt8], within limit: Duration = .seconds(10)) throws {
    try write(bytes, to: terminal.master, within: limit)
  }

  /// Sends bytes into the pipe that is the program's standard input.
  public func feed(_ bytes: [UInt8], within limit: Duration = .seconds(10)) throws {
    guard let input = child.input else { throw fault("standard input is no pipe") }
    try write(bytes, to: input, within: limit)
  }

  public func feed(_ text: String) throws { try feed(Array(text.utf8)) }

  /// Ends the program's standard input.
  public func closeInput() { child.closeInput() }

  /// Closes the pipe that is the program's standard output, as `| head -0` does.
  public func closeOutput() { child.closeOutput() }

  public func send(signal: Int32) { child.send(signal: signal) }

  /// Gives the terminal another size.
  public func resize(_ width: Int, _ height: Int) {
    // What was written for the old size belongs on a screen of that size.
    pump(milliseconds: 0)
    let size = Size(width: width, height: height)
    screen.resize(size)
    terminal.resize(size)
  }

  /// Takes the terminal away from the program, as a lost connection does.
  public func hangUp() {
    pump(milliseconds: 0)
    terminal.hangUp()
  }

  private func write(_ bytes: [UInt8], to descriptor: Descriptor, within limit: Duration) throws {
    let deadline = Deadline(after: limit)
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let count = descriptor.writeSome(rest) else {
        throw fault("nobody is left to read \(rest.count) bytes")
      }
      rest = rest.dropFirst(count)
      if deadline.isOver { throw fault("the program did not read \(rest.count) bytes") }
      if count == 0 { pump(milliseconds: deadline.milliseconds(atMost: 5)) }
    }
  }

  private func mouse(button: Int, at point: Point, isPress: Bool) throws {
    guard screen.output.wantsMouse else { throw fault("the program did not ask for the mouse") }
    let (column, row) = (point.x + 1, point.y + 1)
    if screen.output.modes.contains(1006) {
      try send(Array("\u{1b}[<\(button);\(column);\(row)\(isPress ? "M" : "m")".utf8))
    } else {
      // The old form: three bytes from 32 on, a release without its button, nothing past 223.
      let code = isPress ? button : 3
      try send(
        [0x1B, 0x5B, 0x4D] + [code, column, row].map { UInt8(clamping: $0 + 32) })
    }
  }
}
