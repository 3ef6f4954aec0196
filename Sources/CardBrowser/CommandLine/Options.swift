internal import Canvas
internal import CardLayout

/// What the program was asked to do.
struct Invocation: Equatable {
  var command: CommandName
  var files: [String]
  var options: Options
}

enum CommandName: String, CaseIterable {
  case browse, show, render, submit, check, expand
}

/// The options of a command, checked.
struct Options: Equatable {
  enum Format: String, CaseIterable { case text, ansi, svg, html, json }
  /// How `check` writes what it found.
  enum Report: String, CaseIterable { case text, json, sarif }
  enum ColorChoice: Equatable { case auto, only(ColorDepth) }
  enum Overflow: String, CaseIterable { case menu, drop }

  var hostConfig: String?
  var width: Int?
  var size = Size(width: 80, height: 24)
  var keys: String?
  var format: Format?
  var report = Report.text
  /// Whether `check` lists its codes instead of checking.
  var codes = false
  /// What `submit` fills in, as ID=VALUE.
  var settings: [String] = []
  /// The id or title of the action that `submit` presses; nil: the first that submits.
  var action: String?
  var color = ColorChoice.auto
  var theme = Theme.Name.auto
  var ascii = false
  var images = OptionValue.Images.auto
  var overflow = Overflow.menu
  var accessible = false
  /// nil: on, but off over SSH and in GNU screen.
  var mouse: Bool?
  var kiosk = false
  var trace: String?
  /// The file with the data that templates are expanded with.
  var data: String?
  /// The file that keeps what was typed.
  var state: String?
  /// A command of the shell.
  var delegate: String?
  /// Schemes of links that may be opened besides the usual ones, in lower case.
  var linkSchemes: [String] = []
  /// In seconds.
  var timeLimit: Double?
  /// In seconds.
  var idleLimit: Double?
}
