/// Reading: each property is taken from the object when it is there, else it stays as it is.
extension ObjectReader: FieldVisitor {
  @inline(__always)
  func concerns(_ key: FieldKey) -> Bool { marks & key.mark.bit != 0 }

  @inline(never)
  mutating func visitValue<Value: CardValue>(
    _ key: FieldKey, _ value: inout Value?, since: Since
  ) {
    guard let json = take(key, since: since) else { return }
    if let said = Value.read(json, key, self) { value = said }
  }

  @inline(never)
  mutating func visitWord<Word: Vocabulary>(_ key: FieldKey, _ word: inout Word?, since: Since) {
    guard let json = take(key, since: since) else { return }
    if let said: Word = readWord(json, key) { word = said }
  }

  mutating func visitAlias(_ alias: FieldKey, of key: FieldKey) {
    guard !has(key) else { return }
    self.alias = alias
    // The next property concerns the object whatever its own name says.
    marks |= key.mark.bit
  }

  @inline(never)
  mutating func visitObject<Object: CardObject>(
    _ key: FieldKey, _ object: inout Object?, since: Since
  ) {
    guard let json = take(key, since: since) else { return }
    if let text = json.stringValue, let short = Object.shorthand(text) {
      object = short
      object?.source.shorthand = text
      return
    }
    guard var reader = ObjectReader(json, key: key, in: self) else {
      wrongType(key, json, wanted: "an object", isTaken: false)
      unread.add(key.text)
      return
    }
    guard enter(Object.self, at: reader.path, offset: reader.offset) else {
      unread.add(key.text)
      return
    }
    defer { leave(Object.self) }
    reader.settle()
    var filled = object ?? Object()
    reader.fill(&filled)
    object = filled
  }

  @inline(never)
  mutating func visitObjects<Object: CardObject>(
    _ key: FieldKey, _ list: inout [Object], since: Since
  ) {
    guard let items = items(key, since: since), !context.isShallow else { return }
    let listPath = JSONPointer.property(key, of: path)
    list = []
    list.reserveCapacity(min(items.count, Object.countsAs.most))
    for (index, item) in items.enumerated() {
      guard
        enter(Object.self, at: JSONPointer.item(index, of: listPath), offset: item.offset)
      else {
        unread.add(key.text, index..<items.count)
        return
      }
      defer { leave(Object.self) }
      if let object: Object = ObjectReader.read(
        item, index: index, of: listPath, context: context)
      {
        list.append(object)
      } else {
        unread.add(key.text, index..<index + 1)
      }
    }
  }

  @inline(never)
  mutating func visitElements(_ key: FieldKey, _ list: inout [Element], since: Since) {
    guard let items = items(key, since: since), !context.isShallow else { return }
    let listPath = JSONPointer.property(key, of: path)
    list = []
    list.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      if var reader = itemReader(item, index: index, of: listPath, expecting: "an element"),
        let element = Element.read(&reader)
      {
        list.append(element)
      } else {
        unread.add(key.text, index..<index + 1)
      }
    }
  }

  @inline(never)
  mutating func visitActions(_ key: FieldKey, _ list: inout [Action], since: Since) {
    guard let items = items(key, since: since), !context.isShallow else { return }
    let listPath = JSONPointer.property(key, of: path)
    list = []
    list.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      if var reader = itemReader(item, index: index, of: listPath, expecting: "an action"),
        let action = Action.read(&reader)
      {
        list.append(action)
      } else {
        unread.add(key.text, index..<index + 1)
      }
    }
  }

  @inline(never)
  mutating func visitAction(
    _ key: FieldKey, _ action: inout Action?, impliedType: String?, since: Since
  ) {
    guard let json = take(key, since: since), !context.isShallow else { return }
    guard var reader = ObjectReader(json, key: key, in: self) else {
      wrongType(key, json, wanted: "an action, an object", isTaken: false)
      unread.add(key.text)
      return
    }
    action = Action.readAlone(&reader, key: key.text, impliedType: impliedType)
    if action == nil { unread.add(key.text) }
  }

  @inline(never)
  mutating func visitFallback<Content: FallbackContent>(_ fallback: inout Fallback<Content>?) {
    guard let json = take("fallback", since: 1.2), !context.isShallow else { return }
    if let text = json.stringValue, text.lowercased() == "drop" {
      fallback = .drop
      return
    }
    guard var reader = ObjectReader(json, key: "fallback", in: self) else {
      report(
        .warning, .fallbackInvalid,
        "a fallback is \(Content.fallbackName) or \"drop\", not \(ObjectReader.quote(json));"
          + " it counts as absent", key: "fallback")
      unread.add("fallback")
      return
    }
    fallback = Content.readFallback(&reader).map { .content($0) }
    if fallback == nil { unread.add("fallback") }
  }
}

