import Geometry
import LayoutEngine
import TestSupport
import Testing

/// Regions as items of constraints.
struct ConstraintRegionTests {
  private let screen = """
    content:
      constraints:
        children:
          - { box: a, id: a }
        rules:
          - a.leading == parent.leading
          - a.top == parent.top
          - a.height == 10
          - a.width == 100 @500
          - a.trailing == fold.leading
      id: all
    """

  /// The fold of a book lies 455.5 points from the left: iPhone Duo, section 5.2.
  @Test func `a child ends where the fold begins`() throws {
    let layout = try DuoStance.book.layout(screen)
    #expect(layout.frame("a")[2] == 455.5)
    #expect(layout.element("all")?.constraintReport?.conflicts == [])
  }

  @Test func `a rule on a region that is not there does not apply`() throws {
    #expect(try SampleScreen.resolve(screen).frame("a") == [0, 62, 100, 10])
    #expect(try DuoStance.innerLandscape.layout(screen).frame("a")[2] == 100)
  }
}
