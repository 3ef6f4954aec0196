extension HostConfig {
  /// How inputs look and behave (key `inputs`).
  public struct Inputs: Equatable, Sendable {
    /// How the label of an input looks.
    public struct LabelLook: Equatable, Sendable {
      /// How large it is.
      public var size: TextSize?
      /// How heavy its letters are.
      public var weight: TextWeight?
      /// Its colour.
      public var color: TextColor?
      /// Whether it matters less than other text.
      public var isSubtle: Bool?
      /// What follows the label; nil: as whoever draws it decides.
      public var suffix: String?
      /// The colour of the suffix.
      public var suffixColor: TextColor?

      /// Nothing said.
      public init() {}
    }

    /// The labels of all inputs (key `inputs.label`).
    public struct Label: Equatable, Sendable {
      /// Between a label and its input; nil where the host does not say.
      public var inputSpacing: Spacing?
      /// Beside its input, as a part of a hundred.
      public var width = 30
      /// Of inputs that must be filled in.
      public var requiredInputs = LabelLook()
      /// Of inputs that may stay empty.
      public var optionalInputs = LabelLook()

      /// Nothing said; beside an input a label has 30 of a hundred.
      public init() {}
    }

    /// The messages below inputs that are not valid (key `inputs.errorMessage`).
    public struct ErrorMessage: Equatable, Sendable {
      /// How large it is.
      public var size: TextSize?
      /// How heavy its letters are.
      public var weight: TextWeight?
      /// Its colour; nil: that of what went wrong.
      public var color: TextColor?
      /// Above the message; nil where the host does not say.
      public var spacing: Spacing?

      /// Nothing said.
      public init() {}
    }

    /// How labels look and how wide they are.
    public var label = Label()
    /// How messages look.
    public var errorMessage = ErrorMessage()
    /// How long a host waits for more typing before it asks for choices.
    public var debounceTimeInMilliseconds = 0
    /// Whether choices may be asked for while a person types (`Data.Query`).
    public var allowDynamicallyFilteredChoiceSet = true
    /// Whether a field may hide that it is one until the mouse is over it.
    public var allowRevealOnHoverStyle = false

    /// Nothing said.
    public init() {}
  }
}

extension HostConfig.Inputs: ConfigGroup {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields.group("label", &label)
    fields.group("errorMessage", &errorMessage)
    fields("debounceTimeInMilliSeconds", &debounceTimeInMilliseconds)
    fields("allowDynamicallyFilteredChoiceSet", &allowDynamicallyFilteredChoiceSet)
    fields("allowRevealOnHoverStyle", &allowRevealOnHoverStyle)
  }
}

extension HostConfig.Inputs.Label: ConfigGroup {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("inputSpacing", &inputSpacing)
    fields("width", &width)
    fields.group("requiredInputs", &requiredInputs)
    fields.group("optionalInputs", &optionalInputs)
  }
}

extension HostConfig.Inputs.LabelLook: ConfigGroup {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("size", &size)
    fields("weight", &weight)
    fields("color", &color)
    fields("isSubtle", &isSubtle)
    fields("suffix", &suffix)
    fields("suffixColor", &suffixColor)
  }
}

extension HostConfig.Inputs.ErrorMessage: ConfigGroup {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("size", &size)
    fields("weight", &weight)
    fields("color", &color)
    fields("spacing", &spacing)
  }
}
