internal import AdaptiveCards
internal import CardTemplating
internal import Terminal

/// `cards expand`: the card that a template and data make.
enum ExpandProgram {
  static func run(_ path: String, _ options: Options) throws(Failure) -> Int32 {
    let source: SourceText
    let data: BoundData?
    do {
      source = SourceText(
        name: path == "-" ? "<stdin>" : path, bytes: try FileReading.read(path))
      data = try options.data.map(BoundData.read)
    } catch {
      throw Failure(message: error.message, status: ExitStatus.noInput)
    }
    let template = JSONReader.read(source)
    for diagnostic in template.diagnostics + (data?.diagnostics ?? []) {
      Output.report(diagnostic.description)
    }
    // What is not JSON has an error that says so.
    guard let value = template.value, data == nil || data?.value != nil else {
      return ExitStatus.badData
    }
    let expansion = Template(value, in: source).expanded(data: data?.value)
    for diagnostic in expansion.diagnostics { Output.report(diagnostic.description) }
    // A script must not go on with a part of a card.
    guard let card = expansion.value, !card.isNull, !expansion.isCut else {
      return ExitStatus.badData
    }
    let text = card.serialized(
      escaping: TerminalDevice.standardOutputIsTerminal ? .terminal : .minimal, pretty: true)
    return Output.result(text + "\n", what: "the card")
  }
}
