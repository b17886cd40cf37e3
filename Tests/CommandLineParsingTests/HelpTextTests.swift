import CommandLineParsing
import Testing

struct HelpTextTests {
  @Test func `help names every command and option and fits a terminal`() throws {
    let program = HelpText.program(sampleProgram)
    for command in sampleProgram.commands {
      #expect(program.contains(command.name) && program.contains(command.summary))
      let help = HelpText.command(command, of: sampleProgram)
      for option in command.options { #expect(help.contains("--\(option.name)")) }
      for example in command.examples { #expect(help.contains(example.line)) }
      #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
    #expect(program.hasSuffix("\n"))
  }

  @Test func `usage tells what is needed and what may be repeated`() throws {
    let render = try #require(sampleProgram.command("render"))
    let completion = try #require(sampleProgram.command("completion"))
    #expect(HelpText.usage(of: render, in: sampleProgram) == "sample render SPEC… [OPTION…]")
    #expect(HelpText.usage(of: completion, in: sampleProgram) == "sample completion SHELL")
  }
}
