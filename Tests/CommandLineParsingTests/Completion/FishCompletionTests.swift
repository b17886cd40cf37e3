import CommandLineParsing
import Foundation
import TestSupport
import Testing

struct FishCompletionTests {
  /// What fish offers for a command line, without descriptions and files of the folder.
  private func offers(_ line: String, fish: ExternalTool) throws -> [String] {
    let folder = try TemporaryFolder()
    let script = CompletionScript.text(for: .fish, program: sampleProgram)
    try folder.write(Array(script.utf8), to: "sample.fish")
    let result = try fish.run(
      [
        "--no-config", "-c",
        "source \(folder.path("sample.fish")); cd \(folder.url.path); complete -C \"\(line)\"",
      ], environment: ["HOME": folder.url.path])
    #expect(result.errorText == "")
    return result.text.split(separator: "\n").map { line in
      String(line.prefix { $0 != "\t" })
    }
  }

  @Test func `fish offers commands, options and values`() throws {
    guard let fish = ExternalTool("fish") else {
      print("skipped: fish is not installed")
      return
    }
    #expect(try offers("sample ", fish: fish) == ["completion", "doctor", "help", "render"])
    #expect(try offers("sample re", fish: fish) == ["render"])
    #expect(try offers("sample render --st", fish: fish) == ["--style"])
    #expect(try offers("sample render --style ", fish: fish) == ["blueprint", "mockup"])
    #expect(try offers("sample render --style=m", fish: fish) == ["--style=mockup"])
    #expect(try offers("sample render -o sam", fish: fish) == [])
    #expect(try offers("sample completion z", fish: fish) == ["zsh"])
    #expect(try offers("sample help d", fish: fish) == ["doctor"])
  }

  @Test func `fish completes files where they are asked for, and words inside a list`() throws {
    guard let fish = ExternalTool("fish") else {
      print("skipped: fish is not installed")
      return
    }
    #expect(try offers("sample render sam", fish: fish) == ["sample.fish"])
    #expect(try offers("sample render --catalog sam", fish: fish) == ["sample.fish"])
    #expect(try offers("sample doctor sam", fish: fish) == [])
    #expect(
      try offers("sample render --device ipad,iphone-", fish: fish)
        == ["ipad,iphone-duo", "ipad,iphone-x"])
    #expect(
      try offers("sample render --device=ipad,iphone-d", fish: fish)
        == ["--device=ipad,iphone-duo"])
    #expect(try offers("sample render --device ip", fish: fish).count == 3)
  }

  @Test func `a word that is a command's name elsewhere does not stand for the command`() throws {
    guard let fish = ExternalTool("fish") else {
      print("skipped: fish is not installed")
      return
    }
    #expect(try offers("sample doctor render --st", fish: fish) == [])
  }
}
