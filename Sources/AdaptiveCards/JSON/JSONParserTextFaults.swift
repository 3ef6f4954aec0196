/// What is wrong inside of strings and numbers.
extension JSONParser {
  /// - Parameter start: the opening quotation mark.
  func unterminated(_ start: Int) -> JSONFault {
    JSONFault(
      code: .unterminatedString, offset: start,
      message: "the string that begins here has no closing quotation mark")
  }

  func controlCharacter(_ offset: Int, in start: Int) -> JSONFault {
    let message =
      switch bytes[offset] {
      case 0x0A, 0x0D:
        "a line break is not allowed in a string; write \\n, or close the string that begins at "
          + place(start)
      case 0x09: "a tab is not allowed in a string; write \\t"
      case let byte:
        "a control character is not allowed in a string; write \\u"
          + hexadecimal(UInt32(byte), digits: 4)
      }
    return JSONFault(code: .controlCharacter, offset: offset, message: message)
  }

  /// - Parameter offset: the backslash; something follows it.
  func badEscape(_ offset: Int) -> JSONFault {
    let letter = bytes[offset + 1]
    let advice =
      switch letter {
      case UInt8(ascii: "'"): "write ' without a backslash"
      case UInt8(ascii: "x"): "write \\u00 and two digits"
      case UInt8(ascii: "0"): "write \\u0000"
      case UInt8(ascii: "e"): "write \\u001b"
      case 0x0A, 0x0D: "a string cannot go on in the next line"
      default: "write \\\\ for a backslash"
      }
    return JSONFault(
      code: .badEscape, offset: offset,
      message: "\\ and then \(character(at: offset + 1)) is no escape of JSON; \(advice)")
  }

  func badUnicodeEscape(_ offset: Int) -> JSONFault {
    JSONFault(
      code: .badEscape, offset: offset, message: "four hexadecimal digits must follow \\u")
  }

  /// The number at `at` is not what JSON allows.
  func badNumber(_ scan: NumberScan) -> JSONFault {
    let written = text(from: at)
    let message =
      switch scan.fault {
      case .noDigits where scan.stop < end && isLetter(bytes[scan.stop]):
        "\(quoted(written)) is not a number of JSON; write null"
      case .noDigits: "digits must follow the minus sign"
      case .leadingZero: "a number does not begin with 0; remove the zero before the other digits"
      case .noFraction: "digits must follow the decimal point"
      case .noExponent: "digits must follow the e of an exponent"
      case nil: "\(quoted(written)) is not a number; put text in quotation marks"
      }
    return JSONFault(code: .badNumber, offset: at, message: message)
  }
}
