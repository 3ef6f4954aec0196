import AdaptiveCards
import Canvas
import CardActions
import CardLayout
import Events
import Terminal
import TestSupport
import Testing

@testable import CardBrowser

/// A browser on the screen in memory, in a folder of its own.
final class Browsing {
  let scratch: Scratch
  private let delegate = ProgramDelegate(overflow: .menu)
  private(set) var page: BrowserPage?
  private(set) var screen: MemoryScreen?
  /// The clock of the browser.
  var time: Duration = .seconds(100)

  init() throws { scratch = try Scratch() }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try scratch.write(text, to: name)
  }

  /// A card with a text, a field and a button.
  static func card(_ text: String) -> String {
    #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"\#(text)"}],"#
      + #""actions":[{"type":"Action.Submit","title":"Go \#(text)"}]}"#
  }

  static func form(_ text: String) -> String {
    #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"\#(text)"},"#
      + #"{"type":"Input.Text","id":"name","label":"Name"}],"#
      + #""actions":[{"type":"Action.Submit","title":"Send"}]}"#
  }

  /// Opens the browser and plays keys.
  ///
  /// - Returns: how the run ended.
  @discardableResult
  func open(
    _ names: [String] = [""], keys: String = "", size: Size = Size(width: 60, height: 8),
    hosts: HostChoice = HostChoice(), stream: CardStream? = nil, watches: Bool = false,
    confinement: Confinement? = nil, data: DataChoice = .none
  ) throws -> CardBrowser.Ending {
    let watch = watches ? FileWatch() : nil
    var shelf = try Shelf(
      names.map { $0 == "-" ? $0 : scratch.path + ($0.isEmpty ? "" : "/" + $0) })
    shelf.open { watch?.follow($0) }
    var options = Options()
    options.theme = .none
    let themes = ThemeChoice(options, for: MemoryScreen(size: size), host: hosts.config)
    let parts = BrowserPage.Parts(
      hosts: hosts, delegate: delegate, themes: themes, watch: watch, stream: stream,
      confinement: confinement, data: data, now: { [unowned self] in time })
    page = BrowserPage(shelf, parts, size: size)
    return try press(keys, size: size)
  }

  /// Plays more keys in the open browser.
  @discardableResult
  func press(_ keys: String, size: Size? = nil) throws -> CardBrowser.Ending {
    let page = try #require(page)
    let screen = MemoryScreen(size: size ?? page.size, steps: try KeyScript.parse(keys))
    self.screen = screen
    return EventLoop(screen: screen, options: Options()).run(page) { effect in
      switch effect {
      case .command(.quit), .close: .closed
      default: nil
      }
    }
  }

  /// The screen as it would be drawn now.
  var rows: [String] { page?.frame().rows() ?? [] }
  var status: String { page?.layout.statusRow.map { rows[$0] } ?? "" }

  /// Whether the rows at the bottom say something that begins so; a message may take several.
  func says(_ start: String) -> Bool {
    let row = page?.layout.statusRow ?? 0
    return rows[...row].suffix(3).contains { $0.hasPrefix("  " + start) }
  }

  /// Takes in what the system told of the folders.
  func notice() {
    page?.takeNotices()
    while page?.list.shelf.isReading == true { page?.wake() }
  }

  /// Lets time go by.
  func wait(_ duration: Duration) {
    time += duration
    page?.wake()
  }
}
