import Cairo
import Devices
import Drawing
import Geometry
import LayoutEngine
import TestSupport
import Testing
import Typography

@testable import Annotations

/// The status bar of every device of the catalogue, in every way it can be held.
struct StatusBarTests {
  private static let space = ScreenSpace(origin: .zero, factor: 1)

  /// The bar of a stance, with the layout that it lies on.
  private static func bar(
    _ stance: TemplateStance, _ traits: TemplateTraits, _ measurer: any TextMeasuring
  ) throws -> (bar: StatusBar, layout: ResolvedLayout) {
    let layout = try TemplateSpec("mail").layout(stance, traits, measuring: measurer)
    return (
      StatusBar(layout: layout, space: space, text: TextSetter(measurer: measurer)), layout
    )
  }

  @Test(arguments: BuiltInCatalog.catalog.devices.map(\.id))
  func `clock and signs stay on the screen, clear of the housing and of each other`(id: String)
    throws
  {
    let measurer = PangoTextMeasurer(try TextShaper())
    for stance in TemplateStance.all(of: try BuiltInCatalog.device(id)) {
      for traits in [TemplateTraits.usual, .arabic] {
        let (bar, layout) = try Self.bar(stance, traits, measurer)
        let display = layout.scene.displayFrame
        let radius = layout.scene.display.cornerRadii.largest
        for ink in bar.inks {
          #expect(display.contains(ink), "\(stance): \(ink)")
          if let housing = layout.scene.display.housing?.frame {
            #expect(!housing.inset(by: -2).intersects(ink), "\(stance): \(ink) at \(housing)")
          }
          // A corner of a display takes the square of its radius but for the circle in it.
          for x in [ink.minX, ink.maxX] where ink.minY < radius {
            let into = min(x - display.minX, display.maxX - x)
            let (dx, dy) = (max(radius - into, 0), radius - ink.minY)
            #expect(
              dx * dx + dy * dy <= (radius + 3) * (radius + 3),
              "\(stance): \(ink) sticks out of a corner of \(radius)")
          }
        }
        let texts = bar.draw().compactMap { command -> Rect? in
          if case .text(let run) = command { run.bounds } else { nil }
        }
        for text in texts {
          for ink in bar.inks where ink != text {
            #expect(!text.intersects(ink), "\(stance): a sign touches the clock")
          }
        }
      }
    }
  }

  // iPhone Duo facts, section 3: the outer camera's centre is 47.8 pt from the edge, glyphs stand 48 from it.
  @Test func `the clock of a side strip stands in line with the camera`() throws {
    let measurer = PangoTextMeasurer(try TextShaper())
    var lines: [Double] = []
    for stance in TemplateStance.all(of: try BuiltInCatalog.device("iphone-duo")) {
      let (bar, layout) = try Self.bar(stance, .usual, measurer)
      guard layout.scene.stripDepth > 0 else { continue }
      for case .text(let run) in bar.draw() {
        let middle = run.bounds.midX
        lines.append(min(middle, layout.scene.window.width - middle))
      }
    }
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { abs($0 - 48) < 0.5 }, "\(lines)")
  }

  @Test func `what a device shows is what its kind shows`() throws {
    let measurer = FixedAdvanceMeasurer()
    func count(_ id: String) throws -> (texts: Int, shapes: Int) {
      let stance = try #require(TemplateStance.all(of: try BuiltInCatalog.device(id)).first)
      let commands = try Self.bar(stance, .usual, measurer).bar.draw()
      let texts = commands.filter { if case .text = $0 { true } else { false } }.count
      return (texts, commands.count - texts)
    }
    // Reception is one shape, the network two, the battery three.
    #expect(try count("iphone-17-pro") == (1, 6))
    #expect(try count("iphone-8") == (1, 6))
    #expect(try count("ipad-pro-13-m5") == (1, 5))
    // The menu bar is away while a window fills the screen.
    #expect(try count("macbook-pro-14") == (0, 0))
    #expect(try count("apple-watch-ultra-4") == (1, 0))
    #expect(try count("apple-tv-4k") == (0, 0))
  }

  @Test func `white is taken where it stands out more than black`() {
    // The formula of WCAG 2.2, with the curve of sRGB written out.
    func luminance(_ color: Color) -> Double {
      func linear(_ channel: UInt8) -> Double {
        let c = Double(channel) / 255
        return c <= 0.04045 ? c / 12.92 : power((c + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green)
        + 0.0722 * linear(color.blue)
    }
    func power(_ base: Double, _ exponent: Double) -> Double {
      // 12/5: the fifth root by Newton's steps.
      var root = 1.0
      for _ in 0..<60 {
        root -= (root * root * root * root * root - base) / (5 * root * root * root * root)
      }
      return base * base * root * root
    }
    for step in 0..<512 {
      let color = Color(
        red: UInt8(step % 8 * 36), green: UInt8(step / 8 % 8 * 36), blue: UInt8(step / 64 * 36))
      let light = luminance(color)
      let (white, black) = (1.05 / (light + 0.05), (light + 0.05) / 0.05)
      // Near the middle either will do; it must never be unreadable.
      #expect((color.isDark ? white : black) >= 3.9, "\(color)")
      if max(white, black) > 6 { #expect(color.isDark == (white > black), "\(color)") }
    }
  }
}
