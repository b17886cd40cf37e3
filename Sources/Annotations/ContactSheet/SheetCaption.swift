import Devices
import Geometry
import LayoutEngine
import Typography

/// What is written below a preview of a contact sheet: few words, one thing a line.
struct SheetCaption {
  /// The device, or the pose of a foldable.
  let title: String
  /// How it is held and how large the window is, then what departs from the usual.
  let facts: [String]

  init(_ layout: ResolvedLayout) {
    let configuration = layout.configuration
    let scene = layout.scene
    let traits = Self.traits(of: layout) + Self.missing(from: layout)
    if configuration.device.isFoldable {
      let words = PoseCaption(layout)
      title = words.title
      facts = words.facts + traits
      return
    }
    title = configuration.device.name
    let size = "\(scene.window.width.text(decimals: 2)) × \(scene.window.height.text(decimals: 2))"
    var lines = [[configuration.orientationWords, size].compactMap { $0 }.joined(separator: " · ")]
    if scene.place.kind != .full, let shape = WindowShape(configuration.window) {
      lines.append(shape.words.capitalizedFirst)
    }
    if let words = layout.printedSizeWords { lines.append(words.capitalizedFirst) }
    if let design = scene.place.designedFor { lines.append("Made for \(design.name)") }
    facts = lines + traits
  }

  /// What of the traits is not the default, in one line; empty where nothing is.
  private static func traits(of layout: ResolvedLayout) -> [String] {
    let configuration = layout.configuration
    var words: [String] = []
    if configuration.textSize != configuration.device.defaultTextSize {
      words.append("text \(configuration.textSize.rawValue)")
    }
    if configuration.locale != "en" { words.append(configuration.locale) }
    if configuration.direction == .rightToLeft { words.append("right to left") }
    if configuration.appearance == .dark { words.append("dark") }
    if layout.scene.isAutorotated { words.append("turned towards someone else") }
    if configuration.camera { words.append("camera on") }
    if configuration.osIsExplicit, let os = configuration.os {
      words.append("\(configuration.device.system.name) \(os)")
    }
    if let sdk = configuration.sdk, let os = configuration.os, sdk < os,
      layout.scene.letterbox != nil
    {
      words.append("SDK \(sdk)")
    }
    return words.isEmpty ? [] : [words.joined(separator: " · ")]
  }

  /// What the screen has and the preview does not show, in one line; empty where nothing is missing.
  ///
  /// Without it two screens that differ in nothing else would look the same, and nobody would know why.
  private static func missing(from layout: ResolvedLayout) -> [String] {
    let words = layout.notes.compactMap { note -> String? in
      switch note.rule {
      case "bars-not-supported": String(note.message.prefix { $0 != ":" })
      case "keyboard-absent": "no docked keyboard"
      case "keyboard-unknown": "keyboard not known"
      case "prediction-unknown": "prediction bar not known"
      default: nil
      }
    }
    // A bar of the screen and one of a sheet over it are told once.
    let once = words.indices.filter { !words[..<$0].contains(words[$0]) }.map { words[$0] }
    return once.isEmpty ? [] : [once.joined(separator: " · ")]
  }
}
