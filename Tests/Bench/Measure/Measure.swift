internal import AdaptiveCards

/// `measure json|card FILE…`: how fast texts are read, as one line of JSON.
///
/// A program of `make bench` only: what it measures runs in one process, without the start-up that
/// its peers have too.
@main
enum Measure {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    guard let what = words.first, words.count > 1 else { stop("usage: measure json|card FILE…") }
    var sources: [SourceText] = []
    for path in words.dropFirst() {
      guard let bytes = bytes(of: path) else { stop("\(path): can't be read") }
      sources.append(SourceText(name: path, bytes: bytes))
    }
    switch what {
    case "json": print(speed(of: sources) { JSONReader.read($0).value == nil ? 1 : 0 })
    case "card": print(speed(of: sources) { Deck.read($0).diagnostics.count })
    default: stop("measure can do json and card, not \(what)")
    }
  }

  /// Reads all texts again and again, for a third of a second and at least once.
  private static func speed(of sources: [SourceText], read: (SourceText) -> Int) -> String {
    let size = sources.reduce(0) { $0 + $1.bytes.count }
    let start = now()
    var rounds = 0
    var faults = 0
    repeat {
      for source in sources { faults += read(source) }
      rounds += 1
    } while now() - start < 0.3
    let speed = Double(size * rounds) / (now() - start) / 1e6
    return
      #"{"megabytes_per_second": \#(speed), "rounds": \#(rounds), "faults": \#(faults / rounds)}"#
  }
}
