public import LayoutSpecs
import Devices
import Geometry
import Typography

extension Scene {
  /// Whether a camera inside the display captures.
  private var isCapturing: Bool {
    regions.contains { $0.region.activation == .capturing && $0.isActive }
  }

  /// What conditions of a spec are held against in a configuration with this scene.
  ///
  /// A trait that the configuration lacks, such as a size class on a watch, is left out.
  ///
  /// - Parameter configuration: the configuration that the scene was resolved for.
  /// - Returns: the flags and traits.
  public func conditionEnvironment(for configuration: Configuration) -> ConditionEnvironment {
    var flags: Set<Condition.Flag> = []
    let divisions = regions.filter { $0.region.kind == .division }
    if divisions.contains(where: \.isActive) { flags.insert(.folded) }
    if !divisions.isEmpty { flags.insert(.foldable) }
    if window.height > window.width { flags.insert(.portrait) }
    if window.width > window.height { flags.insert(.landscape) }
    if configuration.direction == .rightToLeft { flags.insert(.rtl) }
    if configuration.appearance == .dark { flags.insert(.dark) }
    if keyboard != nil { flags.insert(.keyboard) }
    if configuration.camera || isCapturing { flags.insert(.camera) }

    var traits: [Condition.Trait: Condition.TraitValue] = [
      .textSize: .word(configuration.textSize.rawValue),
      .zIndex: .number(0),
      .windowWidth: .number(window.width), .windowHeight: .number(window.height),
      .device: .word(configuration.device.id), .family: .word(configuration.device.family.rawValue),
      .display: .word(configuration.display),
      .orientation: .word(configuration.orientation.rawValue),
      .window: .word(configuration.window), .locale: .word(configuration.locale),
      .appearance: .word(configuration.appearance.rawValue),
    ]
    if let sizeClasses {
      traits[.widthClass] = .word(sizeClasses.horizontal.rawValue)
      traits[.heightClass] = .word(sizeClasses.vertical.rawValue)
    }
    if let pose = configuration.pose { traits[.pose] = .word(pose.rawValue) }
    if let os = configuration.os { traits[.os] = .version([os.major, os.minor, os.patch]) }
    if let sdk = configuration.sdk { traits[.sdk] = .version([sdk.major, sdk.minor, sdk.patch]) }
    return ConditionEnvironment(flags: flags, traits: traits)
  }
}
