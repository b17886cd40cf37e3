import Foundation
import Glibc
import LayoutPreview
import Testing

struct RunFolderTests {
  private let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    try harness.write(SampleSpecs.simple(), to: "sample.yaml")
  }

  private func render(_ options: String...) -> CommandHarness.Result {
    harness.run(["render", "sample.yaml", "--format", "json"] + options)
  }

  private func names() -> [String] { harness.contents(of: "Output/sample").keys.sorted() }

  @Test func `what a later run would not write is listed, and removed when asked`() throws {
    #expect(render().code == 0)
    try harness.write("mine", to: "Output/sample/home/notes.txt")
    try harness.write(SampleSpecs.simple(devices: "[ipad-mini-a17-pro]"), to: "sample.yaml")
    let listed = render()
    #expect(listed.code == 0)
    #expect(listed.error.contains("1 stale file of earlier runs (--clean removes them)"))
    #expect(listed.error.contains("  home/iphone-17-pro/portrait.json\n"))
    #expect(names().contains("home/iphone-17-pro/portrait.json"))
    // It is still known by the run after that.
    #expect(render("--clean").error.contains("removed 1 stale file"))
    #expect(
      names() == ["home/ipad-mini-a17-pro/portrait.json", "home/notes.txt", "manifest.json"])
    #expect(
      !FileManager.default.fileExists(
        atPath: harness.folder.appending(path: "Output/sample/home/iphone-17-pro").path))
  }

  @Test func `a run with axis options removes nothing, and its files are known later`() {
    #expect(render().code == 0)
    let partial = render("--device", "iphone-duo", "--clean")
    #expect(partial.code == 0)
    #expect(partial.error.contains("Nothing removed"))
    #expect(names().count == 4)
    #expect(render("--clean").error.contains("removed 2 stale files"))
  }

  @Test func `two runs into one folder at once: the second stops`() throws {
    #expect(render().code == 0)
    let path = harness.folder.appending(path: "Output/sample/.proofsheet").path
    let file = unsafe open(path, O_RDWR)
    #expect(flock(file, LOCK_EX | LOCK_NB) == 0)
    let before = harness.contents(of: "Output/sample")
    let result = render("--device", "iphone-duo")
    #expect(result.code == 4)
    #expect(
      result.error
        == "proofsheet: error: can't write Output/sample: another run is writing into this folder\n"
    )
    #expect(harness.contents(of: "Output/sample") == before)
    close(file)
    #expect(render().code == 0)
  }

  @Test func `nothing half written stays behind`() throws {
    // As an interrupted run would leave it.
    try harness.write("half", to: "Output/sample/.partial/0")
    #expect(render().code == 0)
    let left = try FileManager.default.contentsOfDirectory(
      atPath: harness.folder.appending(path: "Output/sample").path)
    #expect(left.sorted() == [".proofsheet", "home", "manifest.json"])
  }

  @Test func `a list that names files outside the folder removes none of them`() throws {
    try harness.write("precious", to: "Output/precious.txt")
    try harness.write("../precious.txt\n/etc/hostname\n.\n", to: "Output/sample/.proofsheet")
    #expect(render("--clean").code == 0)
    #expect(harness.text("Output/precious.txt") == "precious")
  }

  @Test func `a linked folder inside a run is not followed when files are removed`() throws {
    try harness.write("precious", to: "elsewhere/portrait.json")
    try harness.write("home/linked/portrait.json\n", to: "Output/sample/.proofsheet")
    try harness.write("", to: "Output/sample/home/x")
    try FileManager.default.createSymbolicLink(
      at: harness.folder.appending(path: "Output/sample/home/linked"),
      withDestinationURL: harness.folder.appending(path: "elsewhere"))
    #expect(render("--clean").code == 0)
    #expect(harness.text("elsewhere/portrait.json") == "precious")
  }

  @Test func `one configuration that can't be written does not stop the others`() throws {
    try harness.write(
      SampleSpecs.simple(devices: "[iphone-17-pro, ipad-mini-a17-pro]"), to: "sample.yaml")
    // A folder where a file belongs.
    try harness.write("", to: "Output/sample/home/iphone-17-pro/portrait.json/x")
    let result = render()
    #expect(result.code == 4)
    #expect(result.error.contains("Output/sample/home/iphone-17-pro/portrait.json: "))
    #expect(names().contains("home/ipad-mini-a17-pro/portrait.json"))
    #expect(harness.text("Output/sample/manifest.json")?.contains("\"failure\"") == true)
  }

  @Test func `a file where a folder is needed is named`() throws {
    try harness.write("", to: "taken")
    let result = render("-o", "taken")
    #expect(result.code == 4)
    #expect(result.error.contains("can't write taken/sample: "))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a folder that can't be made is named with the reason`() {
    let result = render("-o", "/proc/nowhere")
    #expect(result.code == 4)
    #expect(result.error.contains("can't write /proc/nowhere"))
  }
}
