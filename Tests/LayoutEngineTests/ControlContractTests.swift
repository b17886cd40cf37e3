import Devices
import Diagnostics
import Geometry
@testable import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing
import Typography

/// Controls keep the layout contract for every proposal.
struct ControlContractTests {
  private func nodes(_ textSize: TextSize) throws -> [LayoutNode] {
    let metrics = ControlMetrics(
      Scenes.configuration(
        try BuiltInCatalog.device("iphone-17-pro"), .portrait, textSize: textSize))
    func text(_ words: String, _ limit: Int?) -> TextNode {
      TextNode(
        TextNode.Properties(
          string: words, font: .init(size: 17), style: .body, color: 0, alignment: .leading,
          lineLimit: limit, minimumScale: 0.5, locale: "en", direction: .leftToRight, scale: 3),
        measurer: FixedAdvanceMeasurer())
    }
    let line = LabelMetrics(fontSize: 17, scale: 3)
    return [
      TextFieldNode(
        text: text("a few words", 1), isEmpty: false, isPlaceholder: false, line: line,
        metrics: metrics),
      TextFieldNode(
        text: text("", 1), isEmpty: true, isPlaceholder: true, line: line, metrics: metrics),
      ToggleNode(title: text("a few words", nil), isOn: true, metrics: metrics),
      ToggleNode(title: nil, isOn: false, metrics: metrics),
      SliderNode(value: 0, metrics: metrics), SliderNode(value: 1, metrics: metrics),
      StepperNode(value: 3, metrics: metrics),
      SegmentedNode(titles: [text("a", 1), text("word", 1)], selected: 1, metrics: metrics),
      SegmentedNode(titles: [text("a", 1)], selected: 7, metrics: metrics),
      ProgressNode(value: 1, metrics: metrics),
      SpinnerNode(SpinnerContent(size: .large), metrics: metrics),
    ]
  }

  private static let lengths: [Double?] = [nil, 0, 1, 33.3, 100, 402, 100_000, .infinity]

  @Test(arguments: [TextSize.xSmall, .large, .accessibility5])
  func `sizes are not negative, finite where the proposal is, and the same again`(
    _ textSize: TextSize
  ) throws {
    for node in try nodes(textSize) {
      for width in Self.lengths {
        for height in Self.lengths {
          let proposal = ProposedSize(width: width, height: height)
          let answer = node.measure(proposal)
          let size = answer.size
          #expect(size.width >= 0 && size.height >= 0, "\(node) \(proposal)")
          #expect(size.height.isFinite && (size.width.isFinite || width == .infinity))
          #expect(node.measure(proposal) == answer)
          // What it did not take notice of changes nothing.
          let freed = ProposedSize(
            width: answer.heeded.contains(.width) ? width : nil,
            height: answer.heeded.contains(.height) ? height : nil)
          #expect(node.measure(freed).size == size, "\(node) \(proposal)")
          #expect(node.size(for: proposal) == size)
          #expect(!node.sizeRule(for: proposal).isEmpty)
          if let line = node.baseline(.first, for: proposal) {
            #expect(line >= 0 && line <= size.height)
          }
        }
      }
    }
  }

  @Test func `all parts lie inside the frame, however small`() throws {
    for node in try nodes(.large) {
      for width in [0, 20, 90, 300] as [Double] {
        let sink = PlacementSink()
        let window = Rect(x: 0, y: 0, width: 402, height: 874)
        let template = ElementTemplate(
          ElementFacts(
            id: "a", path: "content", kind: "control", isInteractive: true, role: .interactive,
            position: .start))
        ElementNode(child: node, template: template, ground: nil).place(
          at: Point(x: 10, y: 20), proposal: ProposedSize(width: width, height: nil),
          in: Placement(sink: sink, window: window, safeArea: window, guides: [:], scale: 3))
        let element = try #require(sink.elements.first)
        let frame = element.windowFrame.inset(by: -1e-9)
        for part in try #require(element.content.control).rects {
          #expect(frame.contains(part), "\(node) at \(width): \(part) in \(element.windowFrame)")
        }
      }
    }
  }
}

extension PlacedControl {
  /// The rectangles of all parts.
  var rects: [Rect] {
    switch parts {
    case .textField(let field): [field.field]
    case .toggle(let toggle): [toggle.track, toggle.thumb]
    case .slider(let slider): [slider.track, slider.filled, slider.thumb]
    case .stepper(let stepper): [stepper.decrement, stepper.increment]
    case .segmented(let segmented):
      [segmented.platter] + segmented.segments.map(\.frame)
        + (segmented.selection.map { [$0] } ?? [])
    case .progress(let progress): [progress.track, progress.filled]
    case .spinner(let spinner): [spinner.frame]
    }
  }
}
