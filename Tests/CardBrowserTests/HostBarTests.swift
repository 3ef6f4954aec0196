import AdaptiveCards
import Canvas
import CardActions
import CardLayout
import Events
import Testing

@testable import CardBrowser

/// The bar of the program's own actions, by mouse and by key.
@Suite("The bar")
struct HostBarTests {
  /// A host that has its say in the program's actions.
  final class Host: HostDelegate {
    var hides: Set<ActionName> = []
    var handles: Set<ActionName> = []
    var hasContainer = true
    var performed: [String] = []

    func actionManager(_: ActionManager, shouldShowActionWithName name: ActionName) -> Bool? {
      hides.contains(name) ? false : nil
    }

    func actionManagerContainer(_ manager: ActionManager) -> (any ActionItemContainer)? {
      hasContainer ? manager.systemContainer : nil
    }

    func actionManager(
      _: ActionManager, performActionWithName name: ActionName, actionItem: (any ActionItem)?
    ) -> Bool {
      performed.append(name.rawValue + (actionItem == nil ? "" : " pressed"))
      return handles.contains(name)
    }
  }

  final class Done { var actions: [HostAction] = [] }

  let host = Host()
  let done = Done()

  private func bar(width: Int, height: Int = 12) -> HostBar {
    let bar = HostBar(delegate: host)
    let done = done
    bar.perform = { done.actions.append($0) }
    bar.show(
      "list", [.next, .previous, .reload, .help, .quit], size: Size(width: width, height: height))
    return bar
  }

  private func rows(_ bar: HostBar, width: Int) -> [String] {
    var canvas = Canvas(size: Size(width: width, height: 12))
    bar.paint(on: &canvas, theme: Theme(.none))
    bar.paintMenu(on: &canvas, theme: Theme(.none))
    return canvas.rows()
  }

  private func press(_ key: String, on bar: HostBar) -> [Effect]? {
    Key(spelling: key).flatMap { bar.handle(.key($0)) }
  }

  @Test("the actions stand on the last row with their keys")
  func row() {
    let bar = bar(width: 60)
    #expect(bar.rows == 1)
    #expect(rows(bar, width: 60)[11] == "  ] Next  [ Previous  r Reload  ? Help  q Quit")
  }

  @Test("what does not fit is behind ..., in its order, and the menu stands above it")
  func overflow() {
    let bar = bar(width: 34)
    #expect(rows(bar, width: 34)[11] == "  ] Next  ? Help  q Quit  m ...")
    _ = bar.handle(.mouse(.init(.press, at: Point(x: 28, y: 11))))
    #expect(bar.isMenuOpen)
    #expect(
      rows(bar, width: 34).suffix(6) == [
        "                   ┌──────────┐", "                   │ Previous │",
        "                   │ Reload   │", "                   │ Cancel   │",
        "                   └──────────┘", "  ] Next  ? Help  q Quit  m ...",
      ])
    #expect(press("Down", on: bar) == [])
    #expect(press("Enter", on: bar) == [])
    #expect(!bar.isMenuOpen)
    #expect(done.actions == [.reload])
    #expect(host.performed == ["reload pressed"])
  }

  @Test("help and quit stay as long as there is room for them beside the menu")
  func stays() {
    #expect(rows(bar(width: 44), width: 44)[11] == "  ] Next  ? Help  q Quit  m ...")
    #expect(
      rows(bar(width: 45), width: 45)[11]
        == "  ] Next  [ Previous  ? Help  q Quit  m ...")
    #expect(rows(bar(width: 31), width: 31)[11] == "  ? Help  q Quit  m ...")
    #expect(rows(bar(width: 22), width: 22)[11] == "  ? Help  m ...")
    #expect(rows(bar(width: 14), width: 14)[11] == "  m ...")
  }

  @Test("a click presses, and the delegate hears of it first")
  func click() {
    let bar = bar(width: 60)
    host.handles = ["reload"]
    #expect(bar.handle(.mouse(.init(.press, at: Point(x: 2, y: 11)))) == [])
    #expect(bar.handle(.mouse(.init(.press, at: Point(x: 23, y: 11)))) == [])
    #expect(bar.handle(.mouse(.init(.press, at: Point(x: 8, y: 11)))) == nil)
    #expect(host.performed == ["next pressed", "reload pressed"])
    #expect(done.actions == [.next])
  }

  @Test("where all fits, the key for more shows them all; Esc leaves it")
  func all() {
    let bar = bar(width: 60)
    bar.openMenu()
    #expect(rows(bar, width: 60).contains { $0.contains("│ Next     │") })
    #expect(press("Esc", on: bar) == [])
    #expect(!bar.isMenuOpen)
    #expect(press("x", on: bar) == nil)
  }

  @Test("F13: without a container the actions are reached by the key")
  func noContainer() {
    host.hasContainer = false
    let bar = bar(width: 60)
    #expect(bar.rows == 0)
    bar.openMenu()
    #expect(press("End", on: bar) == [])
    #expect(press("Up", on: bar) == [])
    #expect(press("Enter", on: bar) == [])
    #expect(done.actions == [.quit])
  }

  @Test("on few rows the card has them all, and the key still works")
  func fewRows() {
    let bar = bar(width: 60, height: 9)
    #expect(bar.rows == 0)
    bar.openMenu()
    #expect(bar.isMenuOpen)
  }

  @Test("an action that the host hides is not on the bar")
  func hidden() {
    host.hides = ["previous", "reload"]
    #expect(rows(bar(width: 60), width: 60)[11] == "  ] Next  ? Help  q Quit")
  }
}
