import Canvas
import CardLayout
import Testing

@testable import CardActions

/// The actions of the host: S25, F12 to F16, and the rules of the manager.
@Suite("Action manager")
struct ActionManagerTests {
  @Test("S25a: a screen is shown: everything is asked once, in order, and the bar is there")
  func showScreen() {
    let play = ManagerPlay.scenario()
    play.show(ManagerPlay.caseScreen)
    #expect(play.bar == "[help][articleSearch]")
    #expect(
      play.host.take() == [
        "actions(Case,{articleSearch,caseList})", "shouldShow(articleSearch)",
        "shouldShow(caseList)", "shouldShow(help)", "shouldShowContainer(Case)", "containerVC",
        "sort(articleSearch)", "sort(help)", "view(help)", "view(articleSearch)",
        "willChange(true)", "didChange(true)",
      ])
  }

  @Test("S25b: the host performs an action, or nobody does and a note says so")
  func perform() {
    let play = ManagerPlay.scenario()
    play.show(ManagerPlay.caseScreen)
    _ = play.host.take()
    play.host.performs = true
    #expect(play.manager.performAction("help"))
    #expect(play.host.take() == ["perform(help)"])
    #expect(play.notes.all == [])
    play.host.performs = false
    #expect(!play.manager.performAction("help"))
    #expect(play.host.take() == ["perform(help)"])
    #expect(play.notes.all == ["nobody answers to the action 'help'"])
    #expect(play.bar == "[help][articleSearch]")
  }

  @Test("S25c: the host's veto beats showing an action by hand")
  func vetoWins() {
    let play = ManagerPlay.scenario()
    play.show(ManagerPlay.caseScreen)
    _ = play.host.take()
    play.manager.setActionItem("caseList", visible: true)
    #expect(play.host.take() == ["shouldShow(caseList)"])
    #expect(!play.manager.isActionItemVisible("caseList"))
    #expect(play.bar == "[help][articleSearch]")
  }

  @Test("S25d: the last screen is left and the bar goes")
  func lastScreen() {
    let play = ManagerPlay.scenario()
    play.show(ManagerPlay.caseScreen)
    _ = play.host.take()
    play.show(nil)
    #expect(play.bar == nil)
    #expect(play.manager.actionItemContainer == nil)
    #expect(
      play.host.take() == [
        "actions(nil,{})", "shouldShow(help)", "shouldShowContainer(nil)", "willChange(false)",
        "didChange(false)",
      ])
  }

  @Test("S25e: a container shown by hand stays after the last screen, and nobody is asked")
  func byHand() {
    let play = ManagerPlay.scenario()
    play.show(ManagerPlay.caseScreen)
    play.manager.isContainerVisible = true
    _ = play.host.take()
    play.show(nil)
    #expect(play.host.take() == ["actions(nil,{})", "shouldShow(help)"])
    #expect(play.bar == "[help]")
  }

  @Test("another screen: what stays is not placed again, what goes is taken off")
  func nextScreen() {
    let play = ManagerPlay()
    play.show(ManagerPlay.caseScreen)
    #expect(play.bar == "[articleSearch][caseList]")
    _ = play.host.take()
    play.show(ManagerPlay.articleScreen)
    #expect(play.bar == "[articleSearch]")
    #expect(
      play.host.take() == [
        "actions(Article,{articleSearch})", "shouldShow(articleSearch)",
        "shouldShowContainer(Article)",
      ])
  }

  @Test("without a delegate the screen's own actions are on the system's bar")
  func noDelegate() {
    let manager = ActionManager()
    manager.show(ManagerPlay.caseScreen)
    manager.updateIfNeeded()
    #expect(manager.isContainerVisible)
    #expect(manager.actionItemContainer === manager.systemContainer)
    #expect(manager.systemContainer.visibleActionNames == ["articleSearch", "caseList"])
  }

  @Test("the automatic rule: no actions, a screen that prefers none, or no screen: no container")
  func automatic() {
    for screen in [
      ActionScreen("empty", offers: []),
      ActionScreen(
        "small", offers: [ActionScreen.Offer("a", title: "a")], prefersContainerHidden: true),
    ] {
      let manager = ActionManager()
      manager.show(screen)
      manager.updateIfNeeded()
      #expect(!manager.isContainerVisible, "\(screen.name)")
    }
  }

  @Test("the change of a screen is animated, or it is not, and so are the calls")
  func animated() {
    let play = ManagerPlay()
    play.show(ManagerPlay.caseScreen, animated: true)
    #expect(
      play.host.take().suffix(2) == ["willChange(true,animated)", "didChange(true,animated)"])
    play.manager.setContainerVisible(false, animated: true)
    #expect(play.host.take() == ["willChange(false,animated)", "didChange(false,animated)"])
    play.manager.isContainerVisible = true
    #expect(play.host.take() == ["willChange(true)", "didChange(true)"])
    play.manager.isContainerVisible = true
    #expect(play.host.take() == [])
  }

  @Test("an action is hidden and shown by hand where the host has no say in it")
  func itemByHand() {
    let play = ManagerPlay()
    play.show(ManagerPlay.caseScreen)
    play.manager.setActionItem("articleSearch", visible: false)
    #expect(play.bar == "[caseList]")
    play.manager.setNeedsUpdateActionItems()
    play.manager.updateIfNeeded()
    #expect(play.bar == "[caseList]")
    play.manager.setActionItem("articleSearch", visible: true)
    #expect(play.bar == "[articleSearch][caseList]")
  }

  @Test("F12: a button of the host's own kind runs the same path as the system's")
  func customItem() {
    final class Bell: ActionItem {
      let title = "Bell"
      var pressed = 0
      func press(_ name: ActionName, in manager: ActionManager) {
        pressed += 1
        manager.performAction(name, item: self)
      }
    }
    let play = ManagerPlay()
    let bell = Bell()
    var answered: [ActionName] = []
    play.manager.responder = { name in
      answered.append(name)
      return true
    }
    play.host.adds = ["bell"]
    play.host.view = { $0 == "bell" ? bell : nil }
    play.show(ManagerPlay.articleScreen)
    _ = play.host.take()
    let sheet = play.manager.systemContainer.sheet(for: play.manager)
    #expect(sheet.items.map(\.row.title.string) == ["articleSearch", "Bell"])
    for item in sheet.items { item.perform() }
    #expect(bell.pressed == 1)
    #expect(play.host.take() == ["perform(articleSearch)", "perform(bell)"])
    #expect(answered == ["articleSearch", "bell"])
  }

  @Test("F13: a host may have no container at all")
  func noContainer() {
    let play = ManagerPlay()
    play.host.container = { _ in nil }
    play.show(ManagerPlay.caseScreen)
    #expect(play.bar == nil)
    #expect(play.host.take().last == "containerVC")
    #expect(!play.manager.isContainerVisible)
    play.host.performs = true
    #expect(play.manager.performAction("caseList"))
  }

  @Test(
    "F14: however often an update is asked for in a turn, there is one; the same result is silent")
  func coalesced() {
    let play = ManagerPlay()
    play.show(ManagerPlay.caseScreen)
    _ = play.host.take()
    for _ in 1...3 { play.manager.setNeedsUpdateActionItems() }
    play.manager.updateIfNeeded()
    play.manager.updateIfNeeded()
    #expect(
      play.host.take() == [
        "actions(Case,{articleSearch,caseList})", "shouldShow(articleSearch)",
        "shouldShow(caseList)", "shouldShowContainer(Case)",
      ])
    play.show(ManagerPlay.caseScreen)
    #expect(play.host.take() == [])
  }

  @Test("F15: a bar that is wider than the screen ends in ..., with the rest behind it, sorted")
  func overflow() {
    let play = ManagerPlay()
    play.show(
      ActionScreen(
        "wide",
        offers: [
          ActionScreen.Offer("d", title: "Delta", key: "d", sortIndex: 40),
          ActionScreen.Offer("b", title: "Beta", key: "b", sortIndex: 20),
          ActionScreen.Offer("c", title: "Gamma", sortIndex: 30),
          ActionScreen.Offer("a", title: "Alpha", key: "a", sortIndex: 10),
        ]))
    #expect(play.row(width: 40) == "  a Alpha  b Beta  Gamma  d Delta")
    #expect(play.row(width: 35) == "  a Alpha  b Beta  Gamma  d Delta")
    #expect(play.row(width: 33) == "  a Alpha  b Beta  Gamma  m ...")
    #expect(play.row(width: 30) == "  a Alpha  b Beta  m ...")
    let bar = play.manager.systemContainer
    let drawing = bar.drawing(in: Rect(x: 0, y: 0, width: 30, height: 1))
    #expect(drawing.hidden == ["c", "d"])
    #expect(drawing.more?.rect == Rect(x: 19, y: 0, width: 5, height: 1))
    let sheet = bar.sheet(of: drawing.hidden, for: play.manager)
    #expect(sheet.items.map(\.row.title.string) == ["Gamma", "Delta"])
    #expect(play.row(width: 8) == "  m ...")
  }

  @Test("F16: a badge stands behind the title, and goes again")
  func badge() {
    let play = ManagerPlay()
    let button = ActionButton("help", badgeText: "3")
    play.host.view = { $0 == "articleSearch" ? button : nil }
    play.show(ManagerPlay.articleScreen)
    #expect(play.row(width: 40) == "  help (3)")
    button.badgeText = nil
    #expect(play.row(width: 40) == "  help")
  }

  @Test("a click finds the button under it")
  func click() {
    let play = ManagerPlay()
    play.show(ManagerPlay.caseScreen)
    let drawing = play.manager.systemContainer.drawing(in: Rect(x: 0, y: 9, width: 60, height: 1))
    #expect(drawing.button(at: Point(x: 3, y: 9))?.name == "articleSearch")
    #expect(drawing.button(at: Point(x: 15, y: 9)) == nil)
    #expect(drawing.button(at: Point(x: 18, y: 9))?.name == "caseList")
    #expect(drawing.button(at: Point(x: 3, y: 8)) == nil)
  }
}
