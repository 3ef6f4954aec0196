internal import AdaptiveCards

/// The report as code hosts read it (OASIS SARIF 2.1.0).
extension CheckReport {
  var sarif: JSONValue {
    .object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      ("runs", .array([run])),
    ])
  }

  private var run: JSONValue {
    .object([
      ("tool", .object([("driver", CodeList.driver)])),
      ("columnKind", .string("unicodeCodePoints")),
      ("invocations", .array([invocation])),
      ("results", .array(diagnostics.map(result))),
    ])
  }

  private var invocation: JSONValue {
    .object([
      ("executionSuccessful", .bool(unreadable.isEmpty)),
      (
        "toolExecutionNotifications",
        .array(
          unreadable.map { error in
            .object([
              ("level", .string("error")), ("message", .object([("text", .string(error.message))])),
            ])
          })
      ),
    ])
  }

  private func result(_ diagnostic: Diagnostic) -> JSONValue {
    var members: [(String, JSONValue)] = [("ruleId", .string(diagnostic.code))]
    if let index = CodeList.position(of: diagnostic.code) {
      members.append(("ruleIndex", .int(index)))
    }
    members += [
      ("level", .string(diagnostic.severity.rawValue)),
      ("message", .object([("text", .string(diagnostic.message))])),
      ("locations", .array([location(diagnostic)])),
    ]
    return .object(members)
  }

  private func location(_ diagnostic: Diagnostic) -> JSONValue {
    .object([
      (
        "physicalLocation",
        .object([
          ("artifactLocation", .object([("uri", .string(FileAddress.of(diagnostic.file)))])),
          (
            "region",
            .object([
              ("startLine", .int(diagnostic.line)), ("startColumn", .int(diagnostic.column)),
            ])
          ),
        ])
      ),
      (
        "logicalLocations",
        .array([.object([("fullyQualifiedName", .string(diagnostic.path))])])
      ),
    ])
  }
}

/// File names as addresses.
enum FileAddress {
  /// A relative path stays relative, an absolute one gets a scheme (RFC 3986, RFC 8089).
  static func of(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var address = path.hasPrefix("/") ? Array("file://".utf8) : []
    var rest = path.utf8[...]
    while rest.starts(with: [0x2E, 0x2F]) { rest = rest.dropFirst(2) }
    for byte in rest {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        address.append(byte)
      default: address += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0x0F)]]
      }
    }
    return String(decoding: address, as: UTF8.self)
  }
}
