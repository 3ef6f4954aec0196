public import AdaptiveCards
internal import Canvas
internal import CardLayout

/// A search among choices that a host knows, while their sheet is open.
struct ChoiceSearch {
  /// The set that something is looked for in.
  let input: Element
  /// What was typed.
  var text: String
  /// Whether the host was asked for just this.
  var isAsked = false
}

extension CardSession {
  /// What the host is to be asked next, by `askForChoices`; nil while nothing is looked for.
  ///
  /// A frame drawn before that says that choices are looked for. Who draws cards waits for a moment
  /// without a key, so that a fast typist is not asked for every letter.
  public var pendingQuery: ChoiceQuery? {
    guard let search, !search.isAsked else { return nil }
    return query(for: search.text, in: search.input)
  }

  /// Asks the host for the choices that are looked for; does nothing while none are.
  public func askForChoices() {
    guard let query = pendingQuery else { return }
    search?.isAsked = true
    take(ask(query), for: query)
  }

  /// Takes the answer to a query, at a moment of the host's choice if it said `later`.
  ///
  /// One that comes after something else was typed is of no use any more.
  public func take(_ answer: ChoiceAnswer, for query: ChoiceQuery) {
    guard let search, search.isAsked, search.text == query.value,
      search.input.common.path == query.path
    else { return }
    switch answer {
    case .later: break
    case .pass:
      self.search = nil
      sheets.change { $0.search = nil }
      if isWithoutChoices(search.input) {
        cancelSheet()
        effects.append(.say(SafeText(InputWords.nothingToChoose)))
      }
    case .failure(let reason):
      sheets.change { $0.search = .failed(SafeText(reason, .strict)) }
      effects.append(.say(SafeText(reason, .strict)))
    case .choices(let choices):
      add(choices, to: search.input)
      refill(search.input, answer: Set(choices.map(\.value)))
    }
  }

  /// Looks for other choices from now on.
  func look(for text: String, in input: Element) {
    search = ChoiceSearch(input: input, text: text)
    sheets.change { $0.search = .looking }
    keepSheetVisible()
  }

  private func ask(_ query: ChoiceQuery) -> ChoiceAnswer {
    delegate?.onChoiceSetQueryChange(query, of: self) ?? .pass
  }

  private func query(for text: String, in input: Element) -> ChoiceQuery? {
    guard case .inputChoiceSet(let set) = input, let query = set.query else { return nil }
    // Without a word of the card's a host sees of a form only what it is asked for.
    let seen = query.associatedInputs == .auto ? inputs(around: input) : []
    return ChoiceQuery(
      path: input.common.path, inputID: input.common.id, dataset: query.dataset, value: text,
      count: query.count, skip: query.skip,
      inputs: gather(seen.filter { !FieldRules($0).isSecret }))
  }

  private func isWithoutChoices(_ input: Element) -> Bool {
    guard case .inputChoiceSet(let set) = input else { return true }
    return state.input(input).choices(of: set).isEmpty
  }

  /// Gives a set the choices that a host has found, in the place of those it had found before;
  /// what is chosen stays, whatever was looked for.
  private func add(_ choices: [InputChoiceSet.Choice], to input: Element) {
    guard case .inputChoiceSet(let set) = input else { return }
    var held = state.input(input)
    let own = set.choices.count
    var positions = chosen(in: input)
    let kept = held.choices(of: set).at(positions.filter { $0 >= own })
    var known = Set(set.choices.map(\.value)).union(kept.map(\.value))
    held.found = kept + choices.prefix(Limits.choices).filter { known.insert($0.value).inserted }
    if case .chosen = held.value {
      positions = positions.filter { $0 < own } + kept.indices.map { own + $0 }
      held.value = .chosen(positions)
    }
    state.inputs[input.common.path] = held
  }

  /// Shows what there is to choose from now.
  ///
  /// - Parameter answer: the values that the host gave, which has looked for the text itself.
  private func refill(_ input: Element, answer: Set<String>) {
    guard case .inputChoiceSet(let set) = input, let sheet else { return }
    let selected = fill(sheet, set, input)
    let choices = state.input(input).choices(of: set)
    let extra = sheet.items.count - choices.count
    sheets.refill(selected: selected) { row in
      choices.at([row - extra]).first.map { answer.contains($0.value) } ?? false
    }
    sheets.change { $0.search = $0.shown.count > 1 ? .done : .nothing }
    keepSheetVisible()
  }
}

extension CardSession {
  /// Asks the host for what a script or prompt wants to choose and the card does not have.
  ///
  /// - Returns: why it could not be looked up; nil when it was, or when nobody answers queries.
  func lookUp(unknownNamesIn text: String, for input: Element) -> String? {
    guard case .inputChoiceSet(let set) = input, set.query != nil, text != set.placeholder else {
      return nil
    }
    var found: [InputChoiceSet.Choice] = []
    for name in set.isMultiSelect ? text.split(separator: ",").map(String.init) : [text] {
      let name = name.trimmingBlanks
      guard !name.isEmpty, state.input(input).choices(of: set).position(of: name) == nil,
        let query = query(for: name, in: input)
      else { continue }
      switch ask(query) {
      // Nobody here knows the choices, so the value stands as it is written.
      case .pass: found.append(InputChoiceSet.Choice(title: name, value: name))
      case .choices(let choices):
        found += choices.filter { $0.value == name || $0.title == name }.prefix(1)
      case .failure(let reason): return reason
      case .later: return InputWords.notLookedUp
      }
    }
    if !found.isEmpty { add(state.input(input).found + found, to: input) }
    return nil
  }

  /// Asks the host for choices for a prompt, which has them to choose from then.
  ///
  /// - Returns: what was answered.
  public func lookUp(_ text: String, for input: Element) -> ChoiceAnswer {
    guard let query = query(for: text, in: input) else { return .pass }
    let answer = ask(query)
    if case .choices(let choices) = answer { add(choices, to: input) }
    return answer
  }
}
