import Devices
import Geometry
import LayoutEngine
import TestSupport
import Testing

/// Windows of apps that were not rebuilt: iPhone Duo, section 6.
@Suite struct DuoCompatibilityTests {
  /// A row of the table.
  struct Row: Sendable {
    var stance: DuoStance
    var size: Size
    var insets: [Double]
    /// The rail in display space.
    var rail: Rect?
    /// The same for the 27.1 SDK.
    var newSize: Size
    var newInsets: [Double]
  }

  static let rows = [
    Row(
      stance: .outerPortrait, size: Size(width: 386, height: 678), insets: [0, 0, 34, 0],
      rail: Rect(x: 386, y: 0, width: 80, height: 678), newSize: Size(width: 466, height: 678),
      newInsets: [0, 0, 34, 84]),
    Row(
      stance: .outerStripLeft, size: Size(width: 678, height: 386), insets: [0, 34, 20, 34],
      rail: Rect(x: 0, y: 0, width: 678, height: 80), newSize: Size(width: 678, height: 466),
      newInsets: [0, 84, 34, 0]),
    Row(
      stance: .outerStripRight, size: Size(width: 678, height: 386), insets: [0, 34, 20, 34],
      rail: Rect(x: 0, y: 386, width: 678, height: 80), newSize: Size(width: 678, height: 466),
      newInsets: [0, 0, 34, 84]),
    Row(
      stance: .innerLandscape, size: Size(width: 871, height: 669), insets: [0, 34, 20, 34],
      rail: Rect(x: 871, y: 0, width: 80, height: 669), newSize: Size(width: 951, height: 669),
      newInsets: [0, 0, 34, 84]),
    Row(
      stance: .innerPortrait, size: Size(width: 669, height: 871), insets: [0, 0, 34, 0],
      rail: Rect(x: 0, y: 0, width: 669, height: 80), newSize: Size(width: 669, height: 951),
      newInsets: [82, 0, 34, 0]),
    Row(
      stance: DuoStance.innerLandscape.pane("left"), size: Size(width: 469, height: 669),
      insets: [0, 34, 20, 34], rail: nil, newSize: Size(width: 469, height: 669),
      newInsets: [0, 0, 34, 0]),
    Row(
      stance: DuoStance.innerLandscape.pane("right"), size: Size(width: 389, height: 669),
      insets: [0, 34, 20, 34], rail: Rect(x: 871, y: 0, width: 80, height: 669),
      newSize: Size(width: 469, height: 669), newInsets: [0, 0, 34, 84]),
  ]

  private func insets(_ values: [Double]) -> EdgeInsets {
    EdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }

  @Test(arguments: rows) func `section 6: windows, insets and rails`(row: Row) throws {
    let old = try row.stance.scene(sdk: Version(27))
    #expect(old.window.size == row.size)
    #expect(old.safeArea == insets(row.insets))
    #expect(old.letterbox?.bars ?? [] == (row.rail.map { [$0] } ?? []))
    #expect(old.regions.isEmpty && old.bars.isEmpty)
    #expect(!old.safeAreaIsAssumed)
    let new = try row.stance.scene()
    #expect(new.window.size == row.newSize)
    #expect(new.safeArea == insets(row.newInsets))
    #expect(new.letterbox == nil)
  }

  @Test func `section 6: bars of an older app are level`() throws {
    let layout = try DuoStance.innerLandscape.layout(
      """
      content: { box: {}, id: a }
      navigation: { title: T, trailing: [{ button: { symbol: plus }, id: plus }] }
      tabs: { items: [A, B] }
      """
    ) { $0.sdk = Version(27) }
    #expect(layout.element("sideStrip") == nil)
    #expect(layout.scene.bars.map(\.id).contains("sideStrip") == false)
    let tabs = try #require(layout.element("tabs")?.windowFrame)
    #expect(tabs.maxY == 669 && tabs.width == 871)
  }

  @Test func `section 6: what was not measured for older SDKs is said`() throws {
    let layout = try DuoStance.outerPortrait.layout("content: { box: {} }") { $0.sdk = Version(26) }
    #expect(layout.scene.window.size == Size(width: 386, height: 678))
    #expect(layout.notes.map(\.rule) == ["sdk-window-assumed"])
    // What decides is the SDK alone.
    #expect(try DuoStance.outerPortrait.scene(sdk: Version(27, 2)).letterbox == nil)
  }
}
