public import Devices
import Geometry

extension DeviceReports {
  /// Devices as JSON, the form of `devices --json`.
  ///
  /// One object with `format` and `devices`; every display lists its orientations with all values
  /// spelled out, nothing to be turned or looked up. Sizes are `[width, height]`, rectangles
  /// `[x, y, width, height]`, insets objects by edge, all in points with at most three decimals.
  /// Keys that do not apply are absent. `sources` holds the tags that the devices use.
  ///
  /// - Parameters:
  ///   - devices: the devices in the order wanted.
  ///   - catalog: the catalogue, for what its source tags stand for.
  /// - Returns: JSON text, ended by a line break; the same for equal input.
  public static func json(_ devices: [Device], catalog: DeviceCatalog) -> String {
    var tags: Set<String> = []
    for device in devices {
      for provenance in device.provenance.values { tags.formUnion(provenance.sources) }
      for oriented in device.displays.flatMap(\.orientations) {
        for variant in oriented.safeAreaVariants { tags.formUnion(variant.sources) }
      }
    }
    let sources = tags.sorted().map { tag in
      (tag, DeviceJSONValue.text(catalog.sources[tag] ?? ""))
    }
    let root = DeviceJSONValue.object([
      ("format", .number(1)), ("devices", .array(devices.map(value))),
      ("sources", .object(sources)),
    ])
    return root.text(indent: 0) + "\n"
  }

  private static func value(_ device: Device) -> DeviceJSONValue {
    var system: [(String, DeviceJSONValue)] = [("name", .text(device.system.name))]
    if let version = device.system.standard { system.append(("standard", .text("\(version)"))) }
    if let version = device.system.last { system.append(("last", .text("\(version)"))) }
    var fields: [(String, DeviceJSONValue)] = [
      ("id", .text(device.id)), ("name", .text(device.name)), ("maker", .text(device.maker)),
      ("family", .text(device.family.rawValue)),
    ]
    if let year = device.year { fields.append(("year", .number(Double(year)))) }
    if !device.alsoCovers.isEmpty { fields.append(("alsoCovers", texts(device.alsoCovers))) }
    if let row = device.seedRow { fields.append(("seedRow", .text(row))) }
    fields += [
      ("os", .object(system)), ("homeButton", .boolean(device.hasHomeButton)),
      ("displays", .object(device.displays.map { ($0.id, value($0)) })),
    ]
    if !device.poses.isEmpty { fields.append(("poses", .array(device.poses.map(value)))) }
    if !device.grids.isEmpty { fields.append(("grids", .array(device.grids.map(value)))) }
    let origins = device.provenance.sorted { $0.key < $1.key }.map { entry in
      (entry.key, value(entry.value))
    }
    fields.append(("origin", .object(origins)))
    if !device.notes.isEmpty { fields.append(("notes", texts(device.notes))) }
    return .object(fields)
  }

  private static func value(_ support: Device.PoseSupport) -> DeviceJSONValue {
    .object([
      ("pose", .text(support.pose.rawValue)), ("display", .text(support.display)),
      ("orientations", texts(support.orientations.map(\.rawValue))),
    ])
  }

  private static func value(_ grid: Device.Grid) -> DeviceJSONValue {
    .object([
      ("columns", .number(Double(grid.columns))), ("columnWidth", .number(grid.columnWidth)),
      ("horizontalSpacing", .number(grid.horizontalSpacing)),
      ("minimumVerticalSpacing", .number(grid.minimumVerticalSpacing)),
    ])
  }

  private static func value(_ provenance: Provenance) -> DeviceJSONValue {
    var fields: [(String, DeviceJSONValue)] = [("sources", texts(provenance.sources))]
    if let confidence = provenance.confidence {
      fields.append(("confidence", .text(confidence.rawValue)))
    }
    if provenance.isAssumed { fields.append(("assumed", .boolean(true))) }
    return .object(fields)
  }

  private static func value(_ display: Display) -> DeviceJSONValue {
    func pixels(_ size: Display.PixelSize) -> DeviceJSONValue {
      .array([.number(Double(size.width)), .number(Double(size.height))])
    }
    var fields: [(String, DeviceJSONValue)] = [
      ("size", value(display.size)), ("scale", .number(display.scale)),
      ("nativeScale", .number(display.nativeScale)),
      ("renderPixels", pixels(display.renderPixels)), ("panelPixels", pixels(display.panelPixels)),
    ]
    if let size = display.correctedSize { fields.append(("correctedSize", value(size))) }
    if let number = display.pixelsPerInch { fields.append(("pixelsPerInch", .number(number))) }
    if let number = display.diagonalInches { fields.append(("diagonalInches", .number(number))) }
    if let bezel = display.bezel { fields.append(("bezel", value(bezel))) }
    if let edge = display.frontCameraEdge {
      fields.append(("frontCameraEdge", .text(edge.rawValue)))
    }
    if display.ignoresDeclaredOrientations {
      fields.append(("ignoresDeclaredOrientations", .boolean(true)))
    }
    fields.append(
      ("orientations", .object(display.orientations.map { ($0.orientation.rawValue, value($0)) })))
    return .object(fields)
  }

