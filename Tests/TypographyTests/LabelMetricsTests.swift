import Foundation
import TestSupport
import Testing
import Typography

/// The label-height rule against the heights saved in Interface Builder files.
struct LabelMetricsTests {
  @Test func `labels are as high as Interface Builder saves them`() throws {
    guard let bytes = SharedFolder.bytes("data/layout-metrics.json") else { return }
    let root = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let topic = try #require(root?["dynamicType"] as? [String: Any])
    let table = try #require(topic["singleLineLabelHeight"] as? [String: Any])
    let values = try #require(table["values"] as? [String: [Any]])
    #expect(values.count >= 14)
    for (size, heights) in values.sorted(by: { $0.key < $1.key }) {
      for (scale, height) in zip([2.0, 3.0], heights) {
        guard let saved = height as? Double else { continue }
        let label = LabelMetrics(fontSize: try #require(Double(size)), scale: scale)
        #expect(abs(label.height(lines: 1) - saved) < 0.001, "\(size) pt at \(scale)x")
      }
    }
  }

  @Test func `the line height of body text is the measured one`() throws {
    guard let bytes = SharedFolder.bytes("data/layout-metrics.json") else { return }
    let root = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let topic = try #require(root?["dynamicType"] as? [String: Any])
    let rule = try #require(topic["uikitLineHeight"] as? [String: Any])
    for (size, height) in try #require(rule["example"] as? [String: Double]) {
      let label = LabelMetrics(fontSize: try #require(Double(size)), scale: 3)
      #expect(abs(label.lineAdvance - height) < 0.0005, "\(size)")
    }
  }

  @Test func `lines below each other are a line height apart`() {
    let label = LabelMetrics(fontSize: 20, scale: 2)
    // 20 x 1.193359 = 23.867; two of them 47.734, up to the half point.
    #expect(label.height(lines: 2) == 48)
    #expect(abs(label.lineAdvance - 23.86718) < 1e-9)
    #expect(abs(label.firstBaseline - 19.04296) < 1e-9)
  }

  @Test func `a length on a pixel stays there`() {
    #expect(LabelMetrics.roundUp(10.5, scale: 2) == 10.5)
    #expect(LabelMetrics.roundUp(10.5000001, scale: 2) == 10.5)
    #expect(LabelMetrics.roundUp(10.51, scale: 2) == 11)
  }
}
