import Foundation
import TestSupport
import Testing

/// `cards check` on texts that other implementations' tests judge.
@Suite(
  "cards check on known texts",
  .enabled(if: Conformance.isThere, Comment(rawValue: Conformance.skipped)))
struct CheckConformanceTests {
  private struct Suite: Decodable { var cases: [Case] }
  private struct Case: Decodable {
    var name: String
    var `class`: String
    var base64: Data
  }

  /// What a program that reads the report sees of it.
  private struct Report: Decodable {
    struct Diagnostic: Decodable {
      var severity: String
      var code: String
      var file: String
      var line: Int
      var column: Int
    }
    var files: Int
    var diagnostics: [Diagnostic]
  }

  private func check(_ arguments: [String], in folder: String) throws -> (Report, Int32) {
    var launch = CardsProgram.launch()
    launch.arguments = ["check", "--format", "json"] + arguments
    launch.folder = folder
    let outcome = try Command.run(launch)
    return (
      try JSONDecoder().decode(Report.self, from: Data(outcome.output)), outcome.status
    )
  }

  @Test("of the JSON suite every n is refused with its place, and no y is")
  func jsonSuite() throws {
    let folder = try #require(Conformance.folder)
    let data = Data(try Files.read(folder + "/json-suite.json"))
    let cases = try JSONDecoder().decode(Suite.self, from: data).cases
    #expect(cases.count > 150)
    let scratch = try Scratch()
    for one in cases { try Files.write(Array(one.base64), to: scratch.path + "/" + one.name) }
    let (report, status) = try check(cases.map(\.name), in: scratch.path)
    #expect(status == 1)
    #expect(report.files == cases.count)
    for one in cases {
      let faults = report.diagnostics.filter { $0.file == one.name && $0.code.hasPrefix("json-") }
      switch one.class {
      case "n":
        #expect(faults.count == 1 && faults[0].severity == "error", "\(one.name)")
        #expect(faults.allSatisfy { $0.line >= 1 && $0.column >= 1 }, "\(one.name)")
      case "y": #expect(faults.isEmpty, "\(one.name): \(faults)")
      default: break
      }
    }
  }

  @Test("each n alone ends with status 1 and one line with its place")
  func alone() throws {
    let folder = try #require(Conformance.folder)
    let data = Data(try Files.read(folder + "/json-suite.json"))
    let cases = try JSONDecoder().decode(Suite.self, from: data).cases.filter { $0.class == "n" }
    for one in cases {
      let outcome = try Command.run(CardsProgram.launch("check", "-"), input: Array(one.base64))
      #expect(outcome.status == 1, "\(one.name)")
      #expect(outcome.outputText.hasPrefix("<stdin>:"), "\(one.name): \(outcome.outputText)")
      #expect(outcome.outputText.contains(": error: "), "\(one.name)")
      #expect(outcome.outputText.contains(" [json-"), "\(one.name)")
    }
  }

  @Test("no official sample card or template has an error, and every code is in the list")
  func samples() throws {
    let folder = try #require(Conformance.folder) + "/cards"
    let parts = Files.names(in: folder).filter { $0 == "Templates" || $0.hasPrefix("v1.") }
    let (report, status) = try check(parts, in: folder)
    #expect(report.files > 200)
    #expect(status == 0)
    for fault in report.diagnostics where fault.severity == "error" {
      Issue.record("\(fault.file):\(fault.line):\(fault.column): \(fault.code)")
    }
    let listed = try Command.run(CardsProgram.launch("check", "--codes")).outputText
    let codes = Set(listed.split(separator: "\n").map { $0.prefix { $0 != " " } })
    for fault in report.diagnostics { #expect(codes.contains(fault.code[...]), "\(fault.code)") }
  }
}
