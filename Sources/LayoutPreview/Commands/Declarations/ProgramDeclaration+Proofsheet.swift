import CommandLineParsing

extension ProgramDeclaration {
  /// The command line of the program: parsing, help and completion are made from this.
  static let proofsheet = ProgramDeclaration(
    "proofsheet", summary: "preview app screens on every Apple device",
    environmentPrefix: "PROOFSHEET_",
    commands: [
      render, sheet, annotate, report, comment, watch, lint, diff, approve, prune, history, rules,
      devices, explain, schema, initialize, importFile, doctor, completion,
    ],
    examples: [
      .init("proofsheet init media-player -o player.yaml", "starts a spec from a template"),
      .init("proofsheet render player.yaml", "draws it on the devices that it names"),
      .init(
        "proofsheet render screens/ --device iphone-duo --pose all",
        "draws every spec of a folder in every pose of a foldable"),
    ],
    footer: """
      Exit codes: 0 done, 1 findings, 2 the command line is wrong, 3 a spec, catalogue or asset \
      has errors, 4 something could not be read, written or drawn. Of several the highest.
      """)
}
