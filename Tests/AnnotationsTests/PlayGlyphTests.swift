import Devices
import Drawing
import Geometry
import LayoutEngine
import TestSupport
import Testing

@testable import Annotations

/// The button in the middle of a video.
struct PlayGlyphTests {
  private static let space = ScreenSpace(origin: .zero, factor: 0.5)
  /// The folds of the iPhone Duo's inner display: sections 2.2 and 3 of its facts.
  private static let book = Rect(x: 455.5, y: 0, width: 40, height: 669)
  private static let laptop = Rect(x: 0, y: 455.5, width: 669, height: 40)

  /// The disc in window space.
  private static func disc(in shown: Rect, clearOf fold: Rect?) throws -> Rect {
    let steps = PlayGlyph.player(in: shown, clearOf: fold, space)
    guard case .path(let path, _, _)? = steps.first else { throw SampleScreen.Missing() }
    let bounds = path.bounds
    return Rect(
      x: bounds.minX * 2, y: bounds.minY * 2, width: bounds.width * 2, height: bounds.height * 2)
  }

  @Test func `it is as large as on the device, whatever the scale of the page`() throws {
    let phone = try Self.disc(in: Rect(x: 0, y: 300, width: 400, height: 200), clearOf: nil)
    #expect(abs(phone.width - 56) < 0.01 && phone.center == Point(x: 200, y: 400))
    let screen = try Self.disc(in: Rect(x: 0, y: 0, width: 1920, height: 1080), clearOf: nil)
    #expect(abs(screen.width - 120) < 0.01)
  }

  @Test func `it stands beside a fold, on the larger part`() throws {
    let whole = Rect(x: 0, y: 0, width: 951, height: 669)
    let left = try Self.disc(in: whole, clearOf: Self.book)
    #expect(abs(left.maxX - 455.5) < 0.01 && abs(left.midY - 334.5) < 0.01)
    let right = try Self.disc(
      in: Rect(left: 300, top: 0, right: 951, bottom: 669), clearOf: Self.book)
    #expect(right.midX > 495.5 && right.minX >= 495.49)
    let above = try Self.disc(
      in: Rect(x: 0, y: 0, width: 669, height: 951), clearOf: Self.laptop)
    #expect(abs(above.maxY - 455.5) < 0.01)
    // One that is clear of it stays.
    let clear = try Self.disc(in: Rect(x: 0, y: 0, width: 400, height: 300), clearOf: Self.book)
    #expect(abs(clear.midX - 200) < 0.01)
  }

  @Test func `a folded display has it beside the crease`() throws {
    func steps(_ pose: Pose) throws -> [DrawingCommand] {
      let layout = try SampleScreen.resolve(
        "content: { video: film, id: film, ignoresSafeArea: true }",
        top: "assets: { film: { size: [951, 669] } }", device: "iphone-duo",
        assets: ["film": AssetFacts(size: Size(width: 951, height: 669))]
      ) {
        $0.display = "inner"
        $0.orientation = .landscapeLeft
        $0.pose = pose
      }
      return PreviewDrawing.displayList(
        for: layout, specName: "sample",
        options: PreviewOptions(style: .mockup, canvas: .device),
        measuring: FixedAdvanceMeasurer(), assets: []
      ).commands
    }
    func glyph(_ commands: [DrawingCommand]) -> Rect? {
      for command in commands {
        switch command {
        case .path(let path, .color(let color)?, nil) where color == Color(0).opacity(0.42):
          return path.bounds
        case .group(let group):
          if let found = glyph(group.commands) { return found }
        default: continue
        }
      }
      return nil
    }
    let flat = try #require(glyph(try steps(.flat)))
    let book = try #require(glyph(try steps(.book)))
    #expect(book.maxX < flat.midX && book.midY == flat.midY)
  }
}
