import Drawing
import LayoutEngine
import Testing

@testable import Annotations

/// The colours against the contrast formula of the Web Content Accessibility Guidelines 2.2.
struct InkTests {
  /// The contrast ratio of two opaque colours.
  func contrast(_ a: Color, _ b: Color) -> Double {
    let (first, second) = (luminance(a), luminance(b))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private func luminance(_ color: Color) -> Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      // The guidelines' own threshold; powers by hand, to need nothing of the system.
      return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// The 2.4th power by Newton's method: the fifth root of the twelfth power.
  private func power(_ base: Double) -> Double {
    var twelfth = 1.0
    for _ in 0..<12 { twelfth *= base }
    var root = 1.0
    for _ in 0..<60 {
      root -= (root * root * root * root * root - twelfth) / (5 * root * root * root * root)
    }
    return root
  }

  @Test func `the formula gives the ratios that everyone knows`() {
    #expect(abs(contrast(Color(0), Color(0xFFFFFF)) - 21) < 1e-9)
    // Published values of #767676 and #777777 on white: just over and just under 4.5.
    #expect(abs(contrast(Color(0x767676), Color(0xFFFFFF)) - 4.54) < 0.005)
    #expect(abs(contrast(Color(0x777777), Color(0xFFFFFF)) - 4.48) < 0.005)
    // The table of the visual language, page against ink and soft.
    #expect(abs(contrast(Ink(.light).ink, Ink(.light).page) - 15.4) < 0.05)
    #expect(abs(contrast(Ink(.dark).soft, Ink(.dark).page) - 7.2) < 0.05)
  }

  @Test(arguments: Appearance.allCases)
  func `every colour that letters have is readable on every ground`(appearance: Appearance) {
    let ink = Ink(appearance)
    let letters = [
      ("ink", ink.ink), ("soft", ink.soft), ("safe", ink.safe), ("margin", ink.margin),
      ("readable", ink.readable), ("fold", ink.fold), ("occlusion", ink.occlusion),
      ("strip", ink.strip), ("elementEdge", ink.elementEdge),
      ("error", ink.error), ("measure", ink.measure), ("warning", ink.warning),
      ("info", ink.info), ("key", ink.key),
    ]
    let grounds = [("page", ink.page), ("screen", ink.screen), ("fill", ink.fill)]
    #expect(contrast(ink.onBar, ink.bar) >= 4.5)
    // The numbers on discs, and the blue links of a contact sheet.
    let number = ink.isDark ? Color(0x15181C) : Color(0xFFFFFF)
    for disc in [ink.error, ink.warning, ink.info] { #expect(contrast(number, disc) >= 4.5) }
    #expect(contrast(ink.info, Color(0xFFFFFF)) >= 4.5 || ink.isDark)
    for (name, color) in letters {
      for (ground, behind) in grounds {
        let ratio = contrast(color, behind)
        #expect(ratio >= 4.5, "\(name) on \(ground): \(ratio)")
      }
    }
  }

  @Test(arguments: Appearance.allCases)
  func `meanings differ in colour`(appearance: Appearance) {
    let ink = Ink(appearance)
    let meanings = [
      ink.safe, ink.margin, ink.readable, ink.fold, ink.occlusion, ink.strip, ink.error,
      ink.measure, ink.warning, ink.info,
    ]
    #expect(Set(meanings).count == meanings.count)
    #expect(Ink(appearance).isDark == (appearance == .dark))
  }

  @Test(arguments: [false, true], [false, true])
  func `letters and signs of a keyboard can be read`(isDark: Bool, isGlass: Bool) {
    let shades = KeyboardDrawing.Shades(isDark: isDark, isGlass: isGlass)
    // Signs are drawn at 85 %: what that leaves of the contrast is measured on what shows through.
    func seen(_ color: Color, over ground: Color) -> Color {
      func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
        UInt8((Double(a) * 0.85 + Double(b) * 0.15).rounded())
      }
      return Color(
        red: mix(color.red, ground.red), green: mix(color.green, ground.green),
        blue: mix(color.blue, ground.blue))
    }
    for ground in [shades.ground, shades.cap, shades.quiet] {
      #expect(contrast(seen(shades.mark, over: ground), ground) >= 4.5)
    }
  }
}
