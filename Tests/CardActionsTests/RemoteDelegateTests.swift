import AdaptiveCards
import Canvas
import CardLayout
import Events
import Testing

@testable import CardActions

/// A delegate on the other side of lines of JSON, which answers as it was told.
final class ScriptedChannel: DelegateChannel {
  /// Answers by the name of the call.
  var answers: [String: String] = [:]
  private(set) var calls: [String] = []

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func tell(_ call: DelegateCall) { calls.append(call.json().serialized()) }

  func ask(_ call: DelegateCall) -> DelegateReply? {
    tell(call)
    guard let answer = answers[call.name.rawValue] else { return nil }
    let source = SourceText(name: "answer", bytes: Array(answer.utf8))
    return JSONReader.read(source).value.map { DelegateReply($0, source: source) }
  }
}

/// The program's own delegates.
final class PlainHost: HostDelegate {}

@Suite("A delegate in another program")
struct RemoteDelegateTests {
  final class Complaints { var all: [String] = [] }

  let channel = ScriptedChannel()
  let complaints = Complaints()
  let inner = PlainHost()

  private func delegate(_ wanted: DelegateCall.Name...) -> RemoteDelegate {
    let complaints = complaints
    return RemoteDelegate(inner, channel: channel, wanted: Set(wanted)) {
      complaints.all.append($0)
    }
  }

  private func session(_ json: String, _ delegate: RemoteDelegate) throws -> CardSession {
    let source = SourceText(name: "card.json", bytes: Array(json.utf8))
    let card = try #require(CardReader.read(source).card)
    return CardSession(
      card: card, source: source, delegate: delegate, viewport: .init(width: 60, height: 20))
  }

