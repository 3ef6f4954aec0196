internal import Canvas
internal import CardActions
internal import CardLayout
internal import Events
internal import Terminal

/// An address over the whole screen: in full, and as a QR code for a telephone.
struct LinkView: Equatable {
  let url: String
  private let canOpen: Bool
  private let look: Theme
  private let picture: QRPicture?
  private let address: StyledText
  /// Why there is no QR code.
  private let remark: SafeText?

  /// - Parameters:
  ///   - canOpen: whether anything may be told to open it.
  ///   - hasColors: whether the screen has any.
  init(_ url: String, canOpen: Bool, theme: Theme, hasColors: Bool) {
    self.url = url
    self.canOpen = canOpen
    look = theme
    address = StyledText([StyledText.Run(SafeText(url, .strict), style: Style.plain.with(.bold))])
    // A telephone would open what is not opened here.
    let code = canOpen ? QRCode(url) : nil
    picture = code.map { QRPicture($0, isUnicode: theme.glyphs != .ascii, hasColors: hasColors) }
    remark =
      !canOpen
      ? SafeText("No link that can be opened safely.")
      : code == nil ? SafeText("Too long for a QR code.") : nil
  }

  private static let hints = SafeText("y copy  Esc back")

  private func lines(in size: Size) -> [TextLine] {
    address.lines(width: max(1, size.width - 6), wrap: true, maxLines: max(1, size.height - 3))
  }

  private func rect(in size: Size, _ lines: [TextLine], _ picture: QRPicture?) -> Rect {
    let widest = max(lines.map(\.width).max() ?? 0, picture?.size.width ?? 0, remarkWidth(size))
    let width = min(size.width, widest + 6)
    let below = picture.map { $0.size.height + 1 } ?? (remark(size) == nil ? 0 : 2)
    let height = min(size.height, lines.count + below + 2)
    return Rect(
      x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
  }

  /// The picture, where the screen has room for it and the address.
  private func picture(in size: Size) -> QRPicture? {
    guard let picture, picture.size.width + 4 <= size.width,
      picture.size.height + lines(in: size).count + 3 <= size.height
    else { return nil }
    return picture
  }

  private func remark(_ size: Size) -> SafeText? {
    if let remark { return remark }
    guard picture(in: size) == nil else { return nil }
    return SafeText("The screen is too small for its QR code.")
  }

  private func remarkWidth(_ size: Size) -> Int { remark(size)?.width ?? 0 }

  func paint(on canvas: inout Canvas, in size: Size) {
    let lines = lines(in: size)
    let picture = picture(in: size)
    let rect = rect(in: size, lines, picture)
    canvas.fill(rect, style: .plain)
    canvas.drawFrame(rect, title: SafeText("Link"), theme: look)
    let hints = LinkView.hints
    canvas.within(rect) { canvas in
      for (y, line) in lines.enumerated() { canvas.draw(line, at: Point(x: 3, y: 1 + y)) }
      let y = lines.count + 2
      if let picture {
        picture.paint(on: &canvas, at: Point(x: (rect.width - picture.size.width) / 2, y: y))
      } else if let remark = remark(size), y < rect.height - 1 {
        let cut = remark.truncated(to: max(1, rect.width - 6), ellipsis: look.glyphs.ellipsis)
        canvas.write(cut, at: Point(x: 3, y: y), style: Style.plain.with(.dim))
      }
      guard hints.width + 6 <= rect.width else { return }
      canvas.write(
        SafeText(" ") + hints + SafeText(" "),
        at: Point(x: rect.width - hints.width - 4, y: rect.height - 1), style: .plain)
    }
  }

  /// The address as a link that terminals open themselves; none of one that may not be opened.
  func links(in size: Size) -> [ScreenLink] {
    guard canOpen else { return [] }
    let lines = lines(in: size)
    let rect = rect(in: size, lines, picture(in: size))
    return lines.enumerated().map { y, line in
      ScreenLink(at: Point(x: rect.x + 3, y: rect.y + 1 + y), text: line.string, url: url)
    }
  }

  /// What an event asks for while the address is shown.
  enum Answer: Equatable {
    case stay, close, copy
    case passes(Command)
  }

  private static let passed: Set<Command> = [.suspend, .redraw, .interrupt]

  func answer(to event: Event) -> Answer {
    switch event {
    case .key(let key):
      guard let command = Bindings.command(for: key, in: .card) else { return .stay }
      if command == .copy { return .copy }
      return LinkView.passed.contains(command) ? .passes(command) : .close
    case .mouse(let mouse): return mouse.action == .press ? .close : .stay
    case .paste, .resize, .focus, .readable, .signal, .hangUp: return .stay
    }
  }
}
