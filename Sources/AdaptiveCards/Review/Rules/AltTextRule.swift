/// Not everybody sees a picture, and not every place shows one.
enum AltTextRule: ReviewRule {
  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    for item in survey.items {
      let what: String
      switch item.element {
      // An empty text is an answer: the picture is mere decoration.
      case .image(let image) where image.altText == nil:
        what =
          "the picture has no \"altText\"; say in words what it shows, or \"\" when it is only"
          + " decoration"
      case .media(let media) where media.altText == nil:
        what = "the sound or film has no \"altText\"; say in words what is in it"
      default: continue
      }
      notes.add(.altTextMissing, at: item.common.spot, what)
    }
  }
}
