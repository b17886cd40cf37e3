import CommandLineParsing
import Foundation
import Testing

struct CompletionScriptTests {
  /// What bash offers for a command line whose last word is being written.
  private func offers(_ words: String...) throws -> [String] {
    let script = CompletionScript.text(for: .bash, program: sampleProgram)
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [
      "--norc", "--noprofile", "-c",
      "\(script)\nCOMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); _sample; "
        + #"printf '%s\n' "${COMPREPLY[@]}""#,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `bash offers commands, options and values`() throws {
    #expect(try offers("sample", "re") == ["render"])
    #expect(try offers("sample", "render", "--st") == ["--style"])
    #expect(try offers("sample", "render", "--style", "m") == ["mockup"])
    #expect(try offers("sample", "completion", "z") == ["zsh"])
    #expect(try offers("sample", "help", "d") == ["doctor"])
  }

  @Test func `bash completes after an equals sign and inside a list`() throws {
    #expect(try offers("sample", "render", "--style", "=", "b") == ["blueprint"])
    #expect(try offers("sample", "render", "--style", "=") == ["blueprint", "mockup"])
    #expect(
      try offers("sample", "render", "--device", "ipad,iphone-")
        == ["ipad,iphone-x", "ipad,iphone-duo"])
  }

  @Test func `the zsh script names every command and option`() {
    let script = CompletionScript.text(for: .zsh, program: sampleProgram)
    #expect(script.hasPrefix("#compdef sample\n"))
    for command in sampleProgram.commands {
      #expect(script.contains("    \(command.name))\n"))
      for option in command.options { #expect(script.contains("--\(option.name)")) }
    }
  }
}
