import Devices
import Geometry
import LayoutEngine

/// Finds the screens that a screenshot can be of, by its pixels.
struct ShotMatcher {
  /// Every way to hold every device that comes into question, in the order of the catalogue.
  let configurations: [Configuration]

  /// The configurations whose screen has a number of pixels.
  func matches(width: Int, height: Int) -> [Configuration] {
    configurations.filter { Self.pixels(of: $0) == Display.PixelSize(width: width, height: height) }
  }

  /// The pixels that the system renders for the screen of a configuration, as it is turned.
  static func pixels(of configuration: Configuration) -> Display.PixelSize? {
    guard let display = configuration.device.display(configuration.display),
      let first = display.orientations.first?.orientation
    else { return nil }
    let pixels = display.renderPixels
    return configuration.orientation.isLandscape == first.isLandscape
      ? pixels : Display.PixelSize(width: pixels.height, height: pixels.width)
  }

  /// What is said of a picture that is as large as no screen: its points or pixels at another scale,
  /// or the screen that is nearest.
  func proposal(width: Int, height: Int) -> String {
    for scale in 1...3 {
      let found = configurations.first { configuration in
        guard let display = configuration.device.display(configuration.display),
          let size = display.oriented(configuration.orientation)?.size
        else { return false }
        return size.width * Double(scale) == Double(width)
          && size.height * Double(scale) == Double(height)
      }
      guard let found, let display = found.device.display(found.display) else { continue }
      return "at \(scale)x it would be one of \(found.device.id), whose screenshots are "
        + "\(Self.pixelWords(found)) (\(Int(display.scale))x)"
    }
    let nearest = configurations.min { a, b in
      Self.distance(a, width, height) < Self.distance(b, width, height)
    }
    return nearest.map { "the nearest is \($0.device.id) with \(Self.pixelWords($0))" }
      ?? "no device is left to compare it with"
  }

  /// What was found, and what it leaves open, in words.
  ///
  /// - Parameter matches: the configurations that match, the one that is taken first.
  /// - Returns: the device and how it is held; then what it could be as well, with the options that
  ///   settle it.
  static func words(for matches: [Configuration]) -> String {
    guard let chosen = matches.first else { return "" }
    var open: [String] = []
    func add(_ values: [String], _ taken: String, option: String) {
      var others: [String] = []
      for value in values where value != taken && !others.contains(value) { others.append(value) }
      if !others.isEmpty { open.append("\(others.joined(separator: ", ")) (\(option))") }
    }
    add(matches.map(\.device.id), chosen.device.id, option: "--device")
    let device = matches.filter { $0.device.id == chosen.device.id }
    add(device.map(\.display), chosen.display, option: "--display")
    let display = device.filter { $0.display == chosen.display }
    add(
      display.map(\.orientation.rawValue), chosen.orientation.rawValue, option: "--orientation")
    let turned = display.filter { $0.orientation == chosen.orientation }
    add(turned.compactMap(\.pose?.rawValue), chosen.pose?.rawValue ?? "", option: "--pose")
    var taken = chosen.device.id
    if chosen.device.displays.count > 1 { taken += " \(chosen.display)" }
    taken += " \(chosen.orientation.rawValue)"
    if let pose = chosen.pose { taken += " \(pose.rawValue)" }
    return open.isEmpty ? taken : "\(taken); could also be \(open.joined(separator: ", "))"
  }

  private static func pixelWords(_ configuration: Configuration) -> String {
    guard let pixels = pixels(of: configuration) else { return "unknown pixels" }
    return "\(pixels.width) x \(pixels.height)"
  }

  private static func distance(_ configuration: Configuration, _ width: Int, _ height: Int) -> Int {
    guard let pixels = pixels(of: configuration) else { return .max }
    return abs(pixels.width - width) + abs(pixels.height - height)
  }
}
