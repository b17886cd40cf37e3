import Foundation
import Records
import Testing

/// `proofsheet approve` and `prune` over runs that the command itself draws.
struct ApproveCommandTests {
  private let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  private static func spec(
    first: Int = 40, second: Int = 40, title: String = "Title",
    devices: String = "[iphone-17-pro, ipad-mini-a17-pro]"
  ) -> String {
    """
    proofsheet: 1
    name: sample
    matrix: { devices: \(devices), orientations: [portrait] }
    screens:
      - id: home
        content:
          vstack:
            - box: First
              id: first
              frame: { height: \(first) }
            - text: \(title)
              id: title
              when: { device: iphone }
            - box: Second
              id: second
              frame: { height: \(second) }
    """.replacingOccurrences(of: "\n          when: { device: iphone }", with: "")
  }

  private func draw(
    _ spec: String, into folder: String, format: String = "png", options: [String] = []
  ) throws {
    try harness.write(spec, to: "spec.yaml")
    let result = harness.run(
      [
        "render", "spec.yaml", "-o", folder, "--format", format, "--scale", "1", "--fail-on",
        "never", "--canvas", "screen", "--style", "mockup",
      ] + options)
    try #require(result.code == 0, "\(result.error)")
  }

  private let phone = "home/iphone-17-pro/portrait"
  private let tablet = "home/ipad-mini-a17-pro/portrait"

  @Test func `what is approved is the same from then on, byte by byte`() throws {
    try draw(Self.spec(), into: "a")
    try draw(Self.spec(first: 60), into: "b")
    let before = harness.contents(of: "b")
    #expect(harness.run("diff", "a", "b").code == 1)
    let result = harness.run("approve", "a", "b")
    #expect(result.code == 0, "\(result.error)")
    #expect(result.output == "\(phone)\n\(tablet)\n")
    #expect(harness.run("diff", "a", "b").code == 0)
    #expect(harness.contents(of: "a/sample") == harness.contents(of: "b/sample"))
    // The candidate stays as it was.
    #expect(harness.contents(of: "b") == before)
  }

  @Test func `a trial run names what it would take and writes nothing`() throws {
    try draw(Self.spec(), into: "a")
    try draw(Self.spec(first: 60), into: "b")
    let before = harness.contents(of: "a")
    let result = harness.run("approve", "a", "b", "--dry-run")
    #expect(result.output == "\(phone)\n\(tablet)\n")
    #expect(harness.contents(of: "a") == before)
  }

  @Test func `a first reference is made from nothing`() throws {
    try draw(Self.spec(), into: "b")
    #expect(harness.run("diff", "a", "b", "--require-reference").code == 1)
    #expect(harness.contents(of: "a").isEmpty)
    #expect(harness.run("approve", "a", "b").code == 0)
    #expect(harness.run("diff", "a", "b", "--require-reference").code == 0)
  }

  @Test func `a device or a configuration is taken alone`() throws {
    try draw(Self.spec(), into: "a")
    try draw(Self.spec(first: 60), into: "b")
    let old = harness.contents(of: "a/sample")
    #expect(harness.run("approve", "a", "b", "--device", "iphone-17-pro").output == "\(phone)\n")
    let new = harness.contents(of: "a/sample")
    #expect(new["\(phone).png"] != old["\(phone).png"])
    #expect(new["\(tablet).png"] == old["\(tablet).png"])
    let left = harness.run("diff", "a", "b")
    #expect(left.code == 1)
    #expect(left.output.contains("1 of 2 configurations changed"))
    #expect(harness.run("approve", "a", "b", "--configuration", tablet).output == "\(tablet)\n")
    #expect(harness.run("diff", "a", "b").code == 0)
    #expect(harness.run("approve", "a", "b", "--device", "iphone-17").code == 2)
  }

