internal import Canvas
internal import CardActions
internal import CardLayout
internal import Terminal

extension LinkOpening {
  /// What can be done with links on this machine, in this terminal, at this moment.
  static func here(_ options: Options) -> LinkOpening {
    LinkOpening(
      program: options.kiosk ? nil : LinkProgram.find(),
      canCopy: !options.kiosk && StandardTerminal.takesCopies,
      schemes: options.kiosk ? [] : options.linkSchemes)
  }
}

extension EventLoop {
  /// Acts on a pressed link: at once when there is one way to, else after a sheet.
  ///
  /// - Parameter session: the card that the link is in; it shows the sheet.
  func open(_ url: String, from session: CardSession?, on page: some Page) {
    let kind = LinkOpening.Kind(url)
    let opening = linkOpening()
    let choice = ActionSheet.choose(
      title: kind.title, message: url, targets: opening.choices(for: url),
      row: { SheetState.Row(title: SafeText(kind.words(for: $0))) },
      act: { [weak self] choice in
        self?.act(on: choice, url, opening, page, session?.theme ?? Theme())
      })
    if case .ask(let sheet) = choice { session?.present(sheet) }
  }

  private func act(
    on choice: LinkOpening.Choice, _ url: String, _ opening: LinkOpening, _ page: some Page,
    _ theme: Theme
  ) {
    switch choice {
    case .open(let program):
      let started = LinkProgram.start(program, with: url)
      page.say(started ? SafeText("Opened") : SafeText("Could not be opened: " + url, .strict))
    case .copy: copy(LinkOpening.copied(of: url), page)
    case .show:
      linkView = LinkView(
        url, canOpen: opening.allows(url), theme: theme, hasColors: screen.colorDepth != .none)
    }
  }

  func copy(_ text: String, _ page: some Page) {
    if isKiosk {
      page.say(SafeText("Copying is switched off here: " + text, .strict))
    } else if StandardTerminal.takesCopies, screen.copy(text) {
      page.say(SafeText("Copied"))
    } else {
      page.say(SafeText("This terminal takes no copies: " + text, .strict))
    }
  }
}
