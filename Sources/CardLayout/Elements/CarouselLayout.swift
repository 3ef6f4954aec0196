internal import AdaptiveCards
internal import Canvas

extension Layouter {
  func carousel(_ element: Element, width: Int, _ surroundings: Surroundings) -> Box? {
    guard case .carousel(let carousel) = element else { return nil }
    return self.carousel(carousel, width: width, surroundings)
  }

  /// The page that is shown, and the marks of all pages below it.
  ///
  /// Every page has the height of the highest, so that nothing below moves when they are turned;
  /// `heightInPixels` and `minHeight` only make it higher, as a page is never cut. No page turns by
  /// itself: what moves while it is read disturbs, and an idle card costs nothing, so `timer` and
  /// `pageAnimation` mean nothing here.
  func carousel(_ carousel: Carousel, width: Int, _ surroundings: Surroundings) -> Box? {
    let pages = carousel.pages.filter { shows($0.container.common) }
    guard !pages.isEmpty else { return nil }
    let spot = spot(of: carousel, count: pages.count, surroundings)
    var boxes = pages.map { page(in: $0, width: width, rtl: carousel.rtl, surroundings) }
    let highest = boxes.map(\.size.height).max() ?? 0
    let least = max(carousel.heightInPixels ?? 0, carousel.minHeight ?? 0)
    var shown = boxes.remove(at: spot.page)
    shown.size.height = max(highest, min(Metrics.rows(pixels: least), Metrics.tallestFrame))
    shown.node = Box.Node(
      path: pages[spot.page].container.common.path, type: "CarouselPage",
      id: pages[spot.page].container.common.id)
    var stack = Stack(width: width)
    stack.add(shown, rowsAbove: 0)
    if pages.count > 1 {
      let marks = marks(of: spot, width: width, on: surroundings.background)
      stack.add(
        marks.placed(x: max(0, (width - marks.size.width) / 2), y: 0),
        rowsAbove: stack.height > 0 ? 1 : 0)
    }
    return stack.height > 0 ? stack.box : nil
  }

  func naturalWidth(ofCarousel carousel: Carousel) -> Int {
    memory.naturalWidth(of: carousel.common.path) {
      carousel.pages.map { naturalWidth(of: $0.container) }.max() ?? 0
    }
  }

  private func page(
    in page: CarouselPage, width: Int, rtl: Bool?, _ surroundings: Surroundings
  ) -> Box {
    container(page.container, width: width, surroundings.inBody.aligned(nil, nil, rtl: rtl))
      ?? Box(size: Size(width: width, height: 0))
  }

  private func spot(of carousel: Carousel, count: Int, _ surroundings: Surroundings)
    -> CarouselSpot
  {
    let page = state.pages[carousel.common.path] ?? carousel.initialPage
    return CarouselSpot(
      path: carousel.common.path, count: count, page: min(max(page, 0), count - 1),
      loops: carousel.loop,
      isRightToLeft: carousel.rtl ?? surroundings.isRightToLeft)
  }

  /// `‹ ● ○ ○ ›`, or `‹ 12/40 ›` for more pages than are counted at a glance.
  private func marks(of spot: CarouselSpot, width: Int, on background: Color) -> Box {
    let style = theme.plain(on: background)
    let ascii = theme.glyphs.isASCII
    var marks: [StyledText.Run] = []
    if spot.count <= Metrics.mostPageMarks, 2 * spot.count + 3 <= width {
      marks = (0..<spot.count).map { page in
        page == spot.page
          ? StyledText.Run(
            ascii ? "*" : "●",
            style: Style(
              foreground: theme.palette.color(.accent, on: background), background: background))
          : StyledText.Run(ascii ? "o" : "○", style: theme.placeholder(on: background))
      }
    } else {
      marks = [StyledText.Run(SafeText("\(spot.page + 1)/\(spot.count)"), style: style)]
    }
    let forward = spot.isRightToLeft ? -1 : 1
    if spot.isRightToLeft { marks.reverse() }
    marks.insert(
      StyledText.Run(ascii ? "<" : "‹", style: arrow(spot, -forward, on: background)), at: 0)
    marks.append(StyledText.Run(ascii ? ">" : "›", style: arrow(spot, forward, on: background)))
    let runs = marks.flatMap { [$0, StyledText.Run(" ", style: style)] }.dropLast()
    let line = TextLine(Array(runs))
    var box = Box(size: Size(width: line.width, height: 1), content: .drawing([line]))
    if host.supportsInteractivity {
      box.focus = Focusable(
        path: spot.path, role: .slider, title: "Page \(spot.page + 1) of \(spot.count)",
        isEnabled: true, target: .pages(spot))
    }
    return box
  }

  /// An arrow that leads nowhere is dim.
  private func arrow(_ spot: CarouselSpot, _ step: Int, on background: Color) -> Style {
    spot.page(after: step) == nil ? theme.placeholder(on: background) : theme.plain(on: background)
  }
}

extension Metrics {
  /// More pages than these (the host config's usual `maxCarouselPages`) are told by number.
  static let mostPageMarks = 10
}
