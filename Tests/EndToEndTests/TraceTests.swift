import TestSupport
import Testing

/// The scenarios that a card can show, through the program itself: what `--trace` writes.
@Suite(
  "Traces of the scenarios",
  .enabled(if: CardsProgram.isThere, Comment(rawValue: CardsProgram.missing)))
struct TraceTests {
  struct Scenario: Sendable, CustomTestStringConvertible {
    var name: String
    var card: String
    var keys: String
    var more: [String] = []
    /// The calls in the short words of the scenarios.
    var log: [String]
    var testDescription: String { name }
  }

  private static func set(_ actions: String) -> String {
    #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"ActionSet","actions":[\#(actions)]}]}"#
  }

  private static func submit(_ title: String, _ more: String = "") -> String {
    #"{"type":"Action.Submit","title":"\#(title)"\#(more)}"#
  }

  private static let second = #","mode":"secondary""#
  private static let editDelete = set(
    submit("Submit", #","mode":"Primary""#) + "," + submit("Edit", #","mode":"Secondary""#) + ","
      + submit("Delete", #","mode":"Secondary""#))
  private static let nine = set((1...9).map { submit("Action \($0)") }.joined(separator: ","))
  private static let opened = [
    "allow?", "render(2,false)", "display(2,false)", "willPresent", "didPresent",
  ]

  static let scenarios: [Scenario] = [
    Scenario(
      name: "S1", card: set(submit("Save", second) + "," + submit("Open", second)), keys: "Tab",
      log: ["allow?", "render(2,false)"]),
    Scenario(name: "S2", card: editDelete, keys: "Tab Tab Enter", log: opened),
    Scenario(name: "S3", card: nine, keys: "Tab", more: ["--overflow", "drop"], log: ["allow?"]),
    Scenario(
      name: "S4", card: nine, keys: "Shift-Tab Enter",
      log: ["allow?", "render(4,false)", "display(4,false)", "willPresent", "didPresent"]),
    Scenario(
      name: "S9",
      card:
        #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"ActionSet","actions":[\#(submit("a", second))]}],"actions":[\#(submit("r")),{"type":"Action.ShowCard","title":"more","mode":"secondary","card":{"type":"AdaptiveCard","actions":[\#(submit("in", second))]}}]}"#,
      keys: "Tab",
      log: ["allow?", "render(1,false)", "allow?", "allow?", "render(1,false)", "render(1,true)"]),
    Scenario(
      name: "S11", card: editDelete, keys: "Tab Tab Enter Down Down Down Home End", log: opened),
    Scenario(
      name: "S12", card: editDelete, keys: "Tab Tab Enter Down Esc",
      log: opened + ["sheetCancel", "willDismiss(cancel)", "didDismiss(cancel)"]),
    Scenario(
      name: "S12 by Cancel", card: editDelete, keys: "Tab Tab Enter End Enter",
      log: opened + ["clicked(cancel)", "willDismiss(cancel)", "didDismiss(cancel)"]),
    Scenario(
      name: "S13", card: editDelete, keys: "Tab Tab Enter Tab",
      log: opened + ["sheetCancel", "willDismiss(cancel)", "didDismiss(cancel)"]),
    Scenario(
      name: "S14", card: editDelete, keys: "Tab Tab Enter Down Enter",
      log: opened + ["clicked(1)", "willDismiss(1)", "didDismiss(1)", "exec(Delete,{})"]),
    Scenario(
      name: "S15",
      card:
        #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"Input.Text","id":"n","isRequired":true,"errorMessage":"Need n"}],"actions":[\#(submit("Send", second))]}"#,
      keys: #"Tab Enter Enter "x" Tab Enter Enter"#,
      log: [
        "allow?", "render(1,true)", "display(1,true)", "willPresent", "didPresent", "clicked(0)",
        "willDismiss(0)", "didDismiss(0)", "display(1,true)", "willPresent", "didPresent",
        "clicked(0)", "willDismiss(0)", "didDismiss(0)", #"exec(Send,{"n":"x"})"#,
      ]),
    Scenario(
      name: "S16",
      card: set(submit("A", second) + "," + submit("B", second + #","isEnabled":false"#)),
      keys: "Tab Enter Down Enter", log: opened),
    Scenario(
      name: "S17",
      card:
        #"{"type":"AdaptiveCard","version":"1.5","actions":[{"type":"Action.ShowCard","title":"P","card":{"type":"AdaptiveCard"}},{"type":"Action.ShowCard","title":"S","mode":"secondary","card":{"type":"AdaptiveCard"}}]}"#,
      keys: "Tab Enter Tab Enter Enter",
      log: [
        "allow?", "render(1,true)", "vis(P,true)", "exec(P,{})", "display(1,true)", "willPresent",
        "didPresent", "clicked(0)", "willDismiss(0)", "didDismiss(0)", "vis(P,false)",
        "vis(S,true)", "exec(S,{})",
      ]),
    Scenario(
      name: "S19",
      card:
        #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","id":"t","text":"x"}],"actions":[{"type":"Action.ToggleVisibility","title":"T","targetElements":["t"],"mode":"secondary"}]}"#,
      keys: "Tab Enter Enter",
      log: [
        "allow?", "render(1,true)", "display(1,true)", "willPresent", "didPresent", "clicked(0)",
        "willDismiss(0)", "didDismiss(0)", "exec(T,{})",
      ]),
    Scenario(name: "S20", card: editDelete, keys: "Tab Tab Enter d d z 2 E", log: opened),
    Scenario(name: "F3", card: set(""), keys: "Tab", log: []),
  ]

  @Test("the calls, in their order", arguments: scenarios)
  func calls(scenario: Scenario) throws {
    let scratch = try Scratch()
    let card = try scratch.write(scenario.card, to: "card.json")
    var launch = CardsProgram.launch()
    launch.arguments =
      ["render", "--keys", scenario.keys, "--trace", scratch.path + "/trace"] + scenario.more
      + [card]
    let outcome = try Command.run(launch)
    #expect(outcome.status == 0, "\(outcome.errorText)")
    let lines = try Files.readText(scratch.path + "/trace").split(separator: "\n").map(String.init)
    #expect(lines.compactMap(TraceTests.word) == scenario.log)
  }

  /// A line in the words of the scenarios; nil for keys.
  private static func word(_ line: String) -> String? {
    let isCancel = value("isCancel", line) == "true"
    let index = isCancel ? "cancel" : value("index", line)
    switch value("call", line) {
    case "shouldPerform": return nil
    case "shouldAllowMoreThanMaxActionsInOverflowMenu": return "allow?"
    case "onRenderOverflowAction":
      return "render(\(count("menuItems", line)),\(value("isAtRootLevelActions", line)))"
    case "onDisplayOverflowActionMenu":
      return "display(\(count("menuItems", line)),\(value("isAtRootLevel", line)))"
    case "clickedButtonAtIndex": return "clicked(\(index))"
    case "actionSheetCancel": return "sheetCancel"
    case "willDismissWithButtonIndex": return "willDismiss(\(index))"
    case "didDismissWithButtonIndex": return "didDismiss(\(index))"
    case "didChangeVisibility": return "vis(\(value("title", line)),\(value("isVisible", line)))"
    case "didFetchUserResponses":
      let inputs = after("inputs", line).prefix { $0 != "}" }
      return "exec(\(value("title", line)),\(inputs)})"
    case let other: return other
    }
  }

  /// What follows `"key":` in a line.
  private static func after(_ key: String, _ line: String) -> Substring {
    let mark = Array("\"\(key)\":".utf8)
    let bytes = Array(line.utf8)
    guard bytes.count > mark.count else { return "" }
    for start in 0...(bytes.count - mark.count) where bytes[start...].starts(with: mark) {
      return Substring(String(decoding: bytes[(start + mark.count)...], as: UTF8.self))
    }
    return ""
  }

  private static func value(_ key: String, _ line: String) -> String {
    let rest = after(key, line)
    return rest.hasPrefix("\"")
      ? String(rest.dropFirst().prefix { $0 != "\"" })
      : String(rest.prefix { $0 != "," && $0 != "}" })
  }

  private static func count(_ key: String, _ line: String) -> Int {
    after(key, line).prefix { $0 != "]" }.split(separator: ",").count
  }
}
