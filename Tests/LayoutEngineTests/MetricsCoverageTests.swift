import Foundation
import TestSupport
import Testing

/// Every number and truth value of the facts on metrics is held by a test, or left out for a reason.
///
/// Paths name the keys of the file; rows of a list are one path, and `#1` is the second number of a
/// list of numbers. The longest entry that a path begins with counts.
struct MetricsCoverageTests {
  /// The suite that holds a part.
  static let held: [String: String] = [
    "bars.navigationBar.rows": "BarTableTests", "bars.tabBar.rows": "BarTableTests",
    "bars.toolbar.rows": "BarTableTests", "bars.searchBar.rows": "BarTableTests",
    "bars.statusBar.rows": "MetricsTableTests",
    "safeAreas.rows": "MetricsTableTests",
    "safeAreas.landscapeBottomByOS": "MetricsTableTests",
    "safeAreas.displayFeatures.homeIndicator": "MetricsTableTests",
    "safeAreas.displayFeatures.islandCutout": "CatalogFactsTests",
    "safeAreas.displayFeatures.notch": "CatalogFactsTests",
    "marginsAndGuides.layoutMargins.rows": "MetricsTableTests",
    "marginsAndGuides.rules.items": "MetricsTableTests",
    "marginsAndGuides.systemSpacing.rows": "ConstraintFactsTests",
    "marginsAndGuides.readableContentGuide": "MetricsTableTests",
    "keyboard.rows": "MetricsTableTests",
    "dynamicType.ios": "DynamicTypeTests", "dynamicType.watchos": "DynamicTypeTests",
    "dynamicType.tvos": "DynamicTypeTests", "dynamicType.macos": "DynamicTypeTests",
    "dynamicType.uikitLineHeight": "LabelMetricsTests",
    "dynamicType.singleLineLabelHeight": "LabelMetricsTests",
    "dynamicType.defaultAndMinimumText": "PlatformTableTests",
    "modals.sheet.maximumDetent": "SheetTests", "modals.sheet.detents": "SheetTests",
    "modals.sheet.glassFloating": "SheetTests", "modals.sheet.classicCard": "SheetTests",
    "modals.sheet.chrome": "SheetTests",
    "modals.regularWidth.rows": "CardTests", "modals.popover.rows": "CardTests",
    "modals.alert.rows": "DialogTests", "modals.actionSheet.rows": "DialogTests",
    "modals.tableRows.rows.defaultRow": "MetricsTopicsTests",
    "autoLayout.priorities.values": "ConstraintFactsTests",
    "autoLayout.equation.attributes": "ConstraintFactsTests",
    "autoLayout.huggingAndCompression": "ConstraintFactsTests",
    "autoLayout.intrinsicSizes.rows": "ControlMetricsTests",
    "autoLayout.stackView.defaults": "SwiftUIFactsTests",
    "swiftUI": "SwiftUIFactsTests",
    "video": "VideoTableTests", "video.defaultGravity": "VideoTableTests",
    "targetsAndGrids": "PlatformTableTests",
    "lint.rules": "PlatformTableTests",
  ]

