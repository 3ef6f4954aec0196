import Foundation
import TestSupport

extension Conformance {
  private struct Suite<Case: Decodable>: Decodable { var cases: [Case] }

  /// The cases of a suite.
  static func cases<Case: Decodable>(of name: String, as: Case.Type) throws -> [Case] {
    try JSONDecoder().decode(Suite<Case>.self, from: Data(file(name))).cases
  }
}
