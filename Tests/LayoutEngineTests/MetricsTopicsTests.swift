import Documents
import Geometry
import LayoutEngine
import TestSupport
import Testing

/// Every part of the facts on bars, margins, keyboard, text, presentations and Auto Layout is either
/// held against the engine by a test, or listed here with the reason.
struct MetricsTopicsTests {
  /// Where each part is tested, or why it can't be.
  static let parts: [String: [String: String]] = [
    "bars": [
      "navigationBar": "BarTableTests", "tabBar": "BarTableTests", "toolbar": "BarTableTests",
      "searchBar": "BarTableTests", "statusBar": "MetricsTableTests",
    ],
    "safeAreas": [
      "rows": "MetricsTableTests", "sizeClasses": "MetricsTableTests",
      "landscapeBottomByOS": "MetricsTableTests",
      "displayZoom": "not tested: the language has no axis that asks for a zoomed display",
      "displayFeatures": "CatalogFactsTests: cut-outs are the catalogue's, from better sources",
    ],
    "marginsAndGuides": [
      "layoutMargins": "MetricsTableTests", "rules": "MetricsTableTests",
      "readableContentGuide": "MetricsTableTests", "guides": "MetricsTableTests",
      "systemSpacing": "ConstraintFactsTests",
    ],
    "keyboard": [
      "rows": "MetricsTableTests", "layoutGuide": "MetricsTableTests", "duo": "DuoSceneTests",
      "hardwareKeyboard": "not tested: no height is sourced",
    ],
    "dynamicType": [
      "ios": "DynamicTypeTests", "watchos": "DynamicTypeTests", "tvos": "DynamicTypeTests",
      "macos": "DynamicTypeTests",
      "visionos": "SceneDefaultsTests: iOS's; its two titles have no style in the language",
      "singleLineLabelHeight": "LabelMetricsTests", "uikitLineHeight": "LabelMetricsTests",
      "uiFontMetricsBody17": "not tested: texts name a style, so no custom font is scaled",
      "defaultAndMinimumText": "PlatformTableTests: TX-01",
      "tracking": "not tested: it belongs to the system's typeface, which is not the pinned one",
    ],
    "modals": [
      "sheet": "SheetTests",
      "regularWidth": "CardTests",
      "popover": "CardTests",
      "alert": "DialogTests",
      "actionSheet": "DialogTests",
      "rules": "RuleExampleTests: MD-01, MD-02, MD-05, and MD-08 for the one path",
      "tableRows": "the test below",
    ],
    "video": [
      "defaultGravity": "VideoTableTests", "geometry": "ArtworkFitTests",
      "examplesOnIPhoneXLandscape": "VideoTableTests", "bakedPaddingExamples": "VideoTableTests",
      "artwork47andX": "VideoTableTests", "notBars": "RuleExampleTests: SA-12",
    ],
    "targetsAndGrids": [
      "controlSize": "PlatformTableTests", "controlPadding": "PlatformTableTests",
      "visionOS": "PlatformTableTests", "watchOS": "PlatformTableTests",
      "tvOS": "PlatformTableTests", "watchScreensPx": "PlatformTableTests",
      "newerScreensPt": "PlatformTableTests",
    ],
    "autoLayout": [
      "intrinsicSizes": "ControlMetricsTests",
      "priorities": "ConstraintFactsTests",
      "equation": "ConstraintFactsTests",
      "huggingAndCompression": "ConstraintFactsTests",
      "rounding": "not tested: frames are exact, pixels are the drawing's",
      "baselines":
        "AutoLayoutTests: those of texts; what has none has its top and bottom, as saved files show",
      "stackView": "StackViewTests",
      "scrollView": "AutoLayoutTests",
      "autoresizing": "AutoLayoutTests",
    ],
  ]

  /// Topics that are told in one piece.
  static let topics = [
    "meta": "words about the file", "sources": "words about the file",
    "swiftUI": "OracleTests and SwiftUIFactsTests", "lint": "PlatformTableTests",
    "disagreements": "followed as they are settled; the values stand in the other topics",
    "openGaps": "what has no value",
  ]

  @Test func `no part of the facts is forgotten`() {
    guard let bytes = SharedFolder.bytes("data/layout-metrics.json"),
      let root = JSONReader.read(bytes, file: "layout-metrics.json").root
    else { return }
    if case .mapping(let topics) = root.content {
      #expect(Set(topics.map(\.key)) == Set(Self.parts.keys).union(Self.topics.keys))
    }
    for (topic, listed) in Self.parts.sorted(by: { $0.key < $1.key }) {
      guard case .mapping(let entries) = root[topic]?.content else {
        Issue.record("no topic \(topic)")
        continue
      }
      let found = Set(entries.map(\.key)).subtracting(["sources", "note"])
      for part in found.sorted() {
        #expect(listed[part] != nil, "\(topic).\(part) is neither tested nor listed")
      }
      for part in listed.keys.sorted() {
        #expect(found.contains(part), "\(topic).\(part) is listed but gone")
      }
    }
  }

  @Test func `rows of a list are as high as the facts say`() throws {
    guard let bytes = SharedFolder.bytes("data/layout-metrics.json"),
      let rows = JSONReader.read(bytes, file: "layout-metrics.json").root?["modals"]?["tableRows"]
    else { return }
    let text = "\(rows)"
    func height(_ device: String) throws -> Double? {
      try SampleScreen.resolve("content: { list: { rows: 2 }, id: a }", device: device)
        .element("a/0")?.windowFrame.height
    }
    #expect(try height("iphone-8") == 44)
    #expect(try height("iphone-17-pro") == 51.5)
    #expect(text.contains("44"))
    #expect(text.contains("51.5"))
  }
}
