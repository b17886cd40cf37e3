import CommandLineParsing

/// A small program that the tests of this target parse for.
let sampleProgram = ProgramDeclaration(
  "sample", summary: "draws things", environmentPrefix: "SAMPLE_",
  commands: [
    CommandDeclaration(
      "render", summary: "draw specs", positional: .init("SPEC", minimum: 1, isFile: true),
      options: [
        OptionDeclaration("output", letter: "o", values: .folder("DIR"), help: "where to write"),
        OptionDeclaration(
          "device", values: .suggestions("DEVICE", { ["iphone-x", "iphone-duo", "ipad"] }),
          isList: true, help: "the devices"),
        OptionDeclaration(
          "style", values: .words("STYLE", ["blueprint", "mockup"]), help: "the look"),
        OptionDeclaration(
          "catalog", values: .file("FILE"), isList: true, splitsCommas: false, help: "more devices"
        ),
        OptionDeclaration("list", help: "only names"),
        OptionDeclaration("quiet", letter: "q", help: "say little"),
        OptionDeclaration("no-color", help: "no colours", readsEnvironment: false),
      ],
      examples: [.init("sample render a.yaml", "draws a.yaml")]),
    CommandDeclaration(
      "completion", summary: "print a script",
      positional: .init("SHELL", minimum: 1, maximum: 1, suggestions: { ["bash", "zsh"] })),
    CommandDeclaration("doctor", summary: "look around"),
  ])
