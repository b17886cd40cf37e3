import Devices
package import LayoutSpecs

/// The named colours of the platform in both appearances.
///
/// - Note: Source: UIKit's system colours as printed in the guidelines' colour page.
package struct Palette: Hashable, Sendable {
  /// Whether the appearance is dark.
  let isDark: Bool

  /// Makes the palette of an appearance.
  package init(_ appearance: Appearance) { isDark = appearance == .dark }

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
    case .background: isDark ? 0x0000_00FF : 0xFFFF_FFFF
    case .groupedBackground: isDark ? 0x0000_00FF : 0xF2F2_F7FF
    case .fill: isDark ? 0x7878_805C : 0x7878_8033
    case .separator: isDark ? 0x5454_5899 : 0x3C3C_434A
    case .label: isDark ? 0xFFFF_FFFF : 0x0000_00FF
    case .secondaryLabel: isDark ? 0xEBEB_F599 : 0x3C3C_4399
    case .accent: isDark ? 0x0A84_FFFF : 0x007A_FFFF
    case .error: isDark ? 0xFF45_3AFF : 0xFF3B_30FF
    }
  }

  /// A colour of the spec as the ground of something that lies over a screen: in the dark, grounds up
  /// there are lighter.
  package func raised(_ color: ColorValue) -> UInt32 {
    switch color {
    case .named(.background) where isDark, .named(.groupedBackground) where isDark: 0x1C1C_1EFF
    default: rgba(color)
    }
  }
}
