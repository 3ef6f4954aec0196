internal import AdaptiveCards
internal import Canvas

/// Where the buttons of a list stand.
struct ButtonRow {
  let alignment: HostConfig.Actions.Alignment
  /// Columns between two buttons.
  let gap: Int
  let width: Int

  /// Buttons side by side, on as many rows as they need; those of a row are equally high.
  func flow(_ buttons: [Box]) -> Box {
    var rows: [[Box]] = []
    var used = 0
    for button in buttons {
      if rows.isEmpty || used + gap + button.size.width > width {
        rows.append([])
        used = -gap
      }
      rows[rows.count - 1].append(button)
      used += gap + button.size.width
    }
    var placed: [Box] = []
    var y = 0
    for row in rows {
      placed += self.placed(row, y: y)
      y += row.map(\.size.height).max() ?? 0
    }
    return Box(size: Size(width: width, height: y), children: placed)
  }

  /// Buttons one below the other.
  func column(_ buttons: [Box]) -> Box {
    var boxes: [Box] = []
    var y = 0
    for button in buttons {
      boxes += placed([button], y: y)
      y += button.size.height
    }
    return Box(size: Size(width: width, height: y), children: boxes)
  }

  private func placed(_ row: [Box], y: Int) -> [Box] {
    let spare = max(0, row.reduce(width - gap * (row.count - 1)) { $0 - $1.size.width })
    let height = row.map(\.size.height).max() ?? 1
    let isStretched = alignment == .stretch
    // Stretched buttons share what is left over, so that none is narrower than its title.
    let more = ColumnWidths.proportional(isStretched ? spare : 0, by: row.map { _ in 1 })
    var x =
      switch alignment {
      case .left, .stretch: 0
      case .center: spare / 2
      case .right: spare
      }
    return row.enumerated().map { index, button in
      var button = button.placed(x: x, y: y)
      button.size.width += more[index]
      button.size.height = height
      x += button.size.width + gap
      return button
    }
  }
}

extension HostConfig.Actions.Alignment {
  init(_ alignment: HorizontalAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    }
  }
}
