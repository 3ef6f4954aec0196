#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the environment says about the terminal; nothing else in this module reads it.
enum Environment {
  /// The value of a variable; nil when it is not set or empty.
  static func value(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Sets variables for as long as `body` runs.
  static func with<Result>(_ variables: [(name: String, value: String)], _ body: () -> Result)
    -> Result
  {
    let before = variables.map { ($0.name, getenv($0.name).map { String(cString: $0) }) }
    for (name, value) in variables { setenv(name, value, 1) }
    defer {
      for (name, value) in before {
        if let value { setenv(name, value, 1) } else { unsetenv(name) }
      }
    }
    return body()
  }

  /// Whether the terminal can be sent UTF-8; tells the C library at the same time.
  ///
  /// A locale that is named but not installed, as happens over SSH, counts by its name.
  static func usesUTF8() -> Bool {
    if setlocale(LC_CTYPE, "") != nil { return codesetIsUTF8 }
    let named = value("LC_ALL") ?? value("LC_CTYPE") ?? value("LANG") ?? ""
    let name = named.lowercased()
    guard name.hasSuffix("utf-8") || name.hasSuffix("utf8") else { return false }
    let installed = ["C.UTF-8", "en_US.UTF-8"]
    return installed.contains { (name: String) in
      setlocale(LC_CTYPE, name) != nil && codesetIsUTF8
    }
  }

  private static var codesetIsUTF8: Bool {
    guard let name = nl_langinfo(nl_item(CODESET)) else { return false }
    return ["UTF-8", "utf8"].contains(String(cString: name))
  }
}
