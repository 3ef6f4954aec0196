internal import AdaptiveCards
internal import Canvas

extension Layouter {
  /// A link as it stands in the rows of a text.
  struct Link {
    var address: String
    var text: String
  }

  /// Makes the links of a text things that can have the focus.
  func withLinks(_ box: Box, _ focus: (Link, Int) -> Focusable) -> Box {
    guard case .lines(let lines, _)? = box.content else { return box }
    guard lines.contains(where: { $0.runs.contains { $0.link != nil } }) else { return box }
    var spans = TextSpan.find(in: lines) { run, before in
      guard let link = run.link else { return nil }
      // Neighbours with one address are one link, also across rows.
      return before?.link == link ? .same : .new
    }
    for index in spans.indices {
      let first = spans[index].runs[0]
      let text = spans[index].text
      spans[index].focus = focus(Link(address: first.link?.string ?? "", text: text), index)
    }
    return box.adding(spans)
  }

  /// Makes the pieces of a text that can be pressed things that can have the focus.
  func withPieces(_ box: Box, _ focus: (Int) -> Focusable?) -> Box {
    guard case .lines(let lines, _)? = box.content else { return box }
    var spans = TextSpan.find(in: lines) { run, before in
      guard let piece = run.piece, focus(piece) != nil else { return nil }
      return before?.piece == piece ? .same : .new
    }
    for index in spans.indices {
      spans[index].focus = spans[index].runs[0].piece.flatMap(focus)
    }
    return box.adding(spans)
  }
}

/// Runs of a text that belong together, with their places.
struct TextSpan {
  enum Belonging { case new, same }

  var runs: [StyledText.Run]
  /// The row of each run, and its place among the runs of that row.
  var places: [(row: Int, run: Int)]
  var focus: Focusable?

  /// The text in one line; what a row's end separates is separated by a blank.
  var text: String {
    var text = ""
    for (index, run) in runs.enumerated() {
      if index > 0, places[index].row != places[index - 1].row { text += " " }
      text += run.text.string
    }
    return text
  }

  /// - Parameter belongs: says of a run whether it goes on from the run before; nil for plain text.
  static func find(
    in lines: [TextLine], _ belongs: (StyledText.Run, StyledText.Run?) -> Belonging?
  ) -> [TextSpan] {
    var spans: [TextSpan] = []
    var before: StyledText.Run?
    for (row, line) in lines.enumerated() {
      for (index, run) in line.runs.enumerated() {
        let place = (row: row, run: index)
        switch belongs(run, before) {
        case .new: spans.append(TextSpan(runs: [run], places: [place]))
        case .same:
          spans[spans.count - 1].runs.append(run)
          spans[spans.count - 1].places.append(place)
        case nil: break
        }
        before = run
      }
    }
    return spans
  }
}

extension Box {
  /// The box of a text with a child for each place of its spans.
  fileprivate func adding(_ spans: [TextSpan]) -> Box {
    guard !spans.isEmpty, case .lines(let lines, let placement)? = content else { return self }
    var box = self
    for span in spans {
      for row in Set(span.places.map(\.row)).sorted() {
        let runs = Set(span.places.filter { $0.row == row }.map(\.run))
        let left = placement.column(of: lines[row].width, in: size.width)
        for stretch in lines[row].stretches(of: runs) {
          box.children.append(
            Box(
              origin: Point(x: left + stretch.lowerBound, y: row),
              size: Size(width: stretch.count, height: 1), focus: span.focus))
        }
      }
    }
    return box
  }
}

extension TextLine {
  /// The columns that some of the row's runs take; more than one stretch where the direction of the
  /// text puts something between them.
  fileprivate func stretches(of runs: Set<Int>) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    var x = 0
    for (run, index) in visualRuns {
      let end = x + run.text.width
      if runs.contains(index) {
        if let last = stretches.last, last.upperBound == x {
          stretches[stretches.count - 1] = last.lowerBound..<end
        } else {
          stretches.append(x..<end)
        }
      }
      x = end
    }
    return stretches
  }
}

extension Box.HorizontalPlacement {
  /// Where a row of text begins.
  func column(of width: Int, in room: Int) -> Int {
    switch self {
    case .left: 0
    case .center: max(0, (room - width) / 2)
    case .right: max(0, room - width)
    }
  }
}
