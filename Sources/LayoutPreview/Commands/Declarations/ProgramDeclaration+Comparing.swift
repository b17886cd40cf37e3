import CommandLineParsing

// The commands that hold runs against each other.
extension ProgramDeclaration {
  static let diff = CommandDeclaration(
    "diff", summary: "tell what differs between two runs, and why",
    discussion: """
      REFERENCE and CANDIDATE are run folders, folders that hold several, any folders of PNG \
      files, or such a folder of a git revision as REVISION:FOLDER. Layouts are compared first: what changed by itself is told with what follows it, once \
      for all configurations. Pictures are compared by pixels where their bytes differ.
      """,
    positional: .init("REFERENCE CANDIDATE", minimum: 2, maximum: 2, isFile: true),
    options: [
      OptionDeclaration(
        "require-reference", help: "end with code 1 where the reference lacks a configuration"),
      OptionDeclaration(
        "format", values: .words("FORMAT", DiffCommand.Format.allCases.map(\.rawValue)),
        help: "the form of the result (text)"),
      OptionDeclaration(
        "report", values: .folder("DIR"),
        help: "write a page into DIR that shows before and after", readsEnvironment: false),
      OptionDeclaration(
        "history", values: .file("FILE"), help: "add a line for this run to FILE",
        readsEnvironment: false),
      OptionDeclaration(
        "revision", values: .any("TEXT"), help: "what the run is called in the history"),
    ] + PictureRulesReader.options + talk,
    examples: [
      .init("proofsheet diff previews/player Output/player", "compares two runs"),
      .init("proofsheet diff previews Output --require-reference", "compares all runs of a folder"),
      .init("proofsheet diff main:previews Output", "compares with a folder of a git revision"),
      .init(
        "proofsheet diff before/ after/ --report review",
        "writes review/index.html, which shows two folders of screenshots over each other"),
      .init(
        "proofsheet diff before/ after/ --threshold 0.1 --ignore 0,0,1206,180 -o differences",
        "compares two folders of screenshots without their tops, and draws what differs"),
    ])

  static let approve = CommandDeclaration(
    "approve", summary: "take what a run shows as the reference",
    discussion: """
      Copies the files that the run of CANDIDATE made into REFERENCE; nothing is drawn anew, and the \
      candidate stays. Without options everything that changed or is new is taken. By --element or \
      --cause only configurations are in which nothing else changed. Of a run that axis options kept to \
      a part of its matrix that part is taken, and the rest of the reference stays.
      """,
    positional: .init("REFERENCE CANDIDATE", minimum: 2, maximum: 2, isFile: true),
    options: [
      OptionDeclaration(
        "configuration", letter: "c", values: .any("NAME"), isList: true,
        help: "take these configurations", readsEnvironment: false),
      OptionDeclaration(
        "device", values: .any("ID"), isList: true, help: "take what these devices show",
        readsEnvironment: false),
      OptionDeclaration(
        "element", letter: "e", values: .any("ID"), isList: true,
        help: "take what these elements changed", readsEnvironment: false),
      OptionDeclaration(
        "cause", values: .any("N"), isList: true, help: "take causes by their numbers in 'diff'",
        readsEnvironment: false),
      OptionDeclaration(
        "records", help: "copy records alone: pictures are then told by their hashes"),
      OptionDeclaration("dry-run", help: "print what would be taken, write nothing"),
    ] + plainTalk,
    examples: [
      .init("proofsheet approve previews Output", "takes everything"),
      .init("proofsheet approve previews Output --cause 1", "takes the first cause of 'diff'"),
      .init(
        "proofsheet approve previews Output --device iphone-17-pro --dry-run",
        "tells what would be taken of a device"),
    ])

  static let prune = CommandDeclaration(
    "prune", summary: "remove what a reference no longer needs",
    discussion: """
      Removes pictures and records that the manifests of REFERENCE do not name and, with CANDIDATE, \
      the configurations and pictures that it no longer has. CANDIDATE must have everything that is \
      still wanted: runs of the whole matrix, or a folder of all pictures. A run that axis options kept \
      to a part of its matrix is refused. Other files are left alone.
      """,
    positional: .init("REFERENCE [CANDIDATE]", minimum: 1, maximum: 2, isFile: true),
    options: [OptionDeclaration("dry-run", help: "print what would be removed, remove nothing")]
      + plainTalk,
    examples: [
      .init("proofsheet prune previews --dry-run", "lists what the manifests do not name"),
      .init("proofsheet prune previews Output", "also removes what the last run no longer has"),
    ])

  static let history = CommandDeclaration(
    "history", summary: "tell how runs changed over time",
    discussion: """
      FILE is what 'diff --history' writes, a line of JSON for each run. Prints the runs, what changed \
      in the last one, and since which run each of its findings has been there.
      """,
    positional: .init("FILE", minimum: 1, maximum: 1, isFile: true),
    options: talk,
    examples: [
      .init(
        "proofsheet diff last-night Output --history history.jsonl --revision 4f1c2aa",
        "adds a run"),
      .init("proofsheet history history.jsonl", "prints the trend"),
    ])
}