  private static let form = Make.card(
    body: [#"{"type":"Input.Text","id":"n","label":"Name"}"#],
    actions: [Make.submit("Send", #","id":"send","data":{"a":1}"#), Make.open("Go")])

  @Test("only the calls that were asked for are sent")
  func wanted() throws {
    let delegate = delegate(.shouldAllowMoreThanMaxActionsInOverflowMenu)
    _ = try session(RemoteDelegateTests.form, delegate)
    #expect(channel.take() == [#"{"call":"shouldAllowMoreThanMaxActionsInOverflowMenu"}"#])
  }

  @Test("a key is vetoed, or another command takes its place")
  func keys() throws {
    let delegate = delegate(.shouldPerform)
    let session = try session(RemoteDelegateTests.form, delegate)
    channel.answers = ["shouldPerform": #""handled""#]
    session.handle(.key(Key(.tab)))
    #expect(session.state.focus == "/body/0")
    #expect(
      channel.take() == [#"{"call":"shouldPerform","key":"Tab","command":"focusNext"}"#])
    channel.answers = ["shouldPerform": #"{"instead":"focusPrevious"}"#]
    session.handle(.key(Key(.tab)))
    #expect(session.state.focus == "/actions/1")
    channel.answers = ["shouldPerform": #"{"instead":"dance"}"#]
    session.handle(.key(Key(.tab)))
    #expect(session.state.focus == "/body/0")
    #expect(complaints.all == ["the delegate's answer to 'shouldPerform' makes no sense"])
  }

  @Test("a submission is described, and without an answer it is the result")
  func submission() throws {
    let delegate = delegate(.didFetchUserResponses)
    let session = try session(RemoteDelegateTests.form, delegate)
    session.handle(.paste("Ada"))
    session.perform(try #require(session.card.actions.first))
    #expect(
      channel.take() == [
        #"{"call":"didFetchUserResponses","type":"Action.Submit","path":"/actions/0","#
          + #""actionId":"send","title":"Send","data":{"a":1},"inputs":{"n":"Ada"}}"#
      ])
    guard case .submitted? = session.takeEffects().last else {
      Issue.record("nothing was submitted")
      return
    }
  }

  @Test("a submission is refused, with messages below the inputs")
  func refused() throws {
    let delegate = delegate(.didFetchUserResponses)
    let session = try session(RemoteDelegateTests.form, delegate)
    channel.answers = [
      "didFetchUserResponses": #"{"refuse":"Not yet","inputs":{"n":"Say who you are"}}"#
    ]
    session.handle(.key(Key(.tab)))
    session.handle(.key(Key(.enter)))
    #expect(Play.said(session.takeEffects()) == ["Not yet"])
    #expect(session.state.focus == "/body/0")
    #expect(session.drawing.contains("Say who you are"))
  }

  @Test("a card comes next, in the place of the present one or after it")
  func next() throws {
    let delegate = delegate(.didFetchUserResponses)
    let session = try session(RemoteDelegateTests.form, delegate)
    for (placing, wanted) in [
      ("", NextCard.Placing.replacing), (#","placing":"following""#, .following),
    ] {
      channel.answers = [
        "didFetchUserResponses":
          #"{"card":{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"Hi"}]}\#(placing)}"#
      ]
      session.perform(try #require(session.card.actions.first))
      guard case .next(let next)? = session.takeEffects().last else {
        Issue.record("no card came")
        return
      }
      #expect(next.placing == wanted)
      #expect(next.card.body.count == 1)
    }
  }

  @Test(
    "an answer that makes no sense is as good as none",
    arguments: [
      #"17"#, #""maybe""#, #"{}"#, #"[]"#, #"{"card":3}"#, #"{"card":{"type":"X"}}"#,
      #"{"card":{"type":"AdaptiveCard"},"placing":"above"}"#,
    ])
  func senseless(answer: String) throws {
    let delegate = delegate(.didFetchUserResponses)
    let session = try session(RemoteDelegateTests.form, delegate)
    channel.answers = ["didFetchUserResponses": answer]
    session.perform(try #require(session.card.actions.first))
    guard case .submitted? = session.takeEffects().last else {
      Issue.record("nothing was submitted")
      return
    }
    #expect(
      complaints.all.last == "the delegate's answer to 'didFetchUserResponses' makes no sense")
  }

  @Test("one of several handlers is chosen in a sheet, and asked then")
  func handlers() throws {
    let delegate = delegate(.didFetchUserResponses, .didChooseHandler)
    let session = try session(RemoteDelegateTests.form, delegate)
    channel.answers = [
      "didFetchUserResponses": #"{"choose":"Send to","handlers":["Operations","Sales"]}"#,
      "didChooseHandler": #"{"refuse":"Closed today"}"#,
    ]
    session.perform(try #require(session.card.actions.first))
    #expect(session.sheet?.title == "Send to")
    #expect(session.sheet?.items.map(\.row.title.string) == ["Operations", "Sales"])
    session.choose(row: 1)
    #expect(channel.take().last == #"{"call":"didChooseHandler","handler":"Sales"}"#)
    #expect(Play.said(session.takeEffects()) == ["Closed today"])
  }

  @Test("a single handler takes it at once; of none nothing comes")
  func oneHandler() throws {
    let delegate = delegate(.didFetchUserResponses, .didChooseHandler)
    let session = try session(RemoteDelegateTests.form, delegate)
    channel.answers = [
      "didFetchUserResponses": #"{"choose":"Send to","handlers":["Operations"]}"#,
      "didChooseHandler": #""pass""#,
    ]
    session.perform(try #require(session.card.actions.first))
    #expect(session.sheet == nil)
    guard case .submitted? = session.takeEffects().last else {
      Issue.record("nothing was submitted")
      return
    }
    channel.answers["didFetchUserResponses"] = #"{"choose":"Send to","handlers":[]}"#
    session.perform(try #require(session.card.actions.first))
    #expect(session.takeEffects() == [])
  }

  private static let search = Form.card(
    Form.input("ChoiceSet", #","choices.data":{"type":"Data.Query","dataset":"d","count":5}"#))

  @Test(
    "choices are asked for and answered in lines",
    arguments: [
      (#"{"choices":[{"title":"Ada","value":"a"},"Bob",{"value":"c"}]}"#, "{Ada,Bob,c|Cancel}", ""),
      (#"{"failure":"Closed"}"#, "{|Cancel}", "Closed"),
      (#"{"choices":[7]}"#, "{|Cancel}", "The choices could not be looked up"),
      (#""what""#, "{|Cancel}", "The choices could not be looked up"),
      (#"null"#, "{|Cancel}", "The choices could not be looked up"),
    ])
  func queries(answer: String, menu: String, said: String) throws {
    let delegate = delegate(.onChoiceSetQueryChange)
    let session = try session(RemoteDelegateTests.search, delegate)
    channel.answers = ["onChoiceSetQueryChange": answer]
    session.handle(.key(Key(.enter)))
    session.handle(.key(Key(.character("a"))))
    session.askForChoices()
    #expect(
      channel.take() == [
        #"{"call":"onChoiceSetQueryChange","path":"/body/0","inputId":"x","dataset":"d","value":"a","#
          + #""count":5,"inputs":{}}"#
      ])
    let rows = session.sheetState?.rows.map(\.title.string) ?? []
    #expect("{" + rows.dropLast().joined(separator: ",") + "|" + (rows.last ?? "") + "}" == menu)
    #expect(Play.said(session.takeEffects()).joined() == said)
  }

  private static let menu = Make.card(actions: [
    Make.submit("Edit", Make.secondary), Make.submit("Delete", Make.secondary),
  ])

  @Test("a menu is replaced: other order, other words, choices of the delegate's own")
  func replacedMenu() throws {
    let delegate = delegate(.shouldPerform, .onDisplayOverflowActionMenu, .didChooseMenuItem)
    let session = try session(RemoteDelegateTests.menu, delegate)
    channel.answers = [
      "shouldPerform": #""pass""#,
      "onDisplayOverflowActionMenu":
        #"{"title":"Do","items":[{"path":"/actions/1","title":"Erase"},{"title":"Ask","name":"ask"}]}"#,
      "didChooseMenuItem": #"{"refuse":"Asked"}"#,
    ]
    session.handle(.key(Key(.tab)))
    session.handle(.key(Key(.enter)))
    #expect(session.sheet?.title == "Do")
    #expect(session.sheetState?.rows.map(\.title.string) == ["Erase", "Ask", "Cancel"])
    #expect(
      channel.take().last
        == #"{"call":"onDisplayOverflowActionMenu","menuItems":["Edit","Delete"],"#
        + #""paths":["/actions/0","/actions/1"],"isAtRootLevel":true}"#)
    session.choose(row: 1)
    #expect(channel.take().last == #"{"call":"didChooseMenuItem","name":"ask"}"#)
    #expect(Play.said(session.takeEffects()) == ["Asked"])
    session.handle(.key(Key(.enter)))
    session.choose(row: 0)
    guard case .submitted(let result)? = session.takeEffects().last else {
      Issue.record("nothing was submitted")
      return
    }
    #expect(result.line(forTerminal: false).contains("Delete"))
  }

  @Test("a menu with what is not in it is shown as it was")
  func senselessMenu() throws {
    let delegate = delegate(.onDisplayOverflowActionMenu)
    let session = try session(RemoteDelegateTests.menu, delegate)
    channel.answers = ["onDisplayOverflowActionMenu": #"{"items":[{"path":"/actions/7"}]}"#]
    session.handle(.key(Key(.tab)))
    session.handle(.key(Key(.enter)))
    #expect(session.sheetState?.rows.map(\.title.string) == ["Edit", "Delete", "Cancel"])
    #expect(complaints.all.count == 1)
  }

  @Test("a menu that the delegate shows itself is not shown here")
  func ownMenu() throws {
    let delegate = delegate(.onDisplayOverflowActionMenu)
    let session = try session(RemoteDelegateTests.menu, delegate)
    channel.answers = ["onDisplayOverflowActionMenu": "true"]
    session.handle(.key(Key(.tab)))
    session.handle(.key(Key(.enter)))
    #expect(session.sheet == nil)
  }

  @Test("the host's own actions are decided there too")
  func manager() {
    let delegate = delegate(
      .actionsToShow, .shouldShowAction, .sortIndexForActionItem, .viewForActionItem,
      .performAction)
    let manager = ActionManager(delegate: delegate)
    channel.answers = [
      "actionsToShow": #"["articleSearch","bell"]"#, "shouldShowAction": "true",
      "viewForActionItem": #"{"title":"Ring","badge":"2"}"#, "performAction": "true",
    ]
    manager.show(ManagerPlay.caseScreen)
    manager.updateIfNeeded()
    #expect(manager.systemContainer.visibleActionNames == ["articleSearch", "bell"])
    #expect(manager.systemContainer.item(for: "bell")?.label == "Ring (2)")
    #expect(
      channel.take().first
        == #"{"call":"actionsToShow","screen":"Case","defaultActions":["articleSearch","caseList"]}"#
    )
    #expect(manager.performAction("bell"))
    #expect(channel.take() == [#"{"call":"performAction","name":"bell"}"#])
  }

  @Test("a button with another title keeps its key and its place on a narrow bar")
  func retitled() {
    let delegate = delegate(.viewForActionItem)
    let manager = ActionManager(delegate: delegate)
    channel.answers = ["viewForActionItem": #"{"title":"What now?"}"#]
    manager.show(
      ActionScreen(
        "List",
        offers: [ActionScreen.Offer("help", title: "Help", key: "?", staysVisible: true)]))
    manager.updateIfNeeded()
    let item = manager.systemContainer.item(for: "help")
    #expect(item?.label == "What now?")
    #expect(item?.key == "?")
    #expect(item?.staysVisible == true)
  }

  @Test("a cancelled sheet is a click on Cancel for who does not ask for that call")
  func cancel() throws {
    let delegate = delegate(.clickedButtonAtIndex, .didDismissWithButtonIndex)
    let session = try session(RemoteDelegateTests.menu, delegate)
    session.handle(.key(Key(.tab)))
    session.handle(.key(Key(.enter)))
    session.handle(.key(Key(.escape)))
    #expect(
      channel.take() == [
        #"{"call":"clickedButtonAtIndex","index":2,"isCancel":true}"#,
        #"{"call":"didDismissWithButtonIndex","index":2,"isCancel":true}"#,
      ])
  }
}

extension CardDrawing {
  /// Whether a text is drawn anywhere on the card.
  func contains(_ text: String) -> Bool {
    var canvas = Canvas(size: size)
    paint(on: &canvas, state: CardState(), theme: Theme(.none))
    return canvas.rows().contains { $0.contains(text) }
  }
}
