import Testing

@testable import CardBrowser

/// Many names in little memory.
@Suite("Name store")
struct NameStoreTests {
  private func store(_ names: [String]) -> NameStore {
    var store = NameStore()
    for name in names {
      Array(name.utf8).withUnsafeBufferPointer { store.append([], $0) }
    }
    store.sort()
    return store
  }

  private func names(_ store: NameStore) -> [String] { (0..<store.count).map { store[$0] } }

  @Test("names are in the order of their bytes")
  func order() {
    #expect(names(store(["b", "a/z", "a.json", "Z", "é"])) == ["Z", "a.json", "a/z", "b", "é"])
  }

  @Test("a name is found, and the place of one that is not there")
  func position() {
    let store = store(["b", "d"])
    #expect(store.position(of: "b") == (0, true))
    #expect(store.position(of: "c") == (1, false))
    #expect(store.position(of: "e") == (2, false))
  }

  @Test("a name that is inserted has its place, and is there once")
  func insert() {
    var store = store(["b", "d"])
    let isNew = [store.insert("c"), store.insert("c")]
    #expect(isNew == [true, false])
    #expect(names(store) == ["b", "c", "d"])
  }

  @Test("all names of a folder can be taken out")
  func remove() {
    var store = store(["a/1", "a/2", "a.json", "b"])
    store.remove(store.range(startingWith: "a/"))
    #expect(names(store) == ["a.json", "b"])
  }

  @Test("which files are cards")
  func cardFiles() {
    for name in ["a.json", "a.JSON", "a.jsonl", "a.ndjson"] {
      #expect(CardNames.isCardFile(name), "\(name)")
    }
    for name in ["a.data.json", "a.txt", "json", ".json", "a.jsonx"] {
      #expect(!CardNames.isCardFile(name), "\(name)")
    }
  }
}
