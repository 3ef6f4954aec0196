internal import AdaptiveCards

enum ObjectFunctions {
  static func apply(_ function: Function, _ given: Arguments) throws(ExpressionFault) -> Value {
    switch function {
    case .setProperty:
      let (object, key) = try target(given)
      return .json(.object(object.setting(key, to: given[2].json ?? .null)))
    case .addProperty:
      let (object, key) = try target(given)
      guard object[key] == nil else { throw given.fault("\(quoted(key)) is there already") }
      return .json(.object(object.setting(key, to: given[2].json ?? .null)))
    case .removeProperty:
      let (object, key) = try target(given)
      return .json(.object(JSONObject(object.members.filter { $0.key != key })))
    case .merge: return try merge(given)
    case .jPath: return try JPath.select(given)
    case .xPath: return try XPath.select(given)
    default: return .missing
    }
  }

  private static func target(_ given: Arguments) throws(ExpressionFault) -> (JSONObject, String) {
    let object = try given.object(0)
    guard let key = given[1].string ?? given[1].number?.javaScript else {
      throw given.wrong(1, wanted: "the name of a property")
    }
    try given.budget.spend(object.count, of: 48)
    return (object, key)
  }

  /// The members of all objects, those of later ones in the place of earlier ones.
  private static func merge(_ given: Arguments) throws(ExpressionFault) -> Value {
    var members: [JSONObject.Member] = []
    var places: [String: Int] = [:]
    func add(_ object: JSONObject) throws(ExpressionFault) {
      try given.budget.step(object.count)
      try given.budget.spend(object.count, of: 48)
      for member in object.members {
        if let place = places[member.key] {
          members[place] = member
        } else {
          places[member.key] = members.count
          members.append(member)
        }
      }
    }
    for index in 0..<given.count {
      if let object = given[index].object {
        try add(object)
        continue
      }
      guard let items = given[index].array else {
        throw given.wrong(index, wanted: "an object or an array of objects")
      }
      for item in items {
        guard let object = item.objectValue else {
          throw given.fault("the array holds \(Value.json(item).words), which is no object")
        }
        try add(object)
      }
    }
    return .json(.object(JSONObject(members)))
  }
}
