// Adaptive Cards in the terminal, for programs of your own: all of the libraries by one import.
//
// A host does three things; `Tests/TerminalCardsTests` does them as they stand here, and
// `Sources/host-example` is a whole program.
//
// **1. Show a card.** A reading gives the card and what was wrong with it, and never refuses one
// for a bad part. A session is one open card: events go in, effects come out.
//
//     let reading = CardReader.read(SourceText(name: "card.json", text: json))
//     let screen = try NcursesScreen.open()                 // or a MemoryScreen, in tests
//     let session = CardSession(card: card, delegate: host, viewport: screen.size)
//     while true {
//       var frame = Canvas(size: screen.size)
//       session.paint(on: &frame)
//       session.paintSheet(on: &frame)
//       screen.show(frame, cursor: session.cursor)
//       guard let event = screen.nextEvent(timeout: nil) else { break }
//       if case .resize(let size) = event { session.resize(to: size) }
//       session.handle(event)
//       for effect in session.takeEffects() { … }           // .submitted, .openURL, .close, …
//     }
//     screen.close()
//
// A card that is only looked at needs no session: `CardDrawing` lays it out and paints it.
//
// **2. Decide about everything.** `HostDelegate` is both delegates in one; each call has a default
// that changes nothing, so a host writes those it cares about.
//
// - `CardActionDelegate`: every key before it acts, the `...` button and its menu, what was pressed
//   with which inputs - and the answer to that: handled, refused, the next card.
// - `ActionManagerDelegate`: the host's own actions on a bar: which there are, where they stand, how
//   they look, what they do. An `ActionManager` asks it for each `ActionScreen` that is shown.
//
// **3. Draw its own.** `onRenderOverflowAction` gives the host the `...` button's `OverflowTarget` to
// keep, `onDisplayOverflowActionMenu` the choices to show in its own way; `CardSession.perform(_:)`
// performs one as a press on a button does. A host's own `ActionItem` stands on the bar, and its own
// `ActionItemContainer` in the bar's place. What it draws, it writes on the same `Canvas`, which
// takes `SafeText` alone: nothing a card contains can act on the terminal.

@_exported public import AdaptiveCards
@_exported public import Canvas
@_exported public import CardActions
@_exported public import CardLayout
@_exported public import CardTemplating
@_exported public import Events
@_exported public import Terminal
