internal import AdaptiveCards
internal import Canvas
internal import CardActions
internal import CardLayout
internal import Events

/// What a card costs to lay out, and what each way to change it costs then, frames of 80x24
/// included.
struct LayoutMeasure {
  private static let screen = Size(width: 80, height: 24)
  private let card: Card

  init(_ card: Card) { self.card = card }

  func run() -> String {
    let first = fastest(of: 5) {
      _ = CardDrawing(
        card: card, state: CardState(), theme: Theme(), width: Self.screen.width,
        memory: LayoutMemory())
    }
    let session = CardSession(card: card, viewport: Self.screen)
    draw(session)
    let toggles = card.body.flatMap(Self.toggles)
    let letters = Array("abcdefghijklmnopqrst")
    let letter = median(of: letters) { letter in
      session.handle(.key(Key(.character(letter))))
      draw(session)
    }
    let scroll = median(of: Array(0..<100)) { step in
      let action: Event.Mouse.Action = step % 4 == 3 ? .wheelUp : .wheelDown
      session.handle(.mouse(Event.Mouse(action, at: Point(x: 1, y: 1))))
      draw(session)
    }
    let toggle = median(of: toggles) { action in
      session.perform(action)
      draw(session)
    }
    let milliseconds = first * 1e3
    return
      #"{"first_ms": \#(milliseconds), "toggle_us": \#(toggle * 1e6), "letter_us": \#(letter * 1e6), "scroll_us": \#(scroll * 1e6)}"#
  }

  private func draw(_ session: CardSession) {
    var canvas = Canvas(size: Self.screen)
    session.paint(on: &canvas)
  }

  /// At most 200 of the card's actions that show or hide, from all over it.
  private static func toggles(_ element: Element) -> [Action] {
    guard case .actionSet(let set) = element else { return [] }
    return set.actions.filter { action in
      if case .toggleVisibility = action.kind { true } else { false }
    }
  }

  private func fastest(of count: Int, _ body: () -> Void) -> Double {
    (0..<count).map { _ in seconds(body) }.min() ?? 0
  }

  private func median<Item>(of items: [Item], _ body: (Item) -> Void) -> Double {
    // Evenly spread, so that no end of the card has all of it.
    let step = max(1, items.count / 200)
    let times = stride(from: 0, to: items.count, by: step).map { index in
      seconds { body(items[index]) }
    }.sorted()
    return times.isEmpty ? 0 : times[times.count / 2]
  }

  private func seconds(_ body: () -> Void) -> Double {
    let start = now()
    body()
    return now() - start
  }
}

/// What it costs to lay a card out and to draw all of it as text with colours.
struct DrawMeasure {
  private let card: Card

  init(_ card: Card) { self.card = card }

  func run() -> String {
    var times: [Double] = []
    var rows = 0
    repeat {
      let start = now()
      let drawing = CardDrawing(card: card, state: CardState(), theme: Theme(), width: 80)
      var canvas = Canvas(size: drawing.size)
      drawing.paint(on: &canvas, state: CardState(), theme: Theme())
      rows = canvas.ansi(depth: .indexed).isEmpty ? 0 : drawing.size.height
      times.append(now() - start)
    } while times.reduce(0, +) < 0.3
    times.sort()
    return #"{"ms": \#(times[times.count / 2] * 1e3), "rows": \#(rows)}"#
  }
}