  private static func value(_ oriented: OrientedDisplay) -> DeviceJSONValue {
    let radii = oriented.cornerRadii
    let corners = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    var fields: [(String, DeviceJSONValue)] = [
      ("size", value(oriented.size)), ("safeArea", value(oriented.safeArea)),
      ("cornerRadius", .array(corners.map { .number($0) })),
    ]
    if !oriented.safeAreaVariants.isEmpty {
      fields.append(("safeAreaVariants", .array(oriented.safeAreaVariants.map(value))))
    }
    if let classes = oriented.sizeClasses {
      let pair = [classes.horizontal.rawValue, classes.vertical.rawValue]
      fields.append(("sizeClasses", texts(pair)))
    }
    if let height = oriented.statusBarHeight { fields.append(("statusBarHeight", .number(height))) }
    if let housing = oriented.housing { fields.append(("housing", value(housing))) }
    if let pill = oriented.homeIndicator { fields.append(("homeIndicator", value(pill))) }
    if let edge = oriented.sideStripEdge { fields.append(("sideStrip", .text(edge.rawValue))) }
    if !oriented.regions.isEmpty { fields.append(("regions", .array(oriented.regions.map(value)))) }
    if let hidden = oriented.statusBarHidden { fields.append(("statusBarHidden", value(hidden))) }
    if let adaptation = oriented.cornerAdaptation {
      var axes: [(String, DeviceJSONValue)] = []
      if let insets = adaptation.horizontal { axes.append(("horizontal", value(insets))) }
      if let insets = adaptation.vertical { axes.append(("vertical", value(insets))) }
      fields.append(("cornerAdaptation", .object(axes)))
    }
    if let margins = oriented.layoutMargins { fields.append(("layoutMargins", value(margins))) }
    if let height = oriented.keyboardHeight { fields.append(("keyboardHeight", .number(height))) }
    if let modes = oriented.multitasking { fields.append(("multitasking", value(modes))) }
    if let window = oriented.olderBuild { fields.append(("olderBuild", value(window))) }
    return .object(fields)
  }

  private static func value(_ modes: Multitasking) -> DeviceJSONValue {
    var fields: [(String, DeviceJSONValue)] = [("divider", .number(modes.divider))]
    if let last = modes.lastSystem { fields.append(("lastSystem", .number(Double(last)))) }
    for part in modes.parts {
      let classes = [part.sizeClasses.horizontal.rawValue, part.sizeClasses.vertical.rawValue]
      fields.append(
        (
          part.mode.rawValue,
          .object([("width", .number(part.width)), ("sizeClasses", texts(classes))])
        ))
    }
    return .object(fields)
  }

  private static func value(_ window: OlderBuild) -> DeviceJSONValue {
    .object([
      ("before", .text(window.before.description)), ("edge", .text(window.edge.rawValue)),
      ("depth", .number(window.depth)), ("safeArea", value(window.safeArea)),
    ])
  }

  private static func value(_ variant: OrientedDisplay.Variant) -> DeviceJSONValue {
    var fields: [(String, DeviceJSONValue)] = []
    if let from = variant.from { fields.append(("from", .number(Double(from)))) }
    if let to = variant.to { fields.append(("to", .number(Double(to)))) }
    fields += [
      ("safeArea", value(variant.safeArea)), ("sourced", .boolean(variant.sourced)),
      ("sources", texts(variant.sources)),
    ]
    return .object(fields)
  }

  private static func value(_ housing: SensorHousing) -> DeviceJSONValue {
    var fields: [(String, DeviceJSONValue)] = [
      ("kind", .text(housing.kind.rawValue)), ("frame", value(housing.frame)),
    ]
    if let frame = housing.boundingFrame { fields.append(("boundingFrame", value(frame))) }
    fields += [
      ("cornerRadius", .number(housing.cornerRadius)),
      ("flareRadius", .number(housing.flareRadius)),
      ("visibleOutset", .number(housing.visibleOutset)), ("edge", .text(housing.edge.rawValue)),
    ]
    return .object(fields)
  }

  private static func value(_ region: ReservedRegion) -> DeviceJSONValue {
    var fields: [(String, DeviceJSONValue)] = [
      ("id", .text(region.id)), ("kind", .text(region.kind.rawValue)),
      ("frame", value(region.frame)), ("margins", value(region.margins)),
      ("activation", .text(region.activation.rawValue)), ("shape", .text(region.shape.rawValue)),
    ]
    if region.isOpaque { fields.append(("opaque", .boolean(true))) }
    return .object(fields)
  }

  private static func value(_ hidden: OrientedDisplay.StatusBarHidden) -> DeviceJSONValue {
    let frames = hidden.regionFrames.sorted { $0.key < $1.key }.map { ($0.key, value($0.value)) }
    return .object([
      ("safeArea", value(hidden.safeArea)), ("regionFrames", .object(frames)),
      ("inactiveRegions", texts(hidden.inactiveRegions)),
    ])
  }

  private static func value(_ size: Size) -> DeviceJSONValue {
    .array([.number(size.width), .number(size.height)])
  }

  private static func value(_ rect: Rect) -> DeviceJSONValue {
    .array([
      .number(rect.minX), .number(rect.minY), .number(rect.width), .number(rect.height),
    ])
  }

  private static func value(_ insets: EdgeInsets) -> DeviceJSONValue {
    .object([
      ("top", .number(insets.top)), ("left", .number(insets.left)),
      ("bottom", .number(insets.bottom)), ("right", .number(insets.right)),
    ])
  }

  private static func texts(_ texts: [String]) -> DeviceJSONValue {
    .array(texts.map { .text($0) })
  }
}
