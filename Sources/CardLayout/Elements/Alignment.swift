internal import AdaptiveCards
internal import Canvas

extension Layouter {
  /// A box that is narrower than its room, where its element's alignment puts it.
  func aligned(
    _ box: Box, _ alignment: HorizontalAlignment?, width: Int, _ surroundings: Surroundings
  ) -> Box {
    let placement = Box.HorizontalPlacement(surroundings.alignment(alignment))
    let x = placement.column(of: box.size.width, in: width)
    return Box(
      size: Size(width: width, height: box.size.height), children: [box.placed(x: x, y: 0)])
  }
}
