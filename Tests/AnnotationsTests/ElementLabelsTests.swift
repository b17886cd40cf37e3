import Drawing
import Geometry
import LayoutEngine
import TestSupport
import Testing

@testable import Annotations

/// Where the names of elements go.
struct ElementLabelsTests {
  /// The labels of a screen in a space that starts at the page's corner, one to one.
  private func labels(
    _ screen: String, device: String = "iphone-17-pro"
  ) throws -> (runs: [TextRun], layout: ResolvedLayout) {
    let layout = try SampleScreen.resolve(screen, device: device)
    let space = ScreenSpace(origin: .zero, factor: 1)
    let context = ElementContext(
      space: space, ink: Ink(layout.configuration.appearance),
      text: TextSetter(measurer: FixedAdvanceMeasurer()), assets: [])
    let ground = LabelGround(
      layout: layout, context: context, body: DeviceBody(layout, in: space))
    let labels = ElementLabels(layout: layout, context: context, ground: ground)
    let runs = labels.commands.compactMap { command -> TextRun? in
      if case .text(let run) = command { run } else { nil }
    }
    return (runs, layout)
  }

  @Test func `a wide button carries its name inside, a narrow one beside`() throws {
    let (runs, layout) = try labels(
      """
      content:
        vstack:
          spacing: 40
          children:
            - { button: { title: Save }, id: wide, frame: { maxWidth: infinity } }
            - { button: { title: Save }, id: narrow }
      """)
    let wide = try #require(runs.first { $0.string == "wide" })
    let narrow = try #require(runs.first { $0.string == "narrow" })
    let platter = try #require(layout.element("wide")?.windowFrame)
    #expect(platter.contains(wide.bounds))
    #expect(
      !layout.elements.contains { $0.id == "narrow" && $0.windowFrame.intersects(narrow.bounds) })
  }

  @Test func `no name stands on the outline of a ground`() throws {
    for gap in [2, 6, 8, 10, 12, 16, 24] {
      let (runs, layout) = try labels(
        """
        content:
          vstack:
            spacing: \(gap)
            children:
              - vstack:
                  - { slider: {}, id: one }
                  - { segmented: { items: [a, b] }, id: two }
                padding: 12
                background: groupedBackground
                cornerRadius: 12
                id: card
              - { progress: {}, id: done }
          padding: 16
        """)
      let card = try #require(layout.element("card")?.ground?.frame)
      for run in runs {
        #expect(
          card.contains(run.bounds) || !card.intersects(run.bounds),
          "\(run.string) at a gap of \(gap)")
      }
    }
  }

  @Test func `small controls are named beside themselves`() throws {
    let (runs, layout) = try labels("content: { stepper: {}, id: guests }")
    let stepper = try #require(layout.element("guests")?.windowFrame)
    let name = try #require(runs.first)
    #expect(name.origin.x + name.width < stepper.minX)
    #expect(stepper.minY < name.bounds.midY && name.bounds.midY < stepper.maxY)
  }
}
