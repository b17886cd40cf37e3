import Annotations
import CommandLineParsing
import Devices

// The commands that draw, or make what is drawn.
extension ProgramDeclaration {
  static let render = CommandDeclaration(
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

  static let sheet = CommandDeclaration(
    "sheet", summary: "put all previews on a contact sheet for a design review",
    discussion: """
      Draws every configuration of each SPEC side by side on pages of paper, grouped by screen and \
      family, each family at one scale, with a title block, a legend and a table of what was found, \
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
        help: "one scale for the sheet, or one for each family of devices (family)"),
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
        "proofsheet sheet screens/ --device all --style mockup --scale-per sheet --format pdf,png",
        "makes a sheet of every device for each spec of a folder"),
    ])

  static let annotate = CommandDeclaration(
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
  static let shotAxes: Set<String> = [
    "device", "display", "orientation", "pose", "appearance", "os", "sdk",
  ]

  static let watch = CommandDeclaration(
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

  static let importFile = CommandDeclaration(
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
}
