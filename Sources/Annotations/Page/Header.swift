import Devices
import Drawing
import Geometry
import LayoutEngine
import LayoutSpecs
import Typography

/// Device, facts, screen and spec at the head of a page.
struct Header {
  /// The height from the page's top to the rule under the header, in page points.
  static let height = 62.0

  let layout: ResolvedLayout
  let specName: String
  let factor: Double
  let ink: Ink
  let text: TextSetter

  /// The least width that the header needs between the page's margins.
  var width: Double {
    let left = max(
      text.width(layout.configuration.device.name, Face.title), text.width(facts, Face.facts))
    return left + 28 + asideWidth + glyphWidth
  }

  /// The steps for a page of a width.
  func draw(margin: Double, pageWidth: Double) -> [DrawingCommand] {
    let right = pageWidth - margin
    let aside = right - glyphWidth
    var commands: [DrawingCommand] = [
      .text(
        text.run(
          layout.configuration.device.name, Face.title, ink.ink, at: Point(x: margin, y: 34))),
      .text(text.run(facts, Face.facts, ink.soft, at: Point(x: margin, y: 50))),
      .text(
        text.run(
          layout.configuration.screen, Face.aside, ink.ink, at: Point(x: aside, y: 34), anchor: .end
        )),
      .text(text.run(specName, Face.facts, ink.soft, at: Point(x: aside, y: 50), anchor: .end)),
      .path(
        .line(from: Point(x: margin, y: Self.height), to: Point(x: right, y: Self.height)),
        fill: nil, stroke: Stroke(ink.hair, width: 0.75)),
    ]
    if let held = HeldPose(layout) {
      commands += PoseGlyph.draw(held, at: Point(x: right - PoseGlyph.size.width, y: 17), ink)
    }
    return commands
  }

  private var glyphWidth: Double {
    layout.configuration.pose == nil ? 0 : PoseGlyph.size.width + 14
  }

  private var asideWidth: Double {
    max(text.width(layout.configuration.screen, Face.aside), text.width(specName, Face.facts))
  }

  /// What the picture shows, in the order of the visual language.
  private var facts: String {
    let configuration = layout.configuration
    let scene = layout.scene
    var facts: [String] = []
    if configuration.device.displays.count > 1 {
      facts.append("\(configuration.display.capitalizedFirst) display")
    }
    if let orientation = configuration.orientationWords {
      facts.append(configuration.pose.map { "\(orientation), \(poseWords($0))" } ?? orientation)
    }
    if let window = windowWords { facts.append(window) }
    if let design = designWords { facts.append(design) }
    facts += layout.presentations.map(words)
    facts.append(
      "\(scene.window.width.text(decimals: 2)) × \(scene.window.height.text(decimals: 2)) pt"
        + " @\(scene.scale.text(decimals: 2))x")
    if let words = layout.printedSizeWords { facts.append(words) }
    if let classes = scene.sizeClasses {
      facts.append(
        "\(classes.horizontal.rawValue.capitalizedFirst) × "
          + classes.vertical.rawValue.capitalizedFirst)
    }
    if let os = configuration.os {
      facts.append("\(configuration.device.system.name) \(os)")
    }
    if let sdk = configuration.sdk, let os = configuration.os, sdk < os, scene.letterbox != nil {
      facts.append("SDK \(sdk)")
    }
    if configuration.textSize != configuration.device.defaultTextSize {
      facts.append("text \(configuration.textSize.rawValue)")
    }
    if configuration.direction == .rightToLeft {
      facts.append("\(configuration.locale), right to left")
    } else if configuration.locale != "en" {
      facts.append(configuration.locale)
    }
    if scene.isAutorotated { facts.append("turned towards someone else") }
    if configuration.camera { facts.append("camera on") }
    if factor != 1 { facts.append("drawn at \((factor * 100).text(decimals: 0)) %") }
    return facts.joined(separator: " · ")
  }

  /// What is shown over the screen: `Sheet, medium`, `Popover as a card`.
  private func words(_ presentation: PlacedPresentation) -> String {
    let style =
      switch presentation.style {
      case .sheet: "Sheet"
      case .fullScreen: "Full-screen cover"
      case .formSheet: "Form sheet"
      case .popover: "Popover"
      case .alert: "Alert"
      case .actionSheet: "Action sheet"
      }
    switch (presentation.style, presentation.shape) {
    case (.popover, .card), (.formSheet, .card): return "\(style) as a card"
    case (.popover, .cover), (.formSheet, .cover), (.sheet, .cover): return "\(style) as a cover"
    default: return presentation.detent.map { "\(style), \($0.text)" } ?? style
    }
  }

  /// What part of which display the window is; nothing where it fills that of the device.
  private var windowWords: String? {
    let place = layout.scene.place
    guard place.kind != .full, let shape = WindowShape(layout.configuration.window) else {
      return nil
    }
    switch place.kind {
    case .full: return nil
    case .external: return shape.words.capitalizedFirst
    case .resized: return "Resized"
    case .split, .slideOver, .floating:
      let size = layout.scene.display.size
      return "\(shape.words.capitalizedFirst) of \(size.width.text(decimals: 2)) × "
        + size.height.text(decimals: 2)
    }
  }

  /// For which device the screen was made, and how it is shown.
  private var designWords: String? {
    guard let design = layout.scene.place.designedFor else { return nil }
    let percent = "\((layout.scene.place.scale * 100).text(decimals: 1)) %"
    let how: String =
      switch design.mode {
      case .letterbox:
        layout.scene.place.scale == 1 ? "letterboxed" : "letterboxed at \(percent)"
      case .scale: "scaled to \(percent)"
      case .crop: "filling at \(percent)"
      }
    let size = layout.scene.displaySize
    return "Made for \(design.name), \(how) on \(size.width.text(decimals: 2)) × "
      + size.height.text(decimals: 2)
  }

  private func poseWords(_ pose: Pose) -> String {
    switch pose {
    case .closed: "closed"
    case .tent: "tent"
    case .flat: "fully open"
    case .book: "book, hinge partly open"
    case .laptop: "laptop, hinge partly open"
    }
  }
}

extension Configuration {
  /// How the device is turned, in words; nothing where it is only ever held one way.
  var orientationWords: String? {
    // A watch is only ever worn one way.
    guard device.family != .watch else { return nil }
    return switch orientation {
    case .portrait: "Portrait"
    case .landscapeLeft: "Landscape left"
    case .landscapeRight: "Landscape right"
    case .portraitUpsideDown: "Upside down"
    case .native: nil
    }
  }
}

extension String {
  /// The text with its first letter as a capital.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
