import Drawing
import LayoutEngine

/// The colours of a picture by meaning.
///
/// Every meaning has a pattern or dash of its own beside its colour. Text colours reach 4.5 : 1 on
/// page, screen and the fill of images; a test holds them to it.
struct Ink: Hashable, Sendable {
  /// The ground of every picture.
  let page: Color
  /// Names and headings.
  let ink: Color
  /// Secondary text and plain dimensions.
  let soft: Color
  /// Rules and edges of swatches.
  let hair: Color
  /// The screen itself.
  let screen: Color
  /// The device's body.
  let body: Color
  /// The outline of elements.
  let elementEdge: Color
  /// The fill of elements.
  let element: Color
  /// The fill of images and rows.
  let fill: Color
  /// The safe area.
  let safe: Color
  /// Layout margins.
  let margin: Color
  /// The readable content guide.
  let readable: Color
  /// A division of the display.
  let fold: Color
  /// Cameras and sensor housings.
  let occlusion: Color
  /// System bars.
  let strip: Color
  /// The keyboard.
  let key: Color
  /// Distances that were asked for, and the lines that things share.
  let measure: Color
  /// What is lost.
  let error: Color
  /// Letterbox and pillarbox bars, in light and dark alike: near black, as a player's are.
  let bar = Color(0x16191D)
  /// The hatch and the letters on bars.
  let onBar = Color(0xFFFFFF)
  /// A finding that is a warning.
  let warning: Color
  /// A finding that is a remark.
  let info: Color
  /// Whether the picture is dark.
  let isDark: Bool

  /// The colours of an appearance.
  init(_ appearance: Appearance) {
    let dark = appearance == .dark
    func pick(_ light: UInt32, _ darkValue: UInt32) -> Color { Color(dark ? darkValue : light) }
    isDark = dark
    page = pick(0xF7F7F5, 0x15181C)
    ink = pick(0x1B1F24, 0xECEFF2)
    soft = pick(0x5F6B76, 0x9AA6B2)
    hair = pick(0xC8CDD2, 0x3A424B)
    screen = pick(0xFFFFFF, 0x0C0E11)
    body = pick(0x23272D, 0x2C3138)
    elementEdge = pick(0x37424D, 0x93A1B0)
    element = pick(0xFFFFFF, 0x1A1E24)
    fill = pick(0xE8ECF1, 0x232A32)
    safe = pick(0x08716C, 0x35C4BA)
    margin = pick(0x4A5BD0, 0x8E9BFF)
    readable = pick(0x8247BE, 0xC59BF2)
    fold = pick(0xB54706, 0xFF9A4D)
    occlusion = pick(0xB61E5A, 0xFF7FAE)
    strip = pick(0x4B5A69, 0x9AAABB)
    key = pick(0x5C6B7A, 0x8FA0B2)
    measure = pick(0x386F00, 0x8FD14F)
    error = pick(0xC4232D, 0xFF7B80)
    warning = pick(0x8A6100, 0xF0C04A)
    info = pick(0x0B62C4, 0x6CB6FF)
  }
}

extension Color {
  /// The colour of `0xRRGGBBAA`, as resolved layouts carry it.
  init(rgba: UInt32) { self.init(rgba >> 8, alpha: Double(rgba & 255) / 255) }
}
