internal import Canvas
internal import CardActions
internal import CardLayout

/// What a page does without a key: it looks at its file, asks for choices, keeps what was typed.
extension CardPage {
  var descriptors: [Int32] { [follower?.descriptor].compactMap { $0 } }
  var wakeTime: Duration? {
    [follower?.wakeTime, queryPause.wakeTime, keeper?.wakeTime].compactMap { $0 }.min()
  }

  func wake() {
    let now = now()
    if let follower, let time = follower.wakeTime, now >= time { take(follower.look()) }
    if let time = queryPause.wakeTime, now >= time { askForChoices() }
    if let keeper, let time = keeper.wakeTime, now >= time, let complaint = keeper.keep(sessions) {
      message = SafeText(complaint, .strict)
    }
  }

  private func askForChoices() {
    session.askForChoices()
    queryPause.note(session.pendingQuery, at: now())
    // All it can ask for is to say something.
    _ = actOnEffects()
  }
}
