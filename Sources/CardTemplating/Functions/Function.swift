/// The functions of Adaptive Expressions, by the names they are called with.
enum Function: String, CaseIterable, Sendable {
  // Operators and logic.
  case add, sub, mul, div, mod, exp, and, or, not, equals, greater, greaterOrEquals, less
  case lessOrEquals, exists, coalesce, `if`, ignore, optional
  /// `!=` has no name to call it by.
  case notEquals = "!="
  // Texts.
  case concat, length, replace, replaceIgnoreCase, split, substring, toLower, toUpper, trim, join
  case endsWith, startsWith, countWord, addOrdinal, newGuid, indexOf, lastIndexOf, sentenceCase
  case titleCase
  case eol = "EOL"
  // Collections.
  case contains, empty, count, first, last, foreach, select, `where`, union, intersection, skip
  case take, subArray, sortBy, sortByDescending, indicesAndValues, flatten, unique, reverse, any
  case all, createArray
  // Conversions.
  case float, int, string, bool, binary, base64, base64ToBinary, base64ToString, dataUri
  case dataUriToBinary, dataUriToString, uriComponent, uriComponentToString, formatNumber
  case jsonStringify, json, xml, stringOrValue
  // Mathematics.
  case min, max, average, sum, range, floor, ceiling, round, abs, sqrt, rand
  // Dates and times.
  case addDays, addHours, addMinutes, addSeconds, dayOfMonth, dayOfWeek, dayOfYear, month, date
  case year, utcNow, formatDateTime, formatEpoch, formatTicks, subtractFromTime, dateReadBack
  case getTimeOfDay, getFutureTime, getPastTime, convertFromUTC, convertToUTC, addToTime
  case startOfDay, startOfHour, startOfMonth, ticks, ticksToDays, ticksToHours, ticksToMinutes
  case dateTimeDiff
  // Timex.
  case isDefinite, isTime, isDuration, isDate, isTimeRange, isDateRange, isPresent
  case getNextViableDate, getPreviousViableDate, getNextViableTime, getPreviousViableTime, resolve
  // Addresses.
  case uriHost, uriPath, uriPathAndQuery, uriPort, uriQuery, uriScheme
  // Objects.
  case getProperty, setProperty, addProperty, removeProperty, merge, jPath, xPath, setPathToValue
  // Kinds of values.
  case isMatch, isString, isInteger, isArray, isObject, isFloat, isDateTime, isBoolean

  /// The function of a name, which is matched exactly.
  init?(_ name: String) {
    guard let function = Function(rawValue: name), function != .notEquals else { return nil }
    self = function
  }

  static var names: [String] { allCases.filter { $0 != .notEquals }.map(\.rawValue) }

  /// Whether it answers a question: then a name that is not in the data stays nothing, and an
  /// operand that cannot be computed makes the answer no.
  var asks: Bool {
    switch self {
    case .and, .or, .not, .equals, .notEquals, .greater, .greaterOrEquals, .less, .lessOrEquals,
      .exists, .empty, .bool:
      true
    default: false
    }
  }

  /// The value for arguments whose number is right.
  func apply(_ arguments: Arguments) throws(ExpressionFault) -> Value {
    switch self {
    case .add, .sub, .mul, .div, .mod, .exp, .min, .max, .average, .sum, .range, .floor, .ceiling,
      .round, .abs, .sqrt, .rand:
      try MathFunctions.apply(self, arguments)
    case .and, .or, .not, .equals, .notEquals, .greater, .greaterOrEquals, .less, .lessOrEquals,
      .exists, .coalesce, .if, .ignore, .optional, .isString, .isInteger, .isArray, .isObject,
      .isFloat, .isDateTime, .isBoolean, .isMatch:
      try LogicFunctions.apply(self, arguments)
    case .concat, .length, .replace, .replaceIgnoreCase, .split, .substring, .toLower, .toUpper,
      .trim, .endsWith, .startsWith, .countWord, .addOrdinal, .newGuid, .indexOf, .lastIndexOf,
      .eol, .sentenceCase, .titleCase:
      try TextFunctions.apply(self, arguments)
    case .join, .contains, .empty, .count, .first, .last, .foreach, .select, .where, .union,
      .intersection, .skip, .take, .subArray, .sortBy, .sortByDescending, .indicesAndValues,
      .flatten, .unique, .reverse, .any, .all, .createArray:
      try CollectionFunctions.apply(self, arguments)
    case .float, .int, .string, .bool, .binary, .base64, .base64ToBinary, .base64ToString,
      .dataUri, .dataUriToBinary, .dataUriToString, .uriComponent, .uriComponentToString,
      .formatNumber, .jsonStringify, .json, .xml, .stringOrValue:
      try ConversionFunctions.apply(self, arguments)
    case .addDays, .addHours, .addMinutes, .addSeconds, .dayOfMonth, .dayOfWeek, .dayOfYear,
      .month, .date, .year, .utcNow, .formatDateTime, .formatEpoch, .formatTicks,
      .subtractFromTime, .dateReadBack, .getTimeOfDay, .getFutureTime, .getPastTime,
      .convertFromUTC, .convertToUTC, .addToTime, .startOfDay, .startOfHour, .startOfMonth, .ticks,
      .ticksToDays, .ticksToHours, .ticksToMinutes, .dateTimeDiff:
      try TimeFunctions.apply(self, arguments)
    case .isDefinite, .isTime, .isDuration, .isDate, .isTimeRange, .isDateRange, .isPresent,
      .getNextViableDate, .getPreviousViableDate, .getNextViableTime, .getPreviousViableTime,
      .resolve:
      try TimexFunctions.apply(self, arguments)
    case .uriHost, .uriPath, .uriPathAndQuery, .uriPort, .uriQuery, .uriScheme:
      try AddressFunctions.apply(self, arguments)
    case .getProperty, .setProperty, .addProperty, .removeProperty, .merge, .jPath, .xPath,
      .setPathToValue:
      try ObjectFunctions.apply(self, arguments)
    }
  }
}
