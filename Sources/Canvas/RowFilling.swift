/// A row of a wrapped text: the bytes it shows and what is drawn after them.
struct Row {
  var start: Int
  var end: Int
  var columns: Int
  /// Whether a hyphen is drawn at its end, because a word goes on in the next row.
  var hasHyphen = false
  /// Whether an ellipsis is drawn at its end.
  var isCut = false
  /// Columns left free before it.
  var margin = 0

  var isBlank: Bool { start == end && !isCut }
}

/// Puts words into rows: as many as fit, then the next row.
struct RowFilling {
  private(set) var rows: [Row] = []
  private let width: Int
  private let limit: Int
  private let indent: Int
  private let hanging: Int
  private var row: Row?
  private var pending = 0
  private var pendingStart: Int?
  private var endsWithSoftHyphen = false
  private var lineHasText = false
  private var hasBlankLine = false

  /// - Parameters:
  ///   - limit: at most one row more than this is made, which tells that text is left.
  ///   - indent: columns left free before the first row.
  ///   - hanging: columns left free before every other row.
  init(width: Int, limit: Int, indent: Int = 0, hanging: Int = 0) {
    self.width = width
    self.limit = limit
    self.indent = indent
    self.hanging = hanging
  }

  /// The columns for text in the row that is being filled.
  private var room: Int { width - margin }
  private var margin: Int { rows.isEmpty ? indent : hanging }

  private var isFull: Bool { rows.count > limit }

  mutating func fill(from words: inout WordReader) {
    while !isFull, let word = words.next() {
      if word.end > word.start {
        place(word, &words)
        lineHasText = true
        pending = 0
        pendingStart = nil
      }
      if word.blankColumns > 0, row == nil, pendingStart == nil { pendingStart = word.end }
      pending += word.blankColumns
      endsWithSoftHyphen = word.ending == .softHyphen
      if word.ending == .lineEnd { endLine() }
    }
    if rows.isEmpty { rows.append(Row(start: 0, end: 0, columns: 0)) }
  }

  private mutating func place(_ word: Word, _ words: inout WordReader) {
    if let current = row {
      let columns = current.columns + pending + word.columns
      if columns <= room {
        row = Row(start: current.start, end: word.end, columns: columns)
        return
      }
      emit(current, dividesWord: endsWithSoftHyphen)
    } else if pending + word.columns <= room {
      row = Row(
        start: pendingStart ?? word.start, end: word.end, columns: pending + word.columns)
      return
    }
    // An indent that leaves no room for its word is given up.
    if word.columns <= room {
      row = Row(start: word.start, end: word.end, columns: word.columns)
    } else {
      divide(word, &words)
    }
  }

  /// A word wider than the row is divided between clusters.
  private mutating func divide(_ word: Word, _ words: inout WordReader) {
    var current = Row(start: word.start, end: word.start, columns: 0)
    words.forEachCluster(from: word.start, to: word.end) { cluster in
      if current.columns + cluster.columns > room, current.end > current.start {
        emit(current)
        current = Row(start: cluster.start, end: cluster.start, columns: 0)
      }
      if cluster.columns > room {
        // It fits no row: an ellipsis stands for it.
        emit(Row(start: cluster.start, end: cluster.start, columns: 0, isCut: true))
        current = Row(start: cluster.end, end: cluster.end, columns: 0)
      } else {
        current.end = cluster.end
        current.columns += cluster.columns
      }
      return !isFull
    }
    row = current.end > current.start ? current : nil
  }

  private mutating func endLine() {
    if let row { emit(row) }
    if !lineHasText { hasBlankLine = true }
    (row, pending, pendingStart, lineHasText) = (nil, 0, nil, false)
  }

  /// Of blank lines in a row one is left, and none at the beginning and the end.
  private mutating func emit(_ row: Row, dividesWord: Bool = false) {
    if hasBlankLine, !rows.isEmpty {
      rows.append(Row(start: row.start, end: row.start, columns: 0))
    }
    hasBlankLine = false
    var row = row
    if dividesWord, row.columns < room {
      row.hasHyphen = true
      row.columns += 1
    }
    row.margin = margin
    rows.append(row)
    self.row = nil
  }
}
