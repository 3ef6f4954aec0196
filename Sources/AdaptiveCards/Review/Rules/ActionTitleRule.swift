/// A button without words says nothing to a reader of the screen, nor does it have a name.
enum ActionTitleRule: ReviewRule {
  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    for use in survey.uses where use.action.title.isMissing {
      let action = use.action
      // Of what is not known nobody can say what it needs.
      if case .unknown = action.kind { continue }
      // Beside an icon, which needs no words for those who see it, a tooltip is a name too.
      if action.iconURL != nil, !action.tooltip.isMissing { continue }
      let what: String
      switch use.role {
      case .button: what = "the button"
      case .inline: what = "the button in the field"
      case .silent: continue
      }
      notes.add(
        .actionTitleMissing, at: action.spot, key: "title",
        action.iconURL == nil
          ? "\(what) has no \"title\", so nobody knows what it does"
          : "\(what) has an icon but no \"title\"; where no pictures are shown, and for a screen"
            + " reader, it has no name")
    }
  }
}
