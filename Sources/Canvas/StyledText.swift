/// Text in runs, each with one style.
public struct StyledText: Hashable, Sendable {
  public struct Run: Hashable, Sendable {
    public var text: SafeText
    public var style: Style
    /// Where the run leads when it is a link.
    public var link: SafeText?

    public init(_ text: SafeText, style: Style = .plain, link: SafeText? = nil) {
      self.text = text
      self.style = style
      self.link = link
    }
  }

  public var runs: [Run]

  public init(_ runs: [Run] = []) { self.runs = runs }
}
