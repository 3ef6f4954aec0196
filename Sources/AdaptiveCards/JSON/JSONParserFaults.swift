/// What is wrong where the grammar wanted something else: each says what to write instead.
extension JSONParser {
  /// A value was expected at `at`.
  func unexpectedValue() -> JSONFault {
    guard at < end else { return unclosed() }
    if let strange = strangeCharacter() { return strange }
    let before = byteBefore(at)
    switch bytes[at] {
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      if before.byte == UInt8(ascii: ",") { return trailingComma(before.offset) }
      if before.byte == UInt8(ascii: ":") {
        return fault(.missingValue, "a value is missing before \(character(at: at))")
      }
      return frames.isEmpty
        ? fault(.unexpected, "\(character(at: at)) closes nothing; a JSON value was expected")
        : unexpectedAfterValue()
    case UInt8(ascii: ","):
      return fault(.missingValue, "a value is missing before this comma")
    case UInt8(ascii: "+"):
      return fault(.badNumber, "a number does not begin with +; remove it")
    case UInt8(ascii: "."):
      return fault(.badNumber, "a number does not begin with a point; write 0 before it")
    case let byte where isLetter(byte):
      return unknownWord()
    default:
      return fault(.unexpected, "\(character(at: at)) is not allowed here; a value was expected")
    }
  }

  /// A key was expected at `at`.
  func unexpectedKey(afterComma: Bool) -> JSONFault {
    guard at < end else { return unclosed() }
    if let strange = strangeCharacter() { return strange }
    let byte = bytes[at]
    switch byte {
    case UInt8(ascii: "}") where afterComma: return trailingComma(byteBefore(at).offset)
    case UInt8(ascii: "]"):
      return fault(.mismatched, "an object is open here, which } closes and not ]")
    case UInt8(ascii: ","):
      return fault(.unexpected, "this comma is not needed; a key was expected")
    case _ where isLetter(byte) || isDigit(byte):
      return fault(.unquoted, "a key stands in quotation marks: write \(quoted(text(from: at)))")
    default:
      return fault(
        .unexpected,
        "\(character(at: at)) is not allowed here; a key in quotation marks was expected")
    }
  }

  /// A colon was expected at `at`.
  func missingColon(after key: String) -> JSONFault {
    guard at < end else { return unclosed() }
    if let strange = strangeCharacter() { return strange }
    switch bytes[at] {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
      return fault(.missingValue, "the key \(quoted(key)) has no value; write : and a value")
    default:
      return fault(.missingColon, "a colon is missing between the key \(quoted(key)) and its value")
    }
  }

  /// A comma or the closing bracket of the innermost array or object was expected at `at`.
  func unexpectedAfterValue() -> JSONFault {
    let frame = frames[frames.count - 1]
    return unexpectedAfterValue(isObject: frame.isObject, opened: frame.opened)
  }

  /// - Parameter opened: where the array or object began, if that is known.
  func unexpectedAfterValue(isObject: Bool, opened: Int?) -> JSONFault {
    if let strange = strangeCharacter() { return strange }
    let byte = bytes[at]
    let kind = isObject ? "object" : "array"
    let bracket = isObject ? "}" : "]"
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      let beginning = opened.map { " that begins at \(place($0))" } ?? ""
      return fault(
        .mismatched,
        "\(character(at: at)) cannot close the \(kind)\(beginning); \(bracket) was expected")
    case UInt8(ascii: ":") where !isObject:
      return fault(.unexpected, "an array has no keys; put { before the key and } after its value")
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
      _ where isDigit(byte) || isLetter(byte):
      let isQuoteWithin = bytes[at - 1] == UInt8(ascii: "\"")
      return fault(
        .missingComma,
        isQuoteWithin
          ? "a comma is missing before this; a quotation mark within a string is written \\\""
          : "a comma is missing before this")
    default:
      return fault(
        .unexpected, "\(character(at: at)) is not allowed here; , or \(bracket) was expected")
    }
  }

  /// The text was expected to end at `at`.
  func trailing() -> JSONFault {
    if let strange = strangeCharacter() { return strange }
    switch bytes[at] {
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      return fault(.trailing, "\(character(at: at)) closes nothing; remove it")
    default:
      return fault(
        .trailing,
        "the JSON value has ended before this; several values stand in an array or one on a line")
    }
  }

  /// The text ended inside of an array or object.
  func unclosed() -> JSONFault {
    let frame = frames[frames.count - 1]
    let (kind, bracket) = frame.isObject ? ("object", "}") : ("array", "]")
    return JSONFault(
      code: .unclosed, offset: max(0, byteBefore(end).offset + 1),
      message: "the \(kind) that begins at \(place(frame.opened)) is not closed; "
        + "\(bracket) was expected")
  }

  func tooManyValues() -> JSONFault {
    fault(.size, "the text holds more than \(Limits.jsonValues) values, which is the limit")
  }

  func tooDeep() -> JSONFault {
    fault(
      .depth,
      "arrays and objects nest \(Limits.jsonSkippedDepth) levels past the limit of "
        + "\(Limits.jsonDepth); the text is not read")
  }

  private func trailingComma(_ offset: Int) -> JSONFault {
    JSONFault(
      code: .trailingComma, offset: offset,
      message: "a comma before \(character(at: at)) is not allowed in JSON; remove it")
  }

  private func unknownWord() -> JSONFault {
    let word = text(from: at)
    let advice: String
    switch word {
    case "True", "TRUE": advice = "write true"
    case "False", "FALSE": advice = "write false"
    case "NaN", "Infinity", "inf", "nan", "undefined", "None", "nil", "NULL", "Null":
      advice = "write null"
    default: advice = "put text in quotation marks"
    }
    return fault(.word, "\(quoted(word)) is not a value of JSON; \(advice)")
  }

  private func fault(_ code: JSONCode, _ message: String) -> JSONFault {
    JSONFault(code: code, offset: at, message: message)
  }
}