  /// What no test holds, with the reason.
  static let leftOut: [String: String] = [
    "meta": "the version of the file",
    "bars.navigationBar.rows.label.height":
      "read on a Mac, where lengths go to the nearest half; LabelMetricsTests hold the rule",
    "bars.navigationBar.rows.statusBar": "one library's, of low confidence: others hide the bar",
    "bars.tabBar.rows.itemCapsuleHeight": "the mark behind a chosen tab is a matter of drawing",
    "bars.tabBar.rows.titleFontSize": "drawn as the table says; no frame depends on it alone",
    "bars.toolbar.rows.alternatives": "other readings of a height that is not settled",
    "bars.toolbar.rows.platterY": "follows from the height of bar and platter",
    "safeAreas.displayZoom":
      "no axis asks for a zoomed display: insets without sizes, of low confidence",
    "safeAreas.displayFeatures.dynamicIslandExpanded":
      "what the island grows to is no app's layout",
    "keyboard.rows.alternatives": "other readings, settled in the row",
    "dynamicType.tracking": "belongs to the system's typeface, which is not the pinned one",
    "dynamicType.uiFontMetricsBody17": "sizes of a spec's own do not follow the text size",
    "dynamicType.watchos.categories#1":
      "leading is for design: lines of a label are as high as their font",
    "dynamicType.tvos.styles#1":
      "leading is for design: lines of a label are as high as their font",
    "dynamicType.macos.styles#1":
      "leading is for design: lines of a label are as high as their font",
    "dynamicType.visionos": "two titles that no style of the language names; the rest is iOS's",
    "modals.sheet.chrome.dismissVelocity": "motion", "modals.sheet.chrome.dragSlop": "motion",
    "modals.sheet.chrome.grabber.radius": "half the height of a capsule",
    "modals.popover.rows.default": "CardTests hold the width; the height is that of an old screen",
    "modals.alert.rows.accessoryMaxHeight":
      "an accessory beside texts and fields is no part of the language",
    "modals.alert.rows.accessoryRadius":
      "an accessory beside texts and fields is no part of the language",
    "modals.tableRows.rows": "lists of the language have rows and no sections or subtitles",
    "autoLayout.priorities.values.dragThatCanResizeScene":
      "names for windows of a Mac; a rule may write any number",
    "autoLayout.priorities.values.sceneSizeStayPut":
      "names for windows of a Mac; a rule may write any number",
    "autoLayout.priorities.values.dragThatCannotResizeScene":
      "names for windows of a Mac; a rule may write any number",
    "autoLayout.priorities.stackInternal": "how UIKit builds its stacks, not what comes out",
    "autoLayout.equation.relation": "numbers of an interface; a rule writes <=, == and >=",
    "autoLayout.intrinsicSizes.rows.barStyle": "a progress bar in a navigation bar has no kind",
    "autoLayout.intrinsicSizes.rows.insets":
      "of a button's configuration, whose heights are a frame's",
  ]

  private func values(in value: Any, at path: String, _ visit: (String) -> Void) {
    switch value {
    case let map as [String: Any]:
      for (key, inner) in map {
        values(in: inner, at: path.isEmpty ? key : "\(path).\(key)", visit)
      }
    case let list as [Any]:
      for (index, inner) in list.enumerated() {
        values(in: inner, at: inner is NSNumber ? "\(path)#\(index)" : path, visit)
      }
    case is NSNumber: visit(path)
    default: break
    }
  }

  /// Whether an entry stands for a path: the path begins with it, and has its place in a list where it
  /// names one.
  private static func covers(_ entry: String, _ path: String) -> Bool {
    let parts = entry.split(separator: "#")
    let isBelow = [".", "#"].contains { path.hasPrefix(parts[0] + $0) } || path == parts[0]
    return isBelow && (parts.count == 1 || path.hasSuffix("#\(parts[1])"))
  }

  @Test func `every value is held or left out for a reason`() throws {
    guard let bytes = SharedFolder.bytes("data/layout-metrics.json") else { return }
    let root = try JSONSerialization.jsonObject(with: Data(bytes))
    let entries = Set(Self.held.keys).union(Self.leftOut.keys)
    var used: Set<String> = []
    var counts = (held: 0, leftOut: 0)
    values(in: root, at: "") { path in
      let prefixes = entries.filter { Self.covers($0, path) }
      guard let longest = prefixes.max(by: { $0.count < $1.count }) else {
        Issue.record("no test holds \(path)")
        return
      }
      used.insert(longest)
      if Self.held[longest] != nil { counts.held += 1 } else { counts.leftOut += 1 }
    }
    #expect(counts.held > 1150)
    #expect(counts.leftOut < 300)
    let unused = entries.subtracting(used).sorted()
    #expect(unused.isEmpty, "\(unused) stand for no value")
  }

  @Test func `every suite that is named exists`() throws {
    let folder = CommittedFile.root.appending(path: "Tests").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
    for suite in Set(Self.held.values) {
      #expect(files.contains { $0.hasSuffix("/\(suite).swift") }, "\(suite)")
    }
  }
}
