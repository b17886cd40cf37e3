import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing
import Typography

/// How often a text is measured, which is most of what a layout costs when nothing is known yet.
struct TextNodeTests {
  /// Counts what it is asked.
  private final class Counter: TextMeasuring {
    private let measurer = FixedAdvanceMeasurer()
    private(set) var requests: [TextRequest] = []

    var metricsName: String { measurer.metricsName }

    func measure(_ request: TextRequest) -> MeasuredText {
      requests.append(request)
      return measurer.measure(request)
    }
  }

  private func node(_ string: String, lineLimit: Int? = nil, _ counter: Counter) -> TextNode {
    TextNode(
      TextNode.Properties(
        string: string, font: Font(size: 10), style: .body, color: 255, alignment: .leading,
        lineLimit: lineLimit, minimumScale: 1, locale: "en", direction: .leftToRight, scale: 1),
      measurer: counter)
  }

  @Test func `a height that the lines keep to anyway asks for nothing more`() {
    let counter = Counter()
    let text = node("one two three", counter)
    // 5 points a character: a word a line, 36 points high.
    let wrapped = text.size(for: ProposedSize(width: 30, height: nil))
    #expect(counter.requests.count == 2)
    for height in [36.0, 37, 500, .infinity] {
      #expect(text.size(for: ProposedSize(width: 30, height: height)) == wrapped)
    }
    #expect(counter.requests.count == 2)
    // Two lines at most: this is another text.
    #expect(text.size(for: ProposedSize(width: 30, height: 25)).height < wrapped.height)
    #expect(counter.requests.count == 3)
    #expect(counter.requests.last?.lineLimit == 2)
  }

  @Test func `a text that fits is measured once`() {
    let counter = Counter()
    let text = node("one", lineLimit: 2, counter)
    for width in [15.0, 20, 400, .infinity] {
      #expect(text.size(for: ProposedSize(width: width, height: 12)).width == 15)
    }
    #expect(counter.requests.count == 1)
  }
}
