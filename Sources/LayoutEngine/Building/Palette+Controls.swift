/// The colours of controls, `0xRRGGBBAA`.
///
/// - Note: Source: UIKit's system colours by their names, as printed in the guidelines' colour page
///   or, for placeholders and grounds, by our own choice.
extension Palette {
  /// The words of an empty field.
  package var placeholder: UInt32 { isInSpace ? 0xFFFF_FF80 : isDark ? 0xEBEB_F54C : 0x3C3C_434C }
  /// The ground of a text field.
  package var field: UInt32 { isDark ? 0x1C1C_1EFF : 0xFFFF_FFFF }
  /// A switch that is on.
  package var switchOn: UInt32 { isDark ? 0x30D1_58FF : 0x34C7_59FF }
  /// A switch that is off.
  package var switchOff: UInt32 { isDark ? 0x7878_8052 : 0x7878_8029 }
  /// The ground of steppers and segments.
  package var controlGround: UInt32 { isDark ? 0x7676_803D : 0x7676_801F }
  /// What is chosen among segments.
  package var chosen: UInt32 { isDark ? 0x6363_66FF : 0xFFFF_FFFF }
  /// What turns.
  package var spinner: UInt32 { isDark ? 0x9898_9FFF : 0x8A8A_8EFF }
}
