public import Devices
import Geometry

extension DeviceReports {
  /// Everything that the catalogue knows of a device, each group of numbers with its origin.
  ///
  /// Groups that are assumed rather than measured, stated or derived are marked `ASSUMED`. Lengths
  /// are points unless said; insets are in the order top, left, bottom, right.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - catalog: the catalogue, for what its source tags stand for.
  /// - Returns: lines, each ended by a line break.
  public static func full(_ device: Device, catalog: DeviceCatalog) -> String {
    var report = FullReport(device: device)
    report.addProduct()
    for display in device.displays { report.addDisplay(display) }
    report.addPoses()
    report.addGrids()
    report.addNotes()
    report.addSources(catalog)
    return report.lines.joined(separator: "\n") + "\n"
  }
}

/// The lines of a device's full report while they are gathered.
private struct FullReport {
  let device: Device
  var lines: [String] = []
  private var tags: [String] = []

  init(device: Device) { self.device = device }

  /// A line with a label, a value and, where the group has one, an origin.
  private mutating func add(
    _ label: String, _ value: String, group: String? = nil, display: String? = nil,
    orientation: Orientation? = nil, indent: Int = 2
  ) {
    let head = String(repeating: " ", count: indent) + label
    let padding = String(repeating: " ", count: max(1, 24 - head.count))
    var line = head + padding + value
    if let group { line += origin(of: group, display: display, orientation) }
    lines.append(line)
  }

  /// The origin of a group: ` [high: hig-seed, devicekit]`, or that none is told.
  private mutating func origin(
    of group: String, display: String?, _ orientation: Orientation? = nil
  ) -> String {
    let found =
      display.flatMap { device.provenance(of: group, display: $0, orientation: orientation) }
      ?? device.provenance[group]
    guard let found else { return "  [origin not told]" }
    for tag in found.sources where !tags.contains(tag) { tags.append(tag) }
    let confidence = found.confidence.map(\.rawValue) ?? "confidence not told"
    let sources = found.sources.isEmpty ? "" : ": " + DeviceReports.joined(found.sources)
    return "  [\(confidence)\(sources)]" + (found.isAssumed ? " ASSUMED" : "")
  }

  mutating func addProduct() {
    lines.append("\(device.id): \(device.name)")
    add("maker", device.maker)
    add("family", device.family.rawValue)
    if let year = device.year { add("year", "\(year)") }
    var system = device.system.name
    if let standard = device.system.standard { system += " \(standard)" }
    if let last = device.system.last { system += ", last \(last)" }
    add("system", system, group: "os")
    if device.hasHomeButton { add("home button", "yes") }
    if !device.alsoCovers.isEmpty {
      add("also stands for", DeviceReports.joined(device.alsoCovers))
    }
    if let row = device.seedRow { add("guidelines' row", row) }
  }

  mutating func addDisplay(_ display: Display) {
    lines.append("display \(display.id)")
    let id = display.id
    add("size", DeviceReports.sizeText(display.size) + " pt", group: "size", display: id)
    if let size = display.correctedSize {
      add("corrected size", DeviceReports.sizeText(size) + " pt", group: "size", display: id)
    }
    add("scale", display.scale.text(), group: "size", display: id)
    add("rendered pixels", pixelText(display.renderPixels), group: "size", display: id)
    add("panel pixels", pixelText(display.panelPixels), group: "panel", display: id)
    let hasOwn = device.provenance(of: "nativeScale", display: id) != nil
    add(
      "native scale", display.nativeScale.text(), group: hasOwn ? "nativeScale" : "panel",
      display: id)
    if let value = display.pixelsPerInch {
      add("pixels per inch", value.text(), group: "panel", display: id)
    }
    if let value = display.diagonalInches {
      add("diagonal", value.text() + " in", group: "panel", display: id)
    }
    if let bezel = display.bezel { add("bezel", insetText(bezel), group: "bezel", display: id) }
    if let edge = display.frontCameraEdge { add("front camera edge", edge.rawValue) }
    add(
      "orientations", DeviceReports.joined(display.orientations.map(\.orientation.rawValue)),
      group: "orientations", display: id)
    for oriented in display.orientations { addOriented(oriented, id) }
  }

