/// Not everybody sees a picture, and not every place shows one.
enum AltTextRule: ReviewRule {
  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    for item in survey.items {
      // An empty text is an answer: the picture is mere decoration.
      guard case .image(let image)? = item.element, image.altText == nil else { continue }
      notes.add(
        .altTextMissing, at: item.common.path,
        "the picture has no \"altText\"; say in words what it shows, or \"\" when it is only"
          + " decoration")
    }
  }
}
