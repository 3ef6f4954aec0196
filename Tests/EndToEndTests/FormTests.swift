import Canvas
import TestSupport
import Testing

/// Forms in the real program: on a terminal, with pipes, resumed, in an editor, as prompts.
@Suite("Forms", .enabled(if: CardsProgram.isThere, Comment(rawValue: CardsProgram.missing)))
struct FormTests {
  private let scratch: Scratch
  private let form: String

  init() throws {
    scratch = try Scratch()
    form = try scratch.write(
      """
      {"type":"AdaptiveCard","version":"1.5","body":[
       {"type":"Input.Text","id":"name","label":"Name","isRequired":true},
       {"type":"Input.Text","id":"secret","label":"Secret","style":"password"},
       {"type":"Input.Text","id":"note","label":"Note","isMultiline":true},
       {"type":"Input.Number","id":"n","label":"People","min":1,"max":9},
       {"type":"Input.Toggle","id":"news","title":"News"},
       {"type":"Input.ChoiceSet","id":"room","label":"Room","choices":[
         {"title":"Red room","value":"r"},{"title":"Blue room","value":"b"}]},
       {"type":"Input.Date","id":"day","label":"Day"}],
       "actions":[{"type":"Action.Submit","title":"Send"}]}
      """, to: "form.json")
  }

  private func result(_ inputs: String) -> String {
    #"{"type":"Action.Submit","title":"Send","data":{\#(inputs)},"inputs":{\#(inputs)}}"# + "\n"
  }

  @Test(
    "a whole form, filled in by keys and mouse, goes into a pipe", arguments: [(80, 24), (40, 12)])
  func whole(width: Int, height: Int) throws {
    var launch = CardsProgram.launch("show", form)
    launch.output = .pipe
    launch.size = Size(width: width, height: height)
    let session = try Session(launch)
    try session.expect("Name *")
    try session.press("Enter", "Enter", "Tab", "Tab", "Tab", "Tab", "Tab", "Enter")
    try session.expect("! This field is required")
    try session.type("Ada")
    try session.expectGone("! This")
    try session.press("Tab")
    try session.type("pw1")
    try session.expect("[***")
    try session.press("Tab")
    try session.paste("one\ntwo")
    try session.expect("two")
    try session.press("Tab")
    try session.type("+++")
    try session.press("Tab", "Space")
    try session.expect("[x] News")
    try session.press("Tab", "Enter")
    try session.click(on: "Blue room")
    try session.expect("[Blue room")
    try session.press("Tab")
    try session.type("2030-12-31")
    try session.press("Tab", "Enter")
    #expect(try session.exitStatus() == 0)
    #expect(
      String(decoding: session.standardOutput, as: UTF8.self)
        == result(
          #""name":"Ada","secret":"pw1","note":"one\ntwo","n":"3","news":"true","room":"b","day":"2030-12-31""#
        ))
    #expect(session.leftBehind == [])
    #expect(!String(decoding: session.output.bytes, as: UTF8.self).contains("pw1"))
  }

  @Test("a form that was left is gone on with, without its password, in a file for nobody else")
  func state() throws {
    let kept = scratch.path + "/kept.json"
    let first = try Session(CardsProgram.launch("show", form, "--state", kept))
    try first.expect("Name *")
    try first.type("Ada")
    try first.press("Tab")
    try first.type("hidden")
    try first.press("Tab", "Tab", "Tab", "Space")
    try first.expect("[x] News")
    first.send(signal: 15)
    #expect(try first.exitStatus() == 143)
    let text = try Files.readText(kept)
    #expect(text == #"{"inputs":{"name":"Ada","news":true},"visible":{},"open":[]}"# + "\n")
    #expect(try Command.run(Launch("/usr/bin/stat", ["-c", "%a", kept])).outputText == "600\n")
    var launch = CardsProgram.launch("show", form, "--state", kept)
    launch.output = .pipe
    let second = try Session(launch)
    try second.expect("[Ada")
    try second.expect("[x] News")
    try second.press("Shift-Tab", "Enter")
    #expect(try second.exitStatus() == 0)
    #expect(
      String(decoding: second.standardOutput, as: UTF8.self)
        == result(#""name":"Ada","news":"true""#))
    #expect(!Files.exists(kept))
  }

  @Test("a file that is no state is not written over: 65")
  func foreignState() throws {
    let foreign = try scratch.write("[1, 2]", to: "mine.json")
    let session = try Session(CardsProgram.launch("show", form, "--state", foreign))
    #expect(try session.exitStatus() == 65)
    #expect(try Files.readText(foreign) == "[1, 2]")
    #expect(session.leftBehind == [])
  }

  @Test("Ctrl-E lets the person's editor write what a field of several lines holds")
  func editor() throws {
    let script = try scratch.write(
      "#!/bin/sh\nprintf 'from\\nthe editor\\n' >> \"$1\"\n", to: "edit.sh")
    var launch = CardsProgram.launch("show", form, environment: ["EDITOR": "/bin/sh \(script)"])
    launch.output = .pipe
    let session = try Session(launch)
    try session.expect("Name *")
    try session.type("x")
    try session.press("Tab", "Tab")
    try session.type("begun")
    try session.press("Ctrl-E")
    try session.expect("the editor")
    try session.press("Tab", "Tab", "Tab", "Tab", "Tab", "Enter")
    #expect(try session.exitStatus() == 0)
    #expect(
      String(decoding: session.standardOutput, as: UTF8.self)
        == result(#""name":"x","note":"begun\nfrom\nthe editor","news":"false""#))
    #expect(session.leftBehind == [])
  }

  @Test("a guest gets no editor")
  func kiosk() throws {
    let session = try Session(
      CardsProgram.launch("show", form, "--kiosk", environment: ["EDITOR": "/bin/false"]))
    try session.expect("Name *")
    try session.press("Tab", "Tab", "Ctrl-E")
    try session.expect("Editing is switched off here")
    try session.press("Ctrl-C")
    #expect(try session.exitStatus() == 130)
  }

  @Test("an answer to a prompt that is not valid is not kept")
  func refusedAnswers() throws {
    // A name, no password, no note, a number that is too high, then nothing.
    let outcome = try Command.run(
      CardsProgram.launch("show", form, "--accessible"),
      input: Array("Ada\n\n\n12\n\n\n\n\n1\n".utf8))
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.outputText == result(#""name":"Ada","news":"false""#))
    #expect(outcome.errorText.contains("! From 1 to 9\nPeople (a number, 1 to 9): "))
  }

  @Test("as prompts: the same rules and the same result", arguments: ["--accessible", "dumb"])
  func prompts(how: String) throws {
    var launch = CardsProgram.launch("show", form)
    if how == "dumb" {
      launch.environment["TERM"] = "dumb"
    } else {
      launch.arguments.append(how)
    }
    let answers = "Ada\n\none\ntwo\n\n12\n3\ny\n2\n31.12.2030\n2030-12-31\n1\n"
    let outcome = try Command.run(launch, input: Array(answers.utf8))
    #expect(outcome.status == 0, "\(outcome)")
    #expect(
      outcome.outputText
        == result(
          #""name":"Ada","note":"one\ntwo","n":"3","news":"true","room":"b","day":"2030-12-31""#))
    #expect(outcome.errorText.contains("Name (required): "))
    #expect(outcome.errorText.contains("! From 1 to 9\n"))
    #expect(outcome.errorText.contains("1. Red room\n2. Blue room\nChoose 1 to 2: "))
    #expect(outcome.errorText.contains("! This is not a day; write it as in 2030-12-31\n"))
    #expect(!outcome.error.contains(0x1B))
  }
}
