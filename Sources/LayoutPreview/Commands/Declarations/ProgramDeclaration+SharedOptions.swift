import Annotations
import CommandLineParsing
import Devices
import Drawing
import LayoutEngine
import LayoutSpecs

// Options that several commands have.
extension ProgramDeclaration {
  /// What is written, and how it looks; the style that is taken where nothing is said.
  static func drawing(
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
  static let artwork = [
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

  static let axes: [OptionDeclaration] =
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

  static let interfaceAssets = OptionDeclaration(
    "assets", values: .folder("DIR"), isList: true, splitsCommas: false,
    help: "of a storyboard or xib: a catalogue of colours and images (DIR.xcassets)",
    readsEnvironment: false)

  static let catalog = OptionDeclaration(
    "catalog", values: .file("FILE"), isList: true, splitsCommas: false,
    help: "a catalogue whose devices are added or stand in for built-in ones")

  static let talk = [
    OptionDeclaration("json", help: "print the result as JSON"),
    OptionDeclaration("quiet", letter: "q", help: "tell problems only"),
    OptionDeclaration("no-color", help: "no colours"),
  ]

  /// For commands whose result is a list of names.
  static let plainTalk = talk.filter { $0.name != "json" }

  static func help(for axis: MatrixSpec.Axis) -> String {
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

  static func suggestions(for axis: MatrixSpec.Axis) -> [String] {
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

  static func deviceNames() -> [String] {
    guard let catalog = BuiltInCatalog.load() else { return [] }
    return catalog.devices.map(\.id) + DeviceFamily.allCases.map(\.rawValue) + catalog.setNames
  }
}
