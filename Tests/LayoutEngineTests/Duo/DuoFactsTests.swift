import Foundation
import TestSupport
import Testing

/// Every number and truth value of the fact sheet's twin is held by a test of the engine, or left out for a reason.
struct DuoFactsTests {
  /// Where a part of the twin is tested: the longest prefix of a path counts.
  static let held: [String: String] = [
    "hardware.outer.panelPx": "CatalogFactsTests", "hardware.inner.panelPx": "CatalogFactsTests",
    "hardware.inner.renderPx": "DuoSceneTests: points times scale",
    "hardware.outer.ppi": "CatalogFactsTests", "hardware.inner.ppi": "CatalogFactsTests",
    "hardware.outer.diagonalIn": "CatalogFactsTests",
    "hardware.inner.diagonalIn": "CatalogFactsTests",
    "hardware.appStoreScreenshotPx": "DuoSceneTests: points times scale",
    "displays.outer.orientations": "DuoSceneTests",
    "displays.inner.orientations": "DuoSceneTests",
    "displays.outer.orientations.portrait.navContainerContent": "DuoBarTests",
    "displays.inner.orientations.landscapeLeft.navContainerSafeArea": "DuoBarTests",
    "displays.inner.orientations.landscapeLeft.verticalBarDisabled": "DuoBarTests",
    "displays.inner.orientations.landscapeRight.navContainerSafeArea": "DuoBarTests",
    "displays.inner.orientations.landscapeRight.verticalBarDisabled": "DuoBarTests",
    "displays.inner.orientations.portrait.navContainerSafeArea": "DuoBarTests",
    "displays.inner.orientations.portraitUpsideDown.navContainerSafeArea": "DuoBarTests",
    "displays.outer.orientationHonoursInfoPlist": "MatrixTests",
    "displays.inner.orientationHonoursInfoPlist": "DuoContainerTests, MatrixTests",
    "splitView": "DuoBarTests, DuoCompatibilityTests",
    "compatibility": "DuoCompatibilityTests",
    "poses": "DuoSceneTests",
    "bars.columnWidth": "DuoBarTests", "bars.glyphLineFromEdge": "DuoBarTests",
    "bars.itemSlot": "DuoBarTests",
    "bars.tabCapsule": "DuoBarTests", "bars.uiTabBarFrameInnerLandscape": "DuoBarTests",
    "bars.navBarFrameInnerLandscape": "DuoBarTests",
    "bars.horizontalTabCapsuleInnerPortrait": "DuoBarTests",
    "bars.homeIndicatorInset": "DuoSceneTests",
    "keyboardHeightPt": "KeyboardTests",
    "arrangements": "DuoArrangementTests", "sheets": "CardTests",
  ]

  /// What no test holds, with the reason.
  static let leftOut: [String: String] = [
    "hardware.bodyMm": "millimetres of the body; nothing of a layout depends on them",
    "hardware.outer.diagonalRectIn": "the same diagonal of the whole rectangle",
    "hardware.inner.diagonalRectIn": "the same diagonal of the whole rectangle",
    "hardware.pointsPerInch": "arithmetic on size and density",
    "hardware.simulatorDiffers": "what the simulator says of itself",
    "displays.outer.simulatorScreen": "ids of the simulator",
    "displays.inner.simulatorScreen": "ids of the simulator",
    "hinge": "angles and hinge read-backs: a status is the system's decision",
    "bars.tabCapsule.buttonSize": "the touch area of a tab overlaps its neighbours'; a tab is its "
      + "share of the capsule",
    "bars.tabCapsule.alternative": "the disagreement is settled for 48",
    "bars.statusGlyphs": "second-hand, read off pictures",
    "keyboardHeightPt.innerLandscape": "open: two readings disagree, no height is told",
    "letterbox16x9": "shares of a picture, held where artwork is fitted",
    "letterbox16x9.measuredWithAppPadding": "an app's own padding",
    "bezelArtPt": "second-hand, for drawing only",
    "disagreements": "followed as they are settled; the values stand in the other parts",
    "arrangements.split.innerPortrait.laptopContentRect": "DuoArrangementTests, in window space",
    "splitView.screenX": "DuoBarTests: the origin of the right window",
    "compatibility.preiOS27_SDK": "no frame was measured: it is assumed and said so",
  ]

  private func numbers(
    in value: Any, at path: String, _ visit: (String) -> Void
  ) {
    switch value {
    case let map as [String: Any]:
      for (key, inner) in map {
        numbers(in: inner, at: path.isEmpty ? key : "\(path).\(key)", visit)
      }
    case let list as [Any]: for inner in list { numbers(in: inner, at: path, visit) }
    case is NSNumber: visit(path)
    default: break
    }
  }

  @Test func `every value is held or left out for a reason`() throws {
    guard let bytes = SharedFolder.bytes("data/iphone-duo.json") else { return }
    let root = try JSONSerialization.jsonObject(with: Data(bytes))
    var used: Set<String> = []
    var count = 0
    numbers(in: root, at: "") { path in
      count += 1
      let prefixes = (Array(Self.held.keys) + Array(Self.leftOut.keys)).filter {
        path == $0 || path.hasPrefix($0 + ".")
      }
      guard let longest = prefixes.max(by: { $0.count < $1.count }) else {
        Issue.record("no test holds \(path)")
        return
      }
      used.insert(longest)
    }
    #expect(count > 300)
    // A row that stands for nothing is a mistake in the lists.
    let known = Set(Self.held.keys).union(Self.leftOut.keys)
    let words: Set<String> = [
      "compatibility.preiOS27_SDK", "arrangements.split.innerPortrait.laptopContentRect",
    ]
    for row in known where !used.contains(row) && !words.contains(row) {
      Issue.record("\(row) stands for no number")
    }
  }
}
