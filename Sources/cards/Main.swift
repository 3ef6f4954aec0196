import CardBrowser

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@main
struct Main {
  static func main() { exit(CardsProgram.run(CommandLine.arguments)) }
}
