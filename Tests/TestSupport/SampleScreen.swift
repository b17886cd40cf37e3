import Devices
import Diagnostics
import Documents
import Geometry
public import LayoutEngine
public import LayoutSpecs

/// Resolves the content of a small spec for tests, with fixed text advances.
public enum SampleScreen {
  /// A reading that failed, with its messages.
  public struct Invalid: Error, CustomStringConvertible {
    /// The messages, a line each.
    public let description: String
  }

  /// The error of a test that looks for something that is not there.
  public struct Missing: Error {
    /// Makes the error.
    public init() {}
  }

  /// The spec with one screen, `main`.
  ///
  /// - Parameters:
  ///   - screen: the lines of the screen below its id.
  ///   - top: further lines at the top level.
  /// - Returns: the spec.
  /// - Throws: ``Invalid`` if the spec has errors.
  public static func read(_ screen: String, top: String = "") throws -> Spec {
    let indented = screen.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    \($0)" }.joined(separator: "\n")
    let text = "proofsheet: 1\nname: sample\n\(top)\nscreens:\n  - id: main\n\(indented)\n"
    let reading = SpecReader.read(Array(text.utf8), file: "sample.yaml")
    guard let spec = reading.spec else {
      throw Invalid(
        description: reading.diagnostics.map(\.line).joined(separator: "\n") + "\n" + text)
    }
    return spec
  }

  /// The layout of a screen's YAML on a device.
  ///
  /// - Parameters:
  ///   - screen: the lines of the screen below its id, for example `content: { box: {} }`.
  ///   - top: further lines at the top level.
  ///   - id: the device, in its first orientation.
  ///   - assets: what is known of the pictures that the screen names.
  ///   - change: changes the configuration before it is resolved.
  /// - Returns: the layout.
  /// - Throws: ``Invalid`` if the spec has errors or there is no such device.
  public static func resolve(
    _ screen: String, top: String = "", device id: String = "iphone-17-pro",
    assets: [String: AssetFacts] = [:], change: (inout Configuration) -> Void = { _ in }
  ) throws -> ResolvedLayout {
    try resolve(try read(screen, top: top), device: id, assets: assets, change: change)
  }

  /// The layout of the first screen of a spec on a device.
  ///
  /// - Parameters:
  ///   - spec: the spec.
  ///   - id: the device, in its first orientation.
  ///   - assets: what is known of the pictures that the screen names.
  ///   - change: changes the configuration before it is resolved.
  /// - Returns: the layout.
  /// - Throws: ``Invalid`` if there is no such device.
  public static func resolve(
    _ spec: Spec, device id: String = "iphone-17-pro", assets: [String: AssetFacts] = [:],
    change: (inout Configuration) -> Void = { _ in }
  ) throws -> ResolvedLayout {
    guard let device = BuiltInCatalog.catalog.device(id), let display = device.displays.first else {
      throw Invalid(description: "no device \(id)")
    }
    var configuration = Configuration(
      name: "main/\(id)", screen: "main", device: device, display: display.id,
      orientation: display.orientations.first?.orientation ?? .portrait,
      os: device.system.standard)
    change(&configuration)
    return Resolver.resolve(
      LayoutRequest(spec: spec, screen: spec.screens[0], assets: assets),
      in: configuration, measuring: FixedAdvanceMeasurer())
  }
}

extension ResolvedLayout {
  /// The element with an id; the tests fail loudly where it is missing.
  public func element(_ id: String) -> Element? { elements.first { $0.id == id } }

  /// The window frame of an element as `[x, y, width, height]`.
  public func frame(_ id: String) -> [Double] {
    guard let frame = element(id)?.windowFrame else { return [] }
    return [frame.minX, frame.minY, frame.width, frame.height]
  }
}
