import Annotations
import CommandLineParsing
import Devices
import Drawing
import LayoutEngine
import LayoutSpecs

extension ProgramDeclaration {
  /// The command line of the program: parsing, help and completion are made from this.
  static let proofsheet = ProgramDeclaration(
    "proofsheet", summary: "preview app screens on every Apple device",
    environmentPrefix: "PROOFSHEET_",
    commands: [render, devices, explain, schema, initialize, doctor, completion],
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
      """,
    positional: .init("SPEC", minimum: 1, isFile: true),
    options: [
      OptionDeclaration(
        "output", letter: "o", values: .folder("DIR"), help: "where run folders are made (Output)"),
      OptionDeclaration(
        "format", values: .words("FORMAT", RunOptions.Format.allCases.map(\.rawValue)),
        isList: true, help: "what to write beside the record (svg,png); json alone: nothing"),
      OptionDeclaration(
        "scale", values: .suggestions("N", { ["1", "2", "3", "device"] }),
        help: "pixels for a point in PNG, or 'device' for the display's own (2)"),
      OptionDeclaration(
        "canvas", values: .words("CANVAS", PreviewOptions.Canvas.allCases.map(\.rawValue)),
        help: "the annotated page, the device alone or the screen alone (sheet)"),
      OptionDeclaration(
        "style", values: .words("STYLE", PreviewOptions.Style.allCases.map(\.rawValue)),
        help: "frames and labels, or filled (blueprint)"),
      OptionDeclaration(
        "layers", values: .words("LAYER", Layer.allCases.map(\.rawValue)), isList: true,
        help: "draw these layers only"),
      OptionDeclaration(
        "series", help: "draw the poses of each screen on a foldable on one page as well"),
      OptionDeclaration("list", help: "print names and count, draw nothing"),
      OptionDeclaration(
        "sweep", values: .any("AXIS=FROM..TO"), splitsCommas: false,
        help: "instead of previews, the sizes of the window at which size classes, branches, "
          + "changes and columns change: width=320..1024, height=600..900, or both"),
      OptionDeclaration(
        "clean", help: "remove files of earlier runs that this one would not write"),
      OptionDeclaration(
        "jobs", letter: "j", values: .any("N"), help: "how many threads work (all cores)"),
      OptionDeclaration("yes", letter: "y", help: "draw more than 20,000 configurations"),
      OptionDeclaration("allow-outside", help: "let assets lie outside the spec's folder"),
    ] + axes + [catalog] + talk,
    examples: [
      .init("proofsheet render player.yaml", "draws what the spec's matrix names"),
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
      .init("proofsheet render - < player.yaml", "reads the spec from standard input"),
      .init(
        "proofsheet render photos.yaml --device ipad-pro-13-m5 --sweep width=320..1376",
        "tells at which widths the layout changes"),
    ])

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
    ] + axes + [catalog] + talk,
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

  private static let catalog = OptionDeclaration(
    "catalog", values: .file("FILE"), isList: true, splitsCommas: false,
    help: "a catalogue whose devices are added or stand in for built-in ones")

  private static let talk = [
    OptionDeclaration("json", help: "print the result as JSON"),
    OptionDeclaration("quiet", letter: "q", help: "tell problems only"),
    OptionDeclaration("no-color", help: "no colours"),
  ]

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
