import Devices
package import LayoutSpecs

/// The named colours of the platform in both appearances.
///
/// - Note: Source: UIKit's system colours as printed in the guidelines' colour page. The glass of a
///   window in space has no colour of its own: a tone of ours stands for it, as it looks in a room
///   neither light nor dark.
package struct Palette: Hashable, Sendable {
  /// Whether the appearance is dark.
  let isDark: Bool
  /// Whether grounds are the glass of a window in space.
  let isInSpace: Bool

  /// Makes the palette of an appearance.
  package init(_ appearance: Appearance, isInSpace: Bool = false) {
    isDark = appearance == .dark
    self.isInSpace = isInSpace
  }

  /// Makes the palette of a configuration.
  package init(_ configuration: Configuration) {
    self.init(
      configuration.shownAppearance, isInSpace: configuration.device.family == .vision)
  }

  /// A colour of the spec as `0xRRGGBBAA`.
  package func rgba(_ color: ColorValue) -> UInt32 {
    switch color {
    case .rgba(let value): value
    case .byAppearance(let light, let dark): rgba(isDark ? dark : light)
    case .named(let name): rgba(name)
    }
  }

  /// A named colour as `0xRRGGBBAA`.
  package func rgba(_ name: ColorName) -> UInt32 {
    switch name {
    case .clear: 0x0000_0000
    case .background where isInSpace, .groupedBackground where isInSpace: 0x4146_4DFF
    case .background: isDark ? 0x0000_00FF : 0xFFFF_FFFF
    case .groupedBackground: isDark ? 0x0000_00FF : 0xF2F2_F7FF
    case .fill where isInSpace: 0xFFFF_FF26
    case .fill: isDark ? 0x7878_805C : 0x7878_8033
    case .separator where isInSpace: 0xFFFF_FF3D
    case .separator: isDark ? 0x5454_5899 : 0x3C3C_434A
    case .label: isDark ? 0xFFFF_FFFF : 0x0000_00FF
    // Light enough to be read on the glass and on the system's fill over it.
    case .secondaryLabel where isInSpace: 0xFFFF_FFB3
    case .secondaryLabel: isDark ? 0xEBEB_F599 : 0x3C3C_4399
    case .accent: isDark ? 0x0A84_FFFF : 0x007A_FFFF
    // So light that its words can be read on an alert.
    case .error where isInSpace: 0xFFB0_ACFF
    case .error: isDark ? 0xFF45_3AFF : 0xFF3B_30FF
    }
  }

  /// A colour of the spec as the ground of something that lies over a screen: in the dark, and in space,
  /// grounds up there are lighter.
  package func raised(_ color: ColorValue) -> UInt32 {
    switch color {
    case .named(.background), .named(.groupedBackground):
      isInSpace ? 0x4C52_5AFF : isDark ? 0x1C1C_1EFF : rgba(color)
    default: rgba(color)
    }
  }
}
