public import AdaptiveCards
internal import Canvas

/// A layout as JSON: what `cards render --format json` prints (CONTRACT).
public enum LayoutTree {
  /// The card as an object: its size, its rows, where everything is and what can have the focus.
  ///
  /// - Parameters:
  ///   - rows: what is drawn, a string a row.
  ///   - diagnostics: what was wrong with the card.
  public static func json(
    _ drawing: CardDrawing, rows: [String], diagnostics: [Diagnostic]
  ) -> JSONValue {
    var nodes: [JSONValue] = []
    drawing.root.walk { box, rect in
      guard let node = box.node else { return }
      var members: [(String, JSONValue)] = [
        ("path", .string(node.path)), ("type", .string(node.type)),
      ]
      if let id = node.id { members.append(("id", .string(id))) }
      nodes.append(.object(members + place(rect)))
    }
    return .object([
      ("width", .int(drawing.size.width)), ("height", .int(drawing.size.height)),
      ("rows", .array(rows.map { .string($0) })),
      ("nodes", .array(nodes)),
      ("focus", .array(drawing.stops.map(focus))),
      ("diagnostics", .array(diagnostics.map(\.json))),
    ])
  }

  private static func focus(_ stop: FocusStop) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("path", .string(stop.item.path)), ("role", .string(stop.item.role.rawValue)),
      ("title", .string(stop.item.title)),
    ]
    members.append(("label", .string(stop.item.label ?? stop.item.title)))
    return .object(members + place(stop.rect) + [("enabled", .bool(stop.item.isEnabled))])
  }

  private static func place(_ rect: Rect) -> [(String, JSONValue)] {
    [
      ("x", .int(rect.x)), ("y", .int(rect.y)), ("width", .int(rect.width)),
      ("height", .int(rect.height)),
    ]
  }
}

extension Diagnostic {
  /// As it stands in JSON output.
  public var json: JSONValue {
    .object([
      ("severity", .string(severity.rawValue)), ("code", .string(code)),
      ("message", .string(message)), ("path", .string(path)), ("file", .string(file)),
      ("line", .int(line)), ("column", .int(column)),
    ])
  }
}
