internal import AdaptiveCards

/// `measure json|card FILE…`: how fast texts are read; `measure layout|draw FILE`: what it costs to
/// lay a card out and to change it, to draw it whole. Each prints one line of JSON.
///
/// A program of `make bench` only: what it measures runs in one process, without the start-up that
/// its peers have too.
@main
enum Measure {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    guard let what = words.first, words.count > 1 else {
      stop("usage: measure json|card|layout|draw FILE…")
    }
    var sources: [SourceText] = []
    for path in words.dropFirst() {
      guard let bytes = bytes(of: path) else { stop("\(path): can't be read") }
      sources.append(SourceText(name: path, bytes: bytes))
    }
    switch what {
    case "json": print(speed(of: sources) { JSONReader.read($0).value == nil ? 1 : 0 })
    case "once": print(speed(of: sources, seconds: 0) { JSONReader.read($0).value == nil ? 1 : 0 })
    case "card": print(speed(of: sources) { Deck.read($0).diagnostics.count })
    case "layout": print(LayoutMeasure(card(sources[0])).run())
    case "draw": print(DrawMeasure(card(sources[0])).run())
    default: stop("measure can do json, once, card, layout and draw, not \(what)")
    }
  }

  private static func card(_ source: SourceText) -> Card {
    guard let card = CardReader.read(source).card else { stop("\(source.name): not a card") }
    return card
  }

  /// Reads all texts again and again, for so many seconds and at least once.
  private static func speed(
    of sources: [SourceText], seconds: Double = 0.3, read: (SourceText) -> Int
  ) -> String {
    let size = sources.reduce(0) { $0 + $1.bytes.count }
    let start = now()
    var rounds = 0
    var faults = 0
    repeat {
      for source in sources { faults += read(source) }
      rounds += 1
    } while now() - start < seconds
    let speed = Double(size * rounds) / (now() - start) / 1e6
    return
      #"{"megabytes_per_second": \#(speed), "rounds": \#(rounds), "faults": \#(faults / rounds)}"#
  }
}
