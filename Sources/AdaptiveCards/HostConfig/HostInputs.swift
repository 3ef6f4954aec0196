extension HostConfig {
  /// How inputs look and behave (key `inputs`).
  public struct Inputs: Equatable, Sendable {
    /// How the label of an input looks.
    public struct LabelLook: Equatable, Sendable {
      public var size: TextSize?
      public var weight: TextWeight?
      public var color: TextColor?
      public var isSubtle: Bool?
      /// What follows the label; nil: as whoever draws it decides.
      public var suffix: String?
      public var suffixColor: TextColor?

      public init() {}
    }

    public struct Label: Equatable, Sendable {
      public var inputSpacing: Spacing?
      /// Beside its input, as a part of a hundred.
      public var width = 30
      public var requiredInputs = LabelLook()
      public var optionalInputs = LabelLook()

      public init() {}
    }

    public struct ErrorMessage: Equatable, Sendable {
      public var size: TextSize?
      public var weight: TextWeight?
      public var color: TextColor?
      /// Above the message; nil where the host does not say.
      public var spacing: Spacing?

      public init() {}
    }

    public var label = Label()
    public var errorMessage = ErrorMessage()
    public var debounceTimeInMilliseconds = 0
    public var allowDynamicallyFilteredChoiceSet = true
    public var allowRevealOnHoverStyle = false

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
