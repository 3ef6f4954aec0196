import AdaptiveCards
import Canvas
import Testing

@testable import CardLayout

@Suite("Pictures and films")
struct PictureTests {
  private func image(_ more: String) -> String {
    #"{"type":"Image","url":"https://example.org/a/cat.png"\#(more)}"#
  }

  @Test("without alternative text a picture says its file and its host")
  func address() throws {
    #expect(
      try drawn(image("")) == [
        "┌─────────────┐",
        "│   cat.png   │",
        "│ example.org │",
        "└─────────────┘",
      ])
    #expect(
      try drawn(#"{"type":"Image","url":"data:image/png;base64,AAAA"}"#) == [
        "┌─────────┐",
        "│ picture │",
        "└─────────┘",
      ])
  }

  @Test("the alternative text wraps inside the frame, which is as wide as the size says")
  func sizes() throws {
    #expect(
      try drawn(image(#","altText":"A cat on a mat","size":"small""#)) == [
        "┌────────┐",
        "│ A cat  │",
        "│  on a  │",
        "│  mat   │",
        "└────────┘",
      ])
    #expect(
      try drawn(image(#","altText":"Cat","size":"medium""#)) == [
        "┌─────────────┐",
        "│             │",
        "│     Cat     │",
        "│             │",
        "└─────────────┘",
      ])
    #expect(
      try drawn(image(#","altText":"Cat","size":"stretch""#), width: 20).map(\.count) == [
        20, 20, 20, 20, 20,
      ])
  }

  @Test("pixels are cells of 8 by 16")
  func pixels() throws {
    #expect(
      try drawn(image(#","altText":"Cat","width":"80px","height":"64px""#)) == [
        "┌────────┐",
        "│  Cat   │",
        "│        │",
        "└────────┘",
      ])
    #expect(try drawn(image(#","altText":"tick","width":"16px""#)) == ["[tick]"])
    #expect(try drawn(image(#","width":"16px""#)) == ["▣"])
    // A picture as high as a house is not drawn so.
    #expect(try drawn(image(#","altText":"Cat","height":"999999px""#)).count == 48)
  }

  @Test("a person's picture has round corners, and pictures stand where the card says")
  func persons() throws {
    #expect(
      try drawn(
        image(#","altText":"Ada","size":"small","style":"person","horizontalAlignment":"right""#),
        width: 14) == [
          "    ╭────────╮",
          "    │  Ada   │",
          "    ╰────────╯",
        ])
  }

  @Test("a picture with a select action is a Tab stop")
  func press() throws {
    let action = #","selectAction":{"type":"Action.OpenUrl","url":"https://x","title":"Open"}"#
    let drawn = try Drawn(image(#","altText":"Cat""# + action), width: 20)
    #expect(drawn.stops == ["link /body/0/selectAction Open"])
  }

  private func set(_ names: [String], _ more: String) -> String {
    let images = names.map { #"{"type":"Image","url":"https://x/y","altText":"\#($0)"}"# }
    return
      #"{"type":"ImageSet","imageSize":"small","images":[\#(images.joined(separator: ","))]\#(more)}"#
  }

  @Test("a set's pictures go on in the next row, those of a row equally high")
  func sets() throws {
    #expect(
      try drawn(set(["Sea", "An old harbour", "Boat"], ""), width: 24) == [
        "┌────────┐ ┌────────┐",
        "│  Sea   │ │ An old │",
        "│        │ │harbour │",
        "└────────┘ └────────┘",
        "┌────────┐",
        "│  Boat  │",
        "└────────┘",
      ])
  }

  @Test("stacked pictures lie on each other")
  func stacked() throws {
    #expect(
      try drawn(set(["Ada", "Bob"], #","style":"stacked""#), width: 24) == [
        "┌────────┌────────┐",
        "│  Ada   │  Bob   │",
        "└────────└────────┘",
      ])
  }

  @Test("each picture of a set is in the layout tree")
  func nodes() throws {
    #expect(
      try Drawn(set(["Ada", "Bob"], ""), width: 24).nodes == [
        "ImageSet /body/0 0,0 24x3", "Image /body/0/images/0 0,0 10x3",
        "Image /body/0/images/1 11,0 10x3",
      ])
  }

  @Test("a film is a frame with its title; pressing it opens the first source that plays")
  func film() throws {
    let media =
      #"{"type":"Media","poster":"https://x/p.png","altText":"Tour","sources":["#
      + #"{"mimeType":"application/x","url":"https://x/1"},"#
      + #"{"mimeType":"video/mp4","url":"https://films.example/2.mp4"}],"#
      + #""captionSources":[{"mimeType":"vtt","url":"https://x/c","label":"English"}]}"#
    let drawn = try Drawn(media, width: 50)
    #expect(
      drawn.rows == [
        "┌──────────────────────────────────┐",
        "│                                  │",
        "│             ▶  Tour              │",
        "│                                  │",
        "└──────────────────────────────────┘",
        "video/mp4 · films.example · captions: English",
      ])
    #expect(drawn.stops == ["link /body/0 Tour"])
    #expect(drawn.drawing.stops.first?.item.target == .link("https://films.example/2.mp4"))
  }

  @Test("a sound without a title is called after its file")
  func sound() throws {
    let media =
      #"{"type":"Media","sources":[{"mimeType":"audio/mpeg","url":"https://x/a/tune.mp3?s=1"}]}"#
    #expect(
      try drawn(media, width: 40, ascii: true) == [
        "+----------------------------------+",
        "|           >  tune.mp3            |",
        "+----------------------------------+",
        "audio/mpeg - x",
      ])
  }
}
