internal import AdaptiveCards
internal import Canvas
internal import CardActions
internal import CardLayout

extension BrowserPage {
  // MARK: The selected file

  /// Opens the selected file and shows one of its cards.
  ///
  /// - Parameter fromBelow: shows its last card instead of the first.
  func loadFile(fromBelow: Bool = false) {
    keepCard()
    (pile, shown, fault, followed) = (nil, nil, nil, nil)
    guard let file = list.file else {
      list.setCards(0, selected: 0)
      return
    }
    if file.path == "-" {
      pile = parts.stream
    } else {
      let confinement = parts.confinement
      let data = parts.data.allowed(by: confinement, for: file.path)
      let dataFile = data.candidate(for: file.path)
      var opened = FollowedFile<LoadedDeck>(file.path, data: dataFile) {
        path throws(UnusableFile) in
        guard confinement?.allows(path) ?? true else {
          throw UnusableFile(message: Confinement.refusal(path))
        }
        return try LoadedDeck.usable(path, data: data)
      }
      do { pile = try opened.open(at: parts.now()) } catch { fault = error }
      followed = opened
      // To follow a large folder takes the system some time, and its reader does it soon.
      if !list.shelf.isReading {
        for path in [file.path, dataFile].compactMap({ $0 }) { parts.watch?.follow(file: path) }
      }
    }
    let count = pile?.count ?? 0
    list.setCards(count, selected: fromBelow ? count - 1 : 0)
    noteSelected()
    showCard()
  }

  /// Shows the selected card.
  ///
  /// - Parameter before: a session of the same card, whose focus, place and typed values it keeps.
  func showCard(keeping before: CardSession? = nil) {
    keepCard()
    guard let piled = pile?.card(list.card) else {
      shown = nil
      renewView()
      return
    }
    let room = layout.card
    let session = CardSession(
      card: piled.card, source: piled.source, host: parts.hosts.config, delegate: parts.delegate,
      viewport: room.size, origin: room.origin, theme: theme)
    session.keys = parts.keys
    // From the list one comes back to it.
    session.isKeptWhenClosed = !isOneFile
    let place = keptPlace
    let before = before ?? place.flatMap { kept.card(at: $0) }
    if let before { session.takeOver(from: before) }
    // In the list no card has the focus.
    if before == nil || !isInCard { session.leaveFocus() }
    shown = ShownCard(
      piled: piled, trail: CardTrail(session), place: place,
      fresh: before == nil ? session.state : nil)
    foundRow = nil
    renewView()
  }

  /// Reads the selected file again because the person wants it.
  func reload() {
    guard let file = list.file else { return }
    guard file.path != "-" else {
      message = SafeText("What came through a pipe cannot be read again")
      return
    }
    if let followed { take(followed.read()) }
    if fault == nil { message = SafeText("Read again: " + file.name, .strict) }
  }

  /// Looks whether the selected file has changed on the disk.
  func lookAtFile(isNamed: Bool) {
    guard var file = followed else { return }
    let news = file.look(isNamed: isNamed, at: parts.now())
    followed = file
    take(news)
  }

  private func take(_ news: FollowedFile<LoadedDeck>.News) {
    switch news {
    case .nothing: break
    case .fault(let error):
      fault = error
      // Told whole and whatever else the line says; from the next key on the line keeps it.
      message = lastGoodCard
      noteSelected()
      renewView()
    case .read(let deck):
      if message == lastGoodCard { message = nil }
      fault = nil
      pile = deck
      list.setCards(deck.count, selected: list.card)
      noteSelected()
      showCard(keeping: session)
    }
  }

  // MARK: The folders

  /// Follows the folders around those that were named; what is in these is followed as it is read.
  func followRoots() {
    for root in list.shelf.roots { parts.watch?.follow(FollowedPath.nearestFolder(above: root)) }
  }

  /// Reads some more of the folders; the frame after it shows what there is.
  func readOn() {
    if list.changeShelf({ $0.readMore() }) { loadFile() }
    guard !list.shelf.isReading, let file = list.file, file.path != "-" else { return }
    parts.watch?.follow(file: file.path)
    lookAtFile(isNamed: false)
  }

  /// Acts on what the system told of the followed folders.
  func takeNotices() {
    guard let watch = parts.watch else { return }
    let notices = watch.takeNotices()
    guard !notices.isEmpty else { return }
    var isNamed = false
    let selected = list.file?.path
    let enter = { (folder: String) -> Void in watch.follow(folder) }
    let isOther = list.changeShelf { shelf in
      for notice in notices {
        if let name = notice.name {
          if followed?.isNamed(by: notice) == true { isNamed = true }
          // It stays in the list as long as it is looked at: most editors bring it back.
          if let selected, notice.isAbout(selected), !FileReading.exists(selected) { continue }
          let files = shelf.files(named: name, in: notice.folder)
          let isChanged = shelf.refresh(name, in: notice.folder)
          files.forEach { check.fileChanged($0) }
          if isChanged, files.isEmpty { check.foldersChanged(in: shelf) }
        } else {
          shelf.reopen(notice.folder, isEntering: enter)
          check.foldersChanged(in: shelf)
        }
        for root in shelf.roots where isAbove(notice, root) {
          watch.follow(FollowedPath.nearestFolder(above: root))
          shelf.reopen(root, isEntering: enter)
        }
      }
    }
    if isOther { loadFile() } else { lookAtFile(isNamed: isNamed) }
  }

  /// Whether a notice may be about a root itself coming, going or being another.
  private func isAbove(_ notice: FileWatch.Notice, _ root: String) -> Bool {
    guard notice.folder != root, FollowedPath.nearestFolder(above: root) == notice.folder else {
      return false
    }
    return notice.name == nil || notice.isAbout(root) || !FileReading.isFolder(root)
  }

  // MARK: The stream

  /// Takes in what came through standard input.
  func readStream() {
    guard let stream = parts.stream else { return }
    let isNewest = list.card >= stream.count - 1
    let pinned = stream.serial(list.card)
    stream.read(keeping: pinned)
    guard list.file?.path == "-" else { return }
    pile = stream
    if let fault = stream.lastFault, stream.count == 0 {
      self.fault = UnusableFile(message: fault)
    } else {
      fault = nil
    }
    let before = pinned.flatMap(stream.index(ofSerial:))
    // Whoever looks at the newest card without working in it sees the next one when it comes.
    let follows = isNewest && !isInCard
    list.setCards(stream.count, selected: follows ? stream.count - 1 : before ?? list.card)
    // A single card and nothing to come needs no list before it.
    if stream.isAtEnd, stream.count == 1, !list.isChosen { isInCard = true }
    if before == nil || stream.serial(list.card) != pinned { showCard() }
  }
}
