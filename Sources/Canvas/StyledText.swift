/// Text in runs, each with one style.
public struct StyledText: Hashable, Sendable {
  /// A piece of text that looks the same from its beginning to its end.
  public struct Run: Hashable, Sendable {
    /// Its characters; line feeds end rows.
    public var text: SafeText
    /// How it is drawn.
    public var style: Style
    /// Where the run leads when it is a link.
    public var link: SafeText?
    /// Which of its maker's pieces the run belongs to; kept when text is broken into rows.
    public var piece: Int?

    /// A run of text.
    ///
    /// - Parameters:
    ///   - link: where it leads; nil for plain text.
    ///   - piece: a number of the maker's own, by which pieces are found again after wrapping.
    public init(
      _ text: SafeText, style: Style = .plain, link: SafeText? = nil, piece: Int? = nil
    ) {
      self.piece = piece
      self.text = text
      self.style = style
      self.link = link
    }
  }

  /// The pieces in the order in which they are read.
  public var runs: [Run]

  /// A text of several looks.
  public init(_ runs: [Run] = []) { self.runs = runs }

  /// A text of one look.
  public init(_ text: SafeText, style: Style = .plain) { runs = [Run(text, style: style)] }

  /// Whether there is no character in it.
  public var isEmpty: Bool { runs.allSatisfy { $0.text.isEmpty } }

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

  /// The columns a text asks for.
  public struct Widths: Hashable, Sendable {
    /// Those it needs so that no row has to be wrapped.
    public var natural = 0
    /// Those of the longest piece that wrapping leaves whole.
    public var longestWord = 0
  }

  /// Both widths, taken in one pass.
  public var widths: Widths {
    FlatText(runs).withWords { words in
      var widths = Widths()
      var (line, pending) = (0, 0)
      while let word = words.next() {
        widths.longestWord = max(
          widths.longestWord, word.columns + (word.ending == .softHyphen ? 1 : 0))
        if word.end > word.start {
          line += pending + word.columns
          pending = 0
        }
        pending += word.blankColumns
        widths.natural = max(widths.natural, line)
        if word.ending == .lineEnd { (line, pending) = (0, 0) }
      }
      return widths
    }
  }

  /// The columns it needs so that no row has to be wrapped.
  public var naturalWidth: Int { widths.natural }

  /// The columns of the longest piece that wrapping leaves whole.
  public var longestWord: Int { widths.longestWord }
}
