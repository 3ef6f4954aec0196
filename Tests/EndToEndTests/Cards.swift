import TestSupport

/// Cards that several tests show, each with words that stand nowhere else.
enum Cards {
  static let text = """
    {"type": "AdaptiveCard", "version": "1.5",
     "body": [{"type": "TextBlock", "text": "Nothing to fill in"}]}
    """

  static let form = """
    {"type": "AdaptiveCard", "version": "1.5",
     "body": [{"type": "TextBlock", "text": "Who is it?"},
              {"type": "Input.Text", "id": "name", "label": "Your name"}],
     "actions": [{"type": "Action.Submit", "id": "send", "title": "Send", "data": {"a": 1}}]}
    """

  /// What `show` prints when "Ada" was typed into the form and sent.
  static let formResult =
    #"{"type":"Action.Submit","id":"send","title":"Send","data":{"a":1,"name":"Ada"},"#
    + #""inputs":{"name":"Ada"}}"# + "\n"

  /// The program as a shell starts it, with a word on the screen that must be there afterwards.
  static func launch(_ arguments: String..., environment: [String: String?] = [:]) -> Launch {
    // No core file of the signals that leave one.
    let script = #"ulimit -c 0; echo before; exec "$0" "$@""#
    return Launch(
      "/bin/sh", ["-c", script, CardsProgram.path] + arguments, environment: environment)
  }
}

extension Session {
  /// What is wrong with the terminal after the program's end; empty when nothing is.
  var faultsAtTheEnd: [String] {
    var faults = leftBehind
    if rows.first != "before" { faults.append("the screen: \(rows.first ?? "none")") }
    for sequence in output.unrecognised { faults.append("was written: \(sequence)") }
    return faults
  }
}
