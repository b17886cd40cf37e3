import CommandLineParsing
import Testing

struct CommandLineParserTests {
  private func parse(_ words: String..., environment: [String: String] = [:]) -> ParseResult {
    CommandLineParser(sampleProgram).parse(words, environment: environment)
  }

  private func command(_ result: ParseResult) -> ParsedCommand? {
    if case .command(let command) = result { command } else { nil }
  }

  private func problems(_ result: ParseResult) -> [String] {
    if case .problems(let problems, _) = result { problems } else { [] }
  }

  @Test(arguments: [
    ["render", "a.yaml", "-o", "out"], ["render", "-oout", "a.yaml"],
    ["render", "-o=out", "a.yaml"], ["render", "--output", "out", "a.yaml"],
    ["render", "--output=out", "--", "a.yaml"],
  ])
  func `every way to write an option means the same`(words: [String]) {
    let result = CommandLineParser(sampleProgram).parse(words, environment: [:])
    #expect(
      result
        == .command(
          ParsedCommand(
            command: "render", values: ["output": ["out"]], positionals: ["a.yaml"])))
  }

  @Test func `lists are taken apart at commas and joined over repetitions`() {
    let parsed = command(parse("render", "a", "--device", "x,y", "--device=z"))
    #expect(parsed?.list("device") == ["x", "y", "z"])
  }

  @Test func `an option that does not split keeps its commas`() {
    let parsed = command(parse("render", "a", "--catalog", "x,y", "--catalog", "z"))
    #expect(parsed?.list("catalog") == ["x,y", "z"])
  }

  @Test func `words after two dashes and a single dash are values`() {
    #expect(command(parse("render", "-", "--", "--list"))?.positionals == ["-", "--list"])
  }

  @Test func `short flags can be bundled with an option that takes a value`() {
    let parsed = command(parse("render", "a", "-qoout"))
    #expect(parsed?.has("quiet") == true)
    #expect(parsed?.value("output") == "out")
  }

  @Test func `an empty value after the equals sign is refused`() {
    #expect(problems(parse("render", "a", "--output=")) == ["option '--output' has an empty value"])
  }

  @Test func `all problems are told at once in order`() {
    let found = problems(
      parse("render", "--outptu", "--list=1", "--style", "blueprnt", "--style", "mockup", "-z"))
    #expect(
      found == [
        "unknown option '--outptu', did you mean '--output'?",
        "option '--list' takes no value, found '1'",
        "option '--style': unknown value 'blueprnt', did you mean 'blueprint'?",
        "option '--style' is given more than once",
        "unknown option '-z'",
        "'render' needs SPEC",
      ])
  }

  @Test func `an option at the end or before another option lacks its value`() {
    #expect(problems(parse("render", "a", "-o")) == ["option '-o' needs a value: -o DIR"])
    #expect(
      problems(parse("render", "a", "--output", "--list"))
        == ["option '--output' needs a value: --output DIR"])
  }

  @Test func `an unknown command proposes the nearest`() {
    #expect(problems(parse("rendr")) == ["unknown command 'rendr', did you mean 'render'?"])
    #expect(
      problems(parse("help", "docter")) == ["unknown command 'docter', did you mean 'doctor'?"])
  }

  @Test func `too many and unwanted values are refused`() {
    #expect(
      problems(parse("completion", "bash", "zsh")) == ["'completion' takes one SHELL, found 'zsh'"])
    #expect(
      problems(parse("doctor", "now")) == ["'doctor' takes no values beside options, found 'now'"])
  }

  @Test func `the environment gives defaults that the command line replaces`() {
    let environment = ["SAMPLE_DEVICE": "a,b", "SAMPLE_LIST": "1", "SAMPLE_NO_COLOR": "1"]
    let parsed = command(parse("render", "x", environment: environment))
    #expect(parsed?.list("device") == ["a", "b"])
    #expect(parsed?.flags == ["list"])
    let replaced = command(parse("render", "x", "--device", "c", environment: environment))
    #expect(replaced?.list("device") == ["c"])
  }

  @Test func `a wrong value in the environment names its variable`() {
    #expect(
      problems(parse("render", "x", environment: ["SAMPLE_STYLE": "mokup", "SAMPLE_QUIET": "may"]))
        == [
          "variable 'SAMPLE_STYLE': unknown value 'mokup', did you mean 'mockup'?",
          "variable 'SAMPLE_QUIET' must be 1 or 0, found 'may'",
        ])
  }

  @Test func `help and version win over what else is there`() {
    #expect(parse() == .help(command: nil))
    #expect(parse("--help") == .help(command: nil))
    #expect(parse("help", "render") == .help(command: "render"))
    #expect(parse("render", "--wrong", "-h") == .help(command: "render"))
    #expect(parse("--version") == .version)
  }
}
