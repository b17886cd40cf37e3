import Annotations
import CommandLineParsing
import Devices
import Drawing
import Findings
import LayoutEngine
import LayoutSpecs

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

  // MARK: Commands

  private static let render = CommandDeclaration(
    "render", summary: "draw annotated previews of layout specs",
    discussion: """
      SPEC is a spec, a folder of specs, a pattern, or - for standard input. Each spec is drawn \
      into DIR/NAME, a record in JSON for every configuration beside its pictures. An axis option \
      replaces the spec's own list for that axis.

      A picture (PNG, JPEG or SVG) that is named in the place of a spec is shown all over the \
      screen; --content-mode, --anchor and --focus are for it alone.
      """,
    positional: .init("SPEC", minimum: 1, isFile: true),
    options: drawing(style: .blueprint) + [
      FailLine.option,
      OptionDeclaration(
        "measure", values: .any("A,B"), isList: true, splitsCommas: false,
        help:
          "draw the distance between two elements, or an element and a guide (window, safeArea, "
          + "margins, readable, keyboard, fold), and the lines that both lie on",
        readsEnvironment: false),
      OptionDeclaration(
        "series", help: "draw the poses of each screen on a foldable on one page as well"),
      OptionDeclaration(
        "flow", help: "draw the screens of each configuration on one page, with what leads where"),
      OptionDeclaration("list", help: "print names and count, draw nothing"),
      OptionDeclaration(
        "sweep", values: .any("AXIS=FROM..TO"), splitsCommas: false,
        help: "instead of previews, the sizes of the window at which size classes, branches, "
          + "changes, columns and findings change: width=320..1024, height=600..900, or both"),
      OptionDeclaration(
        "clean", help: "remove files of earlier runs that this one would not write"),
      OptionDeclaration(
        "jobs", letter: "j", values: .any("N"), help: "how many threads work (all cores)"),
      OptionDeclaration("yes", letter: "y", help: "draw more than 20,000 configurations"),
      OptionDeclaration("allow-outside", help: "let assets lie outside the spec's folder"),
    ] + artwork + [interfaceAssets] + axes + [catalog] + talk,
    examples: [
      .init("proofsheet render player.yaml", "draws what the spec's matrix names"),
      .init(
        "proofsheet render Main.storyboard --assets Assets.xcassets --device iphone-17",
        "draws every scene of a storyboard"),
      .init(
        "proofsheet render player.yaml --device 'iphone-1[67]*' --orientation all --format svg",
        "draws other devices, as SVG only"),
      .init("proofsheet render player.yaml --device all --list", "prints the names, draws nothing"),
      .init(
        "proofsheet render player.yaml --canvas screen --style mockup --scale device",
        "draws pictures of the size of screenshots"),
      .init(
        "proofsheet render player.yaml --device iphone-duo --pose all --style mockup --series",
        "draws every pose, and all poses on one page"),
      .init(
        "proofsheet render player.yaml --measure play,title --measure play,safeArea",
        "draws two distances into every picture"),
      .init(
        "proofsheet render trips.yaml --style mockup --flow",
        "draws how people get from screen to screen"),
      .init("proofsheet render - < player.yaml", "reads the spec from standard input"),
      .init(
        "proofsheet render photos.yaml --device ipad-pro-13-m5 --sweep width=320..1376",
        "tells at which widths the layout changes"),
      .init(
        "proofsheet render hero@3x.png --content-mode fill --focus 0.3,0.2,0.4,0.5 "
          + "--device phones-2025",
        "tells what is cropped of a picture, and whether what matters stays visible"),
    ])

  private static let sheet = CommandDeclaration(
    "sheet", summary: "put all previews on a contact sheet for a design review",
    discussion: """
      Draws every configuration of each SPEC side by side on pages of paper, all at one scale, \
      grouped by screen and family, with a title block, a legend and a table of what was found, \
      keyed to numbers on the previews. The sheet lies in DIR/NAME as sheet.pdf, with bookmarks and \
      links, or as sheet.svg and sheet.png, which are one long page, cut where a picture would grow \
      too large.
      """,
    positional: .init("SPEC", minimum: 1, isFile: true),
    options: [
      OptionDeclaration(
        "output", letter: "o", values: .folder("DIR"), help: "where run folders are made (Output)"),
      OptionDeclaration(
        "format", values: .words("FORMAT", SheetOptions.Format.allCases.map(\.rawValue)),
        isList: true, help: "what to write (pdf)", readsEnvironment: false),
      OptionDeclaration(
        "paper", values: .words("PAPER", SheetPaper.allCases.map(\.rawValue)),
        help: "what to lay out on (a4-landscape for PDF, roll for SVG and PNG)"),
      OptionDeclaration(
        "scale-per", values: .words("PART", SheetOptions.ScaleWish.allCases.map(\.rawValue)),
        help: "one scale for the sheet, or one for each family of devices (sheet)"),
      OptionDeclaration(
        "size", values: .any("PERCENT"),
        help: "how large previews are drawn, in percent of their points (the largest that fits, up "
          + "to 40%)", readsEnvironment: false),
      OptionDeclaration(
        "revision", values: .any("TEXT"), help: "the revision that the title block names"),
      OptionDeclaration(
        "scale", values: .suggestions("N", { ["1", "2", "3"] }),
        help: "pixels for a point in PNG (2)"),
      OptionDeclaration(
        "style", values: .words("STYLE", PreviewOptions.Style.allCases.map(\.rawValue)),
        help: "frames and labels, or filled (blueprint)"),
      OptionDeclaration("yes", letter: "y", help: "draw more than 20,000 configurations"),
      OptionDeclaration("allow-outside", help: "let assets lie outside the spec's folder"),
    ] + artwork + axes + [catalog] + talk,
    examples: [
      .init("proofsheet sheet player.yaml", "makes Output/NAME/sheet.pdf on A4 paper"),
      .init(
        "proofsheet sheet player.yaml --device iphone-duo --pose all --paper a3-landscape "
          + "--revision 'R 3'", "shows a foldable in all its poses, on A3"),
      .init(
        "proofsheet sheet screens/ --device all --style mockup --scale-per family --format pdf,png",
        "makes a sheet of every device for each spec of a folder"),
    ])

  private static let report = CommandDeclaration(
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
        "proofsheet report Output/player --diff changes.json", "shows what changed first"),
    ])

  private static let comment = CommandDeclaration(
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

  private static let watch = CommandDeclaration(
    "watch", summary: "draw specs again whenever they are saved",
    discussion: """
      Draws each SPEC and writes its report page, then again whenever the spec, one of its assets or \
      fonts, or a catalogue is saved: only what comes out differently is drawn. A page that is open \
      shows it within a second, and errors too. Ends with Ctrl-C.
      """,
    positional: .init("SPEC", minimum: 1, isFile: true),
    options: drawing(style: .blueprint, formats: "svg") + [
      OptionDeclaration(
        "jobs", letter: "j", values: .any("N"), help: "how many threads work (all cores)"),
      OptionDeclaration("yes", letter: "y", help: "draw more than 20,000 configurations"),
      OptionDeclaration("allow-outside", help: "let assets lie outside the spec's folder"),
    ] + axes + [catalog] + talk.filter { $0.name != "json" },
    examples: [
      .init("proofsheet watch player.yaml", "draws at every save; open Output/player/index.html"),
      .init(
        "proofsheet watch screens/ --device iphone-duo --pose all", "watches a folder of specs"),
    ])

  private static let lint = CommandDeclaration(
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

  private static let diff = CommandDeclaration(
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
        "proofsheet diff before/ after/ --threshold 0.1 --ignore 0,0,1206,180 -o differences",
        "compares two folders of screenshots without their tops, and draws what differs"),
    ])

  private static let approve = CommandDeclaration(
    "approve", summary: "take what a run shows as the reference",
    discussion: """
      Copies the files that the run of CANDIDATE made into REFERENCE; nothing is drawn anew, and the \
      candidate stays. Without options everything that changed or is new is taken. By --element or \
      --cause only configurations are in which nothing else changed.
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

  private static let prune = CommandDeclaration(
    "prune", summary: "remove what a reference no longer needs",
    discussion: """
      Removes pictures and records that the manifests of REFERENCE do not name and, with CANDIDATE, \
      the configurations and pictures that it no longer has. Other files are left alone.
      """,
    positional: .init("REFERENCE [CANDIDATE]", minimum: 1, maximum: 2, isFile: true),
    options: [OptionDeclaration("dry-run", help: "print what would be removed, remove nothing")]
      + plainTalk,
    examples: [
      .init("proofsheet prune previews --dry-run", "lists what the manifests do not name"),
      .init("proofsheet prune previews Output", "also removes what the last run no longer has"),
    ])

  private static let history = CommandDeclaration(
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

  private static let rules = CommandDeclaration(
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

  private static let annotate = CommandDeclaration(
    "annotate", summary: "draw real screenshots into their devices",
    discussion: """
      SHOT is a screenshot as PNG or JPEG, a folder of them, or a pattern. Device, display and \
      orientation are found by its pixels; where several have as many, that is told, the first in \
      the order of the catalogue is taken, and --device and the other axis options settle it. The \
      screenshot is drawn into the body of the device, with the safe area, the margins, the \
      housing, the fold and the cameras over it, into DIR/NAME, where NAME is that of the file. \
      Bars in it, of an app that does not fill the screen, are measured and told.
      """,
    positional: .init("SHOT", minimum: 1, isFile: true),
    options: drawing(style: .mockup) + [
      OptionDeclaration("list", help: "print what was found, draw nothing"),
      OptionDeclaration(
        "clean", help: "remove files of earlier runs that this one would not write"),
      OptionDeclaration(
        "jobs", letter: "j", values: .any("N"), help: "how many threads work (all cores)"),
    ] + axes.filter { shotAxes.contains($0.name) } + [catalog] + talk,
    examples: [
      .init("proofsheet annotate home.png", "draws a screenshot into its device"),
      .init(
        "proofsheet annotate shots/ --device iphone-17 --style blueprint",
        "draws a folder of them, as those of one of the devices with such a screen"),
      .init(
        "proofsheet annotate home.png --layers device,content,safeArea",
        "draws nothing over it but the safe area"),
    ])

  /// The axes that a screenshot leaves open.
  private static let shotAxes: Set<String> = [
    "device", "display", "orientation", "pose", "appearance", "os", "sdk",
  ]

  private static let devices = CommandDeclaration(
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

  private static let explain = CommandDeclaration(
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

  private static let schema = CommandDeclaration(
    "schema", summary: "print the JSON Schema of specs for editors",
    examples: [
      .init("proofsheet schema > proofsheet.schema.json", "saves it for the editor's YAML support")
    ])

  private static let initialize = CommandDeclaration(
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

  private static let importFile = CommandDeclaration(
    "import", summary: "write the spec of a storyboard or xib",
    discussion: """
      Each scene of FILE becomes a screen, with its constraints, stack views, size classes and the \
      bars that its segues bring; texts come from .strings files in the .lproj folders beside its \
      own. 'render', 'lint' and 'explain' read such a FILE themselves. What is not understood is \
      listed. An existing file is never replaced.
      """,
    positional: .init("FILE", minimum: 1, maximum: 1, isFile: true),
    options: [
      OptionDeclaration(
        "output", letter: "o", values: .file("SPEC"), help: "where to write (NAME.yaml)",
        readsEnvironment: false)
    ] + [interfaceAssets] + talk,
    examples: [
      .init("proofsheet import Main.storyboard -o main.yaml", "writes a spec"),
      .init(
        "proofsheet import Main.storyboard --assets Assets.xcassets",
        "takes named colours and images along"),
    ])

  private static let doctor = CommandDeclaration(
    "doctor", summary: "check that everything needed is installed",
    options: talk,
    examples: [.init("proofsheet doctor", "prints versions, fonts and what is missing")])

  private static let completion = CommandDeclaration(
    "completion", summary: "print a completion script for a shell",
    positional: .init("SHELL", minimum: 1, maximum: 1, suggestions: { ["bash", "zsh"] }),
    examples: [
      .init("source <(proofsheet completion bash)", "completes in this bash"),
      .init("proofsheet completion zsh > ~/.zfunc/_proofsheet", "for zsh, in a folder of fpath"),
    ])

  // MARK: Shared options

  /// What is written, and how it looks; the style that is taken where nothing is said.
  private static func drawing(
    style: PreviewOptions.Style, formats: String = "svg,png"
  ) -> [OptionDeclaration] {
    [
      OptionDeclaration(
        "output", letter: "o", values: .folder("DIR"), help: "where run folders are made (Output)"),
      OptionDeclaration(
        "format", values: .words("FORMAT", RunOptions.Format.allCases.map(\.rawValue)),
        isList: true, help: "what to write beside the record (\(formats)); json alone: nothing"),
      OptionDeclaration(
        "scale", values: .suggestions("N", { ["1", "2", "3", "device"] }),
        help: "pixels for a point in PNG, or 'device' for the display's own (2)"),
      OptionDeclaration(
        "canvas", values: .words("CANVAS", PreviewOptions.Canvas.allCases.map(\.rawValue)),
        help: "the annotated page, the device alone or the screen alone (sheet)"),
      OptionDeclaration(
        "style", values: .words("STYLE", PreviewOptions.Style.allCases.map(\.rawValue)),
        help: "frames and labels, or filled (\(style.rawValue))"),
      OptionDeclaration(
        "layers", values: .words("LAYER", Layer.allCases.map(\.rawValue)), isList: true,
        help: "draw these layers only"),
    ]
  }

  /// How a picture in the place of a spec fills the screen; no variable of the environment gives it,
  /// since it would be wrong for specs.
  private static let artwork = [
    OptionDeclaration(
      "content-mode", values: .words("MODE", ContentMode.allCases.map(\.rawValue)),
      help: "of a picture in the place of a spec: how it fills the screen (fill)",
      readsEnvironment: false),
    OptionDeclaration(
      "anchor", values: .words("PLACE", PictureOptions.anchors.map(\.word)),
      help: "where such a picture lies (center)", readsEnvironment: false),
    OptionDeclaration(
      "focus", values: .any("[NAME=]X,Y,W,H"), isList: true, splitsCommas: false,
      help: "the part of such a picture that must stay visible, in parts 0 to 1 of it",
      readsEnvironment: false),
  ]

  private static let axes: [OptionDeclaration] =
    [
      OptionDeclaration(
        "screen", values: .any("ID"), isList: true, help: "the screens of the spec")
    ]
    + MatrixSpec.Axis.allCases.map { axis in
      let values: OptionDeclaration.Values =
        axis == .os || axis == .sdk
        ? .any("VERSION")
        : .suggestions(axis.singular.uppercased(), { suggestions(for: axis) })
      return OptionDeclaration(
        axis.optionName, values: values, isList: true, help: help(for: axis))
    }

  private static let interfaceAssets = OptionDeclaration(
    "assets", values: .folder("DIR"), isList: true, splitsCommas: false,
    help: "of a storyboard or xib: a catalogue of colours and images (DIR.xcassets)",
    readsEnvironment: false)

  private static let catalog = OptionDeclaration(
    "catalog", values: .file("FILE"), isList: true, splitsCommas: false,
    help: "a catalogue whose devices are added or stand in for built-in ones")

  private static let talk = [
    OptionDeclaration("json", help: "print the result as JSON"),
    OptionDeclaration("quiet", letter: "q", help: "tell problems only"),
    OptionDeclaration("no-color", help: "no colours"),
  ]

  /// For commands whose result is a list of names.
  private static let plainTalk = talk.filter { $0.name != "json" }

  private static func help(for axis: MatrixSpec.Axis) -> String {
    switch axis {
    case .devices: "ids, patterns, families, sets, all"
    case .displays: "outer or inner, of a foldable"
    case .orientations: "portrait, landscape, natural, all and so on"
    case .poses: "closed, tent, flat, book, laptop, resting, all"
    case .windows: "full, split-1/2, slide-over, 400x700, external-16x9 and so on"
    case .textSizes: "xSmall to accessibility5, all"
    case .locales: "locales such as en or pt-BR"
    case .directions: "leftToRight, rightToLeft"
    case .appearances: "light, dark"
    case .camera: "off, on: the inner camera of a foldable captures"
    case .os: "system versions"
    case .sdk: "versions of the SDK that the app is built with"
    }
  }

  private static func suggestions(for axis: MatrixSpec.Axis) -> [String] {
    switch axis {
    case .devices: deviceNames()
    case .displays: ["outer", "inner"]
    case .orientations: OrientationWish.words
    case .poses: PoseWish.words
    case .windows: WindowShape.words
    case .textSizes: TextSizeWish.words
    case .locales, .os, .sdk: []
    case .directions: ["leftToRight", "rightToLeft"]
    case .appearances: ["light", "dark"]
    case .camera: ["off", "on"]
    }
  }

  private static func deviceNames() -> [String] {
    guard let catalog = BuiltInCatalog.load() else { return [] }
    return catalog.devices.map(\.id) + DeviceFamily.allCases.map(\.rawValue) + catalog.setNames
  }
}
