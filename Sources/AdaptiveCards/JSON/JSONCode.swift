/// The codes of what can be wrong with a JSON text.
enum JSONCode: String, CaseIterable, Sendable {
  case empty = "json-empty"
  case encoding = "json-encoding"
  case size = "json-size"
  case depth = "json-depth"
  case stringSize = "json-string-size"
  case unexpected = "json-unexpected-character"
  case invalidUTF8 = "json-invalid-utf8"
  case unclosed = "json-unclosed"
  case mismatched = "json-mismatched-bracket"
  case trailing = "json-trailing"
  case trailingComma = "json-trailing-comma"
  case missingComma = "json-missing-comma"
  case missingColon = "json-missing-colon"
  case missingValue = "json-missing-value"
  case unquoted = "json-unquoted"
  case word = "json-unknown-word"
  case comment = "json-comment"
  case quotes = "json-wrong-quotes"
  case unterminatedString = "json-unterminated-string"
  case badEscape = "json-bad-escape"
  case controlCharacter = "json-control-character"
  case badNumber = "json-bad-number"
  case invalidText = "utf8-invalid"
  case loneSurrogate = "surrogate-lone"
  case repeatedKey = "key-repeated"

  var severity: Diagnostic.Severity {
    switch self {
    case .invalidText, .loneSurrogate, .repeatedKey: .warning
    case .empty, .encoding, .size, .depth, .stringSize, .unexpected, .invalidUTF8, .unclosed,
      .mismatched, .trailing, .trailingComma, .missingComma, .missingColon, .missingValue,
      .unquoted, .word, .comment, .quotes, .unterminatedString, .badEscape, .controlCharacter,
      .badNumber:
      .error
    }
  }

  var meaning: String {
    switch self {
    case .empty: "the text is empty"
    case .encoding: "the text is not UTF-8"
    case .size: "the text is larger than the reader's limits"
    case .depth: "arrays and objects nest too deep; what lies deeper is left out"
    case .stringSize: "a string is longer than the limit and is cut"
    case .unexpected: "a character stands where JSON does not allow it"
    case .invalidUTF8: "bytes outside of strings are not UTF-8"
    case .unclosed: "an array or object is not closed"
    case .mismatched: "a bracket closes another kind of bracket"
    case .trailing: "something follows the end of the JSON value"
    case .trailingComma: "a comma stands before a closing bracket"
    case .missingComma: "a comma is missing between two values"
    case .missingColon: "a colon is missing after a key"
    case .missingValue: "a value is missing"
    case .unquoted: "a key has no quotation marks"
    case .word: "a word is none of true, false and null"
    case .comment: "JSON has no comments"
    case .quotes: "a string has other quotation marks than JSON's"
    case .unterminatedString: "a string has no closing quotation mark"
    case .badEscape: "a backslash is followed by something JSON does not know"
    case .controlCharacter: "a string holds a control character that is not escaped"
    case .badNumber: "a number is not written as JSON wants it"
    case .invalidText: "a string holds bytes that are not UTF-8; they are read as U+FFFD"
    case .loneSurrogate: "a \\u escape is half of a surrogate pair; it is read as U+FFFD"
    case .repeatedKey: "an object has a key twice; the last one counts"
    }
  }
}

/// What ends the reading of a text: the one fault of its grammar.
struct JSONFault: Error {
  let code: JSONCode
  let offset: Int
  let message: String
}