extension ObjectReader {
  /// Counts an object; false past a limit, which is reported. `leave` goes with it.
  private func enter<Object: CardObject>(
    _: Object.Type, at path: @autoclosure () -> String, offset: Int
  ) -> Bool {
    Object.holdsElements
      ? context.descend(path: path(), offset: offset)
      : context.count(Object.countsAs, at: offset, path: path())
  }

  private func leave<Object: CardObject>(_: Object.Type) {
    if Object.holdsElements { context.ascend() }
  }

  /// Reads the values of an object over those it has already.
  mutating func fill<Object: CardObject>(_ object: inout Object) {
    object.source = Source(self.object, offset: offset)
    _ = take("type")
    let wasConditional = context.isConditional
    if Object.isPlaced {
      object.place(at: path)
      if take("$when") != nil || take("$data") != nil { context.isConditional = true }
    }
    object.visit(&self)
    object.source.unread = unread
    complete(&object)
    context.isConditional = wasConditional
  }

  /// Tells what is amiss with an object that was read: what is missing, misspelled or repeated.
  func complete<Object: CardObject>(_ object: inout Object) {
    guard !context.isSilent else { return }
    for key in Object.required where self.object[key]?.isNull ?? true {
      report(.error, .propertyMissing, "\(Object.name) needs a \"\(key)\"")
    }
    if Object.isPlaced {
      if has("requires") { context.needsFallback = true }
      registerID()
    }
    finish { object.visit(&$0) }
  }

  private func registerID() {
    guard !context.isConditional, let id = member("id")?.value.stringValue, !id.isEmpty,
      !id.isTemplate,
      !context.ids.add(id, at: path)
    else { return }
    report(
      .warning, .idRepeated, "the id \(quoted(id)) is there already; only the first is found",
      key: "id")
  }

  /// An item of an array as an object of a kind; nil and a diagnostic when it is none.
  static func read<Object: CardObject>(
    _ item: JSONValue, index: Int, of list: String, context: ReadingContext
  ) -> Object? {
    if let text = item.stringValue, var short = Object.shorthand(text) {
      short.source = Source()
      short.source.offset = item.offset
      short.source.shorthand = text
      return short
    }
    guard var reader = ObjectReader(item, index: index, of: list, context: context) else {
      context.report(
        .warning, .valueType,
        "expected \(Object.impliedType.map { "a \($0)" } ?? "an object") here, not"
          + " \(item.typeName); it is left out",
        path: JSONPointer.item(index, of: list), offset: item.offset)
      return nil
    }
    if let type = Object.impliedType,
      !reader.acceptsType(type, otherwise: Object.otherTypeSeverity)
    {
      return nil
    }
    if Object.isPlaced { reader.settle() }
    var object = Object()
    reader.fill(&object)
    return object
  }

  /// The items of an array; a single object counts as an array of one.
  private mutating func items(_ key: FieldKey, since: Since) -> [JSONValue]? {
    guard let value = take(key, since: since) else { return nil }
    if let items = value.arrayValue { return items }
    let isObject = value.objectValue != nil
    if !isObject { unread.add(key.text) }
    wrongType(key, value, wanted: "an array", isTaken: isObject)
    return isObject ? [value] : nil
  }

  private func itemReader(
    _ item: JSONValue, index: Int, of list: String, expecting what: String
  ) -> ObjectReader? {
    guard let reader = ObjectReader(item, index: index, of: list, context: context) else {
      context.report(
        .warning, .valueType, "expected \(what) here, not \(item.typeName); it is left out",
        path: JSONPointer.item(index, of: list), offset: item.offset)
      return nil
    }
    return reader
  }

  func readWord<Word: Vocabulary>(_ value: JSONValue, _ key: FieldKey) -> Word? {
    guard let text = value.stringValue else {
      wrongType(key, value, wanted: "one of \(Word.listed)", isTaken: false)
      return nil
    }
    if let word = Word.matching(text) { return word }
    report(
      .warning, .valueInvalid,
      "\(quoted(text)) is not a value of \"\(key)\"; "
        + (nearestName(to: text, in: Word.names).map { "did you mean \"\($0)\"? " } ?? "")
        + "it is one of \(Word.listed)", key: key)
    return nil
  }
}
