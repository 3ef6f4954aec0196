import AdaptiveCards

/// Reads a text under the name `x`.
func read(_ text: String) -> JSONReading { read(Array(text.utf8)) }

func read(_ bytes: [UInt8]) -> JSONReading {
  JSONReader.read(SourceText(name: "x", bytes: bytes))
}

/// What is told about a text, a line a diagnostic.
func told(_ text: String) -> [String] { read(text).diagnostics.map(\.description) }

func told(_ bytes: [UInt8]) -> [String] { read(bytes).diagnostics.map(\.description) }
