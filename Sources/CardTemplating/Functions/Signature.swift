internal import AdaptiveCards
internal import Patterns

/// How many values of which types a function takes, and what it gives.
struct Signature {
  var least: Int
  var most: Int
  /// The types of the arguments; the last one holds for all that follow.
  var wants: [Types]
  var gives: Types

  private init(_ least: Int, _ most: Int, _ wants: [Types], gives: Types) {
    self.least = least
    self.most = most
    self.wants = wants
    self.gives = gives
  }

  /// Exactly these arguments.
  private static func takes(_ wants: Types..., gives: Types) -> Signature {
    Signature(wants.count, wants.count, wants, gives: gives)
  }

  /// These arguments, and up to so many strings more: a format, a language.
  private static func takes(_ wants: Types..., strings: Int, gives: Types) -> Signature {
    Signature(wants.count, wants.count + strings, wants + [.string], gives: gives)
  }

  /// So many arguments or more, all of one type.
  private static func takes(_ least: Int, orMore type: Types, gives: Types) -> Signature {
    Signature(least, Int.max, [type], gives: gives)
  }

  static func of(_ function: Function) -> Signature {
    switch function {
    case .add: takes(2, orMore: [.string, .number], gives: [.string, .number])
    case .sub, .mul, .div, .exp: takes(2, orMore: .number, gives: .number)
    case .and, .or: takes(1, orMore: .any, gives: .boolean)
    case .equals, .notEquals, .greater, .greaterOrEquals, .less, .lessOrEquals, .contains:
      takes(.any, .any, gives: .boolean)
    case .not, .exists, .empty, .bool, .isString, .isInteger, .isArray, .isObject, .isFloat,
      .isDateTime, .isBoolean, .isDefinite, .isTime, .isDuration, .isDate, .isTimeRange,
      .isDateRange, .isPresent:
      takes(.any, gives: .boolean)
    case .ignore, .optional: takes(.boolean, gives: .boolean)
    case .if: takes(.any, .any, .any, gives: .any)
    case .coalesce, .merge: takes(1, orMore: .any, gives: .any)
    case .concat: takes(1, orMore: .any, gives: [.string, .array])
    case .length, .countWord, .dayOfMonth, .dayOfWeek, .dayOfYear, .month, .year, .ticks:
      takes(.string, gives: .number)
    case .replace, .replaceIgnoreCase: takes(.string, .string, .string, gives: .string)
    case .split: takes(.string, strings: 1, gives: .array)
    case .substring: Signature(2, 3, [.string, .number], gives: .string)
    case .toLower, .toUpper, .sentenceCase, .titleCase, .getNextViableDate,
      .getPreviousViableDate, .getNextViableTime, .getPreviousViableTime:
      takes(.string, strings: 1, gives: .string)
    case .trim, .date, .getTimeOfDay: takes(.string, gives: .string)
    case .join: takes(.array, .string, strings: 1, gives: .string)
    case .endsWith, .startsWith, .isMatch: takes(.string, .string, gives: .boolean)
    case .addOrdinal: takes(.number, gives: .string)
    case .newGuid, .eol: takes(gives: .string)
    case .indexOf, .lastIndexOf: takes([.string, .array], .any, gives: .number)
    case .count: takes([.string, .array], gives: .number)
    case .first, .last, .binary, .base64ToBinary, .dataUriToBinary: takes(.any, gives: .any)
    case .foreach, .select, .where: takes(.any, .any, .any, gives: .array)
    case .any, .all: takes(.any, .any, .any, gives: .boolean)
    case .union, .intersection: takes(1, orMore: .array, gives: .array)
    case .skip: takes(.array, .number, gives: .array)
    case .take: takes([.array, .string], .number, gives: [.array, .string])
    case .subArray: Signature(2, 3, [.array, .number], gives: .array)
    case .sortBy, .sortByDescending: takes(.array, strings: 1, gives: .array)
    case .indicesAndValues: takes(.any, gives: .array)
    case .flatten: Signature(1, 2, [.array, .number], gives: .array)
    case .unique: takes(.array, gives: .array)
    case .reverse: takes([.string, .array], gives: [.string, .array])
    case .createArray: takes(0, orMore: .any, gives: .array)
    case .float, .int, .average, .uriPort: takes(.any, gives: .number)
    case .string: takes(.any, strings: 1, gives: .string)
    case .base64, .base64ToString, .dataUri, .dataUriToString, .uriComponent,
      .uriComponentToString, .jsonStringify, .xml, .resolve, .uriHost, .uriPath, .uriPathAndQuery,
      .uriQuery, .uriScheme:
      takes(.any, gives: .string)
    case .formatNumber: takes(.number, .number, strings: 1, gives: .string)
    case .json, .stringOrValue: takes(.string, gives: .any)
    case .min, .max: takes(1, orMore: .any, gives: .number)
    case .sum: takes(.array, gives: .number)
    case .mod, .rand: takes(.number, .number, gives: .number)
    case .range: takes(.number, .number, gives: .array)
    case .floor, .ceiling, .abs, .sqrt, .ticksToDays, .ticksToHours, .ticksToMinutes:
      takes(.number, gives: .number)
    case .round: Signature(1, 2, [.number], gives: .number)
    case .addDays, .addHours, .addMinutes, .addSeconds:
      takes(.string, .number, strings: 2, gives: .string)
    case .utcNow: takes(strings: 2, gives: .string)
    case .formatDateTime, .startOfDay, .startOfHour, .startOfMonth:
      takes(.string, strings: 2, gives: .string)
    case .formatEpoch, .formatTicks: takes(.number, strings: 2, gives: .string)
    case .addToTime, .subtractFromTime:
      takes(.string, .number, .string, strings: 2, gives: .string)
    case .dateReadBack: takes(.string, .string, gives: .string)
    case .getFutureTime, .getPastTime: takes(.number, .string, strings: 2, gives: .string)
    case .convertFromUTC, .convertToUTC: takes(.string, .string, strings: 2, gives: .string)
    case .dateTimeDiff: takes(.string, .string, gives: .number)
    case .getProperty: takes(.any, strings: 1, gives: .any)
    case .setProperty, .addProperty: takes(.any, .string, .any, gives: .any)
    case .removeProperty, .jPath, .xPath: takes(.any, .string, gives: .any)
    case .setPathToValue: takes(.any, .any, gives: .any)
    }
  }

