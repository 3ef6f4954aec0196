import AdaptiveCards
import Testing

@testable import CardTemplating

/// How expressions are read.
@Suite("Reading expressions")
struct ExpressionTests {
  @Test(
    "operators bind as in the grammar",
    arguments: [
      ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("2 ^ 3 ^ 2", "512"), ("-2 ^ 2", "4"),
      ("10 - 2 - 3", "5"), ("7 % 4 * 2", "6"), ("7%4", "3"), ("(1 < 2) == true", "true"),
      ("'a' & 'b' == 'ab'", #""afalse""#), ("true || false && false", "true"),
      ("null ?? 'x' ?? 'y'", #""x""#), ("false ? 1 : true ? 2 : 3", "2"), ("1 <> 2", "true"),
      ("!false && !null", "true"), ("- - 3", "3"), ("+ 3", "3"),
    ])
  func precedence(expression: String, wanted: String) {
    #expect(value(expression) == wanted)
  }

  @Test(
    "literals are what they look like",
    arguments: [
      ("'it\\'s'", #""it's""#), (#""a\tb\\n""#, #""a\tb\\n""#), ("'a\\qb'", #""a\\qb""#),
      ("12.50", "12.5"), ("[1, [2], 'x']", #"[1,[2],"x"]"#),
      ("{a: 1, 'b c': {d: true}}", #"{"a":1,"b c":{"d":true}}"#), ("[]", "[]"), ("{}", "{}"),
      ("true", "true"), ("null", "null"), ("undefined", "missing"), ("", #""""#),
      ("`a ${1 + 1} \\` \\${x} $`", #""a 2 ` ${x} $""#),
      ("`${[1,2]} ${{a:1}}`", #""[1,2] {\"a\":1}""#),
    ])
  func literals(expression: String, wanted: String) {
    #expect(value(expression) == wanted)
  }

  @Test(
    "names match in any case, and what is not there is nothing",
    arguments: [
      ("a.B[1].c", "7"), ("A['b'][1]['C']", "7"), ("a.x.y.z", "missing"), ("a.b[9].c", "missing"),
      ("@x", "1"), ("#y", "2"), ("_z9", "3"), ("getProperty('a.b[1].c')", "7"),
      ("getProperty(a, 'b')[0]", "0"), ("a['b c']", "missing"), ("Accessor('_z9')", "3"),
      ("Element(a.b, 0)", "0"),
    ])
  func names(expression: String, wanted: String) {
    let data = ##"{"a": {"b": [0, {"c": 7}]}, "@x": 1, "#y": 2, "_z9": 3}"##
    #expect(value(expression, data) == wanted)
  }

  @Test(
    "what is no expression has a sentence and a place",
    arguments: [
      ("1 +", "the expression ends too early", 3), ("(1", #"")" is missing at the end"#, 2),
      ("a b", #""b" can't stand here"#, 2), ("'abc", "the string is not closed", 0),
      ("a ; b", #"";" has no meaning in an expression"#, 2),
      ("1 + lenght('a')", #"the function "lenght" is not known; did you mean "length"?"#, 4),
      ("length(1)", "value 1 of length must be a string, not a number", 0),
      ("length('a', 'b')", "length wants 1 value, not 2", 0),
      ("substring('a')", "substring wants 2 to 3 values, not 1", 0),
      ("max()", "max wants at least 1 value, not 0", 0),
      ("'1' - 2", "value 1 of sub must be a number, not a string", 4),
      ("a.b()", #""a.b" is no function"#, 0), ("f!()", #""f!" is no function"#, 0),
      ("foreach(a, 1, 2)", "value 2 of foreach must be a name for the items", 11),
      ("{a 1}", #"":" is missing before "1""#, 3),
      (
        "isMatch(a, '[')",
        #""[" is no regular expression: missing terminating ] for character class"#, 11
      ),
    ])
  func faults(expression: String, message: String, offset: Int) {
    #expect(throws: ExpressionFault(.reading, message, at: offset)) {
      try Expression(expression)
    }
  }

  @Test(
    "what data make impossible has a sentence and a place",
    arguments: [
      ("1 + x / 0", "div: a number can't be divided by 0", 8),
      ("[1][2]", "there is no element 2: the array has 1", 4),
      ("s[0]", #"the string "a" has no elements"#, 2),
      ("floor(s)", #"floor wants a number, not the string "a""#, 0),
      ("s[true]", "an index is a whole number or a string, not true", 2),
      ("greater(x, s)", #"greater: the number 1 and the string "a" can't be compared"#, 0),
    ])
  func evaluation(expression: String, message: String, offset: Int) throws {
    let scope = Scope(try #require(json(#"{"x": 1, "s": "a"}"#).objectValue))
    let read = try Expression(expression)
    #expect(throws: ExpressionFault(.evaluation, message, at: offset)) { try read.value(in: scope) }
  }

  @Test("the pieces of a text with expressions are found, whatever is in their strings")
  func pieces() {
    func pieces(_ text: String) -> [String] {
      let bytes = Array(text.utf8)
      return TemplateScan.pieces(of: bytes, 0..<bytes.count).map { piece in
        switch piece {
        case .text(let range): "t:" + String(decoding: bytes[range], as: UTF8.self)
        case .escaped(let range): "e:" + String(decoding: bytes[range], as: UTF8.self)
        case .expression(let range): "x:" + String(decoding: bytes[range], as: UTF8.self)
        }
      }
    }
    #expect(pieces("a ${b} c") == ["t:a ", "x:b", "t: c"])
    #expect(pieces("${'}'}${{a:{}}.a}") == ["x:'}'", "x:{a:{}}.a"])
    #expect(pieces(#"\${a} \` $ {x}"#) == ["e:$", "t:{a} ", "e:`", "t: $ {x}"])
    #expect(pieces("${} ${ } ${a") == ["t:${} ${ } ${a"])
    #expect(pieces("${`x ${y} }`}") == ["x:`x ${y} }`"])
  }
}
