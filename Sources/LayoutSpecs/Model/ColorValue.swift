/// A colour as a spec names it.
public indirect enum ColorValue: Hashable, Sendable {
  /// `#RRGGBB` or `#RRGGBBAA` in sRGB, as `0xRRGGBBAA`.
  case rgba(UInt32)
  /// A name of the platform's palette.
  case named(ColorName)
  /// One colour for each appearance.
  case byAppearance(light: ColorValue, dark: ColorValue)
}

/// The named colours of the language.
public enum ColorName: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case clear
  /// The ground of a screen.
  case background
  /// The ground of a screen with grouped content.
  case groupedBackground
  /// The fill of controls.
  case fill
  /// Lines between rows.
  case separator
  /// Text.
  case label
  /// Text of lesser weight.
  case secondaryLabel
  /// The tint of controls.
  case accent
  /// Something is wrong.
  case error
}