  /// Sees that a call can work at all, whatever the data.
  func check(_ types: [Types], of function: Function, at offset: Int) throws(ExpressionFault) {
    guard types.count >= least, types.count <= most else {
      throw ExpressionFault(
        .reading, "\(function.rawValue) wants \(countInWords), not \(types.count)", at: offset)
    }
    for (index, type) in types.enumerated() {
      let wanted = wants[min(index, wants.count - 1)]
      guard type.canBe(wanted) else {
        throw ExpressionFault(
          .reading,
          "value \(index + 1) of \(function.rawValue) must be \(wanted.words), not \(type.words)",
          at: offset)
      }
    }
  }

  private var countInWords: String {
    let values = most == 1 ? "value" : "values"
    if most == 0 { return "no values" }
    if most == Int.max { return "at least \(least) \(least == 1 ? "value" : "values")" }
    return least == most ? "\(least) \(values)" : "\(least) to \(most) \(values)"
  }

  /// What has to be right about the arguments themselves: the name that a lambda binds, the
  /// regular expression that is known.
  static func checkArguments(
    _ arguments: [Node], of function: Function, at offset: Int
  ) throws(ExpressionFault) {
    switch function {
    case .foreach, .select, .where, .any, .all:
      if case .name = arguments[1].kind { return }
      throw ExpressionFault(
        .reading, "value 2 of \(function.rawValue) must be a name for the items",
        at: arguments[1].offset)
    case .isMatch:
      guard case .constant(let value) = arguments[1].kind, let pattern = value.string,
        let fault = Pattern.fault(of: pattern)
      else { return }
      throw ExpressionFault(
        .reading, "\(quoted(pattern)) is no regular expression: \(fault)", at: arguments[1].offset)
    default: return
    }
  }
}
