extension TextLine {
  /// The row as text that is read from right to left.
  public var rightToLeft: TextLine {
    var line = self
    line.isRightToLeft = true
    return line
  }

  /// The row as it stands on the screen from left to right.
  ///
  /// Text is kept in the order in which it is read; only who draws turns it.
  public var inVisualOrder: TextLine {
    guard needsOrder else { return self }
    return TextLine(runs: visualRuns.map(\.run), width: width, isCut: isCut)
  }

  /// The pieces of the row from left to right, each with the index of the run it is from.
  public var visualRuns: [(run: StyledText.Run, index: Int)] {
    guard needsOrder else { return runs.enumerated().map { ($1, $0) } }
    return VisualOrder(runs, isRightToLeft: isRightToLeft).runs
  }

  private var needsOrder: Bool { isRightToLeft || runs.contains { $0.text.mayRunRightToLeft } }
}

extension SafeText {
  /// The text as it stands on the screen from left to right.
  ///
  /// - Parameter rightToLeft: whether it stands in text that is read from right to left.
  public func inVisualOrder(rightToLeft: Bool) -> SafeText {
    guard rightToLeft || mayRunRightToLeft else { return self }
    return VisualOrder([StyledText.Run(self)], isRightToLeft: rightToLeft).runs
      .map(\.run.text).joined(separator: .empty)
  }

  /// Whether a byte of it begins a character of a script that runs from right to left.
  var mayRunRightToLeft: Bool {
    if isASCII { return false }
    var text = string
    return text.withUTF8 { bytes in
      for (offset, byte) in bytes.enumerated() where byte >= 0xD6 {
        let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
        switch byte {
        // U+0590 to U+07FF; U+0800 to U+08FF; presentation forms; U+10800 on and U+1E800 on.
        case 0xD6...0xDF: return true
        case 0xE0: if next <= 0xA3 { return true }
        case 0xEF: if next >= 0xAC, next <= 0xBB { return true }
        case 0xF0: if next == 0x90 || next == 0x9E { return true }
        default: break
        }
      }
      return false
    }
  }
}

/// The clusters of a row of runs, in the order in which they stand on the screen.
private struct VisualOrder {
  private struct Piece {
    var run: Int
    var text: String
    var columns: Int
  }

  private(set) var runs: [(run: StyledText.Run, index: Int)] = []

  init(_ source: [StyledText.Run], isRightToLeft: Bool) {
    var pieces: [Piece] = []
    var firsts: [Unicode.Scalar] = []
    for (index, run) in source.enumerated() {
      let whole = run.text.string
      var string = whole
      string.withUTF8 { bytes in
        var reader = ClusterReader(whole, bytes)
        while let cluster = reader.next() {
          let slice = UnsafeBufferPointer(rebasing: bytes[cluster.start..<cluster.end])
          pieces.append(
            Piece(
              run: index, text: String(decoding: slice, as: UTF8.self), columns: cluster.columns))
          firsts.append(cluster.first)
        }
      }
    }
    let levels = BidiLevels(firsts, isRightToLeft: isRightToLeft)
    for place in levels.order {
      var piece = pieces[place]
      if levels.levels[place] % 2 == 1, let mirror = BidiMirror.mirrored(firsts[place]) {
        piece.text = String(mirror)
      }
      append(piece, of: source)
    }
  }

  private mutating func append(_ piece: Piece, of source: [StyledText.Run]) {
    if let last = runs.last, last.index == piece.run {
      let text = last.run.text
      runs[runs.count - 1].run.text = SafeText(
        unchecked: text.string + piece.text, isASCII: text.isASCII && piece.text.utf8.count == 1,
        width: text.width + piece.columns)
      return
    }
    var run = source[piece.run]
    run.text = SafeText(
      unchecked: piece.text, isASCII: piece.text.utf8.count == 1, width: piece.columns)
    runs.append((run, piece.run))
  }
}
