internal import Canvas
internal import CardActions
internal import CardLayout

extension LinePrompts {
  /// Asks what a card asks with a sheet, until none is open: numbers, with 0 for Cancel.
  func answerSheets(of session: CardSession) {
    while let sheet = session.sheet {
      var lines = [sheet.title, sheet.message].compactMap {
        $0.map { SafeText($0, .strict).string }
      }
      for (index, item) in sheet.items.enumerated() {
        lines.append("\(index + 1). " + item.row.title.string)
      }
      say(lines + ["0. Cancel"])
      guard let answer = ask("Choose 0 to \(sheet.items.count): ") else {
        session.cancelSheet()
        return
      }
      switch Int(answer.filter { !$0.isWhitespace }) {
      case 0: session.cancelSheet()
      case let number? where sheet.items.indices.contains(number - 1):
        session.choose(row: number - 1)
      default: continue
      }
    }
  }
}
