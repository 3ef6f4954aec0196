internal import AdaptiveCards
public import Canvas

extension CardDrawing {
  /// The places that lead to an address which may be opened, in cells of the card.
  public var links: [SVGPicture.Link] {
    var links: [SVGPicture.Link] = []
    root.walk { box, rect in
      guard let address = box.focus?.target.address, LinkAddress.isSafe(address) else { return }
      links.append(SVGPicture.Link(rect, address: address))
    }
    return links
  }
}

extension Focusable.Target {
  /// Where it leads; nil when it does something else.
  var address: String? {
    if case .link(let address) = self { return address }
    if case .action(let action) = self, action.isEnabled, case .openURL(let address) = action.kind {
      return address
    }
    return nil
  }
}
