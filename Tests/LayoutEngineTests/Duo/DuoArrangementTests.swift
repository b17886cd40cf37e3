import Devices
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing

/// Arrangements against what was read on the simulator: iPhone Duo, section 5.2.
@Suite struct DuoArrangementTests {
  private func arrangement(
    _ stance: DuoStance, _ properties: String = "style: split", primary: String = "box: {}",
    secondary: String = "box: {}", bars: String = ""
  ) throws -> PlacedArrangement {
    let layout = try stance.layout(
      """
      content:
        arrangement:
          \(properties)
          primary: { \(primary), id: p }
          secondary: { \(secondary), id: s }
        id: a
      \(bars)
      """)
    return try #require(layout.element("a")?.content.arrangement)
  }

  @Test func `section 5.2: a split is in halves, and in a book what the fold leaves`() throws {
    let flat = try arrangement(.innerLandscape)
    #expect(flat.primary == Rect(x: 0, y: 0, width: 433.5, height: 635))
    #expect(flat.secondary == Rect(x: 433.5, y: 0, width: 433.5, height: 635))
    let book = try arrangement(.book)
    #expect(book.primary == Rect(x: 0, y: 0, width: 455.5, height: 635))
    #expect(book.secondary == Rect(x: 495.5, y: 0, width: 371.5, height: 635))
    let (first, second) = (try #require(book.primary), try #require(book.secondary))
    #expect(second.minX - first.maxX == 40)
  }

  @Test func `section 5.2: a ratio of 0.3 holds flat, the fold wins over it`() throws {
    let flat = try arrangement(.innerLandscape, "ratio: 0.3")
    #expect(abs(try #require(flat.primary).width - 260.1) < 1e-9)
    #expect(abs(try #require(flat.secondary).width - 606.9) < 1e-9)
    let book = try arrangement(.book, "ratio: 0.3", primary: "box: {}, frame: { maxWidth: 200 }")
    #expect(book.primary?.width == 455.5 && book.secondary?.width == 371.5)
  }

  @Test func `section 5.2: in portrait the primary is on top, in a laptop above the fold`() throws {
    let flat = try arrangement(.innerPortrait)
    #expect(flat.primary == Rect(x: 0, y: 82, width: 669, height: 417.5))
    #expect(flat.secondary == Rect(x: 0, y: 499.5, width: 669, height: 417.5))
    let laptop = try arrangement(.laptop)
    #expect(laptop.primary == Rect(x: 0, y: 82, width: 669, height: 373.5))
    #expect(laptop.secondary == Rect(x: 0, y: 495.5, width: 669, height: 421.5))
  }

  @Test func `section 5.2: the outer display stacks in portrait, in landscape shows one`() throws {
    let portrait = try arrangement(.outerPortrait)
    #expect(portrait.primary == Rect(x: 0, y: 0, width: 382, height: 322))
    #expect(portrait.secondary == Rect(x: 0, y: 322, width: 382, height: 322))
    for stance in [DuoStance.outerStripLeft, .outerStripRight] {
      let landscape = try arrangement(stance)
      #expect(landscape.primary?.size == Size(width: 594, height: 432))
      #expect(landscape.secondary == nil && landscape.axis == nil)
    }
  }

  @Test func `section 5.2: where the axis is not allowed the primary is alone`() throws {
    let rows: [(DuoStance, String)] = [
      (.outerPortrait, "horizontal"), (.innerPortrait, "horizontal"), (.laptop, "horizontal"),
      (.innerLandscape, "vertical"), (.book, "vertical"),
    ]
    for (stance, axis) in rows {
      let found = try arrangement(stance, "axes: [\(axis)]")
      #expect(found.secondary == nil, "\(stance)")
      #expect(found.primary?.size == (try stance.scene().guide("safeArea"))?.size, "\(stance)")
    }
  }

  @Test func `section 5.2: what does not show is laid out in SwiftUI, and gone in UIKit`() throws {
    func layout(_ host: String) throws -> ResolvedLayout {
      try DuoStance.outerPortrait.layout(
        """
        content:
          arrangement:
            axes: [horizontal]
            host: \(host)
            primary: { box: {}, id: p }
            secondary: { box: {}, id: s }
        """)
    }
    let hidden = try #require(try layout("swiftUI").element("s"))
    #expect(hidden.isHidden && hidden.windowFrame.size == Size(width: 382, height: 644))
    #expect(try layout("uiKit").element("s") == nil)
  }

  @Test func `section 5.2: a secondary of higher priority keeps the columns in portrait`() throws {
    let found = try arrangement(
      .innerPortrait, "axes: [horizontal]", secondary: "box: {}, layoutPriority: 1")
    #expect(found.axis == .horizontal)
    #expect(found.primary?.width == 334.5 && found.secondary?.width == 334.5)
  }

  @Test func `section 5.2: a UIKit host has the whole window`() throws {
    let found = try arrangement(.book, "host: uiKit")
    #expect(found.primary == Rect(x: 0, y: 0, width: 455.5, height: 669))
    #expect(found.secondary == Rect(x: 495.5, y: 0, width: 455.5, height: 669))
    let layout = try DuoStance.book.layout(
      """
      content:
        arrangement:
          host: uiKit
          primary: { box: {}, id: p }
          secondary: { box: {}, id: s }
      """)
    // What is in a pane keeps to what of the safe area lies over it.
    #expect(layout.element("s")?.windowFrame == Rect(x: 495.5, y: 0, width: 371.5, height: 635))
  }

  /// Read in 867 x 611: a tab view's navigation stack without a title.
  @Test func `section 5.2: sizes of panes decide flat, and can collapse in a book`() throws {
    let bars = "navigation: {}\ntabs: { items: [{ title: A, symbol: house }] }"
    func widths(
      _ stance: DuoStance, _ primary: String, _ secondary: String = ""
    ) throws -> [Double?] {
      let found = try arrangement(
        stance, primary: "box: {}\(primary)", secondary: "box: {}\(secondary)", bars: bars)
      #expect([nil, 611].contains(found.primary?.height))
      return [found.primary?.width, found.secondary?.width]
    }
    let ideal = ", frame: { idealWidth: 330 }"
    #expect(try widths(.innerLandscape, ideal) == [330, 537])
    // Printed as 330 and 126.
    #expect(try widths(.book, ideal) == [330, 125.5])
    #expect(try widths(.book, ideal, ", frame: { minWidth: 200 }") == [455.5, 371.5])
    #expect(try widths(.book, ", frame: { minWidth: 400 }") == [455.5, 371.5])
    #expect(try widths(.book, ", frame: { minWidth: 500 }") == [nil, nil])
  }

  @Test func `an arrangement that shows nothing says so`() throws {
    let layout = try DuoStance.book.layout(
      """
      content:
        arrangement:
          primary: { box: {}, id: p, frame: { minWidth: 500 } }
          secondary: { box: {} }
      """)
    #expect(layout.notes.map(\.rule) == ["arrangement-blank"])
    #expect(layout.element("p")?.isHidden == true)
  }

  @Test func `section 5.2: an overlay lies in layers until a fold parts it`() throws {
    let flat = try arrangement(
      .innerLandscape, "style: overlay", primary: "box: { size: [100, 50] }")
    #expect(flat.primaryIndex == 1)
    #expect(flat.primary == flat.secondary)
    let layout = try DuoStance.innerLandscape.layout(
      """
      content:
        arrangement:
          style: overlay
          primary: { box: { size: [100, 50] }, id: p }
          secondary: { box: {}, id: s }
      """)
    // A small primary sits at the top where reading starts, in front.
    #expect(layout.element("p")?.windowFrame == Rect(x: 0, y: 0, width: 100, height: 50))
    let ids = layout.elements.map(\.id)
    #expect(try #require(ids.firstIndex(of: "s")) < (try #require(ids.firstIndex(of: "p"))))

    let book = try arrangement(.book, "style: overlay")
    #expect(book.primaryIndex == 0)
    #expect(book.secondary == Rect(x: 0, y: 0, width: 455.5, height: 635))
    #expect(book.primary == Rect(x: 495.5, y: 0, width: 371.5, height: 635))
    let swapped = try arrangement(.book, "style: overlay\n    edge: leading")
    #expect(swapped.primary == book.secondary && swapped.secondary == book.primary)
    let laptop = try arrangement(.laptop, "style: overlay")
    #expect(laptop.secondary?.maxY == 455.5 && laptop.primary?.minY == 495.5)
    let limited = try arrangement(.laptop, "style: overlay\n    axes: [horizontal]")
    #expect(limited.axis == nil && limited.primaryIndex == 1)
  }

  @Test func `section 5.2: conditions in the panes read the z-index`() throws {
    func text(_ stance: DuoStance) throws -> [String?] {
      let layout = try stance.layout(
        """
        content:
          arrangement:
            style: overlay
            primary:
              switch:
                - { if: zIndex > 0, then: { box: above, id: a } }
                - { else: { box: beside, id: a } }
            secondary:
              switch:
                - { if: zIndex > 0, then: { box: above, id: b } }
                - { else: { box: under, id: b } }
        """)
      return ["a", "b"].map { id in
        guard case .box(let label, _) = layout.element(id)?.content else { return nil }
        return label
      }
    }
    #expect(try text(.innerLandscape) == ["above", "under"])
    #expect(try text(.book) == ["beside", "under"])
    #expect(try text(.laptop) == ["beside", "under"])
  }

  @Test func `section 7: two panes need both classes, and a sliver parts nothing`() throws {
    // Row 17: 956 x 440 has one pane.
    let max = try SampleScreen.resolve(
      "content: { arrangement: { primary: { box: {} }, secondary: { box: {} } }, id: a }",
      device: "iphone-17-pro-max"
    ) { $0.orientation = .landscapeLeft }
    let found = try #require(max.element("a")?.content.arrangement)
    #expect(found.secondary == nil)
    // Row 7: the pane of a split view is not cut at its edge.
    let pane = try arrangement(DuoStance.book.pane("left"))
    #expect(pane.axis == .vertical && !pane.isFolded)
    #expect(pane.primary == Rect(x: 0, y: 0, width: 469, height: 317.5))
  }

  @Test func `from right to left the primary is on the right, the strip stays`() throws {
    let layout = try DuoStance.book.layout(
      "content: { arrangement: { primary: { box: {} }, secondary: { box: {} } }, id: a }"
    ) { $0.direction = .rightToLeft }
    let found = try #require(layout.element("a")?.content.arrangement)
    #expect(found.primary == Rect(x: 495.5, y: 0, width: 371.5, height: 635))
    #expect(found.secondary == Rect(x: 0, y: 0, width: 455.5, height: 635))
  }
}

extension ElementContent {
  /// The arrangement that the element is, if it is one.
  fileprivate var arrangement: PlacedArrangement? {
    if case .arrangement(let found) = self { found } else { nil }
  }
}
