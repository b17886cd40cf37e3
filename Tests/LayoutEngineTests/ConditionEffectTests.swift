import Geometry
import LayoutEngine
import TestSupport
import Testing

/// What conditions, components and groups make of a spec.
struct ConditionEffectTests {
  @Test func `conditions choose branches and change properties`() throws {
    let screen = """
      content:
        switch:
          - if: widthClass == compact
            then: { box: { size: [10, 10] }, id: small }
          - else: { box: { size: [20, 20] }, id: large }
      """
    #expect(try SampleScreen.resolve(screen).element("small") != nil)
    #expect(try SampleScreen.resolve(screen, device: "ipad-pro-13-m5").element("large") != nil)
    let varied = """
      content:
        box: { size: [10, 10] }
        id: a
        when:
          - { if: dark, set: { padding: 5 } }
          - { if: dark, set: { size: [30, 30] } }
      """
    #expect(try SampleScreen.resolve(varied).element("a")?.windowFrame.width == 10)
    let dark = try SampleScreen.resolve(varied) { $0.appearance = .dark }
    #expect(dark.element("a")?.windowFrame.width == 40)
  }

  @Test func `a screen changes with conditions as well`() throws {
    let layout = try SampleScreen.resolve(
      """
      content: { box: {}, id: a }
      when:
        - { if: dark, set: { background: accent } }
      """
    ) { $0.appearance = .dark }
    #expect(layout.background == 0x0A84_FFFF)
  }

  @Test func `components take the modifiers of their use, and prefix ids`() throws {
    let layout = try SampleScreen.resolve(
      """
      content:
        vstack:
          children:
            - { use: card, id: first }
            - { use: card, id: second, padding: 10 }
      """,
      top: """
        components:
          card: { hstack: [{ box: { size: [20, 20] }, id: icon }] }
        """)
    #expect(layout.element("first")?.windowFrame.size == Size(width: 20, height: 20))
    #expect(layout.element("first/icon")?.path == "content/0/0")
    #expect(layout.element("second")?.windowFrame.size == Size(width: 40, height: 40))
  }

  @Test func `members of a group join the parent and take its modifiers`() throws {
    let layout = try SampleScreen.resolve(
      """
      content:
        vstack:
          spacing: 0
          children:
            - group:
                - { box: { size: [20, 20] }, id: a }
                - { box: { size: [20, 20] }, id: b, padding: 1 }
              padding: 5
      """)
    #expect(layout.element("a")?.windowFrame.height == 30)
    #expect(layout.element("b")?.windowFrame.height == 22)
    #expect(layout.element("b")?.path == "content/0/1")
  }

  @Test func `hidden elements keep their place, collapsed ones do not`() throws {
    func height(_ hidden: String) throws -> Double? {
      try SampleScreen.resolve(
        """
        content:
          vstack:
            spacing: 0
            children:
              - { box: { size: [20, 20] }, id: a\(hidden) }
              - { box: { size: [20, 20] }, id: b }
          id: column
        """
      ).element("column")?.windowFrame.height
    }
    #expect(try height("") == 40)
    #expect(try height(", hidden: true") == 40)
    #expect(try height(", hidden: collapse") == 20)
  }
}
