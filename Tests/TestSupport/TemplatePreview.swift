public import Devices
import Diagnostics
public import Foundation
public import Geometry
public import LayoutEngine
public import LayoutSpecs
public import Typography

/// A starter spec of the checkout, for tests that draw the whole product.
public struct TemplateSpec: Sendable, CustomStringConvertible {
  /// A starter spec that cannot be read, with its messages.
  public struct Invalid: Error, CustomStringConvertible {
    /// The messages, a line each.
    public let description: String
  }

  /// The folder of the starter specs.
  public static let folder: URL =
    URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Templates")

  /// The names of all starter specs, in order.
  public static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
  }()

  /// How many screens a starter spec has.
  public static func screenCount(_ name: String) throws -> Int {
    try TemplateSpec(name).spec.screens.count
  }

  /// The spec.
  public let spec: Spec
  /// What is known of its pictures, all of which are drawn stand-ins.
  public let assets: [String: AssetFacts]

  /// Reads a starter spec.
  public init(_ name: String) throws {
    let file = "\(name).yaml"
    let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: file)))
    let reading = SpecReader.read(bytes, file: file)
    guard let spec = reading.spec else {
      throw Invalid(description: reading.diagnostics.map(\.line).joined(separator: "\n"))
    }
    self.spec = spec
    assets = spec.assets.mapValues { asset in
      guard case .standIn(let size) = asset.source else {
        return AssetFacts(size: Size(width: 100, height: 100))
      }
      return AssetFacts(size: size)
    }
  }

  /// The name of the spec.
  public var description: String { spec.name }

  /// Whether a device is one that the spec may be looked at on: any, but for a spec of another
  /// platform than phones and tablets, which is for that platform alone.
  public func isMade(for device: Device) -> Bool {
    let ids = Set((spec.matrix.axes[.devices] ?? []).map(\.value))
    let families = Set(
      BuiltInCatalog.catalog.devices.filter { ids.contains($0.id) }.map(\.family))
    guard !families.isEmpty, families.isDisjoint(with: [.iphone, .ipad]) else { return true }
    return families.contains(device.family)
  }

  /// The layout of the spec's first screen.
  public func layout(
    _ stance: TemplateStance, _ traits: TemplateTraits, measuring measurer: any TextMeasuring
  ) -> ResolvedLayout {
    let screen = spec.screens[0]
    let configuration = stance.configuration(of: screen.id, traits)
    return Resolver.resolve(
      LayoutRequest(spec: spec, screen: screen, assets: assets), in: configuration,
      measuring: measurer)
  }
}

/// A device as it is held: which display, how it is turned, in which pose.
public struct TemplateStance: Sendable, CustomStringConvertible {
  /// The device.
  public let device: Device
  /// The id of the display in use.
  public let display: String
  /// How the display is turned.
  public let orientation: Orientation
  /// The pose of a foldable.
  public let pose: Pose?

  /// Every way in which a device can be held.
  public static func all(of device: Device) -> [TemplateStance] {
    if device.isFoldable {
      return device.poses.flatMap { support in
        support.orientations.map {
          TemplateStance(
            device: device, display: support.display, orientation: $0, pose: support.pose)
        }
      }
    }
    return device.displays.flatMap { display in
      display.orientations.map {
        TemplateStance(
          device: device, display: display.id, orientation: $0.orientation, pose: nil)
      }
    }
  }

  /// The first stance of most kinds of screen, and every stance of the foldable.
  public static func spread() throws -> [TemplateStance] {
    let few = try [
      "iphone-17-pro", "iphone-se-4", "iphone-13-mini", "ipad-mini-a17-pro", "ipad-pro-13-m5",
    ].flatMap { Array(all(of: try BuiltInCatalog.device($0)).prefix(2)) }
    let one = try [
      "apple-watch-ultra-4", "apple-watch-se-3-40mm", "apple-watch-1st-gen-38mm", "apple-tv-4k",
      "macbook-pro-14", "apple-vision-pro-window",
    ].flatMap { all(of: try BuiltInCatalog.device($0)).prefix(1) }
    return few + all(of: try BuiltInCatalog.device("iphone-duo")) + one
  }

  /// The part of a configuration's name that tells device, display, orientation and pose.
  public var description: String {
    let turned =
      (device.displays.count > 1 ? "\(display)-" : "") + orientation.nameComponent
      + (pose.map { "-\($0.rawValue)" } ?? "")
    return "\(device.id)/\(turned)"
  }

  /// The configuration of a screen on the device, as a user reads it.
  public func configuration(of screen: String, _ traits: TemplateTraits) -> Configuration {
    Configuration(
      name: "\(screen)/\(description)+\(traits)", screen: screen, device: device,
      display: display, orientation: orientation, pose: pose, textSize: traits.textSize,
      locale: traits.locale, direction: traits.direction, appearance: traits.appearance,
      os: device.system.standard)
  }
}

/// How a user reads a screen.
public struct TemplateTraits: Sendable, CustomStringConvertible {
  /// The content size category.
  public var textSize = TextSize.large
  /// Light or dark.
  public var appearance = Appearance.light
  /// The locale.
  public var locale = "en"
  /// The reading direction.
  public var direction = LayoutDirection.leftToRight

  /// Light, English, usual text.
  public static let usual = TemplateTraits()
  /// Dark, Arabic, usual text.
  public static let arabic = TemplateTraits(
    appearance: .dark, locale: "ar", direction: .rightToLeft)
  /// Light, English, accessibility text.
  public static let large = TemplateTraits(textSize: .accessibility3)

  /// All of them.
  public static let all = [usual, arabic, large]

  /// A short name for messages.
  public var description: String {
    direction == .rightToLeft ? "arabic-dark" : textSize == .large ? "usual" : "large-text"
  }
}
