#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files as tests need them: whole, small, and with a reason when something fails.
public enum Files {
  public static func read(_ path: String) throws -> [UInt8] {
    guard let file = fopen(path, "r") else { throw failure("read", path) }
    defer { fclose(file) }
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { return all }
      all += buffer[0..<count]
    }
  }

  public static func readText(_ path: String) throws -> String {
    String(decoding: try read(path), as: UTF8.self)
  }

  public static func write(_ bytes: [UInt8], to path: String) throws {
    guard let file = fopen(path, "w") else { throw failure("write", path) }
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count else { throw failure("write", path) }
  }

  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
  public static func isProgram(_ path: String) -> Bool {
    access(path, X_OK) == 0 && !isFolder(path)
  }

  public static func isFolder(_ path: String) -> Bool {
    var about = stat()
    return stat(path, &about) == 0 && about.st_mode & S_IFMT == S_IFDIR
  }

  /// Makes a folder unless it is there.
  public static func makeFolder(_ path: String) throws {
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw failure("make", path) }
  }

  /// The names in a folder, sorted; empty when it cannot be read.
  public static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The paths of all files under a folder whose names end in `ending`, sorted.
  public static func all(under folder: String, ending: String) -> [String] {
    var found: [String] = []
    var folders = [folder]
    while let next = folders.popLast() {
      for name in names(in: next) {
        let path = next + "/" + name
        if isFolder(path) {
          folders.append(path)
        } else if name.hasSuffix(ending) {
          found.append(path)
        }
      }
    }
    return found.sorted()
  }

  /// Removes a file or a folder with all that is in it; what is not there is no fault.
  public static func remove(_ path: String) {
    if unlink(path) == 0 { return }
    for name in names(in: path) { remove(path + "/" + name) }
    rmdir(path)
  }

  private static func failure(_ verb: String, _ path: String) -> Fault {
    Fault("cannot \(verb) \(path): \(String(cString: strerror(errno)))")
  }
}
