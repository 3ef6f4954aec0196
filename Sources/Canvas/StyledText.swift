/// Text in runs, each with one style.
public struct StyledText: Hashable, Sendable {
  public struct Run: Hashable, Sendable {
    public var text: SafeText
    public var style: Style
    /// Where the run leads when it is a link.
    public var link: SafeText?
    /// Which of its maker's pieces the run belongs to; kept when text is broken into rows.
    public var piece: Int?

    public init(
      _ text: SafeText, style: Style = .plain, link: SafeText? = nil, piece: Int? = nil
    ) {
      self.piece = piece
      self.text = text
      self.style = style
      self.link = link
    }
  }

  public var runs: [Run]

  public init(_ runs: [Run] = []) { self.runs = runs }

  public init(_ text: SafeText, style: Style = .plain) { runs = [Run(text, style: style)] }

  public var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }

  /// The text without its styles.
  public var string: String { runs.reduce(into: "") { $0 += $1.text.string } }

  /// The columns of the widest line as it stands, blanks at its end included.
  public var width: Int {
    if runs.count == 1 { return runs[0].text.width }
    return FlatText(runs).withWords { words in
      var (line, widest) = (0, 0)
      while let word = words.next() {
        line += word.columns + word.blankColumns
        widest = max(widest, line)
        if word.ending == .lineEnd { line = 0 }
      }
      return widest
    }
  }

  /// The columns it needs so that no row has to be wrapped.
  public var naturalWidth: Int {
    FlatText(runs).withWords { words in
      var (line, pending, widest) = (0, 0, 0)
      while let word = words.next() {
        if word.end > word.start {
          line += pending + word.columns
          pending = 0
        }
        pending += word.blankColumns
        widest = max(widest, line)
        if word.ending == .lineEnd { (line, pending) = (0, 0) }
      }
      return widest
    }
  }

  /// The columns of the longest piece that wrapping leaves whole.
  public var longestWord: Int {
    FlatText(runs).withWords { words in
      var longest = 0
      while let word = words.next() {
        longest = max(longest, word.columns + (word.ending == .softHyphen ? 1 : 0))
      }
      return longest
    }
  }
}
