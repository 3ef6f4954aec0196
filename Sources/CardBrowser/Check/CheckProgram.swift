internal import AdaptiveCards
internal import Canvas
internal import CardActions
internal import CardTemplating
internal import Terminal

/// `cards check`: every fault in the cards, with line and column.
enum CheckProgram {
  static func run(_ paths: [String], _ options: Options) throws(Failure) -> Int32 {
    if options.codes {
      return Output.result(CodeList.text(options.report), what: "the list of codes")
    }
    var report = CheckReport()
    let host = try hostConfig(options.hostConfig, &report)
    if options.report == .text { try print(&report) }
    let data = try bound(options.data)
    for path in paths {
      for file in files(at: path, &report) {
        check(file, host, data, &report)
        // As they come, so that a long run shows what it has and keeps nothing.
        if options.report == .text { try print(&report) }
      }
    }
    try finish(report, options.report)
    if !report.unreadable.isEmpty { return ExitStatus.noInput }
    return report.errors > 0 ? ExitStatus.closed : ExitStatus.done
  }

  /// The host to check for; what is wrong with its text is part of the report.
  private static func hostConfig(_ path: String?, _ report: inout CheckReport) throws(Failure)
    -> HostConfig
  {
    guard let path else { return HostConfig() }
    do {
      let source = SourceText(name: path, bytes: try FileReading.read(path))
      let (config, diagnostics) = HostConfig.read(source)
      report.add(diagnostics)
      return config ?? HostConfig()
    } catch {
      throw Failure(message: error.message, status: ExitStatus.noInput)
    }
  }

  /// The data for all files, read once.
  private static func bound(_ path: String?) throws(Failure) -> BoundData? {
    do {
      return try path.map(BoundData.read)
    } catch {
      throw Failure(message: error.message, status: ExitStatus.noInput)
    }
  }

  private static func files(at path: String, _ report: inout CheckReport) -> [String] {
    do {
      let files = try CheckFiles.found(at: path)
      if files.isEmpty {
        report.unreadable.append(
          FileError(message: "\(path): holds no card, that is no .json file"))
      }
      return files
    } catch {
      report.unreadable.append(error)
      return []
    }
  }

  private static func check(
    _ path: String, _ host: HostConfig, _ data: BoundData?, _ report: inout CheckReport
  ) {
    do {
      let name = path == "-" ? "<stdin>" : path
      let source = SourceText(name: name, bytes: try FileReading.read(path))
      var data = data
      if data == nil, let beside = DataChoice.beside.path(for: path) {
        data = try BoundData.read(beside)
      }
      report.add(
        (data?.diagnostics ?? [])
          + CardCheck.diagnostics(
            source, host: host, expanding: expanding(source, data),
            faultOfPattern: CardSession.fault(ofPattern:)))
      report.files += 1
    } catch {
      report.unreadable.append(error)
    }
  }

  /// With data a template is checked as the card that it becomes; without, for itself.
  private static func expanding(_ source: SourceText, _ data: BoundData?) -> Deck.Expanding {
    if let data, data.value != nil { return data.expand(source) }
    let isNamed = CardFileName.isTemplate(source.name)
    return { value in
      let template = Template(value, in: source)
      // What only looks like an expression in a card is text.
      return (value, template.isTemplate || isNamed ? template.diagnostics : [])
    }
  }

  private static func print(_ report: inout CheckReport) throws(Failure) {
    try write(report.takeLines())
  }

  private static func finish(_ report: CheckReport, _ format: Options.Report) throws(Failure) {
    switch format {
    case .text: if TerminalDevice.standardOutputIsTerminal { try write(report.summary + "\n") }
    case .json: try write(report.json.serialized(escaping: .terminal) + "\n")
    case .sarif: try write(report.sarif.serialized(escaping: .terminal) + "\n")
    }
    for error in report.unreadable { Output.complain(error.message) }
  }

  private static func write(_ text: String) throws(Failure) {
    guard !text.isEmpty, let error = Output.write(text) else { return }
    throw Failure(
      message: "what was found could not be written: \(FileReading.reason(error))",
      status: ExitStatus.ioError)
  }
}
