import CommandLineParsing

// The commands around specs and the program itself.
extension ProgramDeclaration {
  static let devices = CommandDeclaration(
    "devices", summary: "list and explain the devices of the catalogue",
    discussion: """
      PATTERN is an id, a family, a set or a pattern of ids. A single device is printed in full \
      with the origin of each number. 'devices sets' lists the named sets, 'devices check FILE' \
      checks a catalogue file.
      """,
    positional: .init("PATTERN", suggestions: { ["check", "sets"] + deviceNames() }),
    options: [catalog] + talk,
    examples: [
      .init("proofsheet devices", "lists all devices"),
      .init("proofsheet devices 'iphone-1[67]*'", "lists some"),
      .init("proofsheet devices iphone-duo", "prints one in full"),
      .init("proofsheet devices check mine.json", "checks a catalogue file"),
    ])

  static let schema = CommandDeclaration(
    "schema", summary: "print the JSON Schema of specs for editors",
    examples: [
      .init("proofsheet schema > proofsheet.schema.json", "saves it for the editor's YAML support")
    ])

  static let initialize = CommandDeclaration(
    "init", summary: "start a spec from a template",
    discussion: "Without TEMPLATE the templates are listed. An existing file is never replaced.",
    positional: .init("TEMPLATE", maximum: 1, suggestions: { Templates.all.map(\.name) }),
    options: [
      OptionDeclaration(
        "output", letter: "o", values: .file("FILE"), help: "where to write (TEMPLATE.yaml)",
        readsEnvironment: false)
    ] + talk,
    examples: [
      .init("proofsheet init", "lists the templates"),
      .init("proofsheet init photos -o photos.yaml", "starts from one of them"),
    ])

  static let doctor = CommandDeclaration(
    "doctor", summary: "check that everything needed is installed",
    options: talk,
    examples: [.init("proofsheet doctor", "prints versions, fonts and what is missing")])

  static let completion = CommandDeclaration(
    "completion", summary: "print a completion script for a shell",
    positional: .init(
      "SHELL", minimum: 1, maximum: 1,
      suggestions: { CompletionScript.Shell.allCases.map(\.rawValue) }),
    examples: [
      .init("source <(proofsheet completion bash)", "completes in this bash"),
      .init("proofsheet completion zsh > ~/.zfunc/_proofsheet", "for zsh, in a folder of fpath"),
      .init(
        "proofsheet completion fish > ~/.config/fish/completions/proofsheet.fish", "for fish"),
    ])
}
