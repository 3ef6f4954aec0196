internal import Canvas
internal import Terminal

/// Opens the terminal for an interactive run.
enum OpenScreen {
  static func open(_ options: Options) throws(Failure) -> NcursesScreen {
    do {
      return try NcursesScreen(
        NcursesScreen.Configuration(
          colors: options.color.depth,
          mouse: options.mouse ?? !StandardTerminal.isOverSSH,
          isKiosk: options.kiosk))
    } catch {
      throw Failure(message: error.description, status: ExitStatus.noTerminal)
    }
  }
}

extension Options.ColorChoice {
  /// nil: as the terminal and its environment say.
  var depth: ColorDepth? {
    switch self {
    case .auto: nil
    case .only(let depth): depth
    }
  }
}
