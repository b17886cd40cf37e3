import CommandLineParsing
import Findings

// The commands that tell what was drawn and found.
extension ProgramDeclaration {
  static let report = CommandDeclaration(
    "report", summary: "write a page that shows a run in a browser",
    discussion: """
      RUN is a run folder, as 'render' prints it. The page is written beside what is there, or into \
      DIR, and opens from disk: index.html with its parts and data in the folders 'report' and \
      'data'. Layers can be switched where the run has SVG; where it has PNG alone they are shown as \
      they are.
      """,
    positional: .init("RUN", minimum: 1, maximum: 1, isFile: true),
    options: [
      OptionDeclaration(
        "output", letter: "o", values: .folder("DIR"), help: "where the page is written (RUN)",
        readsEnvironment: false),
      OptionDeclaration(
        "reference", values: .folder("REF"),
        help:
          "a run to compare with, or a folder that holds one of the same name: shows before and "
          + "after", readsEnvironment: false),
      OptionDeclaration(
        "diff", values: .file("FILE"),
        help: "what 'diff --json' printed: changed configurations come first and tell what changed"),
      OptionDeclaration(
        "jobs", letter: "j", values: .any("N"), help: "how many threads work (all cores)"),
      catalog,
    ] + talk,
    examples: [
      .init("proofsheet report Output/player", "writes Output/player/index.html"),
      .init(
        "proofsheet report Output/player -o review", "writes the page into a folder of its own"),
      .init(
        "proofsheet report Output/player --reference previews",
        "shows what changed first, before and after"),
      .init(
        "proofsheet report Output/player --diff changes.json",
        "tells what changed by a comparison made earlier"),
    ])

  static let comment = CommandDeclaration(
    "comment", summary: "write what runs found as a comment for a pull request",
    discussion: """
      Prints Markdown about run folders: a summary that stands without pictures, what changed, \
      findings with the worst first, a few pictures. It stays within the limit and says what it left \
      out. Its first line is a hidden marker by which a build can replace its earlier comment.
      """,
    positional: .init("RUN", minimum: 1, isFile: true),
    options: [
      OptionDeclaration(
        "diff", values: .file("FILE"), help: "what 'diff --json' printed of the runs"),
      OptionDeclaration(
        "image-base", values: .any("URL"), splitsCommas: false,
        help: "where the folder that holds the run folders can be read; else paths are as RUN is"),
      OptionDeclaration(
        "thumbnail", values: .any("PIXELS"),
        help: "write the pictures that are shown into RUN/thumbnails too, so wide"),
      OptionDeclaration(
        "pictures", values: .any("N"), help: "the most pictures (6); with 0 none are linked either"),
      OptionDeclaration(
        "report-url", values: .any("URL"), splitsCommas: false,
        help: "where the report page can be read"),
      OptionDeclaration("limit", values: .any("BYTES"), help: "the most bytes (65536)"),
      OptionDeclaration(
        "marker", values: .any("TEXT"), splitsCommas: false,
        help: "the hidden first line, to tell several comments apart (proofsheet)"),
      OptionDeclaration(
        "output", letter: "o", values: .file("FILE"), help: "write it into FILE",
        readsEnvironment: false),
      catalog,
    ] + talk.filter { $0.name != "json" },
    examples: [
      .init("proofsheet comment Output/player", "prints a comment about a run"),
      .init(
        "proofsheet comment Output/player --diff changes.json --thumbnail 320 "
          + "--image-base https://example.org/42 -o comment.md",
        "with changes, and small pictures that were published"),
    ])

  static let lint = CommandDeclaration(
    "lint", summary: "check layouts by rules and by their own expectations",
    discussion: """
      Resolves every configuration of each SPEC without drawing, looks for what departs from the \
      platforms' guidelines, and holds the 'expect' lines of the spec. One finding of many \
      configurations is one line.
      """,
    positional: .init("SPEC", minimum: 1, isFile: true),
    options: [
      OptionDeclaration(
        "format", values: .words("FORMAT", LintCommand.Format.allCases.map(\.rawValue)),
        help: "the form of the findings (text)"),
      FailLine.option,
      OptionDeclaration(
        "known", values: .file("FILE"), help: "pass over the findings that FILE knows of"),
      OptionDeclaration(
        "write-known", values: .file("FILE"),
        help: "write the findings of this run into FILE, to be known from now on"),
      OptionDeclaration("yes", letter: "y", help: "check more than 20,000 configurations"),
      OptionDeclaration("allow-outside", help: "let assets lie outside the spec's folder"),
    ] + [interfaceAssets] + axes + [catalog] + talk,
    examples: [
      .init("proofsheet lint player.yaml", "checks what the spec's matrix names"),
      .init(
        "proofsheet lint screens/ --device essentials --fail-on warning",
        "checks a folder and fails on warnings"),
      .init(
        "proofsheet lint screens/ --write-known known.json", "writes down what there is today"),
      .init(
        "proofsheet lint screens/ --known known.json --format github",
        "fails on what is new, beside the lines of a change"),
    ])

  static let rules = CommandDeclaration(
    "rules", summary: "list and explain the rules of lint",
    discussion: """
      Without ID the rules are listed, with one each is told in full with examples. With --output \
      the examples are drawn too: DIR/du-01-found and DIR/du-01-not-found hold pictures, records \
      and the spec of each.
      """,
    positional: .init("ID", suggestions: { RuleRegistry.all.map { $0.info.id } }),
    options: [
      OptionDeclaration(
        "output", letter: "o", values: .folder("DIR"), help: "draw the examples of ID into DIR",
        readsEnvironment: false)
    ] + talk,
    examples: [
      .init("proofsheet rules", "lists all rules"),
      .init("proofsheet rules DU-01", "explains one"),
      .init("proofsheet rules DU-01 --output rules", "draws its examples as well"),
    ])

  static let explain = CommandDeclaration(
    "explain", summary: "tell why a layout is as it is",
    discussion: """
      Prints the scene of one configuration with the origin of its numbers, and the elements with \
      their frames and what decided their sizes. Axis options apply as in 'render'.
      """,
    positional: .init("SPEC", minimum: 1, maximum: 1, isFile: true),
    options: [
      OptionDeclaration(
        "configuration", letter: "c", values: .any("NAME"),
        help: "the configuration, as 'render --list' prints it"),
      OptionDeclaration(
        "element", letter: "e", values: .any("ID"), help: "one element and what it holds"),
      OptionDeclaration("allow-outside", help: "let assets lie outside the spec's folder"),
    ] + artwork + [interfaceAssets] + axes + [catalog] + talk,
    examples: [
      .init(
        "proofsheet explain player.yaml --configuration player/iphone-17-pro/portrait",
        "explains a whole layout"),
      .init(
        "proofsheet explain player.yaml -c player/iphone-17-pro/portrait --element title",
        "explains one element"),
    ])
}
