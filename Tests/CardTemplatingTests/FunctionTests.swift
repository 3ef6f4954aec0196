import AdaptiveCards
import Testing

@testable import CardTemplating

/// Functions where they are easily wrong; the many plain cases are in the known expressions.
@Suite("Functions of expressions")
struct FunctionTests {
  @Test("every function is known by its name and has a signature")
  func all() {
    #expect(Function.allCases.count == 155)
    for function in Function.allCases where function != .notEquals {
      #expect(Function(function.rawValue) == function)
      let signature = Signature.of(function)
      #expect(signature.least <= signature.most)
    }
    #expect(Function("!=") == nil)
    #expect(Function("Length") == nil)
  }

  @Test(
    "texts count UTF-16 and are cut between characters",
    arguments: [
      ("length('né😀')", "4"), ("indexOf('a😀b', 'b')", "3"), ("lastIndexOf('abcabc', 'bc')", "4"),
      ("substring('a😀b', 3)", #""b""#),
      ("replaceIgnoreCase('Straße STRASSE', 's', 'z')", #""ztraße zTRAzzE""#),
      ("titleCase('hello wORLD (again)')", #""Hello World (Again)""#),
      ("sentenceCase('éA b')", #""Éa b""#),
      ("trim('\u{A0} x\u{FEFF}')", #""x""#), ("countWord('  a  b\tc ')", "3"),
      ("countWord('')", "1"),
      ("split('a,b,,c', ',')", #"["a","b","","c"]"#), ("replace('aaa', 'aa', 'b')", #""ba""#),
      ("addOrdinal(112)", #""112th""#), ("addOrdinal(103)", #""103rd""#),
      ("reverse('ab😀')", #""😀ba""#),
      ("startsWith('abc', 'abcd')", "false"), ("concat([1], [2])", "[1,2]"),
      ("concat('a', null, [1])", #""a[1]""#),
    ])
  func texts(expression: String, wanted: String) {
    #expect(value(expression) == wanted)
  }

  @Test(
    "numbers are exact as long as they are whole, and written as JavaScript does",
    arguments: [
      ("9007199254740993 + 0", "9007199254740993"), ("0.1 + 0.2", "0.30000000000000004"),
      ("7 / 2", "3"), ("-7 / 2", "-4"), ("7 / 2.0", "3"), ("7 / 2.5", "2.8"), ("-7 % 3", "-1"),
      ("round(2.5)", "3"), ("round(-2.5)", "-2"),
      ("concat('', 1000000000000000000000.5)", #""1e+21""#),
      ("concat('', 0.0000001)", #""1e-07""#.replacing("-07", with: "-7")),
      ("concat('', 123456789012345680000.0)", #""123456789012345680000""#),
      ("string(1234567.891)", #""1,234,567.891""#), ("string(-0.5)", #""-0.5""#),
      ("formatNumber(0.5, 0)", #""1""#), ("formatNumber(999.995, 2)", #""1,000.00""#),
      ("formatNumber(-1234.5, 1)", "\"\u{2212}1,234.5\""), ("formatNumber(-0.001, 2)", #""0.00""#),
      ("formatNumber(1234567.8, 1, 'en-IN')", #""12,34,567.8""#),
      ("formatNumber(12, 1, 'ar-EG')", "\"١٢٫٠\""),
      ("int('12abc')", "12"), ("int(-3.9)", "-3"), ("float(' -1.5e2x')", "-150"),
      ("int('x')", #"evaluation: int: "x" is not a number"#),
      ("sum([1, 2.5])", "3.5"), ("average([])", "evaluation: average: the array is empty"),
      ("max([3, 1], 2)", "3"),
      ("range(9223372036854775807, 2)", "evaluation: range: the numbers are too large"),
      ("exp(10, 400)", "evaluation: exp: the result is not a number"),
    ])
  func numbers(expression: String, wanted: String) {
    #expect(value(expression) == wanted)
  }

  @Test(
    "collections",
    arguments: [
      ("sortBy([3, 1, 2])", "[1,2,3]"), ("sortBy([10, 9])", "[10,9]"),
      ("sortByDescending([{a: 1}, {a: 3}, {}], 'a')", #"[{},{"a":3},{"a":1}]"#),
      ("unique([1, '1', 1, {}, {}])", #"[1,"1",{},{}]"#), ("flatten([1, [2, [3]]])", "[1,2,3]"),
      ("join(['a', 'b'], ', ', ' and ')", #""a and b""#),
      ("join([1, null, true], '-')", #""1--true""#),
      ("where({a: 1, b: 2}, p, p.value > 1)", #"{"b":2}"#), ("select([1, 2], x => x * 2)", "[2,4]"),
      ("foreach([1], x, foreach([2], y, x + y))", "[[3]]"), ("any([], x, x)", "false"),
      ("all([], x, x)", "true"),
      ("contains([1, {a: [2]}], {a: [2]})", "true"), ("contains({Key: 1}, 'key')", "true"),
      ("intersection([1, 2, 3], [3, 1])", "[1,3]"), ("subArray([1, 2, 3], 1, 2)", "[2]"),
      ("subArray([1], 2)", "evaluation: subArray: 2 is outside of the array, which has 1"),
      ("indicesAndValues(['a'])", #"[{"index":0,"value":"a"}]"#), ("empty(1)", "false"),
      ("first('')", "missing"),
      ("skip([1, 2], -1)", "[1,2]"), ("take('abc', 2)", #""ab""#), ("count({a: 1})", "1"),
    ])
  func collections(expression: String, wanted: String) {
    #expect(value(expression) == wanted)
  }

  @Test(
    "questions are answered with no when they can't be computed",
    arguments: [
      ("1 / 0 == 1", "false"), ("(1 / 0) || true", "true"), ("!(1 / 0)", "true"),
      ("if(1 / 0, 1, 2)", "2"),
      ("true && 0", "true"), ("empty(1 / 0)", "false"), ("bool('no FALSE here')", "false"),
      ("exists(null)", "false"),
      ("'b' > 'a' && 'Z' < 'a'", "true"), ("null == undefined", "true"),
      ("{a: 1} == {a: 1.0}", "true"),
      ("{a: 1} == {A: 1}", "false"), ("[1] == [1, 2]", "false"), ("isObject([])", "true"),
      ("isInteger(3.0)", "true"),
    ])
  func logic(expression: String, wanted: String) {
    #expect(value(expression) == wanted)
  }

  @Test(
    "conversions go there and back",
    arguments: [
      ("base64ToString(base64('né😀'))", #""né😀""#), ("dataUriToString(dataUri('ab'))", #""ab""#),
      ("uriComponentToString(uriComponent('a b&é'))", #""a b&é""#),
      ("uriComponent('!~*()')", #""!~*()""#),
      ("base64ToString('a')", #"evaluation: base64ToString: "a" is not base64"#),
      (
        "uriComponentToString('%4')",
        #"evaluation: uriComponentToString: the string "%4" has a "%" that no two digits follow"#
      ),
      ("json('[1, {\"a\": 2}]')[1].a", "2"), ("string({a: 'x\"'})", #""{\"a\":\"x\\\"\"}""#),
      ("string(null)", #""""#),
      ("binary('ab')", "[97,98]"), ("base64(binary('ab'))", #""YWI=""#),
      (
        "xml({a: [1, 2], b: {c: '<'}})",
        ##""<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n<a>1</a>\n<a>2</a>\n<b>\n  <c>&lt;</c>\n</b>""##
      ),
    ])
  func conversions(expression: String, wanted: String) {
    #expect(value(expression) == wanted)
  }

  @Test(
    "objects are copied, never changed",
    arguments: [
      ("setProperty({a: 1}, 'a', 2)", #"{"a":2}"#),
      ("addProperty({a: 1}, 'a', 2)", #"evaluation: addProperty: "a" is there already"#),
      ("removeProperty({a: 1, b: 2}, 'a')", #"{"b":2}"#),
      ("merge({a: 1}, {a: 2, b: 3})", #"{"a":2,"b":3}"#),
      ("merge(1)", "evaluation: merge wants an object or an array of objects, not the number 1"),
      ("setPathToValue(o.x.y, 5) + o.x.y", "10"),
      (
        "string(setProperty(o, 'n', 1)) + string(o)",
        #""{\"x\":{\"y\":1},\"n\":1}{\"x\":{\"y\":1}}""#
      ),
    ])
  func objects(expression: String, wanted: String) {
    #expect(value(expression, #"{"o": {"x": {"y": 1}}}"#) == wanted)
  }

  @Test(
    "paths into JSON and XML",
    arguments: [
      ("jPath(o, '.a{.n > 1}.n')", "[2,3]"), ("jPath(o, '..n')", "[1,2,3]"),
      ("jPath(o, '.a[-1].n')", "[3]"),
      ("jPath(o, '.a[0:2].n')", "[1,2]"), ("jPath(o, '.a{.n == 1 || .n == 3}.n')", "[1,3]"),
      ("jPath(o, '.*.n')", "[1,2,3]"),
      ("jPath(o, '.a{')", "evaluation: jPath: the path can't be read from character 4 on"),
      (
        "jPath(1, '.a')",
        "evaluation: jPath wants an object, an array, or a text that is one in JSON, not the number 1"
      ),
      ("xPath(x, '/r/i[2]')", #"["<i k='b'>2</i>"]"#),
      ("xPath(x, \"//i[@k='a']/text()\")", #"["1"]"#), ("xPath(x, 'sum(/r/i)')", "3"),
      ("xPath(x, 'count(//i)')", "2"),
      ("xPath(x, '/r/none')", #"evaluation: xPath: nothing is at "/r/none""#),
      ("xPath('<a><b></a>', '/a')", "evaluation: xPath: the text is not XML that is well-formed"),
      (
        "xPath('<!DOCTYPE a [<!ENTITY b \"x\">]><a>&b;</a>', '/a')",
        "evaluation: xPath: the text is not XML that is well-formed"
      ),
    ])
  func paths(expression: String, wanted: String) {
    let data =
      #"{"o": {"a": [{"n": 1}, {"n": 2}, {"n": 3}]}, "x": "<r><i k='a'>1</i><i k='b'>2</i></r>"}"#
    #expect(value(expression, data) == wanted)
  }

  @Test(
    "addresses",
    arguments: [
      ("uriHost('HTTPS://me@Example.COM:8443/a?b=1#c')", #""example.com""#),
      ("uriPort('https://x:8443/')", "8443"),
      ("uriPort('https://x/')", "missing"), ("uriPath('http://x')", #""/""#),
      ("uriQuery('http://x/a?b#c')", #""?b""#),
      ("uriScheme('MAILTO:a@b')", #""mailto""#), ("uriHost('http://[::1]:80/')", #""[::1]""#),
      (
        "uriHost('http://x:99999/')",
        #"evaluation: uriHost: "http://x:99999/" is not an address with a scheme"#
      ),
    ])
  func addresses(expression: String, wanted: String) {
    #expect(value(expression) == wanted)
  }

  @Test("what is random has its form")
  func random() {
    let ids = (0..<20).map { _ in value("newGuid()") }
    #expect(Set(ids).count == 20)
    for id in ids {
      let parts = id.dropFirst().dropLast().split(separator: "-")
      #expect(parts.map(\.count) == [8, 4, 4, 4, 12])
      #expect(parts[2].hasPrefix("4") && "89ab".contains(parts[3].prefix(1)))
    }
    for _ in 0..<50 { #expect(["1", "2"].contains(value("rand(1, 3)"))) }
  }
}
