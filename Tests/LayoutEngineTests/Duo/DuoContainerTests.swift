import Devices
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing

/// Columns of navigation, 16:9 and the region query: iPhone Duo, sections 5.1 and 5.4.
@Suite struct DuoContainerTests {
  private func columns(_ stance: DuoStance, _ more: String = "", third: Bool = false) throws
    -> [Rect]
  {
    let middle = third ? "content: { list: { rows: 3 }, id: middle }\n    " : ""
    let layout = try stance.layout(
      """
      content:
        splitView:
          sidebar: { list: { rows: 3 }, id: side }
          \(middle)detail: { list: { rows: 3 }, id: detail }
          \(more)
        id: split
      """)
    guard case .columns(let columns) = layout.element("split")?.content else { return [] }
    return columns
  }

  @Test func `section 5.4: one stack on the outer display`() throws {
    for stance in [DuoStance.outerPortrait, .outerStripLeft] {
      let window = try stance.scene().window
      #expect(try columns(stance) == [window])
    }
  }

  @Test func `section 5.4: two columns in inner landscape, on the fold in a book`() throws {
    #expect(
      try columns(.innerLandscape) == [
        Rect(x: 0, y: 0, width: 320, height: 669), Rect(x: 320, y: 0, width: 631, height: 669),
      ])
    #expect(
      try columns(.book) == [
        Rect(x: 0, y: 0, width: 475.5, height: 669),
        Rect(x: 475.5, y: 0, width: 475.5, height: 669),
      ])
    // Not where a width is set.
    #expect(try columns(.book, "columnWidth: 300").first?.width == 300)
  }

  @Test func `section 5.4: pages keep off the crease by its margins`() throws {
    let layout = try DuoStance.book.layout(
      "content: { splitView: { sidebar: { box: {}, id: a }, detail: { box: {}, id: b } } }")
    #expect(layout.element("a")?.windowFrame == Rect(x: 0, y: 0, width: 455.5, height: 635))
    #expect(layout.element("b")?.windowFrame == Rect(x: 495.5, y: 0, width: 371.5, height: 635))
  }

  @Test func `section 5.4: in inner portrait the detail is alone`() throws {
    for stance in [DuoStance.innerPortrait, .laptop] {
      #expect(try columns(stance) == [Rect(x: 0, y: 0, width: 669, height: 951)])
    }
  }

  @Test func `of three columns those show that leave the detail half of the window`() throws {
    #expect(try columns(.innerLandscape, third: true).count == 2)
    let wide = try SampleScreen.resolve(
      """
      content:
        splitView:
          sidebar: { box: {}, id: a }
          content: { box: {}, id: b }
          detail: { box: {}, id: c }
      """, device: "ipad-pro-13-m5"
    ) { $0.orientation = .landscapeLeft }
    #expect(["a", "b", "c"].allSatisfy { wide.element($0) != nil })
    #expect(wide.element("a")?.windowFrame.width == 320)
  }

  @Test func `section 5.1: a query gives regions in the asking node's space`() throws {
    let text = """
      content:
        zstack: [{ box: { size: [200, 100] }, id: middle }]
        frame: { maxWidth: infinity, maxHeight: infinity }
        ignoresSafeArea: true
      """
    let layout = try DuoStance.book.layout(text)
    let index = try #require(layout.elements.firstIndex { $0.id == "middle" })
    let origin = layout.elements[index].windowFrame.origin
    #expect(origin == Point(x: 375.5, y: 284.5))
    let found = layout.reservedRegions(kind: .division, in: index)
    // Shifted by the node's origin, not cut to the node: negative values occur.
    #expect(found.map(\.region.frame) == [Rect(x: 80, y: -284.5, width: 40, height: 669)])
    #expect(found.first?.region.margins == EdgeInsets(left: 20, right: 20))
    // Those that do not meet the node are not told.
    #expect(layout.reservedRegions(kind: .occlusion, includeInactive: true, in: index).isEmpty)
    #expect(layout.reservedRegions(kind: .occlusion).map(\.region.id) == ["statusStrip"])
  }

  @Test func `section 5.1: inactive regions are told on request only, none when closed`() throws {
    let flat = try DuoStance.innerLandscape.layout("content: { box: {} }")
    #expect(flat.reservedRegions(kind: .division).isEmpty)
    #expect(flat.reservedRegions(kind: .division, includeInactive: true).count == 1)
    #expect(
      flat.reservedRegions(kind: .occlusion, includeInactive: true).map(\.region.id)
        == ["statusStrip", "innerCamera"])
    let closed = try DuoStance.outerPortrait.layout("content: { box: {} }")
    #expect(closed.reservedRegions(kind: .division, includeInactive: true).isEmpty)
    #expect(
      closed.reservedRegions(kind: .occlusion).map(\.region.id) == ["outerCamera", "statusStrip"])
  }

  @Test func `section 5.1: frames follow the reading direction unless fixed`() throws {
    let layout = try DuoStance.innerLandscape.layout("content: { box: {} }") {
      $0.direction = .rightToLeft
      $0.camera = true
    }
    func camera(_ direction: RegionDirectionBehavior) -> Rect? {
      layout.reservedRegions(kind: .occlusion, direction: direction)
        .first { $0.region.id == "innerCamera" }?.region.frame
    }
    let fixed = try #require(camera(.fixed))
    let mirrored = try #require(camera(.mirrors))
    #expect(abs(fixed.minX - 677.333) < 0.001)
    #expect(mirrored.minX == 951 - fixed.maxX)
  }

  @Test func `a screen with its camera on has the camera's region active`() throws {
    let layout = try DuoStance.innerLandscape.layout(
      """
      cameraActive: true
      content:
        vstack: [{ box: {}, id: a, when: [{ if: camera, set: { hidden: true } }] }]
      """)
    #expect(layout.scene.regions.first { $0.region.id == "innerCamera" }?.isActive == true)
    #expect(layout.element("a")?.isHidden == true)
  }

  @Test func `section 1: the inner display shows what an app does not declare`() throws {
    let text = "orientations: [portrait]\ncontent: { box: {} }"
    #expect(
      try DuoStance.innerLandscape.layout(text).notes.map(\.rule) == ["orientation-ignored"])
    #expect(try DuoStance.innerPortrait.layout(text).notes.isEmpty)
    #expect(try DuoStance.outerStripLeft.layout(text).notes.isEmpty)
  }

  @Test func `section 2: each pose has the hinge's status`() {
    #expect(
      [Pose.closed, .tent, .flat, .book, .laptop].map(\.hinge)
        == [.closed, .unknown, .fullyOpen, .partiallyOpen, .partiallyOpen])
  }

  @Test(arguments: [DuoStance.outerStripLeft, .outerStripRight, .outerPortrait, .innerLandscape])
  func `section 3: rows keep the 20 points of the side without the strip on both`(
    stance: DuoStance
  ) throws {
    let layout = try stance.layout(
      "content: { list: { children: [{ box: {}, id: b, frame: { maxWidth: infinity } }] }, id: a }")
    let box = try #require(layout.element("b")?.windowFrame)
    let safe = layout.scene.window.inset(by: layout.scene.safeArea)
    #expect(box.minX - safe.minX == 20 && safe.maxX - box.maxX == 20)
  }
}
