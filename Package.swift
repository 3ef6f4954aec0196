// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A library target of the house; `imports` are the only arrows it may have.
func room(_ name: String, imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: strict)
}

func tests(of name: String, _ more: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.byName(name: name), "TestSupport"] + more,
    swiftSettings: strict)
}

let package = Package(
  name: "TerminalCards",
  products: [
    .executable(name: "cards", targets: ["cards"]),
    .library(
      name: "TerminalCards", targets: ["TerminalCards"]),
  ],
  targets: [
    .systemLibrary(
      name: "CNcurses", providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]),
    .systemLibrary(
      name: "CUtf8proc", providers: [.apt(["libutf8proc-dev"]), .brew(["utf8proc"])]),
    .systemLibrary(
      name: "CCmark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(
      name: "CPcre2", providers: [.apt(["libpcre2-dev"]), .brew(["pcre2"])]),
    .systemLibrary(
      name: "CVTerm", path: "Tests/CVTerm",
      providers: [.apt(["libvterm-dev"]), .brew(["libvterm"])]),

    room("Canvas", imports: ["CUtf8proc"]),
    room("Events", imports: ["Canvas"]),
    room("AdaptiveCards"),
    room("CardLayout", imports: ["AdaptiveCards", "Canvas", "CCmark"]),
    room("Patterns", imports: ["CPcre2"]),
    room("CardTemplating", imports: ["AdaptiveCards", "Patterns"]),
    room(
      "CardActions", imports: ["CardLayout", "AdaptiveCards", "Canvas", "Events", "Patterns"]),
    room("Terminal", imports: ["Canvas", "Events", "CNcurses"]),
    room(
      "CardBrowser",
      imports: [
        "CardActions", "CardTemplating", "CardLayout", "AdaptiveCards", "Canvas", "Events",
        "Terminal",
      ]),
    .executableTarget(name: "cards", dependencies: ["CardBrowser"], swiftSettings: strict),
    room(
      "TerminalCards",
      imports: [
        "CardActions", "CardTemplating", "CardLayout", "AdaptiveCards", "Canvas", "Events",
        "Terminal",
      ]),
    // Its one import brings the others in; they are named here so that it is built again when one
    // of them changes. It sees what is public alone, as programs in other packages do.
    .executableTarget(
      name: "host-example",
      dependencies: [
        "TerminalCards", "CardActions", "CardTemplating", "CardLayout", "AdaptiveCards", "Canvas",
        "Events", "Terminal",
      ], packageAccess: false, swiftSettings: strict),

    // For `make bench`; no product.
    .executableTarget(
      name: "measure",
      dependencies: ["AdaptiveCards", "Canvas", "CardActions", "CardLayout", "Events"],
      path: "Tests/Bench/Measure", swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["CVTerm", "Canvas"], path: "Tests/TestSupport",
      swiftSettings: strict),
    tests(of: "Canvas"),
    tests(of: "Events"),
    tests(of: "AdaptiveCards"),
    tests(of: "CardLayout"),
    tests(of: "Patterns"),
    tests(of: "CardTemplating", ["AdaptiveCards"]),
    tests(of: "CardActions"),
    tests(of: "Terminal"),
    tests(
      of: "CardBrowser",
      ["Terminal", "Events", "CardActions", "CardLayout", "AdaptiveCards", "Canvas"]),
    .testTarget(
      name: "TerminalCardsTests", dependencies: ["TerminalCards"], packageAccess: false,
      swiftSettings: strict),
    .testTarget(name: "EndToEndTests", dependencies: ["TestSupport"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
