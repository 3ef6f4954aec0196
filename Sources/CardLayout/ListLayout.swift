internal import AdaptiveCards
internal import Canvas

extension Layouter {
  /// Elements one below the other, with their spacing and separators.
  ///
  /// - Parameter width: in cells, the margins of the surroundings included; the box has them too.
  func stacked(_ elements: [Element], width: Int, _ surroundings: Surroundings) -> Box {
    if elements.count == 1, !memory.isKept, surroundings.margins == .none {
      return alone(elements[0], width: width, surroundings)
    }
    let list = memory.list(of: elements)
    list.prepare(width: width, surroundings)
    let last = lastVisible(elements, in: list)
    let margins = surroundings.margins
    var stack = Stack(width: width, margins: margins, growing: surroundings.verticalAlignment)
    var endsInMargin = false
    let isOneGroup = list.groups.count == 1
    for index in list.groups.indices {
      let range = list.range(ofGroup: index)
      let isFirst = stack.isEmpty
      let isLast = last.map { range.contains($0) } ?? false
      if let group = list.groups[index], group.isFirst == isFirst, group.isLast == isLast {
        add(group, to: &stack, isOneGroup: isOneGroup, surroundings)
        if group.box.size.height > 0 { endsInMargin = group.endsInMargin }
        continue
      }
      var inside = GroupStack(
        stack: Stack(width: width, margins: margins, growing: surroundings.verticalAlignment))
      for place in range {
        let isTop = isFirst && inside.stack.isEmpty
        var own = margins
        if !isTop { own.top = 0 }
        if place != last { own.bottom = 0 }
        if !list.entries[place].isKnown || list.entries[place].needs(own) {
          let common = elements[place].common
          memory.note(common.path, at: place, in: list)
          list.entries[place] = entry(
            elements[place], common, width: width, margins: own, surroundings)
        }
        inside.add(list.entries[place], margins: own, line: theme.line(on: surroundings.background))
      }
      let group = inside.group(isFirst: isFirst, isLast: isLast)
      list.groups[index] = group
      add(group, to: &stack, isOneGroup: isOneGroup, surroundings)
      if group.box.size.height > 0 { endsInMargin = group.endsInMargin }
    }
    if !stack.isEmpty, !endsInMargin { stack.skip(margins.bottom) }
    return stack.box
  }

  /// An element that stands in the corner of its place; nil when it is elsewhere, or hidden.
  func single(
    _ element: Element, known: MeasuredText?, width: Int, _ surroundings: Surroundings
  ) -> Box? {
    guard !memory.isKept, surroundings.margins == .none else { return nil }
    let entry = entry(
      element, element.common, known: known, width: width, margins: .none, surroundings)
    let box = entry.box
    return box?.origin == .zero ? box : nil
  }

  /// An element that nothing stands beside, such as that of most cells, without making a list of it.
  private func alone(_ element: Element, width: Int, _ surroundings: Surroundings) -> Box {
    let entry = entry(element, element.common, width: width, margins: .none, surroundings)
    var stack = Stack(width: width, growing: surroundings.verticalAlignment)
    if let box = entry.box { stack.add(box, rowsAbove: 0) }
    return stack.box
  }

  private func add(
    _ group: ElementList.Group, to stack: inout Stack, isOneGroup: Bool,
    _ surroundings: Surroundings
  ) {
    guard group.box.size.height > 0 else { return }
    if isOneGroup {
      stack = Stack(
        whole: group.box, margins: surroundings.margins, growing: surroundings.verticalAlignment)
      return
    }
    let line = group.hasLine ? theme.line(on: surroundings.background) : nil
    stack.add(group.box, rowsAbove: group.rowsAbove, separator: line)
  }

  /// The last element that is to be seen; it may bleed into the padding below.
  private func lastVisible(_ elements: [Element], in list: ElementList) -> Int? {
    elements.indices.last { index in
      list.entries[index].isKnown
        ? list.entries[index].isVisible : shows(elements[index].common)
    }
  }

  private func entry(
    _ element: Element, _ common: ElementCommon, known: MeasuredText? = nil, width: Int,
    margins: Margins, _ surroundings: Surroundings
  ) -> ElementList.Entry {
    var entry = ElementList.Entry()
    entry.isKnown = true
    entry.margins = margins
    guard shows(common) else { return entry }
    entry.isVisible = true
    entry.rowsAbove = metrics.rows(common.spacing)
    entry.hasLine = common.separator
    entry.takesMargins = margins != .none && bleeds(element, surroundings)
    let own = entry.takesMargins ? margins : .none
    let room = entry.takesMargins ? width : max(1, width - margins.columns)
    guard var box = layout(element, known: known, width: room, surroundings.with(own)),
      box.size.height > 0
    else {
      return entry
    }
    if surroundings.isRightToLeft, !box.isDirected { box = box.mirrored() }
    box.isDirected = true
    box.node = Box.Node(path: common.path, type: element.typeName, id: common.id)
    if common.height == .stretch { box.growth.shares = 1 }
    if !entry.takesMargins { box.origin.x += margins.left }
    entry.box = box
    return entry
  }

  /// Whether a part of an element reaches into the padding around: what does has it in its box.
  func bleeds(_ element: Element, _ surroundings: Surroundings) -> Bool {
    switch element {
    case .container(let container): return bleeds(container, surroundings)
    case .columnSet(let set):
      if set.style.map({ $0 != surroundings.style }) ?? false { return set.bleed }
      return set.columns.contains { bleeds($0.container, surroundings) }
    case .textBlock, .richTextBlock, .table, .carousel, .factSet, .image, .imageSet, .media,
      .actionSet, .inputText, .inputNumber, .inputDate, .inputTime, .inputToggle, .inputChoiceSet,
      .inputRating, .rating, .icon, .badge, .progressBar, .progressRing, .codeBlock,
      .compoundButton, .chart, .unknown:
      return false
    }
  }

  func bleeds(_ container: Container, _ surroundings: Surroundings) -> Bool {
    if container.style.map({ $0 != surroundings.style }) ?? false { return container.bleed }
    return container.items.contains { bleeds($0, surroundings) }
  }
}

extension ElementList.Entry {
  /// Whether it has to be laid out again for other padding: only what reaches into it has to.
  fileprivate func needs(_ margins: Margins) -> Bool {
    takesMargins && self.margins != margins
  }
}

/// The boxes of one group of a list, with the padding around them where they do not bleed.
private struct GroupStack {
  var stack: Stack
  private var rowsAbove = 0
  private var hasLine = false
  private var endsInMargin = false

  init(stack: Stack) { self.stack = stack }

  mutating func add(_ entry: ElementList.Entry, margins: Margins, line: Style) {
    guard let box = entry.box else { return }
    if stack.isEmpty {
      (rowsAbove, hasLine) = (entry.rowsAbove, entry.hasLine)
      if !entry.takesMargins { stack.skip(margins.top) }
    }
    stack.add(box, rowsAbove: entry.rowsAbove, separator: entry.hasLine ? line : nil)
    endsInMargin = entry.takesMargins && margins.bottom > 0
  }

  func group(isFirst: Bool, isLast: Bool) -> ElementList.Group {
    ElementList.Group(
      box: stack.box, rowsAbove: rowsAbove, hasLine: hasLine, isFirst: isFirst, isLast: isLast,
      endsInMargin: endsInMargin)
  }
}
