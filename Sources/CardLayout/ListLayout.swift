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
    measure(elements, in: list, width: width, surroundings)
    return assembled(list, width: width, surroundings)
  }

  /// Lays out the elements that are not known, or known for another place in the list.
  ///
  /// Apart from putting them together, which would take room on the stack at every level of a deep
  /// card.
  private func measure(
    _ elements: [Element], in list: ElementList, width: Int, _ surroundings: Surroundings
  ) {
    list.last = lastVisible(elements, in: list)
    var isTop = true
    for index in list.groups.indices {
      if let group = list.keptGroup(index, isFirst: isTop) {
        if group.box.size.height > 0 { isTop = false }
        continue
      }
      for place in list.range(ofGroup: index) {
        let own = list.margins(surroundings.margins, at: place, isTop: isTop)
        if !list.entries[place].isKnown || list.entries[place].needs(own) {
          measure(elements[place], at: place, in: list, width: width, margins: own, surroundings)
        }
        if list.entries[place].box != nil { isTop = false }
      }
    }
  }

  private func measure(
    _ element: Element, at place: Int, in list: ElementList, width: Int, margins: Margins,
    _ surroundings: Surroundings
  ) {
    memory.note(element.common.path, at: place, in: list)
    list.entries[place] = entry(element, width: width, margins: margins, surroundings)
  }

  /// The elements of a list, all of which are known, one below the other.
  private func assembled(_ list: ElementList, width: Int, _ surroundings: Surroundings) -> Box {
    let margins = surroundings.margins
    var stack = Stack(width: width, margins: margins, growing: surroundings.verticalAlignment)
    var endsInMargin = false
    let isOneGroup = list.groups.count == 1
    for index in list.groups.indices {
      let group =
        list.keptGroup(index, isFirst: stack.isEmpty)
        ?? self.group(index, of: list, isFirst: stack.isEmpty, width: width, surroundings)
      list.groups[index] = group
      add(group, to: &stack, isOneGroup: isOneGroup, surroundings)
      if group.box.size.height > 0 { endsInMargin = group.endsInMargin }
    }
    if !stack.isEmpty, !endsInMargin { stack.skip(margins.bottom) }
    return stack.box
  }

  private func group(
    _ index: Int, of list: ElementList, isFirst: Bool, width: Int, _ surroundings: Surroundings
  ) -> ElementList.Group {
    var inside = GroupStack(
      stack: Stack(
        width: width, margins: surroundings.margins, growing: surroundings.verticalAlignment))
    let line = separator(on: surroundings.background)
    for place in list.range(ofGroup: index) {
      let isTop = isFirst && inside.stack.isEmpty
      inside.add(
        list.entries[place], margins: list.margins(surroundings.margins, at: place, isTop: isTop),
        line: line)
    }
    return inside.group(isFirst: isFirst, isLast: list.endsIn(index))
  }

  /// An element that stands in the corner of its place; nil when it is elsewhere, or hidden.
  func single(
    _ element: Element, known: MeasuredText?, width: Int, _ surroundings: Surroundings
  ) -> Box? {
    guard !memory.isKept, surroundings.margins == .none else { return nil }
    let entry = entry(element, known: known, width: width, margins: .none, surroundings)
    let box = entry.box
    return box?.origin == .zero ? box : nil
  }

  /// An element that nothing stands beside, such as that of most cells, without making a list of it.
  private func alone(_ element: Element, width: Int, _ surroundings: Surroundings) -> Box {
    let entry = entry(element, width: width, margins: .none, surroundings)
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
    let line = group.hasLine ? separator(on: surroundings.background) : nil
    stack.add(group.box, rowsAbove: group.rowsAbove, separator: line)
  }

  /// The line of a separator; nil where the host wants none. Its thickness is that of any line.
  func separator(on background: Color) -> Style? {
    guard host.separator.lineThickness > 0 else { return nil }
    guard let color = theme.palette.line(host.separator.lineColor, on: background) else {
      return theme.line(on: background)
    }
    return Style(foreground: color, background: background)
  }

  /// The last element that is to be seen; it may bleed into the padding below.
  private func lastVisible(_ elements: [Element], in list: ElementList) -> Int? {
    elements.indices.last { index in
      list.entries[index].isKnown
        ? list.entries[index].isVisible : shows(elements[index].common)
    }
  }

  private func entry(
    _ element: Element, known: MeasuredText? = nil, width: Int, margins: Margins,
    _ surroundings: Surroundings
  ) -> ElementList.Entry {
    var entry = entry(element, margins: margins, surroundings)
    guard entry.isVisible else { return entry }
    let own = entry.takesMargins ? margins : .none
    let room = entry.takesMargins ? width : max(1, width - margins.columns)
    let box = layout(element, known: known, width: room, surroundings.with(own))
    guard let box, box.size.height > 0 else { return entry }
    entry.box = finished(
      box, of: element, indent: entry.takesMargins ? 0 : margins.left, surroundings)
    return entry
  }

  /// What is known of an element before it is laid out.
  private func entry(
    _ element: Element, margins: Margins, _ surroundings: Surroundings
  ) -> ElementList.Entry {
    let common = element.common
    var entry = ElementList.Entry()
    entry.isKnown = true
    entry.margins = margins
    guard shows(common) else { return entry }
    entry.isVisible = true
    entry.rowsAbove = metrics.rows(common.spacing)
    entry.hasLine = common.separator
    entry.takesMargins = margins != .none && bleeds(element, surroundings)
    return entry
  }

  /// The box of an element as it stands in its list.
  private func finished(
    _ box: Box, of element: Element, indent: Int, _ surroundings: Surroundings
  ) -> Box {
    let common = element.common
    var box = box
    if surroundings.isRightToLeft, !box.isDirected { box = box.mirrored() }
    box.isDirected = true
    box.node = Box.Node(path: common.path, type: element.typeName, id: common.id)
    if common.height == .stretch { box.growth.shares = 1 }
    box.origin.x += indent
    return box
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

extension ElementList {
  /// A group that nothing has changed in, and that stands where it stood.
  fileprivate func keptGroup(_ index: Int, isFirst: Bool) -> Group? {
    guard let group = groups[index], group.isFirst == isFirst, group.isLast == endsIn(index) else {
      return nil
    }
    return group
  }

  /// Whether the last element that is to be seen is in a group.
  fileprivate func endsIn(_ index: Int) -> Bool {
    last.map { range(ofGroup: index).contains($0) } ?? false
  }

  /// The padding around an element: above the first, and below the last that is to be seen.
  fileprivate func margins(_ margins: Margins, at place: Int, isTop: Bool) -> Margins {
    var own = margins
    if !isTop { own.top = 0 }
    if place != last { own.bottom = 0 }
    return own
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

  mutating func add(_ entry: ElementList.Entry, margins: Margins, line: Style?) {
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