  @Test func `a cause is taken where nothing else changed`() throws {
    try draw(Self.spec(), into: "a")
    try draw(Self.spec(first: 60), into: "b")
    #expect(
      harness.run("approve", "a", "b", "--cause", "1", "--dry-run").output
        == "\(phone)\n\(tablet)\n")
    #expect(
      harness.run("approve", "a", "b", "--element", "first", "--dry-run").output
        == "\(phone)\n\(tablet)\n")
    #expect(harness.run("approve", "a", "b", "--cause", "2").code == 2)
    #expect(harness.run("approve", "a", "b", "--element", "secnd").code == 2)
    // Two causes: neither alone takes a picture that shows both.
    try draw(Self.spec(first: 60, second: 50), into: "b")
    let one = harness.run("approve", "a", "b", "--element", "first")
    #expect(one.output.isEmpty)
    #expect(one.error.contains("something else changed"))
    let both = harness.run("approve", "a", "b", "--element", "first,second")
    #expect(both.output == "\(phone)\n\(tablet)\n")
    #expect(harness.run("diff", "a", "b").code == 0)
  }

  @Test func `a candidate that was tampered with is not taken`() throws {
    try draw(Self.spec(), into: "a")
    try draw(Self.spec(first: 60), into: "b")
    let file = "b/sample/\(phone).png"
    let bytes = try Data(contentsOf: harness.folder.appending(path: file))
    try harness.write(bytes.dropLast(9), to: file)
    let before = harness.contents(of: "a")
    let result = harness.run("approve", "a", "b", "--device", "iphone-17-pro")
    #expect(result.code == 4)
    #expect(result.error.contains("not what its run wrote"))
    #expect(harness.contents(of: "a")["sample/\(phone).png"] == before["sample/\(phone).png"])
  }

  @Test func `references of records alone tell layouts, and pictures by their hashes`() throws {
    try draw(Self.spec(), into: "b")
    #expect(harness.run("approve", "a", "b", "--records").code == 0)
    #expect(harness.contents(of: "a").keys.allSatisfy { $0.hasSuffix(".json") })
    let same = harness.run("diff", "a", "b")
    #expect(same.code == 0)
    #expect(same.error.contains("records alone"))
    try draw(
      Self.spec().replacingOccurrences(
        of: "          id: title", with: "          id: title\n          foreground: '#C00000'"),
      into: "b")
    let colour = harness.run("diff", "a", "b")
    #expect(colour.code == 1, "\(colour.error)")
    try draw(Self.spec(first: 60), into: "b")
    #expect(harness.run("diff", "a", "b").output.contains("`first` grew 20 pt"))
  }

  @Test func `what no manifest names is pruned, and nothing else`() throws {
    try draw(Self.spec(), into: "a")
    try draw(Self.spec(devices: "[iphone-17-pro]"), into: "b")
    try harness.write("notes", to: "a/sample/README.md")
    try harness.write("{}", to: "a/sample/known.json")
    try harness.write("old", to: "a/sample/home/gone/portrait.png")
    let list = harness.run("prune", "a", "--dry-run")
    #expect(list.output == "a/sample/home/gone/portrait.png\n")
    #expect(harness.text("a/sample/home/gone/portrait.png") == "old")
    #expect(harness.run("prune", "a").code == 0)
    #expect(harness.contents(of: "a")["sample/home/gone/portrait.png"] == nil)
    // With a candidate also what that no longer has.
    #expect(harness.run("diff", "a", "b").output.contains("removed: \(tablet)"))
    #expect(
      harness.run("prune", "a", "b").output
        == "a/sample/\(tablet).json\na/sample/\(tablet).png\n")
    #expect(harness.run("diff", "a", "b").code == 0)
    #expect(harness.text("a/sample/README.md") == "notes")
    #expect(harness.text("a/sample/known.json") == "{}")
  }

  // MARK: Runs of a part

  private func manifest(_ folder: String) throws -> Manifest {
    let file = harness.folder.appending(path: "\(folder)/sample/manifest.json")
    return try Manifest(reading: Array(Data(contentsOf: file)))
  }

  @Test(
    arguments: [
      ["--device", "iphone-17-pro"], ["--orientation", "landscapeLeft"], ["--text-size", "xLarge"],
    ])
  func `a run of a part prunes nothing`(options: [String]) throws {
    try draw(Self.spec(), into: "a")
    try draw(Self.spec(), into: "b", options: options)
    #expect(try manifest("b").isPartial)
    let before = harness.contents(of: "a")
    for more in [[], ["--dry-run"]] {
      let result = harness.run(["prune", "a", "b"] + more)
      #expect(result.code == 2)
      #expect(result.output.isEmpty)
      #expect(
        result.error.contains("error: b/sample: the run has a part of its matrix alone"),
        "\(result.error)")
    }
    #expect(harness.contents(of: "a") == before)
    // Without it the reference is looked at by itself.
    #expect(harness.run("prune", "a").code == 0)
    #expect(harness.contents(of: "a") == before)
  }

  @Test func `options that leave nothing of the matrix out make a whole run`() throws {
    try draw(Self.spec(), into: "a")
    for devices in ["iphone-17-pro,ipad-mini-a17-pro", "essentials"] {
      try draw(Self.spec(), into: "b", options: ["--device", devices])
      #expect(try !manifest("b").isPartial)
      #expect(harness.run("prune", "a", "b").output.isEmpty)
    }
    // The spec alone decides: the bytes are those of a run without options.
    try draw(Self.spec(), into: "c", options: ["--device", "iphone-17-pro,ipad-mini-a17-pro"])
    #expect(harness.contents(of: "c/sample") == harness.contents(of: "a/sample"))
  }

  @Test func `of a run of a part that part is taken and the rest stays`() throws {
    try draw(Self.spec(), into: "a")
    let old = harness.contents(of: "a/sample")
    try draw(Self.spec(first: 60), into: "b", options: ["--device", "iphone-17-pro"])
    #expect(harness.run("approve", "a", "b").output == "\(phone)\n")
    #expect(try manifest("a").configurations.map(\.name) == [phone, tablet])
    #expect(try !manifest("a").isPartial)
    #expect(harness.run("prune", "a").output.isEmpty)
    let new = harness.contents(of: "a/sample")
    #expect(new["\(phone).png"] != old["\(phone).png"])
    #expect(new["\(tablet).png"] == old["\(tablet).png"])
    // A reference that begins with a part says so until it is whole.
    #expect(harness.run("approve", "first", "b").code == 0)
    #expect(try manifest("first").isPartial)
    try draw(Self.spec(first: 60), into: "whole")
    #expect(harness.run("approve", "first", "whole").code == 0)
    #expect(harness.contents(of: "first/sample") == harness.contents(of: "whole/sample"))
  }

  @Test func `a candidate without pictures of its own takes no picture away`() throws {
    try draw(Self.spec(), into: "a")
    try draw(Self.spec(), into: "b")
    try harness.write("logo", to: "a/logo.png")
    #expect(harness.run("prune", "a", "b").code == 0)
    #expect(harness.text("a/logo.png") == "logo")
  }
}
