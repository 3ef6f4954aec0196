/// A group of elements, with a style of its own if it says so.
public struct Container: Equatable, Sendable {
  public var common: ElementCommon
  public var items: [Element]
  /// nil: as the element around it.
  public var style: ContainerStyle?
  public var selectAction: Action?
  public var verticalContentAlignment: VerticalAlignment?
  public var bleed: Bool
  /// In pixels.
  public var minHeight: Int?
}

extension Container {
  init(_ reader: inout ObjectReader) {
    common = ElementCommon(&reader)
    items = reader.elements("items")
    style = reader.word("style")
    selectAction = reader.selectAction("selectAction")
    verticalContentAlignment = reader.word("verticalContentAlignment")
    bleed = reader.bool("bleed", default: false)
    minHeight = reader.pixels("minHeight")
  }
}
