import CommandLineParsing
import TestSupport
import Testing

struct BashCompletionTests {
  /// What bash offers for a command line whose last word is being written.
  private func offers(_ words: String...) throws -> [String] {
    let script = CompletionScript.text(for: .bash, program: sampleProgram)
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let result = try ExternalTool(path: "/bin/bash").run([
      "--norc", "--noprofile", "-c",
      "\(script)\nCOMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); _sample; "
        + #"printf '%s\n' "${COMPREPLY[@]}""#,
    ])
    return result.text.split(separator: "\n").map(String.init)
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
}
