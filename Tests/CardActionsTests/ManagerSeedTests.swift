import Canvas
import CardLayout
import Testing

@testable import CardActions

/// The sentences of SCSActionManager and its delegate that the scenarios of S25 leave out.
@Suite("Action manager, sentence by sentence")
struct ManagerSeedTests {
  @Test("actionsToShow: the default set is extended, and taken from")
  func subtract() {
    let play = ManagerPlay()
    play.host.takes = ["caseList"]
    play.show(ManagerPlay.caseScreen)
    #expect(play.bar == "[articleSearch]")
    play.host.adds = ["help"]
    play.manager.setNeedsUpdateActionItems()
    play.manager.updateIfNeeded()
    #expect(play.bar == "[articleSearch][help]")
  }

  @Test("setNeedsUpdate: what is available now replaces what was, the rest is not touched")
  func changed() {
    let play = ManagerPlay.scenario()
    play.show(ManagerPlay.caseScreen)
    play.host.adds = ["bell"]
    _ = play.host.take()
    play.manager.setNeedsUpdateActionItems()
    play.manager.updateIfNeeded()
    #expect(play.bar == "[articleSearch][bell]")
    #expect(
      play.host.take() == [
        "actions(Case,{articleSearch,caseList})", "shouldShow(articleSearch)",
        "shouldShow(caseList)", "shouldShow(bell)", "shouldShowContainer(Case)", "sort(bell)",
        "view(bell)",
      ])
  }

  @Test("shouldShowContainer: no hides it on a screen with actions, yes shows it without any")
  func container() {
    let play = ManagerPlay()
    play.host.showsContainer = { $0?.name != "Article" }
    play.show(ManagerPlay.caseScreen)
    #expect(play.manager.isContainerVisible)
    _ = play.host.take()
    play.show(ManagerPlay.articleScreen)
    #expect(play.bar == nil)
    #expect(play.host.take().suffix(2) == ["willChange(false)", "didChange(false)"])
    play.show(ActionScreen("empty", offers: [], prefersContainerHidden: true))
    #expect(play.bar == "")
    #expect(play.host.take().suffix(2) == ["willChange(true)", "didChange(true)"])
  }

  @Test("a presentation or dismissal that is animated animates the container and its buttons")
  func animated() {
    let play = ManagerPlay()
    let container = ListContainer()
    play.host.container = { _ in container }
    play.host.sortIndex = { $0 == "caseList" ? 7 : nil }
    play.show(ManagerPlay.caseScreen, animated: true)
    #expect(container.log == ["+caseList@7 animated", "+articleSearch@10 animated"])
    play.show(ManagerPlay.articleScreen, animated: true)
    #expect(container.log.last == "-caseList animated")
    play.show(nil, animated: true)
    #expect(
      play.host.take().suffix(2) == ["willChange(false,animated)", "didChange(false,animated)"])
    play.show(ManagerPlay.articleScreen)
    #expect(play.host.take().suffix(2) == ["willChange(true)", "didChange(true)"])
  }

  @Test("sort index: smaller first, equal ones in their order by default, none at the end")
  func sorting() {
    let play = ManagerPlay()
    play.host.sortIndex = { name in
      switch name {
      case "b", "a": 10
      case "z": 1
      default: nil
      }
    }
    play.show(
      ActionScreen(
        "many", offers: ["n", "b", "m", "a", "z"].map { ActionScreen.Offer($0, title: "\($0)") }))
    #expect(play.bar == "[z][a][b][m][n]")
    let offered = ManagerPlay()
    offered.show(
      ActionScreen(
        "offered",
        offers: [
          ActionScreen.Offer("late", title: "late", sortIndex: 40),
          ActionScreen.Offer("never", title: "never"),
          ActionScreen.Offer("early", title: "early", sortIndex: 10),
        ]))
    #expect(offered.bar == "[early][late][never]")
  }

  @Test("isActionItemVisible: only on a container that is shown")
  func visible() {
    let play = ManagerPlay()
    #expect(!play.manager.isActionItemVisible("caseList"))
    play.show(ManagerPlay.caseScreen)
    #expect(play.manager.isActionItemVisible("caseList"))
    play.manager.isContainerVisible = false
    #expect(!play.manager.isActionItemVisible("caseList"))
    play.manager.isContainerVisible = true
    #expect(play.manager.isActionItemVisible("caseList"))
  }

  @Test("a container that was hidden by hand stays hidden on the screens that follow")
  func hiddenByHand() {
    let play = ManagerPlay()
    play.show(ManagerPlay.caseScreen)
    play.manager.setContainerVisible(false, animated: false)
    _ = play.host.take()
    play.show(ManagerPlay.articleScreen)
    #expect(play.bar == nil)
    #expect(!play.host.take().contains("shouldShowContainer(Article)"))
  }

  @Test("performAction: the delegate gets the button that was pressed, nil for a key")
  func pressed() throws {
    let play = ManagerPlay()
    play.show(ManagerPlay.caseScreen)
    let item = try #require(play.manager.systemContainer.item(for: "caseList"))
    item.press("caseList", in: play.manager)
    #expect(play.host.pressed === item)
    play.manager.performAction("caseList")
    #expect(play.host.pressed == nil)
    #expect(play.host.take().suffix(2) == ["perform(caseList)", "perform(caseList)"])
  }

  @Test("the delegate is not kept; without it the defaults hold")
  func weakDelegate() {
    var host: RecordingManagerHost? = RecordingManagerHost()
    host?.takes = ["caseList"]
    let manager = ActionManager(delegate: host)
    host = nil
    #expect(manager.delegate == nil)
    manager.show(ManagerPlay.caseScreen)
    manager.updateIfNeeded()
    #expect(manager.systemContainer.visibleActionNames == ["articleSearch", "caseList"])
  }
}
