internal import AdaptiveCards
internal import Canvas
internal import CardActions

/// The browser as plain lines: a numbered list, and the card of the number that is answered.
enum PlainBrowse {
  static func run(
    _ shelf: Shelf, host: HostConfig, delegate: any HostDelegate, limits: TimeLimits,
    data: DataChoice, confinement: Confinement?
  ) throws(Failure) -> Int32 {
    var shelf = shelf
    shelf.readAll()
    let files = (0..<shelf.count).map { shelf[$0] }
    let prompts = LinePrompts(
      fromTerminal: files.contains { $0.path == "-" }, limits: limits)
    guard prompts.canRead else {
      throw Failure(
        message: "there is no terminal to answer on", status: ExitStatus.noTerminal)
    }
    while true {
      prompts.say(
        files.enumerated().map { "\($0 + 1). " + SafeText($1.name, .strict).string }
          + ["0. Leave"])
      guard let answer = prompts.ask("Choose 0 to \(files.count): ") else {
        return prompts.isOverTime ? ExitStatus.timeLimit : ExitStatus.done
      }
      let word = answer.filter { !$0.isWhitespace }
      if word == "0" || word == "q" { return ExitStatus.done }
      guard let number = Int(word), files.indices.contains(number - 1) else { continue }
      let path = files[number - 1].path
      guard confinement?.allows(path) ?? true else {
        prompts.say([SafeText(Confinement.refusal(path), .strict).string])
        continue
      }
      do {
        _ = try PlainShow.run(
          Setup.deck(path, data: data.allowed(by: confinement, for: path)), host: host,
          delegate: delegate,
          prompts: prompts)
      } catch {
        _ = error.report()
      }
    }
  }
}
