/// The runs of a text as one string, so that a word may span several of them.
struct FlatText {
  let string: String
  /// Where each run ends, in bytes.
  let runEnds: [Int]
  let breakChances: [BreakChance]

  init(_ runs: [StyledText.Run]) {
    if runs.count == 1 {
      string = runs[0].text.string
      runEnds = [string.utf8.count]
      breakChances = runs[0].text.breakChances
      return
    }
    var string = ""
    var ends: [Int] = []
    var chances: [BreakChance] = []
    for run in runs {
      let start = string.utf8.count
      chances += run.text.breakChances.map {
        BreakChance(offset: $0.offset + start, hasHyphen: $0.hasHyphen)
      }
      string += run.text.string
      ends.append(string.utf8.count)
    }
    (self.string, runEnds, breakChances) = (string, ends, chances)
  }

  func withWords<Result>(_ body: (inout WordReader) -> Result) -> Result {
    var copy = string
    return copy.withUTF8 { bytes in
      var words = WordReader(self, bytes)
      return body(&words)
    }
  }
}
