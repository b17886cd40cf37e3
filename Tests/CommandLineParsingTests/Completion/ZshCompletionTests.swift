import CommandLineParsing
import Foundation
import TestSupport
import Testing

struct ZshCompletionTests {
  /// How the script comes into the shell.
  private enum Loading { case sourced, functionOfFpath }

  /// What zsh offers where a tabulator follows a line: in a terminal of its own, since its
  /// completion runs in none else.
  private func offers(
    _ line: String, zsh: ExternalTool, loading: Loading = .sourced
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    let script = CompletionScript.text(for: .zsh, program: sampleProgram)
    try folder.write(Array(script.utf8), to: "_sample")
    let path = folder.url.path
    // `compadd` writes down what is offered; with some letters it only sifts words for its caller.
    let start = """
      fpath=(\(loading == .functionOfFpath ? path : "") $fpath)
      autoload -Uz compinit; compinit -u -D
      \(loading == .sourced ? "source \(path)/_sample" : "")
      compadd() {
        if (( ${@[(I)-[OAD]]} )); then builtin compadd "$@"; return; fi
        local -a found
        builtin compadd -O found "$@"
        print -rl -- $found >> \(path)/offered
        builtin compadd "$@"
      }
      leave() { exit }
      zle -N leave
      bindkey '^I' complete-word '^X' leave
      PROMPT=ready
      """
    try folder.write(Array(start.utf8), to: "start")
    try folder.write([], to: "offered")
    let session = """
      zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell 'source \(path)/start'
      zpty -r -m shell seen '*ready*'
      zpty -n -w shell $'\(line)\\t\\x18'
      while zpty -r shell seen; do :; done
      """
    let result = try zsh.run(
      ["-f", "-c", session], environment: ["HOME": path, "TERM": "dumb"])
    #expect(result.errorText == "")
    return String(decoding: try folder.read("offered"), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  @Test func `zsh offers commands, options and values`() throws {
    guard let zsh = ExternalTool("zsh") else {
      print("skipped: zsh is not installed")
      return
    }
    #expect(try offers("sample re", zsh: zsh) == ["render"])
    #expect(try offers("sample render --st", zsh: zsh) == ["--style"])
    #expect(try offers("sample render --style m", zsh: zsh) == ["mockup"])
    #expect(try offers("sample completion z", zsh: zsh) == ["zsh"])
    #expect(try offers("sample help d", zsh: zsh) == ["doctor"])
  }

  @Test func `zsh completes inside a list`() throws {
    guard let zsh = ExternalTool("zsh") else {
      print("skipped: zsh is not installed")
      return
    }
    #expect(
      try offers("sample render --device ipad,iphone-", zsh: zsh) == ["iphone-x", "iphone-duo"])
  }

  @Test func `a script in a folder of fpath completes from the first time on`() throws {
    guard let zsh = ExternalTool("zsh") else {
      print("skipped: zsh is not installed")
      return
    }
    #expect(
      try offers("sample render --style m", zsh: zsh, loading: .functionOfFpath) == ["mockup"])
  }

  @Test func `the script names every command and option`() {
    let script = CompletionScript.text(for: .zsh, program: sampleProgram)
    #expect(script.hasPrefix("#compdef sample\n"))
    for command in sampleProgram.commands {
      #expect(script.contains("    \(command.name))\n"))
      for option in command.options { #expect(script.contains("--\(option.name)")) }
    }
  }
}
