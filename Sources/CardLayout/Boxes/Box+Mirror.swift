internal import Canvas

extension Box {
  /// The box at the other side of a room.
  func flipped(in width: Int) -> Box {
    placed(x: width - origin.x - size.width, y: origin.y)
  }

  private func turned(in width: Int) -> Box {
    (isDirected ? self : mirrored()).flipped(in: width)
  }

  /// The box laid out for reading from right to left: what is in it stands at the other side.
  ///
  /// What is directed already is only moved. Pictures and drawings are not mirrored (2.18 of the
  /// right-to-left rules), only what stands around them.
  func mirrored() -> Box {
    var box = self
    let width = size.width
    switch content {
    case .lines(let lines, let placement):
      let turned = placement.opposite
      box.content = .lines(lines.map(\.rightToLeft), turned)
      // What lies over the rows of a text moves with them.
      box.children = children.map { child in
        guard lines.indices.contains(child.origin.y) else { return child }
        let row = lines[child.origin.y].width
        let shift = turned.column(of: row, in: width) - placement.column(of: row, in: width)
        return child.placed(x: child.origin.x + shift, y: child.origin.y)
      }
      return box
    case .button(var button):
      button.isRightToLeft = true
      button.mark = button.mark.map(Glyphs.mirrored)
      box.content = .button(button)
      return box
    case .tick(var tick):
      tick.isRightToLeft = true
      box.content = .tick(tick)
      box.children = children.map { $0.mirrored().flipped(in: width) }
      return box
    case .columnRules(let columns, let style):
      box.content = .columnRules(columns.map { width - 1 - $0 }, style)
      box.children = children.map { $0.turned(in: width) }
      return box
    case .gridLine(var line):
      line.joints = line.joints.map { width - 1 - $0 }
      box.content = .gridLine(line)
      return box
    case .drawing, .fill, .frame, .rule, .field, .picker, .stars, .counter, nil:
      box.children = children.map { $0.turned(in: width) }
      return box
    }
  }
}

extension Box.HorizontalPlacement {
  var opposite: Box.HorizontalPlacement {
    switch self {
    case .left: .right
    case .center: .center
    case .right: .left
    }
  }
}
