import Devices
import Geometry
import LayoutEngine
import TestSupport
import Testing

/// Displacement by the rules of iPhone Duo, section 5.3.
@Suite struct DuoDisplacementTests {
  private let whole = "frame: { maxWidth: infinity, maxHeight: infinity }\n  ignoresSafeArea: true"

  /// A stack over the whole window with a button in its middle.
  private func screen(_ modifiers: String, behind: String = "") -> String {
    """
    content:
      zstack:
        \(behind)
        - button: { symbol: plus }
          frame: { width: 64, height: 64 }
          id: add
          \(modifiers)
      \(whole)
    """
  }

  @Test func `a button in the middle covers the fold, and the layout says how much`() throws {
    for (stance, overlap) in [
      (DuoStance.book, Rect(x: 455.5, y: 302.5, width: 40, height: 64)),
      (.laptop, Rect(x: 302.5, y: 455.5, width: 64, height: 40)),
    ] {
      let add = try #require(try stance.layout(screen("")).element("add"))
      #expect(add.displacement == nil)
      #expect(add.overlaps == [Element.Overlap(region: "fold", frame: overlap)], "\(stance)")
    }
  }

  @Test func `displaced it moves by the 52 that clear the fold, and never when flat`() throws {
    for stance in try DuoStance.all() {
      let add = try #require(try stance.layout(screen("displace: true")).element("add"))
      let size = try stance.scene().window.size
      let middle = Rect(
        x: size.width / 2 - 32, y: size.height / 2 - 32, width: 64, height: 64)
      switch stance.pose {
      case .book:
        #expect(add.windowFrame == middle.offset(x: 52, y: 0), "\(stance)")
        #expect(add.displacement?.from == middle)
        #expect(add.displacement?.offset == Point(x: 52, y: 0))
      case .laptop:
        #expect(add.windowFrame == middle.offset(x: 0, y: 52), "\(stance)")
        #expect(add.displacement?.region == "fold")
      case .closed, .tent, .flat:
        #expect(add.windowFrame == middle, "\(stance)")
        #expect(add.displacement == nil)
      }
      #expect(add.overlaps.allSatisfy { $0.region != "fold" } || add.displacement == nil)
    }
  }

  @Test func `in a laptop what is looked at goes up and controls go down`() throws {
    func offset(_ node: String) throws -> Point? {
      try DuoStance.laptop.layout(
        """
        content:
          zstack:
            - \(node)
              id: it
              displace: true
          \(whole)
        """
      ).element("it")?.displacement?.offset
    }
    #expect(try offset("box: { size: [100, 100] }") == Point(x: 0, y: -70))
    #expect(try offset("text: Hello")?.y ?? 0 < 0)
    #expect(try offset("button: Go")?.y ?? 0 > 0)
    // A row that holds a control is a control.
    #expect(try offset("hstack: [{ text: Volume }, { slider: {} }]")?.y ?? 0 > 0)
  }

  @Test func `a wish of the spec comes first, where the fold has that side`() throws {
    func offset(_ stance: DuoStance, _ side: String) throws -> Point? {
      try stance.layout(screen("displace: { prefer: \(side) }")).element("add")?.displacement?
        .offset
    }
    #expect(try offset(.book, "leading") == Point(x: -52, y: 0))
    #expect(try offset(.laptop, "upper") == Point(x: 0, y: -52))
    // A book has no upper side.
    #expect(try offset(.book, "upper") == Point(x: 52, y: 0))
  }

  @Test func `from right to left a book's trailing side is the left one`() throws {
    let layout = try DuoStance.book.layout(screen("displace: true")) {
      $0.direction = .rightToLeft
    }
    #expect(layout.element("add")?.displacement?.offset == Point(x: -52, y: 0))
  }

  @Test func `a group moves as one, by as little as clears it`() throws {
    let layout = try DuoStance.book.layout(
      """
      content:
        zstack:
          - hstack:
              spacing: 20
              children:
                - { button: { symbol: a }, frame: { width: 50, height: 50 }, id: a, displace: { group: g } }
                - { button: { symbol: b }, frame: { width: 50, height: 50 }, id: b, displace: { group: g } }
                - { button: { symbol: c }, frame: { width: 50, height: 50 }, id: c, displace: { group: g } }
        \(whole)
      """)
    // 190 wide in the middle: 380.5 to 570.5, so 115 clear the fold.
    let offsets = ["a", "b", "c"].map { layout.element($0)?.displacement?.offset }
    #expect(offsets == Array(repeating: Point(x: 115, y: 0), count: 3))
    #expect(layout.element("a")?.windowFrame.minX == 495.5)
    #expect(layout.element("c")?.windowFrame.maxX == 685.5)
  }

  @Test func `what is clear of the fold stays where it is`() throws {
    let layout = try DuoStance.book.layout(
      """
      content:
        hstack:
          - { button: { symbol: a }, frame: { width: 64, height: 64 }, id: a, displace: true }
          - spacer: {}
      """)
    #expect(layout.element("a")?.displacement == nil)
  }

  @Test func `scrolling content may cross the fold`() throws {
    for content in [
      "list: { rows: 9 }\n  id: it\n  displace: true",
      "scroll:\n    content: { box: { size: [500, 500] }, id: it, displace: true }",
    ] {
      let layout = try DuoStance.book.layout("content:\n  \(content)")
      #expect(layout.element("it")?.displacement == nil)
      #expect(layout.notes.map(\.rule) == ["displace-scrolling"])
    }
  }

  @Test func `what has room on neither side stays and says so`() throws {
    let layout = try DuoStance.book.layout(
      "content: { box: { size: [600, 80] }, id: it, displace: true }")
    #expect(layout.element("it")?.displacement == nil)
    #expect(layout.notes.map(\.rule) == ["displace-no-room"])
    // Larger than the trailing half, smaller than the leading one.
    let other = try DuoStance.book.layout(
      "content: { box: { size: [400, 80] }, id: it, displace: true }")
    #expect(other.element("it")?.windowFrame.maxX == 455.5)
  }

  @Test func `what belongs to something stays over it`() throws {
    // The map ends at the fold; the search field is centred over its end.
    let layout = try DuoStance.book.layout(
      """
      content:
        zstack:
          alignment: topLeading
          children:
            - box: { label: map, size: [455.5, flexible] }
            - box: { label: search, size: [200, 40] }
              id: search
              offset: [300, 20]
              displace: true
        frame: { maxWidth: infinity, maxHeight: infinity, alignment: topLeading }
      """)
    let search = try #require(layout.element("search"))
    #expect(search.windowFrame == Rect(x: 255.5, y: 20, width: 200, height: 40))
    #expect(search.displacement?.reason.contains("over what it acts on") == true)
  }

  @Test func `poses in any order give the same layout for the same pose`() throws {
    let stances = try DuoStance.all()
    let text = screen("displace: true")
    let first = try stances.map { try $0.layout(text) }
    let second = try stances.reversed().map { try $0.layout(text) }
    #expect(first == second.reversed())
  }
}
