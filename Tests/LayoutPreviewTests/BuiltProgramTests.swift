import Foundation
import TestSupport
import Testing

/// The program that was built with these tests.
enum BuiltProgram {
  static let tool: ExternalTool? = {
    let beside = Bundle.main.executableURL?.deletingLastPathComponent()
    let built = TemplateSpec.folder.deletingLastPathComponent().appending(path: ".build/debug")
    for folder in [beside, built] {
      guard let path = folder?.appending(path: "proofsheet").path else { continue }
      if FileManager.default.isExecutableFile(atPath: path) { return ExternalTool(path: path) }
    }
    return nil
  }()
}

/// The program as a process of its own, as users and build machines run it.
@Suite(.enabled(if: BuiltProgram.tool != nil, "the program was not built beside the tests"))
struct BuiltProgramTests {
  private let harness: CommandHarness
  private let program: ExternalTool

  init() throws {
    harness = try CommandHarness()
    program = try #require(BuiltProgram.tool)
  }

  private func path(_ name: String) -> String { harness.folder.appending(path: name).path }

  @Test func `the same bytes with other threads, folder, locale, time zone and home`() throws {
    let specs = try ["mail", "media-player"].map { name in
      let text = try String(
        contentsOf: TemplateSpec.folder.appending(path: "\(name).yaml"), encoding: .utf8)
      return try harness.write(text, to: "specs/\(name).yaml").path
    }
    let options = [
      "--device", "iphone-17-pro,iphone-duo,apple-watch-ultra-4", "--pose", "all",
      "--locale", "en,ar,ja", "--text-size", "large", "--format", "svg,svg-outlines,png,pdf",
      "--scale", "1", "--quiet", "--fail-on", "never",
    ]
    let plain = try program.run(
      ["render"] + specs + ["-o", path("plain"), "--jobs", "1"] + options,
      environment: ["LANG": "C", "LC_ALL": nil])
    #expect(plain.status == 0, "\(plain.errorText)")

    try harness.write(Self.fontRules, to: "home/.config/fontconfig/fonts.conf")
    try harness.write(Self.fontRules, to: "home/.fonts.conf")
    let hostile: [String: String?] = [
      "HOME": path("home"), "XDG_CONFIG_HOME": path("home/.config"),
      "XDG_DATA_HOME": path("home"), "XDG_CACHE_HOME": path("home/cache"),
      "FONTCONFIG_FILE": path("home/.fonts.conf"), "FONTCONFIG_PATH": path("home"),
      "LANG": "tr_TR.UTF-8", "LC_ALL": "C.UTF-8", "LC_NUMERIC": "de_DE.UTF-8",
      "LANGUAGE": "ar", "PANGO_LANGUAGE": "ja", "PANGOCAIRO_BACKEND": "xlib",
      "FREETYPE_PROPERTIES": "cff:no-stem-darkening=0 truetype:interpreter-version=35",
      "TZ": "Asia/Kathmandu", "SOURCE_DATE_EPOCH": "1", "COLUMNS": "20",
      "G_MESSAGES_DEBUG": "all",
    ]
    let relative = try run(
      ["render", "mail.yaml", "../specs/media-player.yaml", "-o", "../hostile", "--jobs", "8"]
        + options, in: path("specs"), environment: hostile)
    #expect(relative.status == 0, "\(relative.errorText)")
    for name in ["mail", "media-player"] {
      let first = harness.contents(of: "plain/\(name)")
      let second = harness.contents(of: "hostile/\(name)")
      // Phone, five poses of the foldable, watch; three locales; four pictures and a record.
      #expect(first.count == 7 * 3 * 5 + 1)
      #expect(first.keys.sorted() == second.keys.sorted())
      for (file, data) in first { #expect(data == second[file], "\(file) differs") }
    }
  }

  /// Rules that put another typeface in the place of each of ours.
  private static let fontRules = """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <dir>/usr/share/fonts</dir>
      <match target="pattern"><edit name="family" mode="assign" binding="strong">
        <string>Noto Sans Mono</string></edit></match>
      <match target="font"><edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
        <edit name="embolden" mode="assign"><bool>true</bool></edit>
        <edit name="matrix" mode="assign"><times><name>matrix</name>
        <matrix><double>1</double><double>0.3</double><double>0</double><double>1</double></matrix>
        </times></edit></match>
      <selectfont><rejectfont><pattern><patelt name="family"><string>Inter</string></patelt>
        </pattern></rejectfont></selectfont>
    </fontconfig>
    """

  /// Runs the program from a folder.
  private func run(
    _ arguments: [String], in folder: String, environment: [String: String?]
  ) throws -> ExternalTool.Result {
    let shell = try #require(ExternalTool("sh"))
    return try shell.run(
      ["-c", "cd \"$0\" && exec \"$@\"", folder, program.path] + arguments,
      environment: environment)
  }

  @Test func `an interrupted run leaves whole files and the next one ends the work`() throws {
    let spec = TemplateSpec.folder.appending(path: "settings.yaml").path
    let arguments = [
      "render", spec, "-o", path("out"), "--device", "iphone-1[5-8]*", "--text-size", "large",
      "--quiet",
    ]
    let process = Process()
    process.executableURL = URL(filePath: program.path)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Not a fixed time: as soon as a picture is there, whatever the machine.
    let first = path("out/settings/settings/iphone-18-pro-max/portrait.png")
    while process.isRunning, !FileManager.default.fileExists(atPath: first) {
      Thread.sleep(forTimeInterval: 0.002)
    }
    // The signal that no program can prepare for; the others may be ignored where tests run.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(process.terminationStatus != 0)
    let files = harness.contents(of: "out/settings")
    #expect(!files.isEmpty && files["manifest.json"] == nil)
    for (name, data) in files {
      if name.hasSuffix(".json") {
        #expect(throws: Never.self, "\(name)") { try JSONSerialization.jsonObject(with: data) }
      } else if name.hasSuffix(".png") {
        #expect(data.suffix(8) == Data("IEND".utf8 + [0xAE, 0x42, 0x60, 0x82]), "\(name)")
      } else {
        #expect(String(decoding: data, as: UTF8.self).hasSuffix("</svg>\n"), "\(name)")
      }
    }
    #expect(try program.run(arguments).status == 0)
    let whole = try program.run(
      arguments.map { $0 == path("out") ? path("whole") : $0 })
    #expect(whole.status == 0)
    #expect(harness.contents(of: "out/settings") == harness.contents(of: "whole/settings"))
    let hidden = try FileManager.default.contentsOfDirectory(atPath: path("out/settings"))
    #expect(!hidden.contains(".partial"))
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"),
    arguments: [["devices"], ["schema"], ["help"]])
  func `a result that can't be written is a failure`(words: [String]) throws {
    let shell = try #require(ExternalTool("sh"))
    let result = try shell.run(["-c", "exec \"$0\" \"$@\" > /dev/full", program.path] + words)
    #expect(result.status == 4)
    #expect(
      result.errorText
        == "proofsheet: error: can't write standard output: no space left on the disk\n")
  }

  @Test func `a reader that goes away is no failure`() throws {
    let shell = try #require(ExternalTool("sh"))
    let result = try shell.run(
      ["-c", "{ \"$0\" schema; echo $? >&2; } | true", program.path])
    #expect(result.errorText == "0\n")
  }
}