  private mutating func addOriented(_ oriented: OrientedDisplay, _ display: String) {
    func line(_ report: inout FullReport, _ label: String, _ value: String, _ group: String) {
      report.add(
        label, value, group: group, display: display, orientation: oriented.orientation, indent: 4)
    }
    lines.append("  \(oriented.orientation.rawValue) \(DeviceReports.sizeText(oriented.size)) pt")
    line(&self, "safe area", insetText(oriented.safeArea), "safeArea")
    for variant in oriented.safeAreaVariants { addVariant(variant) }
    if let hidden = oriented.statusBarHidden {
      line(&self, "no status bar", insetText(hidden.safeArea), "statusBarHidden")
    }
    if let classes = oriented.sizeClasses {
      let text = "\(classes.horizontal.rawValue) width, \(classes.vertical.rawValue) height"
      line(&self, "size classes", text, "sizeClasses")
    } else {
      line(&self, "size classes", "none", "sizeClasses")
    }
    let radii = oriented.cornerRadii
    let corners = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    line(
      &self, "corner radii", corners.map { $0.text() }.joined(separator: " "), "cornerRadius")
    if let height = oriented.statusBarHeight {
      line(&self, "status bar", height.text(), "statusBarHeight")
    } else if oriented.sideStripEdge == nil {
      add("status bar", "unknown", indent: 4)
    }
    if let housing = oriented.housing {
      addHousing(housing, display, oriented.orientation)
    } else if device.provenance(of: "housing", display: display) != nil {
      line(&self, "housing", "none", "housing")
    }
    if let pill = oriented.homeIndicator {
      line(&self, "home indicator", rectText(pill), "homeIndicator")
    } else if device.provenance(of: "homeIndicator", display: display) != nil {
      line(&self, "home indicator", "none", "homeIndicator")
    }
    if let edge = oriented.sideStripEdge { line(&self, "side strip", edge.rawValue, "sideStrip") }
    for region in oriented.regions {
      var text = "\(region.kind.rawValue) \(rectText(region.frame))"
      if region.margins != .zero { text += ", margins \(insetText(region.margins))" }
      text += ", \(region.shape.rawValue), active \(activationText(region.activation))"
      line(&self, region.id, text, "regions.\(region.id)")
    }
    if let adaptation = oriented.cornerAdaptation {
      for (axis, insets) in [("x", adaptation.horizontal), ("y", adaptation.vertical)] {
        if let insets {
          line(&self, "corners along \(axis)", "+ " + insetText(insets), "cornerAdaptation")
        }
      }
    }
    if let margins = oriented.layoutMargins {
      line(&self, "layout margins", "+ " + insetText(margins), "layoutMargins")
    }
    if let height = oriented.keyboardHeight {
      line(&self, "keyboard", height.text(), "keyboardHeight")
    }
    for part in oriented.multitasking?.parts ?? [] {
      let classes = part.sizeClasses
      let text =
        "\(part.width.text()) wide, \(classes.horizontal.rawValue) width, "
        + "\(classes.vertical.rawValue) height"
      let own = "multitasking.\(part.mode.rawValue)"
      let hasOwn = device.provenance(of: own, display: display) != nil
      line(&self, part.mode.rawValue, text, hasOwn ? own : "multitasking")
    }
    if let last = oriented.multitasking?.lastSystem {
      add("parts until", "\(device.system.name) \(last)", indent: 4)
    }
    if let window = oriented.olderBuild {
      let text =
        "apps built before SDK \(window.before): \(window.depth.text()) of the \(window.edge) "
        + "edge taken, insets \(insetText(window.safeArea))"
      line(&self, "older apps", text, "olderBuild")
    }
  }

  private mutating func addVariant(_ variant: OrientedDisplay.Variant) {
    let versions =
      switch (variant.from, variant.to) {
      case (nil, nil): "any version"
      case (let from?, nil): "from \(from)"
      case (nil, let to?): "to \(to)"
      case (let from?, let to?): from == to ? "in \(from)" : "\(from) to \(to)"
      }
    for tag in variant.sources where !tags.contains(tag) { tags.append(tag) }
    add(
      "  \(versions)",
      insetText(variant.safeArea) + "  [\(DeviceReports.joined(variant.sources))]"
        + (variant.sourced ? "" : " ASSUMED"), indent: 4)
  }

  private mutating func addHousing(
    _ housing: SensorHousing, _ display: String, _ orientation: Orientation
  ) {
    var text = "\(housing.kind.rawValue) \(rectText(housing.frame))"
    if let bounds = housing.boundingFrame { text += ", bounds \(rectText(bounds))" }
    text += ", radius \(housing.cornerRadius.text())"
    if housing.flareRadius != 0 { text += ", flare \(housing.flareRadius.text())" }
    if housing.visibleOutset != 0 { text += ", outset \(housing.visibleOutset.text())" }
    text += ", \(housing.edge.rawValue) edge"
    add(
      "housing", text, group: "housing", display: display, orientation: orientation, indent: 4)
  }

  mutating func addPoses() {
    guard !device.poses.isEmpty else { return }
    lines.append("poses" + origin(of: "poses", display: nil))
    for support in device.poses {
      let orientations = DeviceReports.joined(support.orientations.map(\.rawValue))
      add(support.pose.rawValue, "\(support.display): \(orientations)")
    }
  }

  mutating func addGrids() {
    for grid in device.grids {
      add(
        "grid",
        "\(grid.columns) columns of \(grid.columnWidth.text()), \(grid.horizontalSpacing.text()) "
          + "between, rows at least \(grid.minimumVerticalSpacing.text()) apart",
        group: "grids")
    }
  }

  mutating func addNotes() {
    guard !device.notes.isEmpty else { return }
    lines.append("notes")
    for note in device.notes { lines.append("  - \(note)") }
  }

  mutating func addSources(_ catalog: DeviceCatalog) {
    guard !tags.isEmpty else { return }
    lines.append("sources")
    for tag in tags { add(tag, catalog.sources[tag] ?? "not explained by the catalogue") }
  }

  private func pixelText(_ pixels: Display.PixelSize) -> String {
    "\(pixels.width)x\(pixels.height) px"
  }

  private func insetText(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map { $0.text() }
      .joined(separator: " ")
  }

  private func rectText(_ rect: Rect) -> String {
    "(\(rect.minX.text()), \(rect.minY.text()), \(DeviceReports.sizeText(rect.size)))"
  }

  private func activationText(_ activation: ReservedRegion.Activation) -> String {
    switch activation {
    case .always: "always"
    case .folded: "while folded"
    case .statusBar: "with the status bar"
    case .capturing: "while the camera captures"
    }
  }
}
