import AdaptiveCards
import Canvas
import CardLayout
import TestSupport
import Testing

@testable import CardActions

/// Every action of Microsoft's samples can be pressed with the keyboard alone.
@Suite("Samples", .enabled(if: Conformance.isThere, Comment(rawValue: Conformance.skipped)))
struct SampleTests {
  static let names = [
    "Elements/Action.Execute.IsEnabled", "Elements/Action.OpenUrl.Mode",
    "Elements/Action.OpenUrl.Tooltip", "Elements/Action.ShowCard.Tooltip",
    "Elements/Action.Submit.IsEnabled", "Elements/Action.Submit.Mode",
    "Elements/Action.Submit.Tooltip", "Tests/Action.IsEnabled",
  ]

  private func play(_ name: String) throws -> Play {
    let folder = try #require(Conformance.folder)
    return try Play(Files.readText("\(folder)/cards/v1.5/\(name).json"))
  }

  @Test("each action does something or says why not", arguments: names)
  func everyAction(name: String) throws {
    let stops = try play(name).session.drawing.stops
    #expect(!stops.isEmpty)
    for index in stops.indices {
      // The focus starts in the first field, else nowhere.
      let once = try play(name)
      once.session.leaveFocus()
      try once.press("Tab*\(index + 1)")
      #expect(once.session.state.focus == stops[index].item.path)
      switch stops[index].item.target {
      case .input, .choice, .link, .unfold, .pages: continue
      case .action(let action): try press(action, in: once, "Enter")
      case .overflow(let spot):
        for (row, action) in once.session.menuActions(at: spot).enumerated() {
          let again = try play(name)
          again.session.leaveFocus()
          try again.press("Tab*\(index + 1) Enter")
          for _ in 0..<row { try again.press("Down") }
          try press(action, in: again, "Enter")
        }
      }
    }
  }

  private func press(_ action: Action, in play: Play, _ key: String) throws {
    _ = play.host.take()
    let effects = try play.press(key)
    let title = ActionText.title(of: action).string
    if action.isEnabled {
      #expect(play.host.take().last?.hasPrefix("exec(\(title),") == true)
    } else {
      #expect(!Play.said(effects).isEmpty)
      #expect(!play.host.take().contains { $0.hasPrefix("exec") })
    }
  }
}
