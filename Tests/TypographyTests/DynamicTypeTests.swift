import Foundation
import TestSupport
import Testing
import Typography

/// The tables against the collected facts, which were read off the guidelines' pages.
@Suite struct DynamicTypeTests {
  private func facts() throws -> [String: Any]? {
    guard let bytes = SharedFolder.bytes("data/layout-metrics.json") else { return nil }
    let root = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    return try #require(root?["dynamicType"] as? [String: Any])
  }

  private func category(_ size: TextSize) -> String {
    size.isAccessibility ? size.shortName.uppercased() : size.rawValue
  }

  @Test func `iOS sizes are those of the guidelines in every category`() throws {
    guard let facts = try facts() else { return }
    let ios = try #require(facts["ios"] as? [String: Any])
    let table = try #require(ios["categories"] as? [String: [String: [Double]]])
    let weights = try #require(ios["weight"] as? [String: String])
    for size in TextSize.allCases {
      for style in TextStyle.allCases {
        let found = DynamicType.specification(platform: .ios, style: style, size: size)
        #expect(found.size == table[category(size)]?[style.rawValue]?[0], "\(size) \(style)")
        #expect(found.weight.name == weights[style.rawValue])
        #expect(
          DynamicType.leading(platform: .ios, style: style, size: size)
            == table[category(size)]?[style.rawValue]?[1], "\(size) \(style)")
      }
    }
  }

  @Test func `watchOS sizes are those of the guidelines where there is a row`() throws {
    guard let facts = try facts() else { return }
    let watch = try #require(facts["watchos"] as? [String: Any])
    let table = try #require(watch["categories"] as? [String: [String: [Double]]])
    var checked = 0
    for size in TextSize.allCases {
      guard let row = table[category(size)] else { continue }
      for style in TextStyle.allCases {
        let key = style == .footnote ? "footnote1" : style.rawValue
        guard let wanted = row[key]?[0] else { continue }
        let found = DynamicType.specification(platform: .watch, style: style, size: size)
        #expect(found.size == wanted, "\(size) \(style)")
        checked += 1
      }
    }
    #expect(checked == table.count * 9)
  }

  @Test func `a watch without a row takes the nearest one`() {
    func body(_ size: TextSize) -> Double {
      DynamicType.specification(platform: .watch, style: .body, size: size).size
    }
    #expect(body(.medium) == body(.large))
    #expect(body(.accessibility5) == body(.accessibility3))
  }

  @Test func `tvOS and macOS have the sizes and weights of the guidelines`() throws {
    guard let facts = try facts() else { return }
    let tv = try #require((facts["tvos"] as? [String: Any])?["styles"] as? [String: [Any]])
    let mac = try #require((facts["macos"] as? [String: Any])?["styles"] as? [String: [Double]])
    for style in TextStyle.allCases {
      let onMac = DynamicType.specification(platform: .mac, style: style, size: .large)
      #expect(onMac.size == mac[style.rawValue]?[0])
      guard let row = tv[style == .subheadline ? "subtitle1" : style.rawValue] else { continue }
      let onTV = DynamicType.specification(platform: .tv, style: style, size: .accessibility2)
      #expect(onTV.size == (row[0] as? NSNumber)?.doubleValue)
      #expect(onTV.weight.name == row[2] as? String)
    }
    let headline = DynamicType.specification(platform: .mac, style: .headline, size: .large)
    #expect(headline.weight == .bold)
    let caption = DynamicType.specification(platform: .mac, style: .caption2, size: .large)
    #expect(caption.weight == .medium)
  }

  @Test(arguments: [
    (170.0, TextSize.small), (195, .large), (197, .large), (215, .large), (223, .large),
    (224, .xLarge), (242, .xLarge), (248, .xLarge), (251, .xLarge), (257, .xLarge),
  ])
  func `the default of a watch follows its case size`(height: Double, size: TextSize) {
    #expect(TypePlatform.watch.defaultTextSize(screenHeight: height) == size)
    #expect(TypePlatform.ios.defaultTextSize(screenHeight: height) == .large)
  }
}
