import Foundation
import LayoutPreview
import Testing

/// Bad input: a clear message with its place, the exit code of the design, the others still drawn.
struct BadInputTests {
  private let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    try harness.write(SampleSpecs.simple(name: "good"), to: "good.yaml")
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var spec: String
    var expected: String
    var code: Int32

    init(_ title: String, _ spec: String, _ expected: String, code: Int32 = 3) {
      testDescription = title
      self.spec = spec
      self.expected = expected
      self.code = code
    }
  }

  private static let head = """
    proofsheet: 1
    name: bad
    matrix: { devices: [iphone-17-pro] }

    """

  static let cases: [Case] = [
    Case("empty", "", "bad.yaml"),
    Case("not YAML", "a: [1, 2\nb: }", "bad.yaml:"),
    Case("a list", "- 1\n- 2\n", "bad.yaml:1:1: error: "),
    Case("a binary file", "\u{0}\u{1}\u{2}", "bad.yaml"),
    Case(
      "a misspelt key",
      """
      proofsheet: 1
      name: bad
      screens:
        - id: home
          content:
            vstack:
              chidren:
                - text: Hello
      """, "bad.yaml:7:9: error: unknown key 'chidren'"),
    Case(
      "an unknown device",
      """
      proofsheet: 1
      name: bad
      matrix:
        devices: [iphone-17-por]
      screens:
        - id: home
          content: { text: Hello }
      """,
      "bad.yaml:4:13: error: unknown device 'iphone-17-por', did you mean 'iphone-17-pro'?"),
    Case(
      "a missing picture",
      head + """
        assets:
          cover: { file: cover.png }
        screens:
          - id: home
            content: { image: cover }
        """, "no such file 'cover.png'"),
    Case(
      "a picture that is none",
      head + """
        assets:
          cover: { file: good.yaml }
        screens:
          - id: home
            content: { image: cover }
        """, "'good.yaml' is not a picture of a kind that is read: PNG, JPEG and SVG"),
    Case(
      "a component that uses itself",
      head + """
        components:
          a: { vstack: [{ use: a }] }
        screens:
          - id: home
            content: { use: a }
        """, "bad.yaml:"),
    Case(
      "absurd nesting",
      head + "screens:\n  - id: home\n    content: "
        + String(repeating: "{ vstack: [", count: 5000), "bad.yaml:"),
    Case(
      "what is not supported yet",
      head + """
        screens:
          - id: home
            content: { box: {}, align: { leading: fold } }
        """, "not supported yet"),
    Case(
      "an impossible matrix",
      """
      proofsheet: 1
      name: bad
      matrix:
        devices: [iphone-17-pro]
        exclude: [{ device: iphone }]
      screens:
        - id: home
          content: { text: Hello }
      """, "bad.yaml: error: the matrix has no configuration left to draw [empty-matrix]"),
    Case(
      "the name of another",
      """
      proofsheet: 1
      name: good
      screens:
        - id: home
          content: { text: Hello }
      """, "[duplicate-name]"),
  ]

  @Test(arguments: cases)
  func `a bad spec is told and costs no other`(bad: Case) throws {
    try harness.write(bad.spec, to: "bad.yaml")
    let result = harness.run("render", "good.yaml", "bad.yaml", "--format", "json")
    #expect(result.code == bad.code, "\(result.error)")
    #expect(result.error.contains(bad.expected), "\(result.error)")
    #expect(result.output.hasPrefix("Output/good\n"))
    #expect(harness.contents(of: "Output/good").count == 2)
  }

  @Test func `errors of the tree and of the matrix are told at once`() throws {
    try harness.write(
      """
      proofsheet: 1
      name: bad
      matrix: { devices: [iphone-17-por], poses: [boook] }
      screens:
        - id: home
          sdk: "99"
          content:
            vstack: { spacing: wide, children: [{ text: Hello }] }
        - id: settings
          contnt: { text: Hello }
      """, to: "bad.yaml")
    let result = harness.run("render", "bad.yaml")
    #expect(result.code == 3)
    let places = result.error.split(separator: "\n").compactMap { line in
      line.hasPrefix("bad.yaml:") ? line.split(separator: ":")[1] : nil
    }
    #expect(places == ["3", "3", "6", "8", "10"], "\(result.error)")
    #expect(result.error.contains("did you mean 'iphone-17-pro'"), "\(result.error)")
  }

  @Test func `a huge spec is refused before it is read whole`() throws {
    try harness.write(String(repeating: "# filler\n", count: 1_000_000), to: "bad.yaml")
    let result = harness.run("render", "bad.yaml", "good.yaml", "--format", "json")
    #expect(result.code == 3)
    #expect(result.error.contains("bad.yaml"))
    #expect(result.output == "Output/good\n")
  }

  @Test func `a spec that is not there, a folder without specs, a pattern without files`() throws {
    try harness.write("", to: "empty/readme.txt")
    let result = harness.run("render", "none.yaml", "empty", "no*.yaml", "good.yaml", "--list")
    #expect(result.code == 4)
    #expect(
      result.error.hasPrefix(
        """
        proofsheet: error: can't read none.yaml: no such file or folder
        proofsheet: error: can't read empty: the folder holds no spec
        proofsheet: error: can't read no*.yaml: no file has that form

        """))
    #expect(result.output == "home/iphone-17-pro/portrait\n")
  }

  @Test func `a picture outside the folder of the spec needs permission`() throws {
    try harness.write("secret", to: "secret.png")
    try harness.write(
      Self.head + """
        assets:
          cover: { file: link.png }
        screens:
          - id: home
            content: { image: cover }
        """, to: "specs/bad.yaml")
    try FileManager.default.createSymbolicLink(
      at: harness.folder.appending(path: "specs/link.png"),
      withDestinationURL: harness.folder.appending(path: "secret.png"))
    let result = harness.run("render", "specs/bad.yaml", "--format", "json")
    #expect(result.code == 3)
    #expect(result.error.contains("lies outside the spec's folder"))
    let allowed = harness.run("render", "specs/bad.yaml", "--format", "json", "--allow-outside")
    #expect(allowed.error.contains("is not a picture of a kind that is read"))
  }

  @Test(arguments: [
    (["rendr"], "unknown command 'rendr', did you mean 'render'?"),
    (["render"], "'render' needs SPEC"),
    (
      ["render", "good.yaml", "--devce", "x"], "unknown option '--devce', did you mean '--device'?"
    ),
    (["render", "good.yaml", "--device", "iphone-17-por"], "did you mean 'iphone-17-pro'?"),
    (["render", "good.yaml", "--window", "slide-ovr"], "did you mean 'slide-over'?"),
    (["render", "good.yaml", "--scale", "0"], "option '--scale' needs a number"),
    (["render", "good.yaml", "--jobs", "none"], "option '--jobs' needs a number"),
    (["render", "good.yaml", "--screen", "hom"], "unknown screen 'hom', did you mean 'home'?"),
    (["render", "good.yaml", "--pose", "book"], "no configuration can take pose 'book'"),
    (
      ["devices", "iphone-17-por"], "unknown device 'iphone-17-por', did you mean 'iphone-17-pro'?"
    ),
    (["explain", "good.yaml", "-c", "home/iphone-17-pro/portrat"], "did you mean"),
    (["completion", "tcsh"], "unknown shell 'tcsh'"),
    (["init", "nothing-like-it"], "unknown template 'nothing-like-it'"),
  ])
  func `a wrong command line exits with 2 and draws nothing`(words: [String], message: String) {
    let result = harness.run(words)
    #expect(result.code == 2, "\(result.error)")
    #expect(result.error.contains(message), "\(result.error)")
    #expect(result.output.isEmpty)
    #expect(harness.contents(of: "Output").isEmpty)
  }

  @Test func `of several exit codes the highest stands`() throws {
    try harness.write("nothing: here", to: "bad.yaml")
    #expect(harness.run("render", "bad.yaml", "none.yaml", "--list").code == 4)
    #expect(
      harness.run("render", "bad.yaml", "good.yaml", "--list", "--device", "iphone-17-por").code
        == 3)
  }

  @Test func `more than twenty thousand configurations need a yes`() {
    let many = [
      "render", "good.yaml", "--format", "json", "--device", "all", "--orientation", "all",
      "--text-size", "all", "--locale", "en,de,fr,ar,ja,ko,zh", "--appearance", "light,dark",
    ]
    let result = harness.run(many)
    #expect(result.code == 2)
    #expect(result.error.contains("more than 20000 are drawn only with --yes"))
  }

  @Test func `a diagnostic shows its line on a terminal, without what would steer it`() throws {
    try harness.write(
      "proofsheet: 1\nname: bad\nscreens:\n  - id: home\n    contnt: \"\u{1B}[31m\"\n",
      to: "bad.yaml")
    let result = harness.run(
      "render", "bad.yaml", environment: ["NO_COLOR": "1"], isTerminal: true)
    #expect(result.error.contains("bad.yaml:5:14: error: "))
    #expect(result.error.contains("\n      contnt: \"\u{FFFD}[31m\"\n               ^\n"))
    #expect(!result.error.contains("\u{1B}"))
  }
}
